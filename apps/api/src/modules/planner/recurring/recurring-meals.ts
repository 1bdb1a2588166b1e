import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { kindOfMeal } from '@weekbord/domain/diary/calendar-items';
import {
  clashingWeekdays,
  MAX_RECURRING_MEALS,
  offeredDates,
} from '@weekbord/domain/planner/recurring/recurring-meals';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../../access/access.public.ts';
import { calendarItem, copyToKeep, dropReasons } from '../../diary/diary.public.ts';
import type { DatedItem } from '../auto-plan/build-plan-request.ts';
import { presentSaved, withFacts } from '../templates/saved-meals.ts';
import { recurringMeal } from '../planner.resources.ts';
import { existingOn } from '../copying/place-copies.ts';
import { decidePlacement, type Decision, presentPreview, placeSavedMeals } from '../templates/place-saved-meals.ts';
import {
  deleteRecurring,
  insertRecurring,
  listRecurring,
  type RecurringRow,
  updateRecurring,
} from './recurring-meals.store.ts';

type Ctx = Pick<Context, 'db' | 'locale'>;
type RecurringMeal = Answered<Endpoints['createRecurringMeal']>;

export const listRecurringMeals: Operation<Endpoints['listRecurringMeals']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const rows = await listRecurring(ctx.db, personId);
  const { limit, offset } = pageWindow(ctx.query);
  const page = await present(ctx, personId, rows.slice(offset, offset + limit));
  return paginate(ctx, { count: rows.length, rows: page });
};

export const createRecurringMeal: Operation<Endpoints['createRecurringMeal']> = async (ctx) => {
  const { db, body, now } = ctx;
  const item = await authorizeReference(ctx, calendarItem, 'calendar_item', body.calendar_item);
  const personId = item.person_id;
  const others = await listRecurring(db, personId);
  if (others.length >= MAX_RECURRING_MEALS) throw new FieldError([{ path: [], code: 'recurring_full' }]);
  const wanted = { ...item, weekdays: body.weekdays };
  checkClash(wanted, others);
  const [copy] = await copyToKeep(ctx, personId, [item]);
  const row = await insertRecurring(db, {
    person_id: personId,
    meal_moment: item.meal_moment,
    weekdays: body.weekdays,
    created_at: now,
    ...copy!,
  });
  return presentOne(ctx, row);
};

export const updateRecurringMeal: Operation<Endpoints['updateRecurringMeal']> = async (ctx) => {
  const { db, body } = ctx;
  const row = await authorize(ctx, recurringMeal, ctx.params.id);
  const { weekdays = row.weekdays, paused = row.paused } = body;
  const others = (await listRecurring(db, row.person_id)).filter(({ id }) => id !== row.id);
  checkClash({ ...row, weekdays }, others);
  const changed = await updateRecurring(db, row, { weekdays, paused });
  await dropReasons(db, row.person_id, { recurringId: row.id });
  return presentOne(ctx, changed);
};

export const deleteRecurringMeal: Operation<Endpoints['deleteRecurringMeal']> = async (ctx) => {
  const row = await authorize(ctx, recurringMeal, ctx.params.id);
  await deleteRecurring(ctx.db, row);
  await dropReasons(ctx.db, row.person_id, { recurringId: row.id });
};

export const previewRecurringMeal: Operation<Endpoints['previewRecurringMeal']> = async (ctx) => {
  const row = await authorize(ctx, recurringMeal, ctx.params.id);
  const decision = await decide(ctx, row, { start_date: ctx.query.start_date });
  return presentPreview(ctx, row.person_id, decision);
};

export const planRecurringMeal: Operation<Endpoints['planRecurringMeal']> = async (ctx) => {
  const row = await authorize(ctx, recurringMeal, ctx.params.id);
  if (row.paused) throw new FieldError([{ path: [], code: 'recurring_paused' }]);
  const decision = await decide(ctx, row, ctx.body);
  return placeSavedMeals(ctx, row.person_id, decision, {
    plannedBy: 'PLANNER',
    reasonOn: (date) => ({ kind: 'EVERY_WEEK', date, recurring: row.id }),
  });
};

/**
 * Returns the outcome for a recurring meal on the next days; nothing if the meal is already there or is paused. A food
 * or a quick add does not replace a dish, and other recurring meals stay next to the added one.
 */
async function decide(
  ctx: Ctx,
  row: RecurringRow,
  {
    start_date: start,
    replaceable_item_ids: replaceable,
  }: { start_date: string; replaceable_item_ids?: number[] | undefined },
): Promise<Decision> {
  const { person_id: personId, meal_moment: moment } = row;
  const [meal] = await withFacts(ctx.db, personId, [row], ctx.locale);
  const dates = row.paused ? [] : offeredDates(row.weekdays, start);
  const existing = await existingOn(ctx, personId, { dates });
  const facts = await withFacts(ctx.db, personId, existing, ctx.locale);
  const isThere = (date: string) =>
    facts.some(
      (one) =>
        one.date === date &&
        one.meal_moment === moment &&
        kindOfMeal(one) === kindOfMeal(row) &&
        one.name === meal!.name &&
        one.recipe_template_id === meal!.recipe_template_id &&
        (row.quick_add_meal_id === null || one.kcal === meal!.kcal),
    );
  const staysAlongside = ({ recipe_meal_id: dish, reason }: DatedItem) =>
    row.recipe_meal_id === null || (dish === null && reason?.kind === 'EVERY_WEEK');
  const wanted = dates.filter((date) => !isThere(date)).map((date) => ({ ...meal!, date, leftover_of: null }));
  return decidePlacement(ctx, { personId, replaceable, staysAlongside }, wanted);
}

type When = Pick<RecurringRow, 'meal_moment' | 'weekdays' | 'recipe_meal_id'>;

function checkClash(wanted: When, others: readonly When[]): void {
  const recurring = ({ meal_moment, weekdays, recipe_meal_id: dish }: When) => ({
    meal_moment,
    weekdays,
    isDish: dish !== null,
  });
  const clashes = others.some((other) => clashingWeekdays(recurring(wanted), recurring(other)).length > 0);
  if (clashes) throw new FieldError({ weekdays: 'recurring_taken' });
}

async function presentOne(ctx: Ctx, row: RecurringRow): Promise<RecurringMeal> {
  const [presented] = await present(ctx, row.person_id, [row]);
  return presented!;
}

async function present({ db, locale }: Ctx, personId: number, rows: readonly RecurringRow[]): Promise<RecurringMeal[]> {
  return (await withFacts(db, personId, rows, locale)).map((meal) => ({
    id: meal.id,
    user: personId,
    weekdays: meal.weekdays,
    paused: meal.paused,
    recipe: meal.recipe_template_id,
    ...presentSaved(meal),
  }));
}
