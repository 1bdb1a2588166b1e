import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { authAccountPaths } from '@weekbord/contract/auth/account-paths';
import { billingPaths } from '@weekbord/contract/billing/paths';
import { clientsPaths } from '@weekbord/contract/clients/paths';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import { foodsPaths } from '@weekbord/contract/foods/paths';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import type { ChangeArea } from '@weekbord/contract/live/follow-changes';
import { intakePaths } from '@weekbord/contract/intake/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import { notesPaths } from '@weekbord/contract/notes/paths';
import { planVersionsPaths } from '@weekbord/contract/plan-versions/paths';
import { plansPaths } from '@weekbord/contract/plans/paths';
import { progressPaths } from '@weekbord/contract/progress/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { remindersPaths } from '@weekbord/contract/reminders/paths';
import type { Route } from '@weekbord/contract/route';

/** The reads of each area, refetched when something in it changes. */
export const READ_OF: Readonly<Record<ChangeArea, readonly Route[]>> = {
  diary: [
    diaryPaths.listCalendarDays,
    diaryPaths.listRecentMeals,
    diaryPaths.getWeekBalance,
    foodsPaths.listPreferredSuggestedServings,
    foodsPaths.listOwnFoods,
    foodsPaths.getOwnFood,
    plannerPaths.listIngredientSwaps,
    plannerPaths.listBrokenRules,
    plannerPaths.listEmptySlots,
    // The items that a list needs depend on the meals planned for its days.
    groceriesPaths.listGroceryLists,
    groceriesPaths.getGroceryListChanges,
    expenditurePaths.getTargetProposal,
    expenditurePaths.getEatenByWeek,
  ],
  groceries: [groceriesPaths.listGroceryLists, groceriesPaths.getGroceryListChanges],
  habits: [plannerPaths.listPlanTemplates, plannerPaths.listRecurringMeals],
  plan: [
    plansPaths.listWeeklyNutritionPlans,
    plansPaths.getWeeklyNutritionPlan,
    plansPaths.listNutritionDayPlans,
    planVersionsPaths.listPlanVersions,
    clientsPaths.getClientWeek,
    expenditurePaths.getTargetProposal,
    expenditurePaths.getGoalOptions,
    expenditurePaths.getEatenByWeek,
    accountsPaths.getMe,
    plannerPaths.listEmptySlots,
  ],
  profile: [
    accountsPaths.getMe,
    authAccountPaths.getCredentials,
    clientsPaths.listClients,
    clientsPaths.getClient,
    clientsPaths.listClientNeeds,
    clientsPaths.listClientFigures,
    clientsPaths.getClientWeek,
    clientsPaths.listInvitations,
    billingPaths.listUnclaimedPurchases,
    diaryPaths.getCalendarLink,
    intakePaths.getCycle,
    intakePaths.getCycleSharing,
    notesPaths.listNotes,
    remindersPaths.getReminders,
    expenditurePaths.getTargetProposal,
    expenditurePaths.getGoalOptions,
    foodsPaths.listIngredientsToAvoid,
    // A recipe is shown adapted to the person's diet.
    recipesPaths.getRecipeTemplate,
    plannerPaths.listIngredientSwaps,
    plannerPaths.listBrokenRules,
    plannerPaths.listEmptySlots,
  ],
  progress: [
    progressPaths.getProgress,
    progressPaths.listUserWeight,
    progressPaths.listUserSleep,
    progressPaths.listUserStress,
    progressPaths.listUserDistance,
    progressPaths.listUserBodyFatPercentage,
    expenditurePaths.getTargetProposal,
    expenditurePaths.getGoalOptions,
    expenditurePaths.getEatenByWeek,
  ],
  recipes: [
    recipesPaths.getRecipeTemplate,
    recipesPaths.listFavouriteRecipes,
    recipesPaths.listDislikedRecipes,
    recipesPaths.listRecipesToCheck,
    recipesPaths.listRecipeImports,
    plannerPaths.listEmptySlots,
  ],
  wishes: [plannerPaths.getWeekWishes, plannerPaths.listTasteAnswers],
};

/** The reads that depend on foods. */
export const FOODS: readonly Route[] = [
  foodsPaths.searchFoods,
  foodsPaths.searchFoodByBarcode,
  foodsPaths.listFoods,
  foodsPaths.getFood,
  foodsPaths.listPreferredSuggestedServings,
];

/** Reads that may depend on any area. They are refetched when next shown, so that no list jumps under a finger. */
export const LISTS: readonly Route[] = [plannerPaths.generateMeals, plannerPaths.listRecipeInspiration];

/** The reads that also depend on what clients eat and measure. */
export const NEEDS: readonly Route[] = [
  clientsPaths.listClientNeeds,
  clientsPaths.listClientFigures,
  clientsPaths.getClientWeek,
];

/** The reads of a coach that depend on their clients. */
export const OF_CLIENTS: readonly Route[] = [
  ...NEEDS,
  clientsPaths.listClients,
  clientsPaths.getClient,
  intakePaths.getCycleSharing,
  notesPaths.listNotes,
  planVersionsPaths.listPlanVersions,
  plansPaths.listWeeklyNutritionPlans,
  plansPaths.listNutritionDayPlans,
];
