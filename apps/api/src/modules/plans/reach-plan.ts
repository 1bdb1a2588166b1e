import type { Actor } from '../../platform/http/actor.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { type Reaching, recordReach, visibleTo } from '../access/access.public.ts';
import {
  type DayPlanRow,
  findDayPlan,
  findSlot,
  findWeeklyPlan,
  type SlotRow,
  type WeeklyPlanRow,
} from './plans.store.ts';

type Asking = Reaching & { readonly actor: Actor };

async function within<Row extends { person_id: number }>(ctx: Asking, row: Row | undefined): Promise<Row> {
  if (row === undefined) throw new ApiError('not_found');
  await recordReach(ctx, row.person_id);
  return row;
}

/** The day plan of this id; a foreign one does not exist. */
export async function reachDayPlan(ctx: Asking, id: number): Promise<DayPlanRow> {
  return within(ctx, await findDayPlan(ctx.db, id, visibleTo(ctx.actor)));
}

/** The meal slot of this id; a foreign one does not exist. */
export async function reachSlot(ctx: Asking, id: number): Promise<SlotRow> {
  return within(ctx, await findSlot(ctx.db, id, visibleTo(ctx.actor)));
}

/** The weekly plan of this id; a foreign one does not exist. */
export async function reachWeeklyPlan(ctx: Asking, id: number): Promise<WeeklyPlanRow> {
  return within(ctx, await findWeeklyPlan(ctx.db, id, visibleTo(ctx.actor)));
}

/** The day plan that a body names in a field: one that the caller may see, and of the person where one is given. */
export async function referredDayPlan(
  ctx: Asking,
  reference: { field: string; id: number; personId?: number },
): Promise<DayPlanRow> {
  const plan = await findDayPlan(ctx.db, reference.id, visibleTo(ctx.actor));
  if (plan === undefined || (reference.personId !== undefined && plan.person_id !== reference.personId)) {
    throw new FieldError({ [reference.field]: 'does_not_exist' });
  }
  await recordReach(ctx, plan.person_id);
  return plan;
}
