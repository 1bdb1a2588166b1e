import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { StayKind } from '@weekbord/domain/diary/undo-replacement';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { ApiError } from '../../../platform/http/errors.ts';
import { type Asking, authorize } from '../../access/access.public.ts';
import { presentDays } from '../days/present-days.ts';
import { replacement } from '../diary.resources.ts';
import { listDays } from '../diary.store.ts';
import { type Kept, REPLACEMENT_KEPT_MS, updateUndone } from './replacements.store.ts';
import { restoreMeals } from './restore-meals.ts';

/** A replaced meal that the planner had chosen. */
type ReplacedMeal = Readonly<{
  id: number;
  /** Undefined if the day was deleted. */
  date: string | undefined;
  moment: MealMoment;
  /** The recipe of a dish, and the servings in it. */
  recipeId: number | undefined;
  servingsOfDish: readonly number[];
  /** The serving of a food that is not part of a dish. */
  servingsAlone: readonly number[];
}>;

type Undone = Readonly<{
  /** Whether the replacement had already been undone, so that nothing changed. */
  wasUndone: boolean;
  /** The number of meal moments whose earlier meals were restored. */
  broughtBack: number;
  /** The moments that stay as they are, and why, oldest first. */
  stayed: readonly Readonly<{ kind: StayKind; date: string; meal_moment: MealMoment }>[];
  calendarDays: CalendarDay[];
}>;

/**
 * Restores the meals that a replacement removed, and removes their replacements if these are untouched. The
 * replacement is one that the caller may access and that is recent enough. `refused` returns which of the planner's
 * meals must not be restored, with the cause.
 */
export async function undoReplacement(
  ctx: Asking,
  id: number,
  refused: (personId: number, meals: readonly ReplacedMeal[]) => Promise<ReadonlyMap<number, StayKind>>,
): Promise<Undone> {
  const { db, now, locale } = ctx;
  const row = await authorize(ctx, replacement, id);
  if (row.made_at.getTime() <= now.getTime() - REPLACEMENT_KEPT_MS) throw new ApiError('not_found');
  const { person_id: personId, made_at: madeAt, kept } = row;
  const days = await listDays(db, personId, row.day_ids);
  const dateOf = new Map(days.map((day) => [day.id, day.date]));
  const calendarDays = () => presentDays(db, personId, days, locale);
  if (kept === null) return { wasUndone: true, broughtBack: 0, stayed: [], calendarDays: await calendarDays() };
  const causes = await refused(personId, plannersMeals(kept, dateOf));
  const { back, stayed } = await restoreMeals(db, { personId, madeAt, kept, refused: causes });
  await updateUndone(db, row, now);
  return {
    wasUndone: false,
    broughtBack: back.filter(({ items }) => items.length > 0).length,
    stayed: stayed
      .map(({ place: { dayId, moment }, kind }) => ({ kind, date: dateOf.get(dayId)!, meal_moment: moment }))
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    calendarDays: await calendarDays(),
  };
}

function plannersMeals({ items, meals, lines, foods }: Kept, dateOf: ReadonlyMap<number, string>): ReplacedMeal[] {
  const recipeOf = new Map(meals.map(({ id, recipe_template_id: recipeId }) => [id, recipeId]));
  const planners = items.filter((item) => item.planned_by === 'PLANNER');
  return planners.map(({ id, calendar_day_id: dayId, meal_moment: moment, ...item }) => ({
    id,
    date: dateOf.get(dayId),
    moment,
    recipeId: recipeOf.get(item.recipe_meal_id ?? 0),
    servingsOfDish: lines.filter((line) => line.recipe_meal_id === item.recipe_meal_id).map((line) => line.serving_id),
    servingsAlone: foods.filter((food) => food.id === item.single_food_meal_id).map((food) => food.serving_id),
  }));
}
