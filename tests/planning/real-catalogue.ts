import { isBoughtForTheWeek } from '@weekbord/domain/groceries/pantry';
import type { CatalogueIngredient, CatalogueRecipe } from '@weekbord/catalogue/format';
import { loadCatalogue } from '@weekbord/catalogue/load';
import { buildCatalogueIndex } from '@weekbord/domain/planner/catalogue-index';
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

function plannerIngredient({ food, grams, measure, amount }: CatalogueIngredient, portions: number): PlannerIngredient {
  const perPortion = grams / portions;
  const { kcal, protein, fat, carbohydrates, fiber } = food.per100;
  const per100 = known({ kcal, protein, fat, carbohydrates, fiber });
  const share = perPortion / 100;
  return {
    foodId: foodNumbers.get(food.id) ?? 0,
    grams: perPortion,
    bought: isBoughtForTheWeek(food.category, food.perishable),
    role: food.role,
    ...(measure === 'piece' ? { wholeUnitGrams: grams / amount } : {}),
    kcal: per100.kcal * share,
    protein: per100.protein * share,
    fat: per100.fat * share,
    carbohydrates: per100.carbohydrates * share,
    fiber: per100.fiber * share,
  };
}

function plannerRecipe(recipe: CatalogueRecipe, index: number): PlannerRecipe {
  return {
    id: index + 1,
    meals: recipe.meals,
    minutes: recipe.minutes.preparation + recipe.minutes.cooking,
    diets: recipe.diets,
    allergens: recipe.allergens,
    tags: recipe.tags,
    family: recipe.family,
    dish: recipe.dish,
    ingredients: recipe.ingredients.map((ingredient) => plannerIngredient(ingredient, recipe.portions)),
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
