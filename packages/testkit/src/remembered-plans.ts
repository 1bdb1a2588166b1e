import { createHash } from 'node:crypto';
import type { ThreadPlan, ThreadRequest, ThreadWants } from '@weekbord/api/modules/planner/auto-plan/plan-in-thread';
import type { Workers } from '@weekbord/api/platform/workers/workers';
import type { SlotId } from '@weekbord/domain/planner/week/plan-request';

type Planned = (request: ThreadRequest) => ThreadWants | ThreadPlan;

/** The plans made in this thread, keyed by all their inputs. */
const plans = new Map<string, ThreadPlan>();
const hashes = new WeakMap<readonly object[], string>();

/**
 * Plans a test's starting point, in this thread. Most tests start from the same answers, and the same request gives the
 * same plan, so a plan is searched for only once. Slots are compared by their order, because their ids differ between
 * databases.
 */
export const rememberedPlans: Workers = {
  async run(task, input) {
    const { [task.name]: planned } = (await import(task.module.href)) as Record<string, Planned>;
    return plan(planned!, input as ThreadRequest) as never;
  },
  stop: async () => undefined,
};

function plan(planned: Planned, request: ThreadRequest): ThreadWants | ThreadPlan {
  const { shared, days, ...rest } = request;
  // A version alone does not identify a catalogue, because tests create their own catalogues.
  if (shared === null) return 'recipes-wanted';
  const ids = [...new Set(days.flatMap(({ slots }) => slots.map(({ id }) => id)))];
  const numbered = days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, id: ids.indexOf(slot.id) })),
  }));
  const key = `${hashOf(shared)} ${JSON.stringify([rest, numbered])}`;
  const known = plans.get(key);
  if (known !== undefined) return named(known, ids);
  const made = planned({ ...rest, shared, days: numbered });
  if (typeof made === 'string') return made;
  plans.set(key, made);
  return named(made, ids);
}

function named({ days, issues, followed }: ThreadPlan, ids: readonly SlotId[]): ThreadPlan {
  const idOf = (number: SlotId): SlotId => ids[Number(number)]!;
  return structuredClone({
    days: days.map((day) => ({
      ...day,
      items: day.items.map((item) => ({
        ...item,
        slotId: idOf(item.slotId),
        ...(item.leftoverOf && { leftoverOf: { ...item.leftoverOf, slotId: idOf(item.leftoverOf.slotId) } }),
      })),
    })),
    issues: issues.map((issue) => (issue.slotId === undefined ? issue : { ...issue, slotId: idOf(issue.slotId) })),
    followed,
  });
}

function hashOf(recipes: readonly object[]): string {
  const hash = hashes.get(recipes) ?? createHash('sha256').update(JSON.stringify(recipes)).digest('hex');
  hashes.set(recipes, hash);
  return hash;
}
