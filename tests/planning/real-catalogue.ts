import { isBoughtForTheWeek } from '@weekbord/domain/groceries/pantry';
import type { CatalogueIngredient, CatalogueRecipe } from '@weekbord/catalogue/format';
import { loadCatalogue } from '@weekbord/catalogue/load';
import { buildCatalogueIndex } from '@weekbord/domain/planner/catalogue-index';
import { isWholeFood, produceOfFood } from '@weekbord/domain/plates/food-in-a-dish';
import type { AvoidableFood } from '@weekbord/domain/planner/person-rules';
import type { PlannerIngredient, PlannerRecipe } from '@weekbord/domain/planner/plan-request';
import type { Macros, PartialMacros } from '@weekbord/domain/vocabulary';

/** The catalogue as the planner takes it; a recipe's id is its place in the list, a food's likewise. */
export const catalogue = loadCatalogue();

const foods = [...catalogue.foods.values()];
const foodNumbers = new Map(foods.map((food, index) => [food.id, index + 1]));

/** Unknown figures keep a recipe out of every plan, but for fiber, which is no target. */
function known(macros: PartialMacros): Macros {
  return {
    kcal: macros.kcal ?? NaN,
    protein: macros.protein ?? NaN,
    fat: macros.fat ?? NaN,
    carbohydrates: macros.carbohydrates ?? NaN,
    fiber: macros.fiber ?? 0,
  };
}

function plannerIngredient(
  { food, grams, measure }: CatalogueIngredient,
  { portions, together }: CatalogueRecipe,
): PlannerIngredient {
  const perPortion = grams / portions;
  const { kcal, protein, fat, carbohydrates, fiber } = food.per100;
  const per100 = known({ kcal, protein, fat, carbohydrates, fiber });
  const share = perPortion / 100;
  const group = together === 'all' ? 0 : together.findIndex((foods) => foods.includes(food.id));
  const produce = produceOfFood(food.category, food.role);
  return {
    foodId: foodNumbers.get(food.id) ?? 0,
    grams: perPortion,
    measure,
    measures: Object.fromEntries(food.servings),
    isWhole: isWholeFood(measure, food.origin === null ? null : [...food.origin.keys()]),
    bought: isBoughtForTheWeek(food.category, food.perishable),
    role: food.role,
    ...(group >= 0 && { group }),
    ...(produce !== null && { produce }),
    kcal: per100.kcal * share,
    protein: per100.protein * share,
    fat: per100.fat * share,
    carbohydrates: per100.carbohydrates * share,
    fiber: per100.fiber * share,
  };
}

function plannerRecipe(recipe: CatalogueRecipe, index: number): PlannerRecipe {
  const { source, form, cuisine } = recipe;
  return {
    id: index + 1,
    meals: recipe.meals,
    minutes: recipe.minutes.preparation + recipe.minutes.cooking + recipe.minutes.waiting,
    diets: recipe.diets,
    allergens: recipe.allergens,
    tags: recipe.tags,
    ...(source !== null && { source }),
    ...(form !== null && { form }),
    ...(cuisine !== null && { cuisine }),
    isSpecial: recipe.ingredients.some(({ food }) => food.isSpecial),
    salt:
      recipe.ingredients.reduce((sum, { food, grams }) => sum + ((food.per100.salt ?? 0) * grams) / 100, 0) /
      recipe.portions,
    ingredients: recipe.ingredients.map((ingredient) => plannerIngredient(ingredient, recipe)),
    ...known(recipe.perPortion),
  };
}

export const catalogueIndex = buildCatalogueIndex(catalogue.recipes.map(plannerRecipe));

/** The catalogue's recipe behind a planned one. */
export function recipeOf(recipeId: number): CatalogueRecipe {
  const recipe = catalogue.recipes[recipeId - 1];
  if (recipe === undefined) throw new Error(`there is no recipe ${recipeId}`);
  return recipe;
}

/** The foods that belong to any of some dislikes. */
export function foodsAwakening(dislikes: readonly string[]): number[] {
  return foods.flatMap((food, index) => (food.dislikes.some((one) => dislikes.includes(one)) ? [index + 1] : []));
}

/** The foods as the rules of a person ask about them. */
export const avoidableFoods: readonly AvoidableFood[] = foods.map((food, index) => ({
  foodId: index + 1,
  dislikes: food.dislikes,
  origins: food.origin === null ? null : [...food.origin.keys()],
}));
