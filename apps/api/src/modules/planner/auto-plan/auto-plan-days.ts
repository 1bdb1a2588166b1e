import type { Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorizePerson } from '../../access/access.public.ts';
import type { PersonsWeek } from '../../plans/plans.public.ts';
import { autoPlan, fillDays } from './auto-plan.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';

export const autoPlanDay: Operation<Endpoints['autoPlanDay']> = async (ctx) => {
  const { date, meal_slot_ids: slotIds, seed, user } = ctx.body;
  const personId = await authorizePerson(ctx, user);
  const {
    calendar_days: days,
    planning_issues,
    kept,
    undo_id,
  } = await fillDays(ctx, {
    personId,
    dates: [date],
    seed,
    filling: ({ week }) => {
      if (slotIds !== undefined) checkSlots(week, date, slotIds);
      return { replacesPlanned: true, slotIds: slotIds === undefined ? undefined : new Set(slotIds) };
    },
  });
  return { ...days[0]!, planning_issues, kept, undo_id };
};

/** Rejects slots that the person's plan does not have on that date. */
function checkSlots(week: PersonsWeek, date: string, slotIds: readonly number[]): void {
  const has = (slots: readonly { id: number }[], id: number) => slots.some((slot) => slot.id === id);
  for (const id of slotIds) {
    if (has(week[weekdayOf(date)].slots, id)) continue;
    const isTheirs = Object.values(week).some(({ slots }) => has(slots, id));
    throw new FieldError({ meal_slot_ids: isTheirs ? 'slot_not_in_plan' : 'does_not_exist' });
  }
}

export const autoPlanDays: Operation<Endpoints['autoPlanDays']> = async (ctx) => {
  const { body } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  return autoPlan(ctx, {
    personId,
    start: body.start_date_inclusive,
    days: body.num_days,
    seed: body.seed,
    deleteExisting: body.delete_existing_plans,
  });
};
