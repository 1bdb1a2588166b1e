import type { ChangeArea } from '@weekbord/contract/live/follow-changes';

/** What a write may change. Own foods are announced to no other device: those look for foods anew each time. */
export type WrittenArea = ChangeArea | 'foods';

/** Nothing that a screen reads: a log-in begins with an empty cache, the others only work something out. */
const NOTHING = [] as const;
const DIARY = ['diary'] as const;
const PROFILE = ['profile'] as const;
const PLAN = ['plan'] as const;
const RECIPES = ['recipes'] as const;
const HABITS = ['habits'] as const;
const GROCERIES = ['groceries'] as const;
const FOODS = ['foods'] as const;
/** What an ingredient belongs to: a meal, or a recipe of one's own. */
const MEAL_OR_RECIPE = ['diary', 'recipes'] as const;
/** What is learned of a person's taste is also why a meal was planned. */
const TASTE = ['wishes', 'diary'] as const;

/** What each write of the contract changes. */
export const CHANGED_BY: Readonly<Record<string, readonly WrittenArea[]>> = {
  tokenLogout: NOTHING,
  signUp: NOTHING,
  deleteMe: NOTHING,
  updateMe: PROFILE,
  replaceMe: PROFILE,
  updateUser: PROFILE,
  completeOnboarding: ['profile', 'plan', 'diary'],
  createUserProfile: PROFILE,
  replaceUserProfile: PROFILE,
  updateUserProfile: PROFILE,
  deleteUserProfile: PROFILE,
  setIngredientsToAvoid: PROFILE,
  createMealSlotSpecification: PLAN,
  updateMealSlotSpecification: PLAN,
  deleteMealSlotSpecification: PLAN,
  createNutritionDayPlan: PLAN,
  updateNutritionDayPlan: PLAN,
  createWeeklyNutritionPlan: PLAN,
  replaceWeeklyNutritionPlan: PLAN,
  createFood: FOODS,
  deleteFood: FOODS,
  createFavouriteRecipe: RECIPES,
  deleteFavouriteRecipe: RECIPES,
  createDislikedRecipe: RECIPES,
  deleteDislikedRecipe: RECIPES,
  createRecipe: RECIPES,
  createRecipeTemplate: RECIPES,
  updateRecipeTemplate: RECIPES,
  deleteRecipeTemplate: RECIPES,
  uploadRecipePhoto: RECIPES,
  deleteRecipePhoto: RECIPES,
  createRecipeFeedbackLineItem: NOTHING,
  updateRecipeFeedbackLineItem: NOTHING,
  deleteRecipeFeedbackLineItem: NOTHING,
  createIngredient: MEAL_OR_RECIPE,
  updateIngredient: MEAL_OR_RECIPE,
  deleteIngredient: MEAL_OR_RECIPE,
  createQuickAddMeal: DIARY,
  planQuickAddMeal: DIARY,
  updateQuickAddMeal: DIARY,
  deleteQuickAddMeal: DIARY,
  createRecipeMeal: DIARY,
  editRecipeMealPortions: DIARY,
  planGeneratedRecipeMeal: DIARY,
  saveAndPlanRecipeMeal: ['diary', 'recipes'],
  deleteRecipeMeal: DIARY,
  createSingleFoodMeal: DIARY,
  planSingleFoodMeal: DIARY,
  updateSingleFoodMeal: DIARY,
  deleteSingleFoodMeal: DIARY,
  createCalendarDay: DIARY,
  updateCalendarDay: DIARY,
  logMeals: DIARY,
  createCalendarItem: DIARY,
  updateCalendarItem: DIARY,
  moveMeal: DIARY,
  deleteCalendarItem: DIARY,
  copyMealsFromDate: DIARY,
  copyMealsToMealMoment: DIARY,
  removeCopies: DIARY,
  anotherMeal: DIARY,
  autoPlanDay: DIARY,
  autoPlanDays: DIARY,
  repairWeek: DIARY,
  undoReplacement: DIARY,
  applyPlanTemplate: DIARY,
  planRecurringMeal: DIARY,
  createPlanTemplate: HABITS,
  updatePlanTemplate: HABITS,
  deletePlanTemplate: HABITS,
  createRecurringMeal: HABITS,
  updateRecurringMeal: HABITS,
  deleteRecurringMeal: HABITS,
  replaceWeekWishes: ['wishes'],
  setTasteAnswer: TASTE,
  forgetTaste: TASTE,
  createGroceryList: GROCERIES,
  updateGroceryList: GROCERIES,
  deleteGroceryList: GROCERIES,
  bringGroceryListUpToDate: GROCERIES,
  createGroceryListItem: GROCERIES,
  updateGroceryListItem: GROCERIES,
  deleteGroceryListItem: GROCERIES,
  shareGroceryList: GROCERIES,
  stopSharingGroceryList: GROCERIES,
  makeCalendarLink: PROFILE,
  endCalendarLink: PROFILE,
  // A visitor's list is asked for every few seconds.
  tickSharedGroceryList: NOTHING,
};
