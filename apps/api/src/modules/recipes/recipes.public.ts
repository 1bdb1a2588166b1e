export { composeMeal } from './compose-meal.ts';
export { presentMeals } from './present-meals.ts';
export { listRecipeLines, type PlannableLine } from './recipe-lines.ts';
export {
  deleteUnplannedMeals,
  findMeal,
  insertCopyOfMeal,
  insertMealOfRecipe,
  insertMeals,
  updatePortions,
  type MealRow,
} from './recipe-meals.store.ts';
export { listPreferredIds } from './recipe-preferences.store.ts';
export { readerOf } from './recipe-reader.ts';
export { findTemplate, listPlannableTemplates, type TemplateRow } from './recipes.store.ts';
export { seedCatalogue, type CatalogueSource } from './seed-catalogue.ts';
