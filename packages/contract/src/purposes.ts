import { CONSENT_PURPOSES, type ConsentPurpose } from '@weekbord/domain/consent/consents';
import type { EndpointName, Endpoints } from './endpoints.ts';

type Purposes = readonly ConsentPurpose[];

/** The calls that are about a person's records, or that only coaches can make. */
type AboutPeople = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'subject' | 'self' | 'coach' ? Name : never;
}[EndpointName];

function each<const Names extends readonly EndpointName[]>(
  purposes: Purposes,
  ...names: Names
): Record<Names[number], Purposes> {
  return Object.fromEntries(names.map((name) => [name, purposes])) as Record<Names[number], Purposes>;
}

/**
 * The purposes that each call serves when a coach makes it about a client. If the client withdrew consent to any of
 * them, the call is rejected with `consent_withdrawn`. A call that serves none leaves withdrawn data out of its
 * response. A coach's call that is not listed serves all purposes.
 */
const SERVED = {
  // The client's identity, and ending the relationship.
  ...each(
    [],
    'getMe',
    'getUser',
    'getAuthUser',
    'listUsers',
    'listAuthUsers',
    'updateUser',
    'updateAuthUser',
    'replaceUser',
    'replaceAuthUser',
    'deleteUser',
    'deleteAuthUser',
    'listClients',
    'listAllClients',
    'listClientNeeds',
    'listClientFigures',
    'getClient',
    'createClient',
    'updateClient',
    'replaceClient',
    'removeClient',
    'endClientSnooze',
  ),
  // The coach's own data, and data that is the same for everyone.
  ...each(
    [],
    'createOrganisation',
    'getOrganisation',
    'listOrganisations',
    'updateOrganisation',
    'replaceOrganisation',
    'createWaitlistEntry',
    'deleteWaitlistEntry',
    'getWaitlistEntry',
    'listWaitlistEntries',
    'replaceWaitlistEntry',
    'updateWaitlistEntry',
    'getRecipeTag',
    'listRecipeTags',
  ),
  // The diary and related data.
  ...each(
    ['COACH'],
    'followChanges',
    'snoozeClient',
    'listNotes',
    'createNote',
    'markNotesRead',
    'autocompleteFoods',
    'searchFoodByBarcode',
    'searchFoods',
    'getFood',
    'getSuggestedServing',
    'listPreferredSuggestedServings',
    'listSuggestedServings',
    'searchSuggestedServings',
    'listRecipeTemplates',
    'getRecipeTemplate',
    'createDislikedRecipe',
    'createFavouriteRecipe',
    'deleteDislikedRecipe',
    'deleteFavouriteRecipe',
    'getDislikedRecipe',
    'getFavouriteRecipe',
    'listDislikedRecipes',
    'listFavouriteRecipes',
    'replaceDislikedRecipe',
    'replaceFavouriteRecipe',
    'updateDislikedRecipe',
    'updateFavouriteRecipe',
    'deleteQuickAddMeal',
    'getQuickAddMeal',
    'listQuickAddMeals',
    'planQuickAddMeal',
    'replaceQuickAddMeal',
    'updateQuickAddMeal',
    'createIngredient',
    'deleteIngredient',
    'getIngredient',
    'replaceIngredient',
    'updateIngredient',
    'deleteRecipeMeal',
    'editRecipeMealPortions',
    'getRecipeMeal',
    'listRecipeMeals',
    'planGeneratedRecipeMeal',
    'replaceRecipeMeal',
    'saveAndPlanRecipeMeal',
    'updateRecipeMeal',
    'deleteSingleFoodMeal',
    'getSingleFoodMeal',
    'listSingleFoodMeals',
    'planSingleFoodMeal',
    'replaceSingleFoodMeal',
    'updateSingleFoodMeal',
    'createCalendarDay',
    'deleteCalendarDay',
    'getCalendarDay',
    'listCalendarDays',
    'replaceCalendarDay',
    'updateCalendarDay',
    'getWeekBalance',
    'logMeals',
    'listRecentMeals',
    'createCalendarItem',
    'deleteCalendarItem',
    'getCalendarItem',
    'listCalendarItems',
    'moveMeal',
    'replaceCalendarItem',
    'updateCalendarItem',
    'createPlanTemplate',
    'deletePlanTemplate',
    'listPlanTemplates',
    'updatePlanTemplate',
    'createRecurringMeal',
    'deleteRecurringMeal',
    'listRecurringMeals',
    'updateRecurringMeal',
    'copyMealsFromDate',
    'copyMealsToMealMoment',
    'removeCopies',
    'undoReplacement',
    'getWeekWishes',
    'replaceWeekWishes',
    'listTasteAnswers',
    'setTasteAnswer',
    'forgetTaste',
    'bringGroceryListUpToDate',
    'createGroceryList',
    'createGroceryListItem',
    'deleteGroceryList',
    'deleteGroceryListItem',
    'getGroceryList',
    'getGroceryListChanges',
    'getGroceryListItem',
    'listGroceryListItems',
    'listGroceryLists',
    'replaceGroceryList',
    'replaceGroceryListItem',
    'updateGroceryList',
    'updateGroceryListItem',
    'stopSharingGroceryList',
  ),
  // Measurements, and the targets derived from them.
  ...each(
    ['COACH', 'BODY'],
    'createUserWeight',
    'deleteUserWeight',
    'getUserWeight',
    'listUserWeight',
    'replaceUserWeight',
    'updateUserWeight',
    'createUserSleep',
    'deleteUserSleep',
    'getUserSleep',
    'listUserSleep',
    'replaceUserSleep',
    'updateUserSleep',
    'createUserStress',
    'deleteUserStress',
    'getUserStress',
    'listUserStress',
    'replaceUserStress',
    'updateUserStress',
    'createUserBodyFatPercentage',
    'deleteUserBodyFatPercentage',
    'getUserBodyFatPercentage',
    'listUserBodyFatPercentage',
    'replaceUserBodyFatPercentage',
    'updateUserBodyFatPercentage',
    'createUserDistance',
    'deleteUserDistance',
    'getUserDistance',
    'listUserDistance',
    'replaceUserDistance',
    'updateUserDistance',
    'deleteMeasurement',
    'getProgress',
    'getClientWeek',
    'getEatenByWeek',
    'getTargetProposal',
    'createExerciseInstance',
    'deleteExerciseInstance',
    'getExerciseInstance',
    'listExerciseInstances',
    'replaceExerciseInstance',
    'updateExerciseInstance',
    'createMealSlotSpecification',
    'deleteMealSlotSpecification',
    'getMealSlotSpecification',
    'listMealSlotSpecifications',
    'replaceMealSlotSpecification',
    'updateMealSlotSpecification',
    'createNutritionDayPlan',
    'deleteNutritionDayPlan',
    'getNutritionDayPlan',
    'listNutritionDayPlans',
    'replaceNutritionDayPlan',
    'updateNutritionDayPlan',
    'createWeeklyNutritionPlan',
    'deleteWeeklyNutritionPlan',
    'getWeeklyNutritionPlan',
    'listWeeklyNutritionPlans',
    'replaceWeeklyNutritionPlan',
    'updateWeeklyNutritionPlan',
    'saveNutritionPlan',
    'listPlanVersions',
    'restorePlanVersion',
  ),
  // Data that reveals or depends on what a person does not eat.
  ...each(['COACH', 'FOOD'], 'setIngredientsToAvoid', 'listBrokenRules', 'listIngredientSwaps'),
  // The profile, and plans made from the whole profile.
  ...each(
    ['COACH', 'BODY', 'FOOD'],
    'createUserProfile',
    'getUserProfile',
    'listUserProfiles',
    'replaceUserProfile',
    'updateUserProfile',
    'deleteUserProfile',
    'getPlanBasis',
    'generateMeals',
    'generateMealsFromBody',
    'listEmptySlots',
    'anotherMeal',
    'autoPlanDay',
    'autoPlanDays',
    'previewWeekRepair',
    'repairWeek',
    'applyPlanTemplate',
    'previewPlanTemplate',
    'planRecurringMeal',
    'previewRecurringMeal',
  ),
  ...each(['COACH', 'CYCLE'], 'getSharedCycle', 'getCycleSharing'),
} satisfies Record<AboutPeople, Purposes> & Partial<Record<EndpointName, Purposes>>;

/**
 * The purposes for which each call stores data about its caller. The call is rejected with `consent_required` if they
 * withdrew consent.
 */
const KEPT: Partial<Record<EndpointName, Purposes>> = {
  ...each(
    ['BODY'],
    'createUserWeight',
    'replaceUserWeight',
    'updateUserWeight',
    'createUserSleep',
    'replaceUserSleep',
    'updateUserSleep',
    'createUserStress',
    'replaceUserStress',
    'updateUserStress',
    'createUserBodyFatPercentage',
    'replaceUserBodyFatPercentage',
    'updateUserBodyFatPercentage',
    'createUserDistance',
    'replaceUserDistance',
    'updateUserDistance',
    'createExerciseInstance',
    'replaceExerciseInstance',
    'updateExerciseInstance',
    'createUserProfile',
    'replaceUserProfile',
    'updateUserProfile',
    'acceptTargetProposal',
    'changeGoal',
    'createImport',
  ),
  ...each(['FOOD'], 'setIngredientsToAvoid'),
  ...each(['CYCLE'], 'changePeriodStarts', 'shareCycle'),
  // Without this consent, the coach would not see the note.
  ...each(['COACH'], 'createNote'),
};

const isIn = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name);

/** Returns the purposes that a call serves when a coach makes it about a client. */
export function purposesServed({ route: { name } }: { readonly route: { readonly name: string } }): Purposes {
  return isIn(SERVED, name) ? SERVED[name] : CONSENT_PURPOSES;
}

/** Returns the purposes for which a call stores data about its caller. */
export function purposesKept({ route: { name } }: { readonly route: { readonly name: string } }): Purposes {
  return (isIn(KEPT, name) && KEPT[name]) || [];
}

/**
 * Whether a call's purposes are stated.
 * @internal
 */
export function statesPurposes({ route: { name } }: { readonly route: { readonly name: string } }): boolean {
  return isIn(SERVED, name);
}
