import { isBoughtForTheWeek } from '../../groceries/pantry.ts';
import type { FlexAmount, IngredientRole } from '../../plates/flex-table.ts';
import {
  isCarrier,
  leastPerMeal,
  leastPerSnack,
  mostPerMeal,
  mostPerSmallDish,
  mostEver,
} from '../scoring/serving-limits.ts';
import { containsOilyFish, isWholeFood, produceOfFood } from '../../plates/food-in-a-dish.ts';
import { sourceOfFood, sourceOfRecipe, tagsOfRecipe } from '../../recipes/dish-facts/kind-of-recipe.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { SoldAs } from '../../groceries/pack-sizes.ts';
import { type SoldIn, whereAllAreSold } from '../../groceries/sold-in.ts';
import { freeSugarsPer100 } from '../../recipes/dish-facts/free-sugars.ts';
import { type FoodOfKeptDish, keepsAsLeftover } from '../../recipes/dish-facts/leftover-suitability.ts';
import type { LineOfVersion, MeasurableFood, MeasuredLine } from '../../recipes/versions/lines-of-version.ts';
import { macrosOfAmounts, macrosOfGrams } from '../../recipes/amounts/macros-of-amounts.ts';
import type { DishFamily } from '../../recipes/dish-facts/dish-families.ts';
import type { Appeal, Cuisine, DishForm, ProteinSource, Season } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { Temperature } from '../../recipes/dish-facts/temperature-of-dish.ts';
import { type Traits, traitsOfIngredients } from '../../recipes/dish-facts/traits-of-ingredients.ts';
import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { Macros, PartialMacros } from '../../macros/macros.ts';
import type { MealType } from '../../slots/meal-moments.ts';
import { fleshOfDish } from '../../foods/flesh-of-food.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';
import { isSmallDish } from '../side-dishes/side-dishes.ts';
import type { DinnerGroup } from '../wishes/week-wishes.ts';
import { groupOfDish } from '../wishes/wished-dinners.ts';

/** A food with all the facts that the planner needs. */
export type PlannableFood = MeasurableFood &
  Traits &
  Readonly<{
    id: number;
    category: GroceryCategory;
    role: IngredientRole;
    perishable: boolean;
    /** The food that is bought for this one. Absent: the food itself. Null: nothing, as for water. */
    boughtAs?: number | null;
    /** The packs in which shops sell the food; absent or null if it is sold loose or its packs are unknown. */
    soldAs?: SoldAs | null;
    /** Sold everywhere if absent. */
    soldIn?: SoldIn;
    /** Whether the food is made for a special diet. */
    isSpecial: boolean;
    /** Whether nearly every kitchen has the food; false if absent. */
    isStaple?: boolean;
    /** What the food is or may be made of; null if unknown. */
    origins: readonly string[] | null;
    /** For a plant food, the protein source of dishes that have it as their main food. */
    plantSource: ProteinSource | null;
    /**
     * The group of foods that a cook uses interchangeably with this one; null if there is none, as for a custom food.
     */
    kitchenKind: KitchenKind | null;
    per100: PartialMacros & Readonly<{ salt: number | null; sugars: number | null }>;
  }>;

/** A recipe without its lines. */
export type DishToPlan = Readonly<{
  id: number;
  /** Null or empty if the dish belongs to no family. */
  families?: readonly DishFamily[] | null;
  meals: readonly MealType[];
  /** Whether it is served at lunch and dinner only with a main dish; false if absent. */
  isSide?: boolean;
  /** Minutes until the dish is served. */
  minutes: number;
  tags: readonly string[];
  source: ProteinSource | null;
  form: DishForm | null;
  cuisine: Cuisine | null;
  appeal?: Appeal | null;
  /** Null or empty means all year. */
  seasons?: readonly Season[] | null;
  /** Whether the dish is served cold or warm; absent or null if unknown. */
  temperature?: Temperature | null;
}>;

type Line = MeasuredLine<PlannableFood>;

/** A line in the form that its recipe's plates are computed from. */
export function flexAmountOf({ food, grams, measure, group }: Line): FlexAmount {
  return {
    grams,
    measure,
    measures: food.measures,
    isWhole: isWholeFood(measure, food),
    role: food.role,
    ...(group !== null && { group }),
  };
}

/** An original recipe, for the planner; `written` contains what is known about the whole dish besides its foods. */
export function plannerRecipe(
  dish: DishToPlan,
  lines: readonly Line[],
  written: readonly Traits[] = [],
): PlannerRecipe {
  return assemble(dish, lines.map(plannerIngredient), {
    traits: traitsOfIngredients([...written, ...lines.map(({ food }) => food)]),
    macros: macrosOf(lines),
    salt: saltOf(lines),
    isSpecial: lines.some(({ food }) => food.isSpecial),
    soldIn: soldInOf(lines),
    keeps: keepsAsLeftover(dish.form, lines.map(foodOfKeptDish)),
    hasOilyFish: containsOilyFish(lines),
    dinnerGroup: groupOfLines(dish.source, lines),
  });
}

/**
 * A version of a recipe for the planner, with nutrients, traits and tags computed from its own lines. A substitute does
 * not make a dish special, because the person who eats it needs it. The protein source is determined again if the food
 * that provided it was swapped.
 */
export function plannerVersion(asWritten: PlannerRecipe, version: readonly LineOfVersion<Line>[]): PlannerRecipe {
  const { source = null, form = null, cuisine = null, ...rest } = asWritten;
  const dish = { ...rest, source, form, cuisine };
  const lines = version.map(({ line }) => line);
  const traits = traitsOfIngredients(lines.map(({ food }) => food));
  const macros = macrosOf(lines);
  const isAboutSwapped = version.some(({ swapped }) => swapped !== null && sourceOf(swapped.from) === dish.source);
  const about = isAboutSwapped ? sourceOfLines(lines) : dish.source;
  return assemble(
    {
      ...dish,
      tags: tagsOfRecipe(dish.tags, { ...macros, isVegan: traits.diets.vegan === 'yes' }),
      source: about,
    },
    version.map(({ written, at, line }) => (line === written ? asWritten.ingredients[at]! : plannerIngredient(line))),
    {
      traits,
      macros,
      salt: saltOf(lines),
      isSpecial: version.some(({ line, swapped }) => swapped === null && line.food.isSpecial),
      soldIn: soldInOf(lines),
      keeps: keepsAsLeftover(form, lines.map(foodOfKeptDish)),
      hasOilyFish: containsOilyFish(lines),
      dinnerGroup: groupOfLines(about, lines),
      hasSubstitute: version.some(
        ({ line, swapped }) =>
          swapped !== null && swapped.from.role === 'protein' && sourceOf(swapped.from) !== sourceOf(line.food),
      ),
    },
  );
}

type Sums = Readonly<{
  traits: Traits;
  macros: PartialMacros;
  salt: number;
  isSpecial: boolean;
  soldIn: SoldIn;
  keeps: boolean;
  hasOilyFish: boolean;
  dinnerGroup: DinnerGroup;
  hasSubstitute?: boolean;
}>;

function assemble(
  {
    id,
    families = null,
    meals,
    isSide = false,
    minutes,
    tags,
    source,
    form,
    cuisine,
    appeal = null,
    seasons = null,
    temperature = null,
  }: DishToPlan,
  ingredients: readonly PlannerIngredient[],
  {
    traits: { diets, allergens },
    macros,
    salt,
    isSpecial,
    soldIn,
    keeps,
    hasOilyFish,
    dinnerGroup,
    hasSubstitute = false,
  }: Sums,
): PlannerRecipe {
  return {
    id,
    ...(families !== null && families.length > 0 && { families }),
    meals,
    ...(isSide && { isSide }),
    minutes,
    diets,
    allergens,
    tags,
    ...(source !== null && { source }),
    ...(form !== null && { form }),
    ...(cuisine !== null && { cuisine }),
    ...(appeal !== null && { appeal }),
    ...(seasons !== null && seasons.length > 0 && { seasons }),
    ...(temperature !== null && { temperature }),
    dinnerGroup,
    keeps,
    hasOilyFish,
    hasSubstitute,
    isSpecial,
    ...(soldIn !== null && { soldIn }),
    salt,
    ingredients: ingredients.map(isSmallDish({ meals, isSide }) ? asInASnack : asInAMeal),
    ...known(macros),
  };
}

function groupOfLines(source: ProteinSource | null, lines: readonly Line[]): DinnerGroup {
  return groupOfDish({ source, flesh: fleshOfDish(lines.map(({ food }) => food)) });
}

function foodOfKeptDish({ food, grams }: Line): FoodOfKeptDish {
  const { role, category, perishable, origins, per100, measures } = food;
  return { grams, role, category, perishable, origins, measures, kcal: per100.kcal };
}

function asInASnack(ingredient: PlannerIngredient): PlannerIngredient {
  const least = leastPerSnack({ ...ingredient, each: ingredient.measures[ingredient.measure]! });
  const bowl = mostPerSmallDish(ingredient.kind);
  const { most = Infinity, mostEver = Infinity } = ingredient;
  return {
    ...ingredient,
    ...(least > 0 && { least }),
    ...(bowl < Infinity && { most: Math.min(most, bowl), mostEver: Math.min(mostEver, bowl) }),
  };
}

function asInAMeal(ingredient: PlannerIngredient): PlannerIngredient {
  const least = leastPerMeal(ingredient);
  return least === 0 ? ingredient : { ...ingredient, least };
}

function plannerIngredient(line: Line): PlannerIngredient {
  const { food, grams } = line;
  const produce = produceOfFood(food.category, food.role, food.kitchenKind);
  const most = mostPerMeal(food);
  const ever = mostEver(food);
  const freeSugars = (freeSugarsPer100(food) * grams) / 100;
  return {
    foodId: food.id,
    ...flexAmountOf(line),
    bought: isBoughtForTheWeek(food.category, food.perishable),
    ...(food.isStaple === true && { isStaple: true }),
    ...(food.boughtAs !== undefined && { boughtAs: food.boughtAs }),
    ...(food.soldAs && { pack: Math.min(...food.soldAs.sizes) * food.soldAs.unitGrams }),
    ...(produce !== null && { produce }),
    ...(food.kitchenKind !== null && { kind: food.kitchenKind }),
    ...(most !== Infinity && { most }),
    ...(ever !== Infinity && { mostEver: ever }),
    ...(isCarrier(food) && { isCarrier: true }),
    ...(freeSugars > 0 && { freeSugars }),
    ...known(macrosOfGrams(food.per100, grams)),
  };
}

/** An unknown value becomes NaN, which keeps the recipe out of every plan. Fibre is not a target and may be unknown. */
function known({ kcal, protein, fat, carbohydrates, fiber }: PartialMacros): Macros {
  return {
    kcal: kcal ?? NaN,
    protein: protein ?? NaN,
    fat: fat ?? NaN,
    carbohydrates: carbohydrates ?? NaN,
    fiber: fiber ?? 0,
  };
}

function macrosOf(lines: readonly Line[]): PartialMacros {
  return macrosOfAmounts(lines.map(({ food, grams }) => ({ grams, per100: food.per100 })));
}

function soldInOf(lines: readonly Line[]): SoldIn {
  return whereAllAreSold(lines.map(({ food }) => food.soldIn ?? null));
}

function saltOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { food, grams }) => sum + ((food.per100.salt ?? 0) * grams) / 100, 0);
}

function sourceOf({ origins, plantSource }: PlannableFood): ProteinSource {
  return sourceOfFood(origins ?? [], plantSource);
}

function sourceOfLines(lines: readonly Line[]): ProteinSource {
  return sourceOfRecipe(
    lines.map(({ food, grams }) => ({
      protein: macrosOfGrams(food.per100, grams).protein ?? 0,
      source: sourceOf(food),
    })),
  );
}
