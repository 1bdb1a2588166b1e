import type { Batch, CalendarItem, ItemOf } from '@weekbord/contract/diary/models';

type RecipeItem = ItemOf<'recipemeal'>;

/** The meals for which something is left of a meal. */
export function laterMeals({ id, batch }: Pick<RecipeItem, 'id' | 'batch'>): Batch['meals'] {
  return batch?.meals.filter((meal) => meal.id !== id) ?? [];
}

/** A meal once another one has left the diary: what it was cooked with may be gone, or what it was cooked for. */
export function cookedWithout(item: CalendarItem, goneId: number): CalendarItem {
  if (item.content_type !== 'recipemeal') return item;
  if (item.leftover_of?.id === goneId) return { ...item, leftover_of: null };
  return laterMeals(item).some(({ id }) => id === goneId) ? { ...item, batch: null } : item;
}

const TENTHS = 10;
const inTenths = (amount: number): number => Math.round(amount * TENTHS) / TENTHS;

/** A batch once one of its meals is eaten in other portions; the same where the meal is none of it. */
export function batchWith(batch: Batch, { id, meal }: RecipeItem, portions: number): Batch {
  if (!batch.meals.some((one) => one.id === id)) return batch;
  const factor = portions / meal.portions;
  const meals = batch.meals.map((one) => (one.id === id ? { ...one, portions: inTenths(one.portions * factor) } : one));
  return {
    meals,
    portions: inTenths(meals.reduce((sum, one) => sum + one.portions, 0)),
    ingredients: batch.ingredients.map((line) => {
      const own = meal.ingredients.find(
        ({ suggested_serving: serving, note }) => serving.id === line.suggested_serving.id && note === line.note,
      );
      if (own === undefined) return line;
      const more = factor - 1;
      return { ...line, quantity: line.quantity + more * own.quantity, grams: line.grams + more * own.grams };
    }),
  };
}
