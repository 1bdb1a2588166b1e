export { composeMeal, type LineChange } from './compose-meal.ts';
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
  type NewMeal,
} from './recipe-meals.store.ts';
export { listPreferredIds } from './recipe-preferences.store.ts';
export { readerOf } from './recipe-reader.ts';
export { presentRecipeMeal } from './recipes.present.ts';
export {
  findTemplate,
  listMatchingIds,
  listPlannableTemplates,
  listTemplatesByIds,
  type IngredientRow,
  type TemplateFilter,
  type TemplateRow,
} from './recipes.store.ts';
export { seedCatalogue, type CatalogueSource } from './seed-catalogue.ts';
