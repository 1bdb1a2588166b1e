import type {
  CalendarDay,
  CalendarItem,
  QuickAddMeal,
  RecipeMeal,
  SingleFoodMeal,
} from '@weekbord/contract/diary/models';
import { scaleNutrients } from '@weekbord/domain/recipes/labels/label-nutrients';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Ingredient } from '@weekbord/contract/recipes/models';
import { figuresOf } from '../../../shared/foods/figures.ts';
import type { NamedServing } from '../../../shared/foods/known-food.ts';
import { batchWith, cookedAlone, cookedWithout } from './batch.ts';

/** A way to measure a food. */
export type SuggestedServing = SingleFoodMeal['ingredient']['suggested_serving'];

/** Days as the cache stores them, oldest first. */
export type Days = readonly CalendarDay[];

/** Returns the days with a meal marked as eaten or planned. */
export function withStatus(days: Days, itemId: number, status: ItemStatus): Days {
  return withItems(days, (item) =>
    item.id === itemId ? { ...item, status, skipped: status !== 'EATEN' && item.skipped } : item,
  );
}

/** Returns the days with a meal marked as skipped, and so as not eaten, or no longer as skipped. */
export function withSkipped(days: Days, itemId: number, skipped: boolean): Days {
  return withItems(days, (item) =>
    item.id === itemId ? { ...item, skipped, status: skipped ? 'PLANNED' : item.status } : item,
  );
}

/** Returns the days with a meal locked or unlocked. */
export function withLocked(days: Days, itemId: number, locked: boolean): Days {
  return withItems(days, (item) => (item.id === itemId ? { ...item, locked } : item));
}

/** Returns the days with a note on one of them. */
export function withNote(days: Days, dayId: number, note: string): Days {
  return days.map((day) => (day.id === dayId ? { ...day, note } : day));
}

export type MealPlace = Readonly<{ date: PlainDate; moment: MealMoment }>;

/** Returns the days with a meal moved; they need not include both its old and its new day. */
export function withMoved(days: Days, item: CalendarItem, { date, moment }: MealPlace): Days {
  return days.map((day) => {
    const rest = day.calendar_items.filter(({ id }) => id !== item.id);
    if (day.date !== date) return { ...day, calendar_items: rest };
    const place = { calendar_day: day.id, meal_moment: moment, meal_slot: null };
    const moved: CalendarItem = { ...item, ...place, planned_by: 'PERSON', skipped: false, reason: null };
    return { ...day, calendar_items: [...rest, moved] };
  });
}

/** Returns the days without a meal. */
export function withoutItem(days: Days, itemId: number): Days {
  return withItems(days, (item) => (item.id === itemId ? null : cookedWithout(item, itemId)));
}

/** A change of servings: portions per person, and the total number of people. */
export type ServingsChange = Readonly<{ portions?: number | undefined; cook_for?: number | undefined }>;

/**
 * Returns the days after a change to a planned recipe: another number of portions, which scales its figures and
 * ingredients, or another number of people, which scales the batch.
 */
export function withServings(days: Days, mealId: number, change: ServingsChange): Days {
  const changed = days
    .flatMap(({ calendar_items: items }) => items)
    .find((item) => item.content_type === 'recipemeal' && item.object_id === mealId);
  if (changed?.content_type !== 'recipemeal') return days;
  const { portions = changed.meal.portions, cook_for: cookFor = changed.meal.cook_for } = change;
  const servings = { portions, cookFor };
  return days.map((day) => ({
    ...day,
    calendar_items: day.calendar_items.map((item) => {
      if (item.content_type !== 'recipemeal') return item;
      if (item.object_id !== mealId) {
        return item.batch === null ? item : { ...item, batch: batchWith(item.batch, changed, servings) };
      }
      const meal = ofPortions({ ...item.meal, cook_for: cookFor }, portions);
      if (item.leftover_of !== null || (item.batch === null && cookFor === 1)) return { ...item, meal };
      const batch = batchWith(item.batch ?? cookedAlone(item, day.date), item, servings);
      return { ...item, meal, batch: batch.meals.length > 1 || cookFor > 1 ? batch : null };
    }),
  }));
}

/** Returns the days with the new amount of a single food, and its `serving` if the measure changes. */
export function withAmount(days: Days, mealId: number, quantity: number, serving?: SuggestedServing): Days {
  return withItems(days, (item) =>
    item.content_type === 'singlefoodmeal' && item.object_id === mealId
      ? { ...item, meal: ofAmount(item.meal, quantity, serving ?? item.meal.ingredient.suggested_serving) }
      : item,
  );
}

/**
 * Returns the days with a new amount of a meal's ingredient, or another food in its place; the meal's figures are
 * updated.
 */
export function withIngredient(
  days: Days,
  ingredientId: number,
  { servingId, quantity }: Readonly<{ servingId: number; quantity: number }>,
  known?: NamedServing,
): Days {
  return withItems(days, (item) => {
    if (item.content_type !== 'recipemeal') return item;
    const line = item.meal.ingredients.find(({ id }) => id === ingredientId);
    const named = line && (servingOfLine(line, servingId) ?? known);
    return line && named ? { ...item, meal: ofIngredient(item.meal, line, named, quantity) } : item;
  });
}

/** Returns the days with the new numbers of a quick add. */
export function withFigures(days: Days, mealId: number, figures: Partial<QuickAddMeal>): Days {
  return withItems(days, (item) =>
    item.content_type === 'quickaddmeal' && item.object_id === mealId
      ? { ...item, meal: { ...item.meal, ...figures } }
      : item,
  );
}

/** Returns the figures for an amount of a food, derived from its servings. */
export function ofAmount(meal: SingleFoodMeal, quantity: number, serving: SuggestedServing): SingleFoodMeal {
  const { quantity: before, suggested_serving: servingBefore } = meal.ingredient;
  const grams = quantity * serving.one_serving_in_metric_value;
  return {
    ...meal,
    ...figuresOf(serving, quantity),
    further_figures: scaleNutrients(meal.further_figures, grams / (before * servingBefore.one_serving_in_metric_value)),
    ingredient: {
      ...meal.ingredient,
      quantity,
      grams,
      suggested_serving: serving,
    },
  };
}

/** Returns the days with one of them replaced by the server's latest response. */
export function withDay(days: Days, day: CalendarDay): Days {
  return [...days.filter(({ date }) => date !== day.date), day].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Returns the days with a meal added to its day. */
export function withItem(days: Days, item: CalendarItem): Days {
  return days.map((day) =>
    day.id === item.calendar_day
      ? { ...day, calendar_items: [...day.calendar_items.filter(({ id }) => id !== item.id), item] }
      : day,
  );
}

function withItems(days: Days, change: (item: CalendarItem) => CalendarItem | null): Days {
  return days.map((day) => ({
    ...day,
    calendar_items: day.calendar_items.map(change).filter((item) => item !== null),
  }));
}

/** Returns a recipe meal with the given number of portions; its figures and ingredients scale accordingly. */
export function ofPortions(meal: RecipeMeal, portions: number): RecipeMeal {
  const factor = portions / meal.portions;
  const of = (figure: number | null) => (figure === null ? null : figure * factor);
  return {
    ...meal,
    portions,
    planned_portions: portions,
    portions_to_plan: portions,
    kcal: of(meal.kcal),
    protein: of(meal.protein),
    fat: of(meal.fat),
    carbohydrates: of(meal.carbohydrates),
    fiber: of(meal.fiber),
    further_figures: scaleNutrients(meal.further_figures, factor),
    ingredients: meal.ingredients.map((line) => ({
      ...line,
      quantity: line.quantity * factor,
      grams: line.grams * factor,
      swapped: line.swapped?.before ? { ...line.swapped, before: times(line.swapped.before, factor) } : line.swapped,
    })),
  };
}

function times<Amount extends { readonly quantity: number }>(amount: Amount, factor: number): Amount {
  return { ...amount, quantity: amount.quantity * factor };
}

/** Returns a measure that the line itself contains: its current one, or the one before its food was swapped. */
function servingOfLine(line: Ingredient, servingId: number): NamedServing | undefined {
  const { suggested_serving: own, name, swapped } = line;
  if (own.id === servingId) return { name, serving: own };
  const before = swapped?.before?.suggested_serving;
  return swapped && before?.id === servingId ? { name: swapped.from, serving: before } : undefined;
}

function ofIngredient(
  meal: RecipeMeal,
  line: Ingredient,
  { name, serving }: NamedServing,
  quantity: number,
): RecipeMeal {
  const [was, is] = [figuresOf(line.suggested_serving, line.quantity), figuresOf(serving, quantity)];
  const changed = (figure: keyof typeof was) =>
    meal[figure] === null || was[figure] === null || is[figure] === null
      ? null
      : meal[figure] - was[figure] + is[figure];
  const swapped = swapOf(line, serving);
  const now = {
    ...line,
    name,
    note: swapped?.before ? null : line.note,
    quantity,
    grams: quantity * serving.one_serving_in_metric_value,
    suggested_serving: serving,
    swapped,
  };
  return {
    ...meal,
    kcal: changed('kcal'),
    protein: changed('protein'),
    fat: changed('fat'),
    carbohydrates: changed('carbohydrates'),
    fiber: changed('fiber'),
    ingredients: meal.ingredients.map((one) => (one.id === line.id ? now : one)),
  };
}

/** Returns what a line with this serving records about a swap: its state before its food was first swapped. */
function swapOf(line: Ingredient, { food }: SuggestedServing): Ingredient['swapped'] {
  const { suggested_serving, quantity, swapped, name } = line;
  if (food === suggested_serving.food) return swapped;
  if (!swapped?.before) return { from: name, because: [], before: { suggested_serving, quantity } };
  return swapped.before.suggested_serving.food === food ? null : swapped;
}
