import { endpoints } from '@weekbord/contract/endpoints';
import { serve, servePrepared } from '../../platform/http/serve.ts';
import { findRecipe, readRecipe } from './import/read-recipe.ts';
import { readRecipeFile, unpackRecipeFile } from './import/read-recipe-file.ts';
import { createRecipeImport, listRecipeImports, undoRecipeImport } from './import/recipe-imports.ts';
import { deleteRecipeToCheck, listRecipesToCheck, readRecipeToCheck } from './import/recipes-to-check.ts';
import { createRecipe } from './own/create-recipe.ts';
import { exportRecipes } from './own/export-recipes.ts';
import { updateFood } from './own/update-food.ts';
import { deleteRecipePhoto, uploadRecipePhoto, encodeUploadedPhoto } from './photos/recipe-photos.ts';
import {
  createRecipeFeedbackLineItem,
  deleteRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  listRecipeFeedbackLineItems,
  updateRecipeFeedbackLineItem,
} from './preferences/recipe-feedback.ts';
import {
  createDislikedRecipe,
  createFavouriteRecipe,
  deleteDislikedRecipe,
  deleteFavouriteRecipe,
  getDislikedRecipe,
  getFavouriteRecipe,
  listDislikedRecipes,
  listFavouriteRecipes,
  updateDislikedRecipe,
  updateFavouriteRecipe,
} from './preferences/recipe-preferences.ts';
import {
  createRecipeTemplate,
  deleteRecipeTemplate,
  getRecipeTag,
  getRecipeTemplate,
  listRecipeTags,
  listRecipeTemplates,
  updateRecipeTemplate,
} from './templates/recipe-templates.ts';

export const recipesRoutes = [
  serve(endpoints.updateFood, updateFood),
  serve(endpoints.createDislikedRecipe, createDislikedRecipe),
  serve(endpoints.createFavouriteRecipe, createFavouriteRecipe),
  serve(endpoints.deleteDislikedRecipe, deleteDislikedRecipe),
  serve(endpoints.deleteFavouriteRecipe, deleteFavouriteRecipe),
  serve(endpoints.listDislikedRecipes, listDislikedRecipes),
  serve(endpoints.listFavouriteRecipes, listFavouriteRecipes),
  serve(endpoints.createRecipe, createRecipe),
  serve(endpoints.createRecipeTemplate, createRecipeTemplate),
  serve(endpoints.deleteRecipeTemplate, deleteRecipeTemplate),
  serve(endpoints.getRecipeTemplate, getRecipeTemplate),
  serve(endpoints.getDislikedRecipe, getDislikedRecipe),
  serve(endpoints.getFavouriteRecipe, getFavouriteRecipe),
  serve(endpoints.updateDislikedRecipe, updateDislikedRecipe),
  serve(endpoints.updateFavouriteRecipe, updateFavouriteRecipe),
  serve(endpoints.getRecipeTag, getRecipeTag),
  serve(endpoints.listRecipeTags, listRecipeTags),
  serve(endpoints.listRecipeTemplates, listRecipeTemplates),
  serve(endpoints.updateRecipeTemplate, updateRecipeTemplate),
  serve(endpoints.createRecipeFeedbackLineItem, createRecipeFeedbackLineItem),
  serve(endpoints.deleteRecipeFeedbackLineItem, deleteRecipeFeedbackLineItem),
  serve(endpoints.getRecipeFeedbackLineItem, getRecipeFeedbackLineItem),
  serve(endpoints.listRecipeFeedbackLineItems, listRecipeFeedbackLineItems),
  serve(endpoints.updateRecipeFeedbackLineItem, updateRecipeFeedbackLineItem),
  serve(endpoints.deleteRecipePhoto, deleteRecipePhoto),
  servePrepared(endpoints.uploadRecipePhoto, encodeUploadedPhoto, uploadRecipePhoto),
  servePrepared(endpoints.readRecipe, findRecipe, readRecipe),
  servePrepared(endpoints.readRecipeFile, unpackRecipeFile, readRecipeFile),
  serve(endpoints.createRecipeImport, createRecipeImport),
  serve(endpoints.listRecipeImports, listRecipeImports),
  serve(endpoints.undoRecipeImport, undoRecipeImport),
  serve(endpoints.listRecipesToCheck, listRecipesToCheck),
  serve(endpoints.readRecipeToCheck, readRecipeToCheck),
  serve(endpoints.deleteRecipeToCheck, deleteRecipeToCheck),
  serve(endpoints.exportRecipes, exportRecipes),
];
