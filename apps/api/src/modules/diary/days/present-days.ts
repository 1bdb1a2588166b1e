import type { CalendarDay, CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import { isSideItem } from '@weekbord/domain/planner/side-dishes/side-items';
import { mealMomentOrder } from '@weekbord/domain/slots/meal-moments';
import type { Language } from '@weekbord/domain/languages/languages';
import { describeReason } from '@weekbord/phrases/plan-reasons';
import type { MealColumns } from '@weekbord/domain/diary/calendar-items';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type MealKey, mealKeyOf } from '../meals/meals.store.ts';
import type { MealRow } from '../meals/recipe/recipe-meals.store.ts';
import { COOKED_ALONE, type Cooking, presentCooking, readBatches } from '../batches/batches.ts';
import { presentMeals, type ReadBefore } from '../meals/present-meals.ts';
import { presentQuickAddMeals, presentSingleFoodMeals } from '../meals/plain-meals.ts';
import { type DayRow, isOfRecipe, type ItemRow, type ItemWithMealRow, listItems } from '../diary.store.ts';

type Db = Kysely<Tables>;

/** Returns items as the contract shows them, in the order of the day's moments, with side dishes after main dishes. */
export async function presentItems(
  db: Db,
  personId: number,
  items: readonly ItemWithMealRow[],
  locale: Language,
  read?: ReadBefore,
): Promise<CalendarItem[]> {
  const [meals, batches] = await Promise.all([
    presentMealsOf(db, personId, items, locale, read),
    readBatches(db, personId, items, locale),
  ]);
  return items
    .map((item) => presentItem(item, withBatch(item, meals(mealKeyOf(item)), batches), locale))
    .toSorted(
      (a, b) =>
        mealMomentOrder(a.meal_moment) - mealMomentOrder(b.meal_moment) ||
        Number(isSideItem(a)) - Number(isSideItem(b)) ||
        a.id - b.id,
    );
}

/** Returns a meal with its batch, or as leftovers to reheat. */
function withBatch(item: ItemWithMealRow, meal: PresentedMeal, batches: Batches): PresentedMeal {
  if (meal.content_type !== 'recipemeal' || batches.size === 0) return meal;
  return { ...meal, ...presentCooking(item, batches, meal.meal.recipe_template.kcal) };
}
type Batches = Awaited<ReturnType<typeof readBatches>>;

/** Returns an item with its meal as the contract shows it. */
export function presentItem<Meal extends PresentedMeal>(
  item: Omit<ItemRow, 'person_id' | 'leftover_of' | keyof MealColumns>,
  meal: Meal,
  locale: Language,
) {
  const nameOfFood = (food: number) =>
    meal.content_type === 'recipemeal'
      ? meal.meal.ingredients.find(({ suggested_serving: serving }) => serving.food === food)?.name
      : undefined;
  return {
    id: item.id,
    meal_slot: item.meal_slot_id,
    meal_moment: item.meal_moment,
    ...meal,
    calendar_day: item.calendar_day_id,
    status: item.status,
    planned_by: item.planned_by,
    locked: item.locked,
    skipped: item.skipped,
    reason: describeReason(item.reason, nameOfFood, locale),
    modified: item.modified_at.toISOString(),
  };
}

type PresentedMeal =
  | (Pick<ItemOf<'recipemeal'>, Told> & Cooking)
  | Pick<ItemOf<'singlefoodmeal'>, Told>
  | Pick<ItemOf<'quickaddmeal'>, Told>;
type Told = 'content_type' | 'object_id' | 'meal';

/** Returns the meals of the given items, by their keys. */
async function presentMealsOf(
  db: Db,
  personId: number,
  items: readonly ItemWithMealRow[],
  locale: Language,
  read: ReadBefore | undefined,
): Promise<(key: MealKey) => PresentedMeal> {
  const idsOf = (column: keyof MealColumns) => items.map((item) => item[column]).filter((id) => id !== null);
  const [dishes, foods, numbers] = await Promise.all([
    presentMeals(db, personId, items.flatMap(recipeMealOf), locale, read),
    presentSingleFoodMeals(db, personId, idsOf('single_food_meal_id'), locale),
    presentQuickAddMeals(db, personId, idsOf('quick_add_meal_id')),
  ]);
  return ({ kind, id }) => {
    switch (kind) {
      case 'recipemeal':
        return { content_type: kind, object_id: id, meal: dishes.get(id)!, ...COOKED_ALONE };
      case 'singlefoodmeal':
        return { content_type: kind, object_id: id, meal: foods.get(id)! };
      case 'quickaddmeal':
        return { content_type: kind, object_id: id, meal: numbers.get(id)! };
    }
  };
}

/** Returns the recipe meal of an item, from the item's row. */
function recipeMealOf(item: ItemWithMealRow): MealRow[] {
  return isOfRecipe(item) ? [{ ...item, id: item.recipe_meal_id }] : [];
}

/** Returns days of one person with their meals, in a fixed number of queries, or fewer if `read` has their content. */
export async function presentDays(
  db: Db,
  personId: number,
  days: readonly DayRow[],
  locale: Language,
  read: ReadBefore & Readonly<{ items?: readonly ItemWithMealRow[] }> = {},
): Promise<CalendarDay[]> {
  if (days.length === 0) return [];
  const ids = days.map(({ id }) => id);
  const rows = read.items ?? (await listItems(db, personId, ids));
  const items = Map.groupBy(await presentItems(db, personId, rows, locale, read), (item) => item.calendar_day);
  return days.map((day) => ({
    id: day.id,
    user: day.person_id,
    date: day.date,
    note: day.note,
    calendar_items: items.get(day.id) ?? [],
  }));
}
