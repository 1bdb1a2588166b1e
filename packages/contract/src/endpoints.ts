import { deleteUserProfile } from './plans/delete-user-profile.ts';
import * as logIn from './auth/log-in.ts';
import { confirmations } from './auth/confirmations.ts';
import { credentials } from './auth/credentials.ts';
import { endSessions, listSessions } from './auth/sessions.ts';
import { clientNeeds } from './clients/client-needs.ts';
import * as clients from './clients/clients.ts';
import * as invitations from './clients/invitations.ts';
import { listLooks } from './accounts/looks.ts';
import { deleteMe, getMe, getUser, replaceMe, signUp, updateMe, updateUser } from './accounts/users.ts';
import {
  createOrganisation,
  getBrand,
  listBrands,
  listOrganisationsBySubdomain,
  updateOrganisation,
} from './organisations/organisations.ts';
import { completeOnboarding } from './onboarding/complete-onboarding.ts';
import { computeNutritionPlan } from './onboarding/compute-nutrition-plan.ts';
import * as cycle from './intake/cycle.ts';
import * as cycleSharing from './intake/cycle-sharing.ts';
import {
  createUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
} from './intake/user-profiles.ts';
import { listExerciseTemplates } from './intake/exercise-templates.ts';
import { autocompleteFoods, searchFoodByBarcode, searchFoods } from './foods/food-search.ts';
import { createFood, deleteFood, getFood, listFoods } from './foods/foods.ts';
import {
  getSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
  searchSuggestedServings,
} from './foods/suggested-servings.ts';
import { listIngredientsToAvoid, setIngredientsToAvoid } from './foods/ingredients-to-avoid.ts';
import {
  createDislikedRecipe,
  createFavouriteRecipe,
  deleteDislikedRecipe,
  deleteFavouriteRecipe,
  listDislikedRecipes,
  listFavouriteRecipes,
} from './recipes/recipe-preferences.ts';
import {
  createRecipe,
  createRecipeTemplate,
  deleteRecipeTemplate,
  getRecipeTemplate,
  listRecipeTags,
  listRecipeTemplates,
  updateRecipeTemplate,
} from './recipes/recipe-templates.ts';
import {
  createRecipeFeedbackLineItem,
  deleteRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  listRecipeFeedbackLineItems,
  updateRecipeFeedbackLineItem,
} from './recipes/recipe-feedback.ts';
import { deleteRecipePhoto, uploadRecipePhoto } from './recipes/recipe-photos.ts';
import { readRecipe } from './recipes/read-recipe.ts';
import {
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  planQuickAddMeal,
  updateQuickAddMeal,
} from './diary/quick-add-meals.ts';
import {
  createIngredient,
  deleteIngredient,
  getIngredient,
  listIngredients,
  updateIngredient,
} from './diary/ingredients.ts';
import {
  createRecipeMeal,
  deleteRecipeMeal,
  editRecipeMealPortions,
  getRecipeMeal,
  planGeneratedRecipeMeal,
  saveAndPlanRecipeMeal,
} from './diary/recipe-meals.ts';
import {
  createSingleFoodMeal,
  deleteSingleFoodMeal,
  getSingleFoodMeal,
  planSingleFoodMeal,
  updateSingleFoodMeal,
} from './diary/single-food-meals.ts';
import { createCalendarDay, getCalendarDay, listCalendarDays, updateCalendarDay } from './diary/calendar-days.ts';
import { endCalendarLink, getCalendarFeed, getCalendarLink, makeCalendarLink } from './diary/calendar-links.ts';
import { getWeekBalance } from './diary/week-balance.ts';
import {
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  moveMeal,
  updateCalendarItem,
} from './diary/calendar-items.ts';
import { logMeals } from './diary/log-meals.ts';
import { listRecentMeals } from './diary/recent-meals.ts';
import { generateMeals, generateMealsFromBody } from './planner/generate-meals.ts';
import { listBrokenRules } from './planner/list-broken-rules.ts';
import { listEmptySlots } from './planner/list-empty-slots.ts';
import { listIngredientSwaps } from './planner/list-ingredient-swaps.ts';
import { listRecipeInspiration } from './planner/list-recipe-inspiration.ts';
import { anotherMeal } from './planner/another-meal.ts';
import { autoPlanDay, autoPlanDays } from './planner/auto-plan.ts';
import { copyMealsFromDate, copyMealsToMealMoment, removeCopies } from './planner/copy-meals.ts';
import { previewWeekRepair, repairWeek } from './planner/repair-week.ts';
import { habits } from './planner/habits.ts';
import { undoReplacement } from './planner/undo-replacement.ts';
import { getWeekWishes, replaceWeekWishes } from './planner/week-wishes.ts';
import { forgetTaste, listTasteAnswers, setTasteAnswer } from './planner/taste-answers.ts';
import { groceries } from './groceries/groceries.ts';
import { expenditure } from './expenditure/expenditure.ts';
import { history } from './history/history.ts';
import { plans } from './plans/plans.ts';
import { getPlanBasis, saveNutritionPlan } from './coach-plans/coach-plans.ts';
import { planVersions } from './plan-versions/plan-versions.ts';
import { notes } from './notes/notes.ts';
import { progress } from './progress/progress.ts';
import { reminders } from './reminders/reminders.ts';
import { followChanges } from './live/follow-changes.ts';
import { getSchema } from './openapi/get-schema.ts';

/** The whole API as one table. */
export const endpoints = {
  // auth
  ...logIn,
  ...confirmations,
  ...credentials,
  endSessions,
  listSessions,
  // accounts
  deleteMe,
  getMe,
  listLooks,
  getUser,
  replaceMe,
  signUp,
  updateMe,
  updateUser,
  // clients
  ...clients,
  ...clientNeeds,
  ...invitations,
  // organisations
  getBrand,
  listBrands,
  listOrganisationsBySubdomain,
  createOrganisation,
  updateOrganisation,
  // onboarding
  completeOnboarding,
  computeNutritionPlan,
  // intake
  ...cycle,
  ...cycleSharing,
  listExerciseTemplates,
  createUserProfile,
  deleteUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
  // plans
  ...plans,
  getPlanBasis,
  saveNutritionPlan,
  ...planVersions,
  // foods
  autocompleteFoods,
  searchFoodByBarcode,
  searchFoods,
  createFood,
  deleteFood,
  getFood,
  listFoods,
  getSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
  searchSuggestedServings,
  listIngredientsToAvoid,
  setIngredientsToAvoid,
  // recipes
  createDislikedRecipe,
  createFavouriteRecipe,
  deleteDislikedRecipe,
  deleteFavouriteRecipe,
  listDislikedRecipes,
  listFavouriteRecipes,
  createRecipe,
  createRecipeTemplate,
  deleteRecipeTemplate,
  getRecipeTemplate,
  listRecipeTags,
  listRecipeTemplates,
  updateRecipeTemplate,
  createRecipeFeedbackLineItem,
  deleteRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  listRecipeFeedbackLineItems,
  updateRecipeFeedbackLineItem,
  deleteRecipePhoto,
  uploadRecipePhoto,
  readRecipe,
  // diary
  getCalendarLink,
  makeCalendarLink,
  endCalendarLink,
  getCalendarFeed,
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  planQuickAddMeal,
  updateQuickAddMeal,
  createIngredient,
  deleteIngredient,
  getIngredient,
  listIngredients,
  updateIngredient,
  createRecipeMeal,
  deleteRecipeMeal,
  editRecipeMealPortions,
  getRecipeMeal,
  planGeneratedRecipeMeal,
  saveAndPlanRecipeMeal,
  createSingleFoodMeal,
  deleteSingleFoodMeal,
  getSingleFoodMeal,
  planSingleFoodMeal,
  updateSingleFoodMeal,
  createCalendarDay,
  getCalendarDay,
  listCalendarDays,
  getWeekBalance,
  logMeals,
  listRecentMeals,
  updateCalendarDay,
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  moveMeal,
  updateCalendarItem,
  // planner
  ...habits,
  copyMealsFromDate,
  copyMealsToMealMoment,
  removeCopies,
  generateMeals,
  generateMealsFromBody,
  listBrokenRules,
  listEmptySlots,
  listIngredientSwaps,
  listRecipeInspiration,
  anotherMeal,
  autoPlanDay,
  autoPlanDays,
  previewWeekRepair,
  repairWeek,
  undoReplacement,
  getWeekWishes,
  replaceWeekWishes,
  listTasteAnswers,
  setTasteAnswer,
  forgetTaste,
  ...groceries,
  ...notes,
  // progress, expenditure, history
  ...progress,
  ...expenditure,
  ...history,
  ...reminders,
  // live
  followChanges,
  // openapi
  getSchema,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
