import { addUpFoods, type FoodTotal } from '@weekbord/domain/groceries/add-up-foods';
import { aisleOfFood, type ShelvedFood } from '@weekbord/domain/groceries/aisle-of-food';
import { nameOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Context } from '../../platform/http/context.ts';
import { listFoods, type MealNote } from './groceries.store.ts';
import { type Counted, listNeeds, type NeedRow } from './needed-amounts.store.ts';

type Db = Context['db'];

/** The needs of the meals on a list, and the ids of these meals. */
export interface Needs {
  readonly totals: readonly FoodTotal<MealNote>[];
  readonly mealIds: number[];
}

/** Returns what is needed by the uneaten meals on the given dates, and by the meals counted before, eaten or not. */
export async function countNeeds(db: Db, personId: number, counted: Counted): Promise<Needs> {
  return needsOf(await listNeeds(db, personId, counted));
}

/** Like `countNeeds`, for several lists of a person at once, in the same order. */
export async function countNeedsOfLists(db: Db, personId: number, lists: readonly Counted[]): Promise<Needs[]> {
  if (lists.length === 0) return [];
  const rows = await listNeeds(db, personId, {
    from: lists.map(({ from }) => from).toSorted()[0]!,
    to: lists
      .map(({ to }) => to)
      .toSorted()
      .at(-1)!,
    mealIds: lists.flatMap(({ mealIds }) => mealIds),
  });
  return lists.map(({ from, to, mealIds }) => {
    const known = new Set(mealIds);
    const isCounted = (row: NeedRow) => row.is_planned || known.has(row.item_id);
    return needsOf(rows.filter((row) => row.cooked_on >= from && row.cooked_on <= to && isCounted(row)));
  });
}

function needsOf(rows: readonly NeedRow[]): Needs {
  const meals = new Map<number, MealNote>();
  for (const [id, lines] of Map.groupBy(rows, ({ item_id: item }) => item)) meals.set(id, noteOf(lines));
  const needs = rows.map(({ food_id: foodId, grams, item_id: id }) => ({ foodId, grams, meal: meals.get(id)! }));
  return { totals: addUpFoods(needs), mealIds: [...meals.keys()] };
}

/** Returns the note of a meal, with the name of its version derived from its lines. */
function noteOf(lines: readonly NeedRow[]): MealNote {
  const { date, meal_moment, name_en, name_nl } = lines[0]!;
  const swapped = lines.filter(({ from_en: from }) => from !== null);
  if (swapped.length === 0) return { date, meal_moment, name_en, name_nl };
  const english = swapped.map(({ from_en: from, to_en: to }) => ({ from: from!, to }));
  const dutch = swapped.map(({ from_nl: from, to_nl: to }) => ({ from: from!, to }));
  const isVegan = lines.every(({ vegan }) => vegan === 'yes');
  const names = { name_en: nameOfVersion(name_en, english, isVegan), name_nl: nameOfVersion(name_nl, dutch, isVegan) };
  return { date, meal_moment, ...names };
}

/** Returns totals by aisle, and by name within an aisle. */
export async function inShoppingOrder<Total extends { foodId: number }>(
  db: Db,
  totals: readonly Total[],
  locale: Language,
): Promise<Total[]> {
  const ids = totals.map(({ foodId }) => foodId);
  const foods = new Map((await listFoods(db, ids, locale)).map((food) => [food.id, food]));
  const place = (food: ShelvedFood) => GROCERY_CATEGORIES.indexOf(aisleOfFood(food));
  return totals.toSorted((a, b) => {
    const [one, other] = [foods.get(a.foodId)!, foods.get(b.foodId)!];
    return place(one) - place(other) || one.name.localeCompare(other.name, locale);
  });
}
