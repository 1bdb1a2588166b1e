import { deleteUserProfile } from './plans/delete-user-profile.ts';
import * as logIn from './auth/log-in.ts';
import { confirmations } from './auth/confirmations.ts';
import { credentials } from './auth/credentials.ts';
import { endSessions, listSessions } from './auth/sessions.ts';
import { listClientFigures } from './clients/client-figures.ts';
import { getClientWeek } from './clients/client-week.ts';
import { clientNeeds } from './clients/client-needs.ts';
import * as clients from './clients/clients.ts';
import * as invitations from './clients/invitations.ts';
import { answerConsents, listConsents } from './accounts/consents.ts';
import { listAccessLog } from './accounts/access-log.ts';
import * as users from './accounts/users.ts';
import {
  cancelDeal,
  customerPortalRedirect,
  getBilling,
  stripeCustomerPortal,
  withdrawFromContract,
} from './billing/billing.ts';
import {
  completeCheckout,
  createB2cCheckoutSession,
  createB2cSetupIntent,
  createB2cSubscription,
  createPaymentIntent,
  getUserFromCheckoutSession,
  listPlans,
  receiveStripeEvent,
  validatePromoCode,
  verifySubscription,
} from './billing/checkout.ts';
import { answerPurchase, listUnclaimedPurchases } from './billing/purchases.ts';
import { createDemoAccount } from './demo/demo.ts';
import * as organisations from './organisations/organisations.ts';
import * as help from './help/contact.ts';
import * as operator from './help/operator.ts';
import * as waitlist from './waitlist/waitlist.ts';
import { addStaffPlan, listStaffPlans, updateStaffPlan } from './staff/plans.ts';
import {
  endCoach,
  getStaffOrganisation,
  listStaffMembers,
  listStaffOrganisations,
  letInFromWaitlist,
  listStaffWaitlist,
  makeCoach,
  moveClient,
  updateStaffOrganisation,
} from './staff/staff.ts';
import { completeOnboarding } from './onboarding/complete-onboarding.ts';
import { computeNutritionPlan } from './onboarding/compute-nutrition-plan.ts';
import * as cycle from './intake/cycle.ts';
import * as cycleSharing from './intake/cycle-sharing.ts';
import * as userProfiles from './intake/user-profiles.ts';
import * as exerciseInstances from './intake/exercise-instances.ts';
import * as exerciseTemplates from './intake/exercise-templates.ts';
import * as foodSearch from './foods/food-search.ts';
import * as foods from './foods/foods.ts';
import * as suggestedServings from './foods/suggested-servings.ts';
import * as ingredientsToAvoid from './foods/ingredients-to-avoid.ts';
import * as recipePreferences from './recipes/recipe-preferences.ts';
import * as foodUses from './diary/food-uses.ts';
import * as updateFood from './recipes/update-food.ts';
import * as recipeTemplates from './recipes/recipe-templates.ts';
import * as recipeFeedback from './recipes/recipe-feedback.ts';
import * as recipePhotos from './recipes/recipe-photos.ts';
import { readRecipe, readRecipeToCheck } from './recipes/read-recipe.ts';
import * as recipeFiles from './recipes/recipe-files.ts';
import * as quickAddMeals from './diary/quick-add-meals.ts';
import * as ingredients from './diary/ingredients.ts';
import * as recipeMeals from './diary/recipe-meals.ts';
import * as singleFoodMeals from './diary/single-food-meals.ts';
import {
  createCalendarDay,
  deleteCalendarDay,
  getCalendarDay,
  listCalendarDays,
  replaceCalendarDay,
  updateCalendarDay,
} from './diary/calendar-days.ts';
import { endCalendarLink, getCalendarFeed, getCalendarLink, makeCalendarLink } from './diary/calendar-links.ts';
import { getWeekBalance } from './diary/week-balance.ts';
import * as calendarItems from './diary/calendar-items.ts';
import { logMeals } from './diary/log-meals.ts';
import { listRecentMeals } from './diary/recent-meals.ts';
import { generateMeals, generateMealsFromBody } from './planner/generate-meals.ts';
import { listBrokenRules } from './planner/list-broken-rules.ts';
import { listEmptySlots } from './planner/list-empty-slots.ts';
import { listIngredientSwaps } from './planner/list-ingredient-swaps.ts';
import { getRecipeInspiration, listRecipeInspiration } from './planner/list-recipe-inspiration.ts';
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
import { recordClick, reportProblem } from './analytics/analytics.ts';
import { getPlanBasis, saveNutritionPlan } from './coach-plans/coach-plans.ts';
import { planVersions } from './plan-versions/plan-versions.ts';
import { notes } from './notes/notes.ts';
import { progress } from './progress/progress.ts';
import { reminders } from './reminders/reminders.ts';
import { followChanges } from './live/follow-changes.ts';
import { getSchema } from './openapi/get-schema.ts';

/** The whole API in one table. */
export const endpoints = {
  // auth
  ...logIn,
  ...confirmations,
  ...credentials,
  endSessions,
  listSessions,
  // accounts
  ...users,
  listAccessLog,
  listConsents,
  answerConsents,
  // clients
  ...clients,
  ...clientNeeds,
  listClientFigures,
  getClientWeek,
  ...invitations,
  // billing
  listPlans,
  createB2cCheckoutSession,
  completeCheckout,
  getUserFromCheckoutSession,
  validatePromoCode,
  createB2cSetupIntent,
  createB2cSubscription,
  createPaymentIntent,
  verifySubscription,
  receiveStripeEvent,
  listUnclaimedPurchases,
  answerPurchase,
  getBilling,
  stripeCustomerPortal,
  customerPortalRedirect,
  cancelDeal,
  withdrawFromContract,
  // demo
  createDemoAccount,
  // organisations
  ...organisations,
  // help
  ...help,
  ...operator,
  // waitlist
  ...waitlist,
  // staff
  listStaffOrganisations,
  getStaffOrganisation,
  updateStaffOrganisation,
  listStaffPlans,
  addStaffPlan,
  updateStaffPlan,
  listStaffMembers,
  letInFromWaitlist,
  listStaffWaitlist,
  makeCoach,
  endCoach,
  moveClient,
  // onboarding
  completeOnboarding,
  computeNutritionPlan,
  // intake
  ...cycle,
  ...cycleSharing,
  ...exerciseInstances,
  ...exerciseTemplates,
  ...userProfiles,
  deleteUserProfile,
  // plans
  ...plans,
  getPlanBasis,
  saveNutritionPlan,
  recordClick,
  reportProblem,
  ...planVersions,
  // foods
  ...foodSearch,
  ...foods,
  ...suggestedServings,
  ...ingredientsToAvoid,
  // recipes
  ...recipePreferences,
  ...recipeTemplates,
  ...updateFood,
  ...foodUses,
  ...recipeFeedback,
  ...recipePhotos,
  readRecipe,
  readRecipeToCheck,
  ...recipeFiles,
  // diary
  getCalendarLink,
  makeCalendarLink,
  endCalendarLink,
  getCalendarFeed,
  ...quickAddMeals,
  ...ingredients,
  ...recipeMeals,
  ...singleFoodMeals,
  createCalendarDay,
  deleteCalendarDay,
  getCalendarDay,
  listCalendarDays,
  replaceCalendarDay,
  getWeekBalance,
  logMeals,
  listRecentMeals,
  updateCalendarDay,
  ...calendarItems,
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
  getRecipeInspiration,
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
