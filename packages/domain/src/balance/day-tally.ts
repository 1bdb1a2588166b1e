import type { PlainDate } from '../dates/plain-date.ts';
import type { IngredientRole } from '../plates/flex-table.ts';
import { produceOfFood } from '../plates/food-in-a-dish.ts';
import { type FurtherFigures, sumFurther } from '../recipes/further-figures.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { ProteinSource } from '../recipes/nature-of-dish.ts';
import type { GroceryCategory } from '../vocabulary.ts';

/** An amount of a food in a meal. */
export type FoodInMeal = Readonly<{
  grams: number;
  /** Per 100 g; null is unknown. */
  kcal: number | null;
  category: GroceryCategory;
  role: IngredientRole;
  /** Of what foods a cook takes for each other it is; null where it is of none. */
  kitchenKind: KitchenKind | null;
  /** What it is or may be made of; null where unknown, and then it may be anything. */
  origins: readonly string[] | null;
  proteinSource: ProteinSource | null;
}>;

/** A meal of a day, with its figures as they are shown; `foods` is null where only numbers are known. */
export type BalanceMeal = Readonly<{
  /** Of the calendar item. */
  id: number;
  name: string;
  kcal: number | null;
  further: FurtherFigures;
  foods: readonly FoodInMeal[] | null;
}>;

/** A day with its meals, and the energy that the plan gives it in kcal; null where there is no plan. */
export type BalanceDay = Readonly<{ date: PlainDate; targetKcal: number | null; meals: readonly BalanceMeal[] }>;

/** What a day's meals come to. */
export type DayTally = Readonly<{
  date: PlainDate;
  meals: readonly BalanceMeal[];
  /** Whether there is so much on the day that something can be missed from it. */
  isWhole: boolean;
  kcal: number | null;
  further: FurtherFigures;
  /** Grams. */
  vegetables: number;
  fruit: number;
  /** Meals with so much of it that they count as one of it. */
  fishMeals: number;
  pulseMeals: number;
  /** Meals of which it is not known what is in them, or in a good part of them. */
  unknownMeals: number;
}>;

/** A day with less of the plan's energy, or of kcal where there is no plan, is not planned to its end. */
const WHOLE_SHARE = 0.75;
const WHOLE_KCAL = 1000;
/** Grams from which a meal counts as one of fish, of pulses, or a food as a good part of it. */
const FISH_GRAMS = 50;
const PULSES_GRAMS = 40;
const GOOD_PART_GRAMS = 50;
/** Pulses with more energy are dry, and weigh this many times as much on the plate. */
const DRY_KCAL = 250;
const COOKED_PER_DRY = 2.4;

/** Counts what the meals of a day come to. */
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
    further: sumFurther(meals.map(({ further }) => further)),
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

/** Fish itself, not what is seasoned with it. */
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
