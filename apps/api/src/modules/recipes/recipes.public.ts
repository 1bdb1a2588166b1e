export { matchFoods } from './import/match-foods.ts';
export { checkMayEdit } from './own/own-recipe-rights.ts';
export { type WholeTemplate, insertTemplateLines, listLinesOfTemplate } from './own/own-recipes.store.ts';
export { refreshRecipe, refreshRecipesOf } from './own/refresh-recipe.ts';
export { saveOwnRecipe } from './own/save-own-recipe.ts';
export { deletePicturesOf } from './photos/delete-pictures-of.ts';
export { sweepPhotos } from './photos/sweep-photos.ts';
export { linesOfRecipe, listRecipeLines, type PlannableFoods } from './templates/recipe-lines.ts';
export { ownRecipe, recipe } from './recipes.resources.ts';
export { readerAmong } from './templates/recipe-reader.ts';
export {
  type RecipeSearch,
  findsWords,
  readSearch,
  searchable,
  wordsOfSearch,
} from './templates/recipe-search.store.ts';
export { RecipeTexts } from './templates/recipe-texts.ts';
export { type CatalogueSource, seedCatalogue } from './templates/seed-catalogue.ts';
export { nameOfMeal, SWAPS_OF_DISH, type SwapsOfMeal } from './templates/name-of-meal.ts';
export { presentRecipeMeal } from './templates/recipe-meals.present.ts';
export { presentIngredient } from './templates/templates.present.ts';
export {
  type IngredientRow,
  type SwappedNameOfFood,
  type TemplateFilter,
  type TemplateRow,
  findTemplate,
  listMatchingIds,
  listPlannableTemplates,
  type PlannableTemplate,
  listTemplateIngredients,
  listTemplatesByIds,
} from './templates/templates.store.ts';
export { type Eater, type Eating, eaterOf, findEater, keyOfEater } from './versions/eater.ts';
export { avoidedAmong, linesForPerson, versionMaker } from './versions/recipe-versions.ts';
export { ingredientRows, type KeptWords } from './versions/ingredient-rows.ts';
export { templateOfVersion, withTraitsOf } from './versions/present-version.ts';
export { loadSwaps, type SwapTables } from './versions/swaps.ts';
