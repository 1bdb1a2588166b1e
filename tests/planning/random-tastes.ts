import { dietRules, foodsToAvoid, type RulesForFood } from '@weekbord/domain/planner/catalogue/person-rules';
import type { PlannerPreferences } from '@weekbord/domain/planner/week/plan-request';
import { type Random, randomBelow } from '@weekbord/domain/numbers/random';
import { type Allergen, ALLERGENS } from '@weekbord/domain/foods/allergens';
import { type Diet, DIETS } from '@weekbord/domain/diets/diets';
import { INGREDIENT_DISLIKES, type IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';
import { avoidableFoods, catalogue } from './real-catalogue.ts';

/** The rules and preferences that decide which recipes a person may be given. */
export type Taste = Readonly<{
  diet: Diet;
  /** Whether the person's organisation serves neither meat nor fish. */
  plantBased: boolean;
  intolerances: readonly Allergen[];
  dislikes: readonly IngredientDislike[];
  dislikedRecipeIds: readonly number[];
}>;

const PLANT_BASED = 0.1;
const MOST_DISLIKED_RECIPES = 5;

function some<Value>(random: Random, values: readonly Value[], chance: number): Value[] {
  return values.filter(() => random() < chance);
}

/** Returns a random diet with random intolerances and dislikes, so that every combination can occur. */
export function randomTaste(random: Random): Taste {
  return {
    diet: DIETS[randomBelow(random, DIETS.length)]!,
    plantBased: random() < PLANT_BASED,
    intolerances: some(random, ALLERGENS, random() / 2),
    dislikes: some(random, INGREDIENT_DISLIKES, random() / 2),
    dislikedRecipeIds: Array.from(
      { length: randomBelow(random, MOST_DISLIKED_RECIPES + 1) },
      () => 1 + randomBelow(random, catalogue.recipes.length),
    ),
  };
}

/** Returns a taste as the rules that the product applies to a single food. */
export function rulesForFoodOf({ diet, plantBased, intolerances, dislikes }: Taste): RulesForFood {
  return { ...dietRules(diet, plantBased), intolerances, dislikes };
}

/** Returns a taste as the preferences that the product passes to the planner. */
export function preferencesOf(taste: Taste): PlannerPreferences {
  const rules = dietRules(taste.diet, taste.plantBased);
  return {
    diet: rules.diet,
    intolerances: taste.intolerances,
    avoidFoodIds: foodsToAvoid(avoidableFoods, taste.dislikes, rules.without),
    dislikedRecipeIds: taste.dislikedRecipeIds,
  };
}
