import { createLoginSignupPortal } from './auth/create-login-signup-portal.ts';
import { createMagicLink } from './auth/create-magic-link.ts';
import { createOtp } from './auth/create-otp.ts';
import { resendOtp } from './auth/resend-otp.ts';
import { tokenLogin } from './auth/token-login.ts';
import { tokenLogout } from './auth/token-logout.ts';
import { verifyOtp } from './auth/verify-otp.ts';
import { deleteMe } from './accounts/delete-me.ts';
import { getMe } from './accounts/get-me.ts';
import { getUser } from './accounts/get-user.ts';
import { replaceMe } from './accounts/replace-me.ts';
import { signUp } from './accounts/sign-up.ts';
import { updateMe } from './accounts/update-me.ts';
import { updateUser } from './accounts/update-user.ts';
import { getBrand } from './organisations/get-brand.ts';
import { listBrands } from './organisations/list-brands.ts';
import { listOrganisationsBySubdomain } from './organisations/list-organisations-by-subdomain.ts';
import { completeOnboarding } from './onboarding/complete-onboarding.ts';
import { computeNutritionPlan } from './onboarding/compute-nutrition-plan.ts';
import { createUserProfile } from './intake/create-user-profile.ts';
import { deleteUserProfile } from './intake/delete-user-profile.ts';
import { getUserProfile } from './intake/get-user-profile.ts';
import { listUserProfiles } from './intake/list-user-profiles.ts';
import { replaceUserProfile } from './intake/replace-user-profile.ts';
import { updateUserProfile } from './intake/update-user-profile.ts';
import { createMealSlotSpecification } from './plans/create-meal-slot-specification.ts';
import { createNutritionDayPlan } from './plans/create-nutrition-day-plan.ts';
import { createWeeklyNutritionPlan } from './plans/create-weekly-nutrition-plan.ts';
import { deleteMealSlotSpecification } from './plans/delete-meal-slot-specification.ts';
import { getMealSlotSpecification } from './plans/get-meal-slot-specification.ts';
import { getNutritionDayPlan } from './plans/get-nutrition-day-plan.ts';
import { getWeeklyNutritionPlan } from './plans/get-weekly-nutrition-plan.ts';
import { listMealSlotSpecifications } from './plans/list-meal-slot-specifications.ts';
import { listNutritionDayPlans } from './plans/list-nutrition-day-plans.ts';
import { listWeeklyNutritionPlans } from './plans/list-weekly-nutrition-plans.ts';
import { replaceWeeklyNutritionPlan } from './plans/replace-weekly-nutrition-plan.ts';
import { updateMealSlotSpecification } from './plans/update-meal-slot-specification.ts';
import { updateNutritionDayPlan } from './plans/update-nutrition-day-plan.ts';
import { autocompleteFoods } from './foods/autocomplete-foods.ts';
import { createFood } from './foods/create-food.ts';
import { deleteFood } from './foods/delete-food.ts';
import { getFood } from './foods/get-food.ts';
import { getSuggestedServing } from './foods/get-suggested-serving.ts';
import { listFoods } from './foods/list-foods.ts';
import { listIngredientsToAvoid } from './foods/list-ingredients-to-avoid.ts';
import { listPreferredSuggestedServings } from './foods/list-preferred-suggested-servings.ts';
import { listSuggestedServings } from './foods/list-suggested-servings.ts';
import { searchFoodByBarcode } from './foods/search-food-by-barcode.ts';
import { searchFoods } from './foods/search-foods.ts';
import { searchSuggestedServings } from './foods/search-suggested-servings.ts';
import { setIngredientsToAvoid } from './foods/set-ingredients-to-avoid.ts';
import { createDislikedRecipe } from './recipes/create-disliked-recipe.ts';
import { createFavouriteRecipe } from './recipes/create-favourite-recipe.ts';
import { createQuickAddMeal } from './recipes/create-quick-add-meal.ts';
import { createIngredient } from './recipes/create-ingredient.ts';
import { createRecipe } from './recipes/create-recipe.ts';
import { createRecipeFeedbackLineItem } from './recipes/create-recipe-feedback-line-item.ts';
import { createRecipeTemplate } from './recipes/create-recipe-template.ts';
import { deleteIngredient } from './recipes/delete-ingredient.ts';
import { deleteRecipeFeedbackLineItem } from './recipes/delete-recipe-feedback-line-item.ts';
import { deleteRecipeMeal } from './recipes/delete-recipe-meal.ts';
import { deleteRecipeTemplate } from './recipes/delete-recipe-template.ts';
import { generateMealsFromBody } from './recipes/generate-meals-from-body.ts';
import { getIngredient } from './recipes/get-ingredient.ts';
import { getRecipeFeedbackLineItem } from './recipes/get-recipe-feedback-line-item.ts';
import { listIngredients } from './recipes/list-ingredients.ts';
import { listRecipeFeedbackLineItems } from './recipes/list-recipe-feedback-line-items.ts';
import { listRecipeInspiration } from './recipes/list-recipe-inspiration.ts';
import { listRecipeTags } from './recipes/list-recipe-tags.ts';
import { updateIngredient } from './recipes/update-ingredient.ts';
import { updateRecipeFeedbackLineItem } from './recipes/update-recipe-feedback-line-item.ts';
import { updateRecipeTemplate } from './recipes/update-recipe-template.ts';
import { createRecipeMeal } from './recipes/create-recipe-meal.ts';
import { createSingleFoodMeal } from './recipes/create-single-food-meal.ts';
import { deleteDislikedRecipe } from './recipes/delete-disliked-recipe.ts';
import { deleteFavouriteRecipe } from './recipes/delete-favourite-recipe.ts';
import { deleteRecipePhoto } from './recipes/delete-recipe-photo.ts';
import { deleteQuickAddMeal } from './recipes/delete-quick-add-meal.ts';
import { deleteSingleFoodMeal } from './recipes/delete-single-food-meal.ts';
import { generateMeals } from './recipes/generate-meals.ts';
import { getQuickAddMeal } from './recipes/get-quick-add-meal.ts';
import { getRecipeMeal } from './recipes/get-recipe-meal.ts';
import { getRecipeTemplate } from './recipes/get-recipe-template.ts';
import { getSingleFoodMeal } from './recipes/get-single-food-meal.ts';
import { listDislikedRecipes } from './recipes/list-disliked-recipes.ts';
import { listFavouriteRecipes } from './recipes/list-favourite-recipes.ts';
import { listRecipeTemplates } from './recipes/list-recipe-templates.ts';
import { readRecipe } from './recipes/read-recipe.ts';
import { uploadRecipePhoto } from './recipes/upload-recipe-photo.ts';
import { updateQuickAddMeal } from './recipes/update-quick-add-meal.ts';
import { updateSingleFoodMeal } from './recipes/update-single-food-meal.ts';
import { autoPlanDay } from './planner/auto-plan-day.ts';
import { autoPlanDays } from './planner/auto-plan-days.ts';
import { createCalendarDay } from './planner/create-calendar-day.ts';
import { createCalendarItem } from './planner/create-calendar-item.ts';
import { deleteCalendarItem } from './planner/delete-calendar-item.ts';
import { editRecipeMealPortions } from './planner/edit-recipe-meal-portions.ts';
import { getCalendarDay } from './planner/get-calendar-day.ts';
import { getCalendarItem } from './planner/get-calendar-item.ts';
import { listCalendarDays } from './planner/list-calendar-days.ts';
import { saveAndPlanRecipeMeal } from './planner/save-and-plan-recipe-meal.ts';
import { planGeneratedRecipeMeal } from './planner/plan-generated-recipe-meal.ts';
import { planQuickAddMeal } from './planner/plan-quick-add-meal.ts';
import { planSingleFoodMeal } from './planner/plan-single-food-meal.ts';
import { updateCalendarDay } from './planner/update-calendar-day.ts';
import { updateCalendarItem } from './planner/update-calendar-item.ts';
import { createGroceryList } from './groceries/create-grocery-list.ts';
import { deleteGroceryList } from './groceries/delete-grocery-list.ts';
import { getGroceryList } from './groceries/get-grocery-list.ts';
import { listGroceryLists } from './groceries/list-grocery-lists.ts';
import { updateGroceryListItem } from './groceries/update-grocery-list-item.ts';
import { getSchema } from './openapi/get-schema.ts';

/** The whole API as one table. */
export const endpoints = {
  // auth
  createLoginSignupPortal,
  createMagicLink,
  createOtp,
  resendOtp,
  tokenLogin,
  tokenLogout,
  verifyOtp,
  // accounts
  deleteMe,
  getMe,
  getUser,
  replaceMe,
  signUp,
  updateMe,
  updateUser,
  // organisations
  getBrand,
  listBrands,
  listOrganisationsBySubdomain,
  // onboarding
  completeOnboarding,
  computeNutritionPlan,
  // intake
  createUserProfile,
  deleteUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
  // plans
  createMealSlotSpecification,
  createNutritionDayPlan,
  createWeeklyNutritionPlan,
  deleteMealSlotSpecification,
  getMealSlotSpecification,
  getNutritionDayPlan,
  getWeeklyNutritionPlan,
  listMealSlotSpecifications,
  listNutritionDayPlans,
  listWeeklyNutritionPlans,
  replaceWeeklyNutritionPlan,
  updateMealSlotSpecification,
  updateNutritionDayPlan,
  // foods
  autocompleteFoods,
  createFood,
  deleteFood,
  getFood,
  getSuggestedServing,
  listFoods,
  listIngredientsToAvoid,
  listPreferredSuggestedServings,
  listSuggestedServings,
  searchFoodByBarcode,
  searchFoods,
  searchSuggestedServings,
  setIngredientsToAvoid,
  // recipes
  createDislikedRecipe,
  createFavouriteRecipe,
  createQuickAddMeal,
  createIngredient,
  createRecipe,
  createRecipeFeedbackLineItem,
  createRecipeTemplate,
  deleteIngredient,
  deleteRecipeFeedbackLineItem,
  deleteRecipeMeal,
  deleteRecipeTemplate,
  generateMealsFromBody,
  getIngredient,
  getRecipeFeedbackLineItem,
  listIngredients,
  listRecipeFeedbackLineItems,
  listRecipeInspiration,
  listRecipeTags,
  updateIngredient,
  updateRecipeFeedbackLineItem,
  updateRecipeTemplate,
  createRecipeMeal,
  createSingleFoodMeal,
  deleteDislikedRecipe,
  deleteFavouriteRecipe,
  deleteRecipePhoto,
  deleteQuickAddMeal,
  deleteSingleFoodMeal,
  generateMeals,
  getQuickAddMeal,
  getRecipeMeal,
  getRecipeTemplate,
  getSingleFoodMeal,
  listDislikedRecipes,
  listFavouriteRecipes,
  listRecipeTemplates,
  readRecipe,
  uploadRecipePhoto,
  updateQuickAddMeal,
  updateSingleFoodMeal,
  // planner
  autoPlanDay,
  autoPlanDays,
  createCalendarDay,
  createCalendarItem,
  deleteCalendarItem,
  editRecipeMealPortions,
  getCalendarDay,
  getCalendarItem,
  listCalendarDays,
  planGeneratedRecipeMeal,
  saveAndPlanRecipeMeal,
  planQuickAddMeal,
  planSingleFoodMeal,
  updateCalendarDay,
  updateCalendarItem,
  // groceries
  createGroceryList,
  deleteGroceryList,
  getGroceryList,
  listGroceryLists,
  updateGroceryListItem,
  // openapi
  getSchema,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
