export { composeMeal } from './compose-meal.ts';
export {
  deleteUnplannedMeals,
  findMealOwner,
  mealColumn,
  mealColumns,
  mealKeyOf,
  type MealColumns,
  type MealKey,
} from './meals.store.ts';
export { checkServing, copyMeal, presentQuickAddMeals, presentSingleFoodMeals } from './plain-meals.ts';
export { deletePicturesOf } from './drop-photo.ts';
export { presentMeals } from './present-meals.ts';
export { insertQuickAddMeal } from './quick-add-meals.store.ts';
export { listRecipeLines, type PlannableLine } from './recipe-lines.ts';
export {
  findMeal,
  insertMealOfRecipe,
  insertMeals,
  lockMeal,
  updatePortions,
  type MealRow,
} from './recipe-meals.store.ts';
export { listPreferredIds } from './recipe-preferences.store.ts';
export { readerOf } from './recipe-reader.ts';
export { findTemplate, listPlannableTemplates, type TemplateRow } from './recipes.store.ts';
export { insertSingleFoodMeal } from './single-food-meals.store.ts';
export { refreshRecipesOf } from './refresh-recipe.ts';
export { saveOwnRecipe } from './save-own-recipe.ts';
export { seedCatalogue, type CatalogueSource } from './seed-catalogue.ts';
export { sweepPhotos } from './sweep-photos.ts';
