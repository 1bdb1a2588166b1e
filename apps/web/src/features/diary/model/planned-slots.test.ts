import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { expect, it } from 'vitest';
import type { DayView, SlotView } from './day-view.ts';
import { likelySlot, plannedSlots } from './planned-slots.ts';

const moments: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'];
const views = moments.map((moment, at) => ({ key: moment, moment, slot: { id: at + 1 }, items: [] }));
const stray = { key: 'stray', moment: 'SNACK', slot: null, items: [] };
const slots = plannedSlots({ slots: [...views, stray] as unknown as readonly SlotView[] } as DayView);

it('offers the meal moments of the plan, and no others', () => {
  expect(slots.map(({ moment }) => moment)).toEqual(moments);
  expect(plannedSlots(undefined)).toEqual([]);
});

it.each([
  [null, ['DINNER', 'LUNCH'], false, 'LUNCH'],
  [null, ['SNACK'], false, 'AFTERNOON_SNACK'],
  ['DINNER', ['BREAKFAST'], false, 'DINNER'],
  ['LATE_SNACK', ['DINNER'], false, 'DINNER'],
  [null, [], false, 'BREAKFAST'],
  [null, ['LUNCH', 'DINNER', 'SNACK'], true, 'AFTERNOON_SNACK'],
  [null, ['DINNER'], true, 'DINNER'],
] as const)('with the moment %j chosen, a recipe for %j (side dish: %j) goes to %s', (...wish) => {
  const [chosen, meals, isSide, moment] = wish;
  expect(likelySlot(slots, { chosen, served: { meals, isSide } })?.moment).toBe(moment);
});

it('finds no moment on a day that has none', () => {
  expect(likelySlot([], { chosen: null, served: { meals: ['LUNCH'], isSide: false } })).toBeUndefined();
});
