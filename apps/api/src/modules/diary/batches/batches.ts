import type { Batch, ItemOf } from '@weekbord/contract/diary/models';
import { isKitchenQuantity } from '@weekbord/domain/plates/kitchen-measure';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentIngredient } from '../../recipes/recipes.public.ts';
import { listBatches } from './batches.store.ts';
import type { ItemWithMealRow } from '../diary.store.ts';
import { listMealIngredients } from '../meals/recipe/recipe-meals.store.ts';

/** How a meal on a day is cooked, and with which other meals. */
export type Cooking = Pick<ItemOf<'recipemeal'>, 'leftover_of' | 'batch'>;

/** The cooking of a meal that is cooked separately and for one person. */
export const COOKED_ALONE: Cooking = { leftover_of: null, batch: null };

type Row = ItemWithMealRow & Readonly<{ date: string }>;
type Line = Awaited<ReturnType<typeof listMealIngredients>>[number];

/** A batch as read from the database: its first meal and its leftovers, and the lines of each. */
export type ReadBatch = Readonly<{ rows: readonly Row[]; lines: ReadonlyMap<number, readonly Line[]> }>;

/**
 * Returns the batches that the given items of a person belong to, by the id of their first item. Without such items, no
 * query runs.
 */
export async function readBatches(
  db: Kysely<Tables>,
  personId: number,
  items: readonly ItemWithMealRow[],
  locale: Language,
): Promise<ReadonlyMap<number, ReadBatch>> {
  const firstIds = new Set(items.flatMap((item) => item.leftover_of ?? (isBatch(item) ? item.id : [])));
  if (firstIds.size === 0) return new Map();
  const rows = await listBatches(db, personId, [...firstIds]);
  const mealIds = rows.flatMap(({ recipe_meal_id: id }) => id ?? []);
  const lines = Map.groupBy(await listMealIngredients(db, personId, mealIds, locale), ({ owner_id: mealId }) => mealId);
  const batches = Map.groupBy(rows, ({ id, leftover_of: of }) => of ?? id);
  return new Map([...batches].map(([id, ofBatch]) => [id, { rows: ofBatch, lines }]));
}

/** Whether more than one plate is cooked: leftovers for later, or plates for other people. */
function isBatch({ has_leftovers: hasLeftovers, cook_for: people }: ItemWithMealRow): boolean {
  return hasLeftovers || (people ?? 1) > 1;
}

const TENTHS = 10;
const inTenths = (amount: number): number => Math.round(amount * TENTHS) / TENTHS;

/**
 * Returns how many portions of its recipe are cooked for a meal. `kcalOfPortion` is the recipe's kcal per portion; if
 * unknown, the stored number of portions is used. Everyone at the meal gets the same plate.
 */
function portionsOf(
  { kcal, portions, portions_multiplier: multiplier, cook_for: people }: Row,
  kcalOfPortion: number | null,
): number {
  const isKnown = kcal !== null && kcalOfPortion !== null && kcalOfPortion > 0;
  const plate = isKnown ? kcal / kcalOfPortion : (portions ?? 1) * (multiplier ?? 1);
  return inTenths(plate * (people ?? 1));
}

/** Returns how an item is cooked. `kcalOfPortion` is the recipe's kcal per portion. */
export function presentCooking(
  item: Pick<ItemWithMealRow, 'id' | 'leftover_of' | 'has_leftovers'>,
  batches: ReadonlyMap<number, ReadBatch>,
  kcalOfPortion: number | null,
): Cooking {
  const batch = batches.get(item.leftover_of ?? item.id);
  if (batch === undefined) return COOKED_ALONE;
  const meals = batch.rows.map((row) => {
    const { id, date, meal_moment } = row;
    return { id, date, meal_moment, portions: portionsOf(row, kcalOfPortion) };
  });
  if (item.leftover_of !== null)
    return { leftover_of: meals.find(({ id }) => id === item.leftover_of) ?? null, batch: null };
  const portions = inTenths(meals.reduce((sum, meal) => sum + meal.portions, 0));
  return { leftover_of: null, batch: { portions, meals, ingredients: amountsOf(batch) } };
}

/** Returns the amounts in a batch, in the order of the recipe. */
function amountsOf({ rows, lines }: ReadBatch): Batch['ingredients'] {
  const all = rows.flatMap(({ recipe_meal_id: id, cook_for: people }) =>
    (lines.get(id ?? 0) ?? []).map((line) => ({ ...line, quantity: line.quantity * (people ?? 1) })),
  );
  const byFood = Map.groupBy(all, ({ food_id: food, note }) => JSON.stringify([food, note]));
  const summed = [...byFood.values()].flatMap(inOneMeasure).toSorted((a, b) => a.position - b.position);
  return summed.map((line) => presentIngredient(line, 'recipemeal', false));
}

const gramsOf = ({ quantity, serving_grams: grams }: Line): number => quantity * grams;

/**
 * Merges lines of the same food into one, in the largest measure (grams included) in which a kitchen can measure the
 * exact sum. Without such a measure, the lines stay separate.
 */
function inOneMeasure(lines: readonly Line[]): readonly Line[] {
  const perMeasure = [...Map.groupBy(lines, ({ serving_id: serving }) => serving).values()].map(([line, ...more]) => ({
    ...line!,
    quantity: more.reduce((sum, { quantity }) => sum + quantity, line!.quantity),
  }));
  if (perMeasure.length === 1) return perMeasure;
  const grams = perMeasure.reduce((sum, line) => sum + gramsOf(line), 0);
  const whole = perMeasure
    .map((line) => ({ ...line, quantity: grams / line.serving_grams }))
    .toSorted((a, b) => b.serving_grams - a.serving_grams)
    .find(({ quantity, measure }) => measure === 'g' || measure === 'ml' || isKitchenQuantity(quantity, measure));
  return whole === undefined ? perMeasure : [whole];
}
