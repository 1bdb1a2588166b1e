import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { assignDays, type DaysOfWeek, wholeWeekOf } from '@weekbord/domain/plans/plan-days';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { findIntake } from '../intake/intake.public.ts';
import { refuseDays } from './refuse-days.ts';
import {
  areSameSlots,
  changeDayPlan,
  changePlan,
  findDayPlanOf,
  findWeekOf,
  type PlanWriting,
  presentWeeklyPlanOf,
  saveWeek,
  type SlotFigures,
} from '../plans/plans.public.ts';

type Answer = Answered<Endpoints['saveNutritionPlan']>;

/** The person's records are locked from the start, so that the state compared is the state overwritten. */
export const saveNutritionPlan: Operation<Endpoints['saveNutritionPlan']> = async (ctx): Promise<Answer> => {
  const { db, body, now } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  const intake = await findIntake(db, personId);
  if (intake === undefined) throw new FieldError({ user: 'missing_for_energy' });
  const planId = body.nutrition_day_plan;
  const known = planId === null ? null : await findDayPlanOf(db, personId, planId);
  if (known === undefined) throw new FieldError({ nutrition_day_plan: 'does_not_exist' });
  refuseDays(intake, [body.meals], {
    field: 'meals',
    maker: ctx.actor.id === personId ? 'PERSON' : 'COACH',
    now,
  });
  const week = await findWeekOf(db, personId);
  const dayIds = week && (Object.fromEntries(WEEKDAYS.map((day) => [day, week[day].dayPlanId])) as DaysOfWeek);
  const isAsRead = isSameWeek(dayIds, body.read.week) && haveSameMeals(known?.slots ?? null, body.read.meals);
  if (!isAsRead) throw new ApiError('version_conflict');
  const saved = { id: planId, personId, name: body.name, slots: body.meals, now };
  const change = async (writing: PlanWriting) => {
    const id = await changeDayPlan(writing, saved);
    await saveWeek(writing, personId, dayIds === null ? wholeWeekOf(id) : assignDays(dayIds, id, body.days));
  };
  await changePlan(ctx, personId, change, {
    reason: body.reason,
    fieldsOf: () => [['meals']],
  });
  const answer = await presentWeeklyPlanOf(db, personId);
  if (answer === null) throw new Error('the saved plan was not found');
  return answer;
};

function isSameWeek(one: DaysOfWeek | null, other: DaysOfWeek | null): boolean {
  if (one === null || other === null) return one === other;
  return WEEKDAYS.every((day) => one[day] === other[day]);
}

function haveSameMeals(ones: readonly SlotFigures[] | null, others: readonly SlotFigures[] | null): boolean {
  return ones === null || others === null ? ones === others : areSameSlots(ones, others);
}
