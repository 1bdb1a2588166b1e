import type { EndpointName } from '@weekbord/contract/endpoints';
import { PLAN_RESOURCES } from './expected-plans.ts';
import { FURTHER_RESOURCES } from './expected-resources.ts';
import type { Resource, Rule } from './rules.ts';

const RESOURCES: Readonly<Record<string, Resource>> = {
  'logging in': {
    rule: 'any caller',
    calls: {
      createLoginSignupPortal: 200,
      createMagicLink: 204,
      createOtp: 204,
      resendOtp: 204,
      verifyOtp: 400,
      lookAtMagicLink: 400,
      tokenLogin: 400,
      activation: 400,
      resendActivation: 204,
      resetEmail: 204,
      resetEmailConfirm: 400,
      resetPassword: 204,
      resetPasswordConfirm: 400,
    },
  },
  'telling of a click and of a problem': { rule: 'any caller', calls: { recordClick: 204, reportProblem: 204 } },
  'trying the product': { rule: 'any caller', calls: { createDemoAccount: 201 } },
  'what is sold': { rule: 'any caller', calls: { listPlans: 200 } },
  buying: {
    rule: 'any caller',
    calls: {
      createB2cCheckoutSession: 400,
      completeCheckout: 404,
      getUserFromCheckoutSession: 404,
      validatePromoCode: 200,
      createB2cSetupIntent: 400,
      createB2cSubscription: 404,
      verifySubscription: 404,
    },
  },
  'what Stripe says': { rule: 'any caller', calls: { receiveStripeEvent: 400 } },
  'the way to the own subscription': { rule: 'any caller', calls: { customerPortalRedirect: 302 } },
  'the own subscription': {
    rule: 'own account',
    calls: {
      getBilling: 200,
      listUnclaimedPurchases: 200,
      answerPurchase: 404,
      createPaymentIntent: 404,
      stripeCustomerPortal: 404,
      cancelDeal: 404,
      withdrawFromContract: 404,
    },
  },
  'signing up': { rule: 'any caller but a shut coach', calls: { signUp: 201 } },
  'password and address': {
    rule: 'own account',
    calls: { getCredentials: 200, setPassword: 204, setEmail: 204, cancelEmailChange: 204 },
  },
  'a session': { rule: 'own account', calls: { tokenLogout: 204, listSessions: 200, endSessions: 200 } },
  'the own account': {
    rule: 'own account',
    calls: { getMe: 200, listAccessLog: 200, updateMe: 200, replaceMe: 200, deleteMe: 204 },
  },
  'what they consent to': { rule: 'own account', calls: { listConsents: 200, answerConsents: 200 } },
  'everything of theirs': { rule: 'own account', calls: { exportData: 200, countData: 200 } },
  'what they import': {
    rule: 'own things',
    calls: { previewImport: 200, createImport: 201, listImports: 200 },
  },
  'an import of theirs': { rule: 'an own record', calls: { undoImport: 204 } },
  'recipes of files': {
    rule: 'own things',
    calls: {
      readRecipeFile: 200,
      createRecipeImport: 201,
      listRecipeImports: 200,
      listRecipesToCheck: 200,
      exportRecipes: 200,
    },
  },
  'a file of recipes of theirs': {
    rule: 'an own record',
    calls: { undoRecipeImport: 204, readRecipeToCheck: 200, deleteRecipeToCheck: 204 },
  },
  'a person': { rule: 'a record, the own always', calls: { getUser: 200, updateUser: 200 } },
  'a new organisation': { rule: "a coach's own things", calls: { createOrganisation: 201 } },
  'an organisation': { rule: "a coach's own record", calls: { updateOrganisation: 200 } },
  'what staff does': {
    rule: 'staff',
    calls: {
      listStaffOrganisations: 200,
      getStaffOrganisation: 200,
      updateStaffOrganisation: 200,
      listStaffPlans: 200,
      addStaffPlan: 201,
      updateStaffPlan: 200,
      listStaffMembers: 200,
      listStaffWaitlist: 200,
      letInFromWaitlist: 200,
      makeCoach: 200,
      endCoach: 200,
      moveClient: 200,
    },
  },
  'the clients of a coach': {
    rule: "a coach's own things",
    calls: { listClients: 200, listClientNeeds: 200, listClientFigures: 200 },
  },
  'seven days of a client': { rule: 'a record', calls: { getClientWeek: 200 } },
  'a client of a coach': { rule: 'a client', calls: { getClient: 200, updateClient: 200 } },
  'when a client is shown again': { rule: 'a client', calls: { snoozeClient: 204, endClientSnooze: 204 } },
  'invitations of coaches': {
    rule: 'own account',
    calls: { listInvitations: 200, acceptInvitation: 404, declineInvitation: 404, leaveCoach: 204 },
  },
  'kinds of exercise': { rule: 'any caller', calls: { listExerciseTemplates: 200 } },
  'a brand': { rule: 'any caller', calls: { getBrand: 200, listBrands: 200, listOrganisationsBySubdomain: 200 } },
  'what they noted of their cycle': {
    rule: 'own things',
    calls: { getCycle: 200, changePeriodStarts: 200, deleteCycle: 204 },
  },
  'sharing their cycle': { rule: 'own things', calls: { shareCycle: 409 } },
  'sharing it no more': { rule: 'own account', calls: { stopSharingCycle: 204 } },
  'what is shared of a cycle': { rule: 'a record', calls: { getCycleSharing: 200 } },
  'a cycle that is shared': { rule: 'an open client', calls: { getSharedCycle: 200 } },
  'what changes': { rule: 'own things', calls: { followChanges: 200 } },
  'the wizard': { rule: 'own things', calls: { completeOnboarding: 201 } },
  'a computed plan': { rule: 'any caller', calls: { computeNutritionPlan: 200 } },
  'the description of the API': { rule: 'any caller', calls: { getSchema: 200 } },
  'a profile': {
    rule: 'a record',
    calls: {
      createUserProfile: 201,
      listUserProfiles: 200,
      deleteUserProfile: 204,
    },
  },
  'what a profile says': {
    rule: 'a record, the own always',
    calls: { getUserProfile: 200, updateUserProfile: 200, replaceUserProfile: 200 },
  },
  ...PLAN_RESOURCES,
  ...FURTHER_RESOURCES,
  'the catalogue': { rule: 'own things', calls: { listFoods: 200, listRecipeTemplates: 200, readRecipe: 200 } },
  'the search of foods': {
    rule: 'own things',
    calls: {
      searchFoods: 200,
      autocompleteFoods: 200,
      searchFoodByBarcode: 200,
      searchSuggestedServings: 200,
      listSuggestedServings: 200,
      listPreferredSuggestedServings: 200,
      createFood: 201,
      listOwnFoods: 200,
    },
  },
  'an own food': {
    rule: 'an own record',
    calls: {
      getFood: 200,
      getOwnFood: 200,
      getSuggestedServing: 200,
      listFoodUses: 200,
      updateFood: 200,
      deleteFood: 204,
    },
  },
  'what can be avoided': { rule: 'any caller', calls: { listIngredientsToAvoid: 200 } },
  'what is avoided': { rule: 'a record', calls: { setIngredientsToAvoid: 204 } },
  'an own recipe': { rule: 'a recipe', calls: { getRecipeTemplate: 200 } },
  'the photo of an own recipe': { rule: 'an own record', calls: { uploadRecipePhoto: 200, deleteRecipePhoto: 204 } },
  'a recipe of their own': { rule: 'an own record', calls: { updateRecipeTemplate: 200, deleteRecipeTemplate: 204 } },
  'a new recipe': { rule: 'own things', calls: { createRecipeTemplate: 201, createRecipe: 201 } },
  'an own recipe in the diary': { rule: 'an own reference', calls: { saveAndPlanRecipeMeal: 201 } },
  'recipes to look at': {
    rule: 'own things',
    calls: { listRecipeInspiration: 200, listRecipeTags: 200, listIngredients: 200 },
  },
  'what they think of recipes': {
    rule: 'own things',
    calls: { listRecipeFeedbackLineItems: 200, createRecipeFeedbackLineItem: 201 },
  },
  'a thing that they said': {
    rule: 'an own record',
    calls: { getRecipeFeedbackLineItem: 200, updateRecipeFeedbackLineItem: 200, deleteRecipeFeedbackLineItem: 204 },
  },
  'an ingredient': { rule: 'a record', calls: { getIngredient: 200, updateIngredient: 200, deleteIngredient: 204 } },
  'whether they may eat it': { rule: 'a record', calls: { listBrokenRules: 200, listEmptySlots: 200 } },
  'what does in its place': { rule: 'a record', calls: { listIngredientSwaps: 200 } },
  'a new ingredient': { rule: 'a reference', calls: { createIngredient: 201 } },
  'a recipe preference': {
    rule: 'a record',
    calls: {
      createFavouriteRecipe: 201,
      listFavouriteRecipes: 200,
      deleteFavouriteRecipe: 204,
      createDislikedRecipe: 201,
      listDislikedRecipes: 200,
      deleteDislikedRecipe: 204,
    },
  },
  'a meal': {
    rule: 'a record',
    calls: {
      getRecipeMeal: 200,
      deleteRecipeMeal: 204,
      generateMealsFromBody: 200,
      editRecipeMealPortions: 200,
      generateMeals: 200,
    },
  },
  'a meal of a single food': {
    rule: 'a record',
    calls: { getSingleFoodMeal: 200, updateSingleFoodMeal: 200, deleteSingleFoodMeal: 204 },
  },
  'a meal of bare numbers': {
    rule: 'a record',
    calls: { getQuickAddMeal: 200, updateQuickAddMeal: 200, deleteQuickAddMeal: 204 },
  },
  'a new meal': {
    rule: 'own things',
    calls: { createRecipeMeal: 201, createSingleFoodMeal: 201, createQuickAddMeal: 201 },
  },
  'the diary': {
    rule: 'a record',
    calls: {
      createCalendarDay: 201,
      listCalendarDays: 200,
      getWeekBalance: 200,
      listRecentMeals: 200,
      getCalendarDay: 200,
      updateCalendarDay: 200,
      getCalendarItem: 200,
      updateCalendarItem: 200,
      deleteCalendarItem: 204,
      moveMeal: 200,
      copyMealsFromDate: 200,
      copyMealsToMealMoment: 200,
      removeCopies: 200,
      anotherMeal: 200,
      autoPlanDay: 200,
      autoPlanDays: 200,
      previewWeekRepair: 200,
      repairWeek: 200,
      undoReplacement: 200,
    },
  },
  'what they plan again': {
    rule: 'a record',
    calls: {
      listPlanTemplates: 200,
      createPlanTemplate: 201,
      updatePlanTemplate: 200,
      deletePlanTemplate: 204,
      previewPlanTemplate: 200,
      applyPlanTemplate: 200,
      listRecurringMeals: 200,
      updateRecurringMeal: 200,
      deleteRecurringMeal: 204,
      previewRecurringMeal: 200,
      planRecurringMeal: 200,
    },
  },
  'a meal that is to recur': { rule: 'a reference', calls: { createRecurringMeal: 201 } },
  'what they wish of a week': { rule: 'a record', calls: { getWeekWishes: 200, replaceWeekWishes: 200 } },
  'a meal in the diary': {
    rule: 'a reference',
    calls: {
      createCalendarItem: 201,
      planGeneratedRecipeMeal: 201,
      planSingleFoodMeal: 201,
      planQuickAddMeal: 201,
      logMeals: 201,
    },
  },
  'what is learned of a taste': {
    rule: 'a record',
    calls: { listTasteAnswers: 200, setTasteAnswer: 200, forgetTaste: 204 },
  },
  groceries: {
    rule: 'a record',
    calls: {
      createGroceryList: 201,
      listGroceryLists: 200,
      getGroceryList: 200,
      deleteGroceryList: 204,
      getGroceryListChanges: 200,
      bringGroceryListUpToDate: 200,
      updateGroceryList: 200,
      updateGroceryListItem: 200,
      deleteGroceryListItem: 204,
      stopSharingGroceryList: 204,
    },
  },
  'what they measured': {
    rule: 'a record',
    calls: {
      listUserWeight: 200,
      createUserWeight: 201,
      getUserWeight: 200,
      updateUserWeight: 200,
      deleteUserWeight: 204,
      listUserSleep: 200,
      createUserSleep: 201,
      getUserSleep: 200,
      updateUserSleep: 200,
      deleteUserSleep: 204,
      listUserStress: 200,
      createUserStress: 201,
      getUserStress: 200,
      updateUserStress: 200,
      deleteUserStress: 204,
      listUserBodyFatPercentage: 200,
      createUserBodyFatPercentage: 201,
      getUserBodyFatPercentage: 200,
      updateUserBodyFatPercentage: 200,
      deleteUserBodyFatPercentage: 204,
      listUserDistance: 200,
      createUserDistance: 201,
      getUserDistance: 200,
      updateUserDistance: 200,
      deleteUserDistance: 204,
      deleteMeasurement: 204,
      getProgress: 200,
    },
  },
  'what they spend': { rule: 'a record', calls: { getTargetProposal: 200, getEatenByWeek: 200 } },
  'the target that is proposed to them': {
    rule: 'own things',
    calls: { acceptTargetProposal: 409, declineTargetProposal: 200, undoTargetProposal: 200 },
  },
  'the goals that they can choose': { rule: 'own things', calls: { getGoalOptions: 200, changeGoal: 409 } },
  'a link of a grocery list': { rule: 'an own record', calls: { shareGroceryList: 200 } },
  'a grocery list by a link': { rule: 'any caller', calls: { getSharedGroceryList: 200, tickSharedGroceryList: 200 } },
  'the address of their calendar': {
    rule: 'own things',
    calls: { getCalendarLink: 200, makeCalendarLink: 200, endCalendarLink: 204 },
  },
  'the calendar at an address': { rule: 'any caller', calls: { getCalendarFeed: 200 } },
  'what they are reminded of': {
    rule: 'own things',
    calls: { getReminders: 200, replaceReminders: 200, addPushDevice: 200, addPushPhone: 200 },
  },
  'a device that reminds them': { rule: 'an own record', calls: { removePushDevice: 204 } },
  'the link of a reminder': { rule: 'any caller', calls: { openReminderStop: 302, stopReminders: 204 } },
  'an item on a grocery list': { rule: 'a reference', calls: { createGroceryListItem: 201 } },
};

/** The access rule promised for one call. */
export interface Promised {
  readonly resource: string;
  readonly rule: Rule;
  readonly status: number;
}

/** Returns the promise for each call; a call that is listed twice or not at all is a mistake in this file. */
export function promises(): Map<EndpointName, Promised> {
  const all = new Map<EndpointName, Promised>();
  for (const [resource, { rule, calls }] of Object.entries(RESOURCES)) {
    for (const [name, status] of Object.entries(calls) as [EndpointName, number][]) {
      if (all.has(name)) throw new Error(`${name} stands under ${all.get(name)?.resource} and under ${resource}`);
      all.set(name, { resource, rule, status });
    }
  }
  return all;
}
