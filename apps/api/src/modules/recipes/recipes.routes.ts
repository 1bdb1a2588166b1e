import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { createDislikedRecipe } from './create-disliked-recipe.ts';
import { createFavouriteRecipe } from './create-favourite-recipe.ts';
import { createRecipeMeal } from './create-recipe-meal.ts';
import { deleteDislikedRecipe } from './delete-disliked-recipe.ts';
import { deleteFavouriteRecipe } from './delete-favourite-recipe.ts';
import { deleteRecipePhoto } from './delete-recipe-photo.ts';
import { generateMeals } from './generate-meals.ts';
import { getRecipeMeal } from './get-recipe-meal.ts';
import { getRecipeTemplate } from './get-recipe-template.ts';
import { listDislikedRecipes } from './list-disliked-recipes.ts';
import { listFavouriteRecipes } from './list-favourite-recipes.ts';
import { listRecipeTemplates } from './list-recipe-templates.ts';
import { uploadRecipePhoto } from './upload-recipe-photo.ts';
import { createQuickAddMeal } from './create-quick-add-meal.ts';
import { createSingleFoodMeal } from './create-single-food-meal.ts';
import { deleteQuickAddMeal } from './delete-quick-add-meal.ts';
import { deleteSingleFoodMeal } from './delete-single-food-meal.ts';
import { getQuickAddMeal } from './get-quick-add-meal.ts';
import { getSingleFoodMeal } from './get-single-food-meal.ts';
import { updateQuickAddMeal } from './update-quick-add-meal.ts';
import { updateSingleFoodMeal } from './update-single-food-meal.ts';
import { createIngredient } from './create-ingredient.ts';
import { createRecipe } from './create-recipe.ts';
import { createRecipeFeedbackLineItem } from './create-recipe-feedback-line-item.ts';
import { createRecipeTemplate } from './create-recipe-template.ts';
import { deleteIngredient } from './delete-ingredient.ts';
import { deleteRecipeFeedbackLineItem } from './delete-recipe-feedback-line-item.ts';
import { deleteRecipeMeal } from './delete-recipe-meal.ts';
import { deleteRecipeTemplate } from './delete-recipe-template.ts';
import { generateMealsFromBody } from './generate-meals-from-body.ts';
import { getIngredient } from './get-ingredient.ts';
import { getRecipeFeedbackLineItem } from './get-recipe-feedback-line-item.ts';
import { listIngredients } from './list-ingredients.ts';
import { listRecipeFeedbackLineItems } from './list-recipe-feedback-line-items.ts';
import { listRecipeInspiration } from './list-recipe-inspiration.ts';
import { listRecipeTags } from './list-recipe-tags.ts';
import { readRecipe } from './read-recipe.ts';
import { updateIngredient } from './update-ingredient.ts';
import { updateRecipeFeedbackLineItem } from './update-recipe-feedback-line-item.ts';
import { updateRecipeTemplate } from './update-recipe-template.ts';

export const recipesRoutes = [
  serve(endpoints.listRecipeTemplates, listRecipeTemplates),
  serve(endpoints.getRecipeTemplate, getRecipeTemplate),
  serve(endpoints.uploadRecipePhoto, uploadRecipePhoto),
  serve(endpoints.deleteRecipePhoto, deleteRecipePhoto),
  serve(endpoints.createRecipeMeal, createRecipeMeal),
  serve(endpoints.getRecipeMeal, getRecipeMeal),
  serve(endpoints.createQuickAddMeal, createQuickAddMeal),
  serve(endpoints.createSingleFoodMeal, createSingleFoodMeal),
  serve(endpoints.deleteQuickAddMeal, deleteQuickAddMeal),
  serve(endpoints.deleteSingleFoodMeal, deleteSingleFoodMeal),
  serve(endpoints.getQuickAddMeal, getQuickAddMeal),
  serve(endpoints.getSingleFoodMeal, getSingleFoodMeal),
  serve(endpoints.updateQuickAddMeal, updateQuickAddMeal),
  serve(endpoints.updateSingleFoodMeal, updateSingleFoodMeal),
  serve(endpoints.generateMeals, generateMeals),
  serve(endpoints.listFavouriteRecipes, listFavouriteRecipes),
  serve(endpoints.createFavouriteRecipe, createFavouriteRecipe),
  serve(endpoints.deleteFavouriteRecipe, deleteFavouriteRecipe),
  serve(endpoints.listDislikedRecipes, listDislikedRecipes),
  serve(endpoints.createDislikedRecipe, createDislikedRecipe),
  serve(endpoints.deleteDislikedRecipe, deleteDislikedRecipe),
  serve(endpoints.createRecipeTemplate, createRecipeTemplate),
  serve(endpoints.updateRecipeTemplate, updateRecipeTemplate),
  serve(endpoints.deleteRecipeTemplate, deleteRecipeTemplate),
  serve(endpoints.createRecipe, createRecipe),
  serve(endpoints.readRecipe, readRecipe),
  serve(endpoints.listIngredients, listIngredients),
  serve(endpoints.getIngredient, getIngredient),
  serve(endpoints.createIngredient, createIngredient),
  serve(endpoints.updateIngredient, updateIngredient),
  serve(endpoints.deleteIngredient, deleteIngredient),
  serve(endpoints.listRecipeTags, listRecipeTags),
  serve(endpoints.listRecipeInspiration, listRecipeInspiration),
  serve(endpoints.deleteRecipeMeal, deleteRecipeMeal),
  serve(endpoints.generateMealsFromBody, generateMealsFromBody),
  serve(endpoints.listRecipeFeedbackLineItems, listRecipeFeedbackLineItems),
  serve(endpoints.getRecipeFeedbackLineItem, getRecipeFeedbackLineItem),
  serve(endpoints.createRecipeFeedbackLineItem, createRecipeFeedbackLineItem),
  serve(endpoints.updateRecipeFeedbackLineItem, updateRecipeFeedbackLineItem),
  serve(endpoints.deleteRecipeFeedbackLineItem, deleteRecipeFeedbackLineItem),
];
