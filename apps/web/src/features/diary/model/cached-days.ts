import type {
  CalendarDay,
  CalendarItem,
  QuickAddMeal,
  RecipeMeal,
  SingleFoodMeal,
} from '@weekbord/contract/diary/models';
import { timesFurther } from '@weekbord/domain/recipes/further-figures';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { ItemStatus, MealMoment } from '@weekbord/domain/vocabulary';
import type { Ingredient } from '@weekbord/contract/recipes/models';
import { figuresOf } from '../../../shared/foods/figures.ts';
import type { NamedServing } from '../../../shared/foods/known-food.ts';
import { batchWith, cookedAlone, cookedWithout } from './batch.ts';

/** A way to measure a food. */
export type SuggestedServing = SingleFoodMeal['ingredient']['suggested_serving'];

/** Days as the cache keeps them, oldest first. */
export type Days = readonly CalendarDay[];

/** The days with a meal marked as eaten or planned. */
export function withStatus(days: Days, itemId: number, status: ItemStatus): Days {
  return withItems(days, (item) => (item.id === itemId ? { ...item, status } : item));
}

/** The days with a meal locked or let go. */
export function withLocked(days: Days, itemId: number, locked: boolean): Days {
  return withItems(days, (item) => (item.id === itemId ? { ...item, locked } : item));
}

/** The days with a note on one of them. */
export function withNote(days: Days, dayId: number, note: string): Days {
  return days.map((day) => (day.id === dayId ? { ...day, note } : day));
}

/** Where a meal is put. */
export type MealPlace = Readonly<{ date: PlainDate; moment: MealMoment }>;

/** The days with a meal in another place, as far as they have the day that it leaves and the one that it comes to. */
export function withMoved(days: Days, item: CalendarItem, { date, moment }: MealPlace): Days {
  return days.map((day) => {
    const rest = day.calendar_items.filter(({ id }) => id !== item.id);
    if (day.date !== date) return { ...day, calendar_items: rest };
    const place = { calendar_day: day.id, meal_moment: moment, meal_slot: null };
    const moved: CalendarItem = { ...item, ...place, planned_by: 'PERSON', reason: null };
    return { ...day, calendar_items: [...rest, moved] };
  });
}

/** The days without a meal. */
export function withoutItem(days: Days, itemId: number): Days {
  return withItems(days, (item) => (item.id === itemId ? null : cookedWithout(item, itemId)));
}

/** What changes of who eats a meal: portions for each, people in all. */
export type ServingsChange = Readonly<{ portions?: number | undefined; cook_for?: number | undefined }>;

/**
 * The days with another number of portions of a planned recipe, which its figures and ingredients follow, or of people
 * for whom it is cooked, which what is cooked follows.
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

/** The days with another amount of a single food; `serving` where it is measured otherwise. */
export function withAmount(days: Days, mealId: number, quantity: number, serving?: SuggestedServing): Days {
  return withItems(days, (item) =>
    item.content_type === 'singlefoodmeal' && item.object_id === mealId
      ? { ...item, meal: ofAmount(item.meal, quantity, serving ?? item.meal.ingredient.suggested_serving) }
      : item,
  );
}

/** The days with another amount of a meal's ingredient, or another food in its place; the meal's figures follow. */
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

/** The days with other numbers of a quick add. */
export function withFigures(days: Days, mealId: number, figures: Partial<QuickAddMeal>): Days {
  return withItems(days, (item) =>
    item.content_type === 'quickaddmeal' && item.object_id === mealId
      ? { ...item, meal: { ...item.meal, ...figures } }
      : item,
  );
}

/** So much of a food: the figures of its servings, which say what one of them holds. */
export function ofAmount(meal: SingleFoodMeal, quantity: number, serving: SuggestedServing): SingleFoodMeal {
  const { quantity: before, suggested_serving: servingBefore } = meal.ingredient;
  const grams = quantity * serving.one_serving_in_metric_value;
  return {
    ...meal,
    ...figuresOf(serving, quantity),
    further_figures: timesFurther(meal.further_figures, grams / (before * servingBefore.one_serving_in_metric_value)),
    ingredient: {
      ...meal.ingredient,
      quantity,
      grams,
      suggested_serving: serving,
    },
  };
}

/** The days with one day as the server just answered it. */
export function withDay(days: Days, day: CalendarDay): Days {
  return [...days.filter(({ date }) => date !== day.date), day].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** The days with a meal added to its day. */
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

/** So many portions of a recipe; its figures and ingredients grow along. */
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
    further_figures: timesFurther(meal.further_figures, factor),
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

/** A measure that a line itself knows: its own, or what it was measured in before its food was swapped. */
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

/** What a line remembers once it has this serving: what it was before a person first gave it another food. */
function swapOf(line: Ingredient, { food }: SuggestedServing): Ingredient['swapped'] {
  const { suggested_serving, quantity, swapped, name } = line;
  if (food === suggested_serving.food) return swapped;
  if (!swapped?.before) return { from: name, because: [], before: { suggested_serving, quantity } };
  return swapped.before.suggested_serving.food === food ? null : swapped;
}
