import type { Batch, CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import type { Ingredient } from '@weekbord/contract/recipes/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';

type RecipeItem = ItemOf<'recipemeal'>;

/** Returns the meals that use a meal's leftovers. */
export function laterMeals({ id, batch }: Pick<RecipeItem, 'id' | 'batch'>): Batch['meals'] {
  return batch?.meals.filter((meal) => meal.id !== id) ?? [];
}

/** The fractions of a pan that people can serve by eye. */
const PARTS = [
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 5, '⅕'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [2 / 5, '⅖'],
  [1 / 2, '½'],
  [3 / 5, '⅗'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [4 / 5, '⅘'],
  [5 / 6, '⅚'],
  [7 / 8, '⅞'],
] as const;
/** The maximum deviation of a fraction from the share that is counted, as a part of that share. */
const MOST_OFF = 0.05;

/** Returns the share of a batch on a meal's plate: a fraction that people can serve, or a percentage if none is close. */
export function shareOfBatch({ meals, portions }: Batch, mealId: number): string {
  const share = (meals.find(({ id }) => id === mealId)?.portions ?? 0) / portions;
  const off = ([part]: (typeof PARTS)[number]) => Math.abs(part - share);
  const nearest = PARTS.reduce((best, one) => (off(one) < off(best) ? one : best));
  return off(nearest) <= MOST_OFF * share ? nearest[1] : `${Math.round(share * 100)}%`;
}

/** Returns a meal with its batch updated after another meal, which may be in the batch, was removed from the diary. */
export function cookedWithout(item: CalendarItem, goneId: number): CalendarItem {
  if (item.content_type !== 'recipemeal') return item;
  if (item.leftover_of?.id === goneId) return { ...item, leftover_of: null };
  return laterMeals(item).some(({ id }) => id === goneId) ? { ...item, batch: null } : item;
}

const TENTHS = 10;
const inTenths = (amount: number): number => Math.round(amount * TENTHS) / TENTHS;

/** How many portions of a meal each person eats, and how many people eat it. */
export type Servings = Readonly<{ portions: number; cookFor: number }>;

/** Returns what is cooked for a meal that is cooked separately: its own plate only, for one person. */
export function cookedAlone({ id, meal, meal_moment }: RecipeItem, date: PlainDate): Batch {
  const { portions } = meal;
  return {
    portions,
    meals: [{ id, date, meal_moment, portions }],
    ingredients: meal.ingredients.map((line) => ({ ...line, id: null })),
  };
}

/** Returns a batch after one of its meals changes its portions or people; unchanged if the meal is not in it. */
export function batchWith(batch: Batch, { id, meal }: RecipeItem, { portions, cookFor }: Servings): Batch {
  if (!batch.meals.some((one) => one.id === id)) return batch;
  const factor = (portions * cookFor) / (meal.portions * meal.cook_for);
  const meals = batch.meals.map((one) => (one.id === id ? { ...one, portions: inTenths(one.portions * factor) } : one));
  return {
    meals,
    portions: inTenths(meals.reduce((sum, one) => sum + one.portions, 0)),
    ingredients: batch.ingredients.map((line) => {
      const more = meal.ingredients
        .filter((own) => lineOf(batch, own) === line)
        .reduce((sum, own) => sum + (factor - 1) * meal.cook_for * own.grams, 0);
      const { one_serving_in_metric_value: gramsOfOne } = line.suggested_serving;
      return more === 0 ? line : { ...line, quantity: line.quantity + more / gramsOfOne, grams: line.grams + more };
    }),
  };
}

/**
 * Returns the line of a batch that includes a meal's line: the line with the same measure, or else one with the same
 * food.
 */
function lineOf({ ingredients }: Batch, { suggested_serving: own, note }: Ingredient): Ingredient | undefined {
  const ofFood = ingredients.filter((line) => line.suggested_serving.food === own.food && line.note === note);
  return ofFood.find(({ suggested_serving: serving }) => serving.id === own.id) ?? ofFood[0];
}
