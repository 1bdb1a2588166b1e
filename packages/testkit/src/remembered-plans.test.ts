import {
  planInThread,
  type ThreadPlan,
  type ThreadRequest,
} from '@weekbord/api/modules/planner/auto-plan/plan-in-thread';
import { makeCatalogue } from '@weekbord/domain/planner/catalogue/synthetic-catalogue.test-support';
import { makePersonas } from '@weekbord/domain/planner/week/synthetic-personas.test-support';
import { expect, it } from 'vitest';
import { rememberedPlans } from './remembered-plans.ts';
import { countSearches } from './remembered-plans.test-support.ts';

const module = new URL('./remembered-plans.test-support.ts', import.meta.url);
const recipes = makeCatalogue(80, 5);
const [persona, other] = makePersonas(2, 7);

function requestOf(by: NonNullable<typeof persona>, firstId: number, shared = recipes): ThreadRequest {
  const { seed, iterations, days, ...preferences } = by.request(shared, { iterations: 20 });
  const numbers = new Map<unknown, number>();
  for (const { slots } of days) for (const { id } of slots) numbers.set(id, numbers.get(id) ?? firstId + numbers.size);
  const named = days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, id: numbers.get(slot.id)! })),
  }));
  return {
    version: 'one',
    eater: '',
    adapted: null,
    own: [],
    shared,
    preferences,
    seed,
    iterations: iterations!,
    days: named,
  };
}

const remembered = (request: ThreadRequest) =>
  rememberedPlans.run<ThreadRequest, ThreadPlan>({ module, name: 'countedPlan' }, request);

it('a remembered plan equals the plan that a search would find, for any slot ids, and is searched for only once', async () => {
  for (const firstId of [1, 700, 40]) {
    const request = requestOf(persona!, firstId);
    const plan = await remembered(request);
    expect(plan).toEqual(planInThread(request));
    expect(plan.days.flatMap(({ items }) => items).length).toBeGreaterThan(10);
  }
  expect(countSearches()).toBe(1);
});

it('different answers, or different recipes under the same version, are planned again', async () => {
  await remembered(requestOf(persona!, 1));
  const before = countSearches();
  const request = requestOf(other!, 1);
  expect(await remembered(request)).toEqual(planInThread(request));
  await remembered(requestOf(persona!, 1, recipes.slice(1)));
  expect(countSearches()).toBe(before + 2);
});
