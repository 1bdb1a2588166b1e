import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { kindOfMeal } from '@weekbord/domain/diary/calendar-items';
import { canCopyDay, copyDay, type Copying, copyToMoment } from '@weekbord/domain/diary/copy-meals';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorizePerson, authorizeReference } from '../../access/access.public.ts';
import { calendarDay, listItemsBetween, presentDays, removeUntouchedMeals } from '../../diary/diary.public.ts';
import type { DatedItem } from '../auto-plan/build-plan-request.ts';
import { findForbidden, presentLeftOut } from '../auto-plan/left-out-meals.ts';
import { checkMayCopy } from './may-copy.ts';
import { putCopies, type Existing, existingOn } from './place-copies.ts';

type Ctx = Context<Endpoints['copyMealsFromDate'] | Endpoints['copyMealsToMealMoment']>;
type CopiedDay = Answered<Endpoints['copyMealsFromDate']>;

export const copyMealsFromDate: Operation<Endpoints['copyMealsFromDate']> = async (ctx) => {
  const { db, body } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  const from = await dayOf(ctx, personId, 'from_calendar_day_id', body.from_calendar_day_id);
  await checkMayCopy(db, personId);
  if (from.date === body.to_date) throw new FieldError({ to_date: 'copy_onto_itself' });
  const meals = await mealsOf(ctx, personId, from.date);
  if (!canCopyDay(meals)) throw nothingToCopy();
  const to = { personId, date: body.to_date };
  return copy(ctx, { to, meals, momentOf: ({ meal_moment: moment }) => moment, decide: copyDay });
};

export const copyMealsToMealMoment: Operation<Endpoints['copyMealsToMealMoment']> = async (ctx) => {
  const { db, body } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  const from = await dayOf(ctx, personId, 'from_calendar_day_id', body.from_calendar_day_id);
  const to = await dayOf(ctx, personId, 'to_calendar_day', body.to_calendar_day);
  await checkMayCopy(db, personId);
  const { meal_moment: moment, from_meal_moment: fromMoment = moment, calendar_item_ids: ids } = body;
  const inDay = await mealsOf(ctx, personId, from.date);
  if (ids?.some((id) => !inDay.some((item) => item.id === id))) {
    throw new FieldError({ calendar_item_ids: 'does_not_exist' });
  }
  const chosen = inDay.filter((item) => ids?.includes(item.id) ?? item.meal_moment === fromMoment);
  if (chosen.length === 0) throw nothingToCopy();
  const meals = chosen.filter((item) => from.id !== to.id || item.meal_moment !== moment);
  if (meals.length === 0) throw new FieldError({ to_calendar_day: 'copy_onto_itself' });
  return copy(ctx, {
    to: { personId, date: to.date },
    meals,
    momentOf: () => moment,
    decide: (copied, existing) => copyToMoment(copied, existing, moment),
  });
};

export const removeCopies: Operation<Endpoints['removeCopies']> = async (ctx) => {
  const { db, body, locale } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  const seen = body.items.map(({ id, modified }) => ({ id, modified: new Date(modified) }));
  const { count, days } = await removeUntouchedMeals(db, personId, seen);
  return { calendar_days: await presentDays(db, personId, days, locale), removed_count: count };
};

/** Returns the day of the person named in `field` of a body. */
async function dayOf(ctx: Ctx, personId: number, field: string, id: number) {
  const day = await authorizeReference(ctx, calendarDay, field, id);
  if (day.person_id !== personId) throw new FieldError({ [field]: 'does_not_exist' });
  return day;
}

type Meal = DatedItem & Readonly<{ content_type: string; isDish: boolean }>;

async function mealsOf({ db }: Ctx, personId: number, date: string): Promise<Meal[]> {
  const items = await listItemsBetween(db, personId, date, date);
  return items.map((item) => {
    const kind = kindOfMeal(item);
    return { ...item, content_type: kind, isDish: kind === 'recipemeal' };
  });
}

function nothingToCopy(): FieldError {
  return new FieldError([{ path: [], code: 'no_meals_to_copy' }]);
}

interface Wanted {
  readonly to: Readonly<{ personId: number; date: string }>;
  readonly meals: readonly Meal[];
  readonly momentOf: (meal: Meal) => MealMoment;
  readonly decide: (meals: readonly Meal[], existing: readonly Existing[]) => Copying<Meal, Existing>;
}

/** Copies the meals that the person may still eat: each on the same plate, planned, and as the person's own choice. */
async function copy(ctx: Ctx, { to: { personId, date }, meals, momentOf, decide }: Wanted): Promise<CopiedDay> {
  const { db, body, locale } = ctx;
  const forbidden = await findForbidden(db, personId, meals);
  const allowed = meals.filter(({ id }) => !forbidden.has(id));
  const asked = { dates: [date], replaceable: body.replaceable_item_ids };
  const { copied, replaced, kept } = decide(allowed, await existingOn(ctx, personId, asked));
  const coming = copied.map((meal) => ({ meal, date, moment: momentOf(meal) }));
  const put = { dates: [date], coming, plannedBy: 'PERSON', replaced } as const;
  const { days, ids, replacedCount, undoId } = await putCopies(ctx, personId, put);
  const leftOut = meals.filter(({ id }) => forbidden.has(id));
  const [day] = await presentDays(db, personId, days, locale);
  return {
    ...day!,
    copied_items: [...ids],
    replaced_count: replacedCount,
    undo_id: undoId,
    left_out: await presentLeftOut(ctx, personId, leftOut, forbidden),
    kept_moments: [...kept],
  };
}
