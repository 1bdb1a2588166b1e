import type { Resource } from './rules.ts';

/** Calls that only other API clients use, to complete the resources. */
export const FURTHER_RESOURCES: Readonly<Record<string, Resource>> = {
  'signing up at the resource of people': { rule: 'any caller but a shut coach', calls: { createUser: 201 } },
  'people in reach': { rule: 'own things', calls: { listUsers: 200, listAuthUsers: 200 } },
  'one of the people in reach': {
    rule: 'a record',
    calls: { deleteUser: 204, deleteAuthUser: 204 },
  },
  'what they are called and how they measure': {
    rule: 'a record, the own always',
    calls: { replaceUser: 200, getAuthUser: 200, replaceAuthUser: 200, updateAuthUser: 200 },
  },
  'all clients of a coach': { rule: "a coach's own things", calls: { listAllClients: 200, createClient: 201 } },
  'one of the clients of a coach': { rule: 'a client', calls: { replaceClient: 200, removeClient: 204 } },
  'organisations of a coach': { rule: "a coach's own things", calls: { listOrganisations: 200 } },
  'the organisation of a coach': {
    rule: "a coach's own record",
    calls: { getOrganisation: 200, replaceOrganisation: 200 },
  },
  'who the operator is': { rule: 'any caller', calls: { getOperator: 200 } },
  'asking support': { rule: 'any caller', calls: { contactSupport: 201 } },
  'joining a waitlist': { rule: 'any caller', calls: { joinWaitlist: 201 } },
  'who waits for the organisation of a coach': {
    rule: "a coach's own things",
    calls: { listWaitlistEntries: 200, createWaitlistEntry: 201 },
  },
  'an entry of the waitlist of a coach': {
    rule: "a coach's own record",
    calls: {
      getWaitlistEntry: 200,
      replaceWaitlistEntry: 200,
      updateWaitlistEntry: 200,
      deleteWaitlistEntry: 204,
    },
  },
  'words of vocabularies': { rule: 'any caller', calls: { getExerciseTemplate: 200, getIngredientToAvoid: 200 } },
  'exercises of a profile': {
    rule: 'a record',
    calls: {
      listExerciseInstances: 200,
      getExerciseInstance: 200,
      replaceExerciseInstance: 200,
      updateExerciseInstance: 200,
      deleteExerciseInstance: 204,
    },
  },
  'a new exercise': { rule: 'a reference', calls: { createExerciseInstance: 201 } },
  'what they are to eat': {
    rule: 'a record',
    calls: {
      replaceMealSlotSpecification: 200,
      replaceNutritionDayPlan: 200,
      updateWeeklyNutritionPlan: 200,
      deleteWeeklyNutritionPlan: 204,
    },
  },
  'how they measure foods': {
    rule: 'an own record',
    calls: {
      getPreferredSuggestedServing: 200,
      replacePreferredSuggestedServing: 200,
      updatePreferredSuggestedServing: 200,
      deletePreferredSuggestedServing: 204,
    },
  },
  'recipes and foods': {
    rule: 'own things',
    calls: { createPreferredSuggestedServing: 201, getRecipeTag: 200, getRecipeInspiration: 200 },
  },
  'what they wrote themselves': {
    rule: 'an own record',
    calls: { replaceRecipeTemplate: 200, replaceRecipeFeedbackLineItem: 200 },
  },
  'one of the recipes that they like or not': {
    rule: 'a record',
    calls: {
      getFavouriteRecipe: 200,
      replaceFavouriteRecipe: 200,
      updateFavouriteRecipe: 200,
      getDislikedRecipe: 200,
      replaceDislikedRecipe: 200,
      updateDislikedRecipe: 200,
    },
  },
  'what they eat': {
    rule: 'a record',
    calls: {
      listCalendarItems: 200,
      replaceCalendarItem: 200,
      replaceCalendarDay: 200,
      deleteCalendarDay: 204,
      listRecipeMeals: 200,
      updateRecipeMeal: 200,
      replaceRecipeMeal: 200,
      listSingleFoodMeals: 200,
      replaceSingleFoodMeal: 200,
      listQuickAddMeals: 200,
      replaceQuickAddMeal: 200,
      replaceIngredient: 200,
    },
  },
  'what they buy': {
    rule: 'a record',
    calls: {
      replaceGroceryList: 200,
      listGroceryListItems: 200,
      getGroceryListItem: 200,
      replaceGroceryListItem: 200,
    },
  },
  'what they measure': {
    rule: 'a record',
    calls: {
      replaceUserWeight: 200,
      replaceUserSleep: 200,
      replaceUserStress: 200,
      replaceUserBodyFatPercentage: 200,
      replaceUserDistance: 200,
    },
  },
};
