import type { SlotId } from '@weekbord/domain/planner/week/plan-request';
import type { Config } from '../../../platform/config/config.ts';
import type { Workers } from '../../../platform/workers/workers.ts';
import { LastUsed } from '../proposals/last-used.ts';
import type { ThreadPlan, ThreadRequest, ThreadWants } from './plan-in-thread.ts';

/** How many plans are cached. Each takes about ten kilobytes. */
const MOST_PLANS = 40;
/** The cached plans per server config, because servers may have different recipes. */
const plansOf = new WeakMap<Config, LastUsed<ThreadPlan>>();

/**
 * Returns workers that reuse plans, for made-up people: the same request about the shared recipes with the same seed
 * gets the cached plan. Slot ids differ per person, so slots are compared by their order.
 */
export function cachePlans({ workers, config }: Readonly<{ workers: Workers; config: Config }>): Workers {
  const plans = plansOf.get(config) ?? new LastUsed<ThreadPlan>(MOST_PLANS);
  plansOf.set(config, plans);
  return {
    ...workers,
    async run(task, input, until) {
      if (task.name !== 'planInThread') return workers.run(task, input, until);
      return (await planOnce(plans, input as ThreadRequest, (request) =>
        workers.run(task, request as typeof input, until),
      )) as never;
    },
  };
}

async function planOnce(
  plans: LastUsed<ThreadPlan>,
  request: ThreadRequest,
  plan: (request: ThreadRequest) => Promise<unknown>,
): Promise<ThreadWants | ThreadPlan> {
  const { shared, adapted, days, ...rest } = request;
  const ids = [...new Set(days.flatMap(({ slots }) => slots.map(({ id }) => id)))];
  const numbered = days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, id: ids.indexOf(slot.id) })),
  }));
  const key = JSON.stringify([rest, numbered]);
  const known = plans.peek(key);
  if (known !== undefined) return withSlots(plans.keep(key, known), ids);
  const made = (await plan({ ...rest, shared, adapted, days: numbered })) as ThreadWants | ThreadPlan;
  return typeof made === 'string' ? made : withSlots(plans.keep(key, made), ids);
}

/** Returns the plan for the slots with these ids. */
function withSlots({ days, issues, followed }: ThreadPlan, ids: readonly SlotId[]): ThreadPlan {
  const idOf = (number: SlotId): SlotId => ids[Number(number)]!;
  return {
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
  };
}
