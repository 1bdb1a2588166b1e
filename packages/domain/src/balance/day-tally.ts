import type { PlainDate } from '../dates/plain-date.ts';
import type { IngredientRole } from '../plates/flex-table.ts';
import { produceOfFood } from '../plates/food-in-a-dish.ts';
import { type LabelNutrients, addNutrients } from '../recipes/labels/label-nutrients.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { ProteinSource } from '../recipes/dish-facts/nature-of-dish.ts';
import type { GroceryCategory } from '../foods/grocery-categories.ts';

export type FoodInMeal = Readonly<{
  grams: number;
  /** Per 100 g; null if unknown. */
  kcal: number | null;
  category: GroceryCategory;
  role: IngredientRole;
  /** The group of foods that a cook uses interchangeably with this one; null if there is none. */
  kitchenKind: KitchenKind | null;
  /** What the food is or may be made of. Null if unknown: it may then be made of anything. */
  origins: readonly string[] | null;
  proteinSource: ProteinSource | null;
}>;

/** A meal on a day, with its nutrients as displayed; `foods` is null if only its nutrients are known. */
export type BalanceMeal = Readonly<{
  /** The id of the calendar item. */
  id: number;
  name: string;
  kcal: number | null;
  further: LabelNutrients;
  foods: readonly FoodInMeal[] | null;
}>;

/** A day with its meals and its plan's energy in kcal, null if there is no plan. */
export type BalanceDay = Readonly<{ date: PlainDate; targetKcal: number | null; meals: readonly BalanceMeal[] }>;

/** The totals of a day's meals. */
export type DayTally = Readonly<{
  date: PlainDate;
  meals: readonly BalanceMeal[];
  /** Whether the day has enough meals to report something as missing. */
  isWhole: boolean;
  kcal: number | null;
  further: LabelNutrients;
  /** In grams. */
  vegetables: number;
  fruit: number;
  /** Meals with enough fish to count as a fish meal. */
  fishMeals: number;
  pulseMeals: number;
  /** Meals whose ingredients are unknown, entirely or to a large extent. */
  unknownMeals: number;
}>;

/** A day with less than this share of the plan's energy is not fully planned. */
const WHOLE_SHARE = 0.75;
/** If there is no plan, a day with less than this many kcal is not fully planned. */
const WHOLE_KCAL = 1000;
/** Minimum grams of fish for a meal to count as a fish meal. */
const FISH_GRAMS = 50;
/** Minimum grams of pulses for a meal to count as a pulse meal. */
const PULSES_GRAMS = 40;
/** Minimum grams of a food for it to count as a large part of a meal. */
const GOOD_PART_GRAMS = 50;
/** Pulses with more kcal per 100 g than this are dry. */
const DRY_KCAL = 250;
/** The weight of cooked pulses relative to their dry weight. */
const COOKED_PER_DRY = 2.4;

/** Adds up the meals on a day. */
export function tallyDay({ date, targetKcal, meals }: BalanceDay): DayTally {
  const foods = meals.flatMap((meal) => meal.foods ?? []);
  const produced = (produce: 'vegetable' | 'fruit') =>
    gramsOf(foods, ({ category, role, kitchenKind }) => produceOfFood(category, role, kitchenKind) === produce);
  const known = meals.flatMap(({ kcal }) => kcal ?? []);
  const kcal = known.reduce((sum, one) => sum + one, 0);
  return {
    date,
    meals,
    isWhole: kcal >= (targetKcal === null ? WHOLE_KCAL : WHOLE_SHARE * targetKcal),
    kcal: known.length < meals.length ? null : kcal,
    further: addNutrients(meals.map(({ further }) => further)),
    vegetables: produced('vegetable'),
    fruit: produced('fruit'),
    fishMeals: meals.filter((meal) => gramsOf(meal.foods ?? [], isFish) >= FISH_GRAMS).length,
    pulseMeals: meals.filter((meal) => cookedPulses(meal.foods ?? []) >= PULSES_GRAMS).length,
    unknownMeals: meals.filter((meal) => meal.foods === null || meal.foods.some(mayBeAnything)).length,
  };
}

function gramsOf(foods: readonly FoodInMeal[], counts: (food: FoodInMeal) => boolean): number {
  return foods.reduce((sum, food) => sum + (counts(food) ? food.grams : 0), 0);
}

/** Whether a food is fish itself, not merely seasoned with it. */
function isFish({ origins, role }: FoodInMeal): boolean {
  return role === 'protein' && origins !== null && origins.includes('fish') && !origins.includes('slaughter');
}

function cookedPulses(foods: readonly FoodInMeal[]): number {
  return foods
    .filter(({ proteinSource }) => proteinSource === 'PULSES')
    .reduce((sum, { grams, kcal }) => sum + grams * ((kcal ?? 0) > DRY_KCAL ? COOKED_PER_DRY : 1), 0);
}

function mayBeAnything({ origins, grams }: FoodInMeal): boolean {
  return origins === null && grams >= GOOD_PART_GRAMS;
}
