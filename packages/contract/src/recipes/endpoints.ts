export { readRecipe, readRecipeToCheck } from './read-recipe.ts';
export {
  createRecipeFeedbackLineItem,
  deleteRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  listRecipeFeedbackLineItems,
  replaceRecipeFeedbackLineItem,
  updateRecipeFeedbackLineItem,
} from './recipe-feedback.ts';
export {
  createRecipeImport,
  deleteRecipeToCheck,
  exportRecipes,
  listRecipeImports,
  listRecipesToCheck,
  readRecipeFile,
  undoRecipeImport,
} from './recipe-files.ts';
export { deleteRecipePhoto, uploadRecipePhoto } from './recipe-photos.ts';
export {
  createDislikedRecipe,
  createFavouriteRecipe,
  deleteDislikedRecipe,
  deleteFavouriteRecipe,
  getDislikedRecipe,
  getFavouriteRecipe,
  listDislikedRecipes,
  listFavouriteRecipes,
  replaceDislikedRecipe,
  replaceFavouriteRecipe,
  updateDislikedRecipe,
  updateFavouriteRecipe,
} from './recipe-preferences.ts';
export {
  createRecipe,
  createRecipeTemplate,
  deleteRecipeTemplate,
  getRecipeTag,
  getRecipeTemplate,
  listRecipeTags,
  listRecipeTemplates,
  replaceRecipeTemplate,
  updateRecipeTemplate,
} from './recipe-templates.ts';
export { updateFood } from './update-food.ts';
