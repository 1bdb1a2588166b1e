import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Sent } from '@weekbord/contract/endpoint';
import type { EndpointName, Endpoints } from '@weekbord/contract/endpoints';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { answers } from '@weekbord/testkit/builders/answers';
import type { Kysely } from 'kysely';
import { BILLING_SAMPLES } from './billing-samples.ts';
import { committed } from './committed.ts';
import { type Fixture, DIARY_DATE, OWN_GTIN } from './fixture.ts';
import { HISTORY_SAMPLES } from './history-samples.ts';
import { MEASUREMENT_SAMPLES } from './measurement-samples.ts';
import { PLAN_SAMPLES } from './plan-samples.ts';
import { RECIPE_FILE_SAMPLES } from './recipe-file-samples.ts';
import { REMINDER_SAMPLES } from './reminder-samples.ts';
import { RESOURCE_SAMPLES } from './resource-samples.ts';
import { STAFF_SAMPLES } from './staff-samples.ts';
import type { TestUsers } from './test-users.ts';

const withoutWeek = (db: Kysely<Tables>, of: Fixture) =>
  committed(db, db.deleteFrom('weekly_plan').where('person_id', '=', of.personId));

/** A valid request about a person's fixture. */
type Sample<Name extends EndpointName> = (of: Fixture, users: TestUsers) => Sent<Endpoints[Name]>;

const NEW_DATE = '2027-03-20';
const NEW_ADDRESS = 'without-account@elsewhere.example';
const NEW_PASSWORD = 'brick table cloud';
const DEAD_LINK = { uid: 'nobody', token: 'no-such-token' };
const REDIRECT = 'https://weekbord.example/login';
const profile = { gender: 'FEMALE', activity: 'ACTIVE', weight: 65 } as const;
const me = { first_name: 'New', last_name: 'Name', language: 'nl', uses_imperial_measurements: true } as const;
const wishes = {
  meat_dinners: 2,
  fish_dinners: 2,
  meatless_dinners: 3,
  lunch: 'COLD',
  dinner_minutes: { monday: 30, tuesday: 30, wednesday: 30, thursday: 30, friday: null, saturday: null, sunday: null },
  same_breakfast: true,
  cook_twice: 'NONE',
  familiarity: 'FAMILIAR',
} as const;
/** One white pixel. */
const PHOTO = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vz0AAA=';
const none = () => ({});
const byId = (key: keyof Fixture) => (of: Fixture) => ({ params: { id: of[key] as number } });
const ofUser = (of: Fixture) => ({ query: { user: of.personId } });

/** One valid request for each call. A call without one does not compile. */
export const SAMPLES: { readonly [Name in EndpointName]: Sample<Name> } = {
  createLoginSignupPortal: () => ({ body: { email: NEW_ADDRESS, redirect_url: REDIRECT } }),
  createMagicLink: () => ({ body: { email: NEW_ADDRESS, redirect_url: REDIRECT } }),
  createOtp: () => ({ body: { email: NEW_ADDRESS } }),
  resendOtp: () => ({ body: { email: NEW_ADDRESS } }),
  verifyOtp: () => ({ body: { email: NEW_ADDRESS, otp: '1234' } }),
  lookAtMagicLink: () => ({ body: { magic_link_token: 'no-such-token' } }),
  tokenLogin: () => ({ body: { magic_link_token: 'no-such-token' } }),
  tokenLogout: none,
  createDemoAccount: () => ({ body: {} }),
  recordClick: () => ({ body: { event: 'clicked.app.create_coach_button' } }),
  reportProblem: () => ({ body: { problem: 'A call was refused: GET /users/brand 404' } }),
  activation: () => ({ body: DEAD_LINK }),
  resendActivation: () => ({ body: { email: NEW_ADDRESS } }),
  resetEmail: () => ({ body: { email: NEW_ADDRESS } }),
  resetEmailConfirm: () => ({ body: { ...DEAD_LINK, new_email: NEW_ADDRESS } }),
  resetPassword: () => ({ body: { email: NEW_ADDRESS } }),
  resetPasswordConfirm: () => ({ body: { ...DEAD_LINK, new_password: NEW_PASSWORD } }),
  getCredentials: none,
  setPassword: () => ({ body: { new_password: NEW_PASSWORD } }),
  setEmail: () => ({ body: { new_email: NEW_ADDRESS } }),
  cancelEmailChange: none,
  listSessions: none,
  endSessions: () => ({ body: { session: null } }),

  deleteMe: () => ({ body: { confirm: 'DELETE' } }),
  getMe: none,
  listAccessLog: none,
  getUser: byId('personId'),
  replaceMe: () => ({ body: me }),
  signUp: () => ({ body: { email: NEW_ADDRESS, first_name: 'New', last_name: 'Name', terms_accepted: true } }),
  updateMe: () => ({ body: { first_name: 'New' } }),
  listClients: none,
  listClientNeeds: none,
  listClientFigures: none,
  getClientWeek: ({ personId }) => ({ query: { user: personId, until: DIARY_DATE } }),
  snoozeClient: (of) => ({ params: { id: of.personId }, body: { until: 'WEEK' } }),
  endClientSnooze: byId('personId'),
  listNotes: ofUser,
  createNote: (of) => ({ body: { user: of.personId, text: 'How was your week?' } }),
  markNotesRead: (of) => ({ body: { user: of.personId, up_to: of.noteId } }),
  createOrganisation: () => ({ body: { name: 'Practice', primary_colour: '#2e7d5b' } }),
  updateOrganisation: (of) => ({ params: { id: of.organisationId }, body: { name: 'Another practice' } }),
  getClient: byId('personId'),
  updateClient: (of) => ({ params: { id: of.personId }, body: { account_enabled: false } }),
  listInvitations: none,
  acceptInvitation: ({ personId }) => ({ params: { id: personId }, body: coachConsent }),
  listConsents: none,
  answerConsents: () => ({ body: { given: [coachConsent.consent] } }),
  declineInvitation: byId('personId'),
  leaveCoach: none,
  updateUser: (of) => ({ params: { id: of.personId }, body: { first_name: 'New' } }),

  ...BILLING_SAMPLES,

  getBrand: () => ({ params: { subdomain: 'killerbody' } }),
  listBrands: none,
  listOrganisationsBySubdomain: () => ({ query: { subdomain: 'killerbody' } }),

  completeOnboarding: () => ({ body: { ...answers(), start_date: DIARY_DATE, seed: 1 } }),
  computeNutritionPlan: () => ({ body: answers() }),

  listExerciseTemplates: none,
  createUserProfile: (of) => ({ body: { ...profile, user_id: of.personId } }),
  deleteUserProfile: byId('intakeId'),
  getUserProfile: byId('intakeId'),
  listUserProfiles: ofUser,
  replaceUserProfile: (of) => ({ params: { id: of.intakeId }, body: profile }),
  updateUserProfile: (of) => ({ params: { id: of.intakeId }, body: { weight: 66 } }),

  ...PLAN_SAMPLES,

  autocompleteFoods: () => ({ query: { query: 'food zq' } }),
  createFood: () => ({
    body: {
      name: 'Bread',
      barcode: '96385074',
      per_100g: { kcal: 250, protein: 9, fat: 3, carbohydrates: 44, fiber: 6 },
      serving: { description: 'slice', grams: 35 },
    },
  }),
  deleteFood: byId('ownFoodId'),
  updateFood: (of) => ({ params: { id: of.ownFoodId }, body: { name: 'Another name' } }),
  listFoodUses: byId('ownFoodId'),
  listOwnFoods: none,
  getOwnFood: byId('ownFoodId'),
  getFood: byId('ownFoodId'),
  getSuggestedServing: byId('ownServingId'),
  listPreferredSuggestedServings: none,
  listSuggestedServings: (of) => ({ query: { food: of.ownFoodId } }),
  searchFoodByBarcode: () => ({ query: { barcode: String(OWN_GTIN) } }),
  searchFoods: () => ({ query: { query: 'food zq', page_size: 100 } }),
  searchSuggestedServings: () => ({ query: { query: 'food zq', page_size: 100 } }),
  listFoods: none,
  listIngredientsToAvoid: none,
  setIngredientsToAvoid: (of, users) => ({
    body: { user: of.personId, ingredient_to_avoid_ids: [users.avoidableId + 1] },
  }),

  createDislikedRecipe: (of, users) => ({ body: { recipe: users.recipeId, user: of.personId } }),
  createFavouriteRecipe: (of, users) => ({ body: { recipe: users.recipeId + 1, user: of.personId } }),
  createIngredient: (of, users) => ({
    body: { quantity: 1, object_id: of.mealId, content_type: 'recipemeal', suggested_serving: users.servingId },
  }),
  createRecipe: (_of, users) => ({
    body: { name: 'Soup', ingredients: [{ suggested_serving: users.servingId, quantity: 2, note: 'sliced' }] },
  }),
  createRecipeFeedbackLineItem: (_of, users) => ({ body: { recipe: users.recipeId, rating: 5 } }),
  createRecipeTemplate: () => ({ body: { name: 'Soup', directions: ['Cook it.'] } }),
  deleteIngredient: byId('ingredientId'),
  deleteRecipeFeedbackLineItem: byId('feedbackId'),
  deleteRecipeMeal: byId('mealId'),
  deleteRecipeTemplate: byId('recipeTemplateId'),
  generateMealsFromBody: (of) => ({
    body: { meal_slot_specification: of.slotId, user: of.personId, date_to_plan_for: NEW_DATE },
  }),
  getIngredient: byId('ingredientId'),
  getRecipeFeedbackLineItem: byId('feedbackId'),
  listIngredients: none,
  listEmptySlots: (of) => ({ query: { user: of.personId, date: NEW_DATE } }),
  listBrokenRules: (of) => ({ query: { user: of.personId, food: [1] } }),
  listIngredientSwaps: byId('ingredientId'),
  listRecipeFeedbackLineItems: none,
  listRecipeInspiration: () => ({ query: { page_size: 5 } }),
  listRecipeTags: none,
  updateIngredient: (of) => ({ params: { id: of.ingredientId }, body: { quantity: 2 } }),
  updateRecipeFeedbackLineItem: (of) => ({ params: { id: of.feedbackId }, body: { rating: 2 } }),
  updateRecipeTemplate: (of) => ({ params: { id: of.recipeTemplateId }, body: { name: 'Renamed', published: true } }),
  createRecipeMeal: (_of, users) => ({ body: { recipe_template: users.recipeId } }),
  deleteDislikedRecipe: byId('dislikeId'),
  deleteFavouriteRecipe: byId('favouriteId'),
  deleteRecipePhoto: byId('recipeTemplateId'),
  generateMeals: (of) => ({
    query: { meal_slot_specification: of.slotId, user: of.personId, date_to_plan_for: NEW_DATE },
  }),
  getRecipeMeal: byId('mealId'),
  getRecipeTemplate: byId('recipeTemplateId'),
  createSingleFoodMeal: (_, users) => ({ body: { suggested_serving: users.servingId, quantity: 1.25 } }),
  getSingleFoodMeal: byId('singleFoodMealId'),
  updateSingleFoodMeal: (of) => ({ params: { id: of.singleFoodMealId }, body: { quantity: 2 } }),
  deleteSingleFoodMeal: byId('singleFoodMealId'),
  createQuickAddMeal: () => ({ body: { kcal: 250, protein: 10 } }),
  getQuickAddMeal: byId('quickAddMealId'),
  updateQuickAddMeal: (of) => ({ params: { id: of.quickAddMealId }, body: { kcal: 300, fat: null } }),
  deleteQuickAddMeal: byId('quickAddMealId'),
  listDislikedRecipes: ofUser,
  listFavouriteRecipes: ofUser,
  uploadRecipePhoto: (of) => ({ params: { id: of.recipeTemplateId }, body: { image: PHOTO } }),
  readRecipe: () => ({ body: { text: 'Soup\n1 l water\n2 carrots' } }),
  ...RECIPE_FILE_SAMPLES,
  listRecipeTemplates: () => ({ query: { page_size: 100, source_provider: 'USER_GENERATED' } }),

  autoPlanDay: (of) => ({ body: { date: NEW_DATE, user: of.personId, seed: 1 } }),
  autoPlanDays: (of) => ({
    body: { user: of.personId, num_days: 1, start_date_inclusive: NEW_DATE, delete_existing_plans: true, seed: 1 },
  }),
  previewWeekRepair: (of) => ({ body: { user: of.personId, date: NEW_DATE } }),
  repairWeek: (of) => ({ body: { user: of.personId, date: NEW_DATE, fingerprint: '0'.repeat(64) } }),
  copyMealsFromDate: (of) => ({
    body: { user: of.personId, from_calendar_day_id: of.dayId, to_date: NEW_DATE },
  }),
  copyMealsToMealMoment: (of) => ({
    body: {
      user: of.personId,
      from_calendar_day_id: of.dayId,
      to_calendar_day: of.dayId,
      meal_moment: 'SNACK',
      calendar_item_ids: [of.itemId],
    },
  }),
  removeCopies: (of) => ({
    body: { user: of.personId, items: [{ id: of.itemId, modified: '2027-01-04T09:00:00.000Z' }] },
  }),
  moveMeal: (of) => ({ params: { id: of.itemId }, body: { date: NEW_DATE, meal_moment: 'SNACK' } }),
  anotherMeal: (of) => ({ params: { id: of.itemId }, body: { seen: [] } }),
  undoReplacement: byId('replacementId'),
  listPlanTemplates: ofUser,
  createPlanTemplate: (of) => ({ body: { user: of.personId, name: 'Busy', start_date: DIARY_DATE, num_days: 1 } }),
  updatePlanTemplate: (of) => ({ params: { id: of.planTemplateId }, body: { name: 'Quiet' } }),
  deletePlanTemplate: byId('planTemplateId'),
  previewPlanTemplate: (of) => ({ params: { id: of.planTemplateId }, query: { start_date: NEW_DATE } }),
  applyPlanTemplate: (of) => ({ params: { id: of.planTemplateId }, body: { start_date: NEW_DATE } }),
  listRecurringMeals: ofUser,
  createRecurringMeal: (of) => ({ body: { calendar_item: of.itemId, weekdays: ['friday'] } }),
  updateRecurringMeal: (of) => ({ params: { id: of.recurringMealId }, body: { paused: true } }),
  deleteRecurringMeal: byId('recurringMealId'),
  previewRecurringMeal: (of) => ({ params: { id: of.recurringMealId }, query: { start_date: NEW_DATE } }),
  planRecurringMeal: (of) => ({ params: { id: of.recurringMealId }, body: { start_date: NEW_DATE } }),
  getWeekWishes: ofUser,
  replaceWeekWishes: (of) => ({ body: { user: of.personId, ...wishes } }),
  createCalendarDay: (of) => ({ body: { user: of.personId, date: NEW_DATE } }),
  createCalendarItem: (of) => ({
    body: { calendar_day: of.dayId, content_type: 'recipemeal', object_id: of.mealId, meal_moment: 'BREAKFAST' },
  }),
  deleteCalendarItem: byId('itemId'),
  editRecipeMealPortions: (of) => ({ params: { id: of.mealId }, body: { portions: 2 } }),
  getCalendarDay: byId('dayId'),
  getCalendarItem: byId('itemId'),
  listCalendarDays: ofUser,
  listRecentMeals: ofUser,
  getWeekBalance: (of) => ({ query: { user: of.personId, date: NEW_DATE } }),
  planGeneratedRecipeMeal: (of, users) => ({
    body: { recipe_template: users.recipeId, calendar_day_id: of.dayId, meal_slot_specification_id: of.slotId },
  }),
  planSingleFoodMeal: (of, users) => ({
    body: {
      calendar_day_id: of.dayId,
      meal_slot_id: of.slotId,
      suggested_serving_id: users.servingId,
      quantity: 1.5,
    },
  }),
  planQuickAddMeal: (of) => ({ body: { calendar_day_id: of.dayId, meal_slot_id: of.slotId, kcal: 200 } }),
  logMeals: (of, users) => ({
    body: {
      calendar_day_id: of.dayId,
      meal_slot_id: of.slotId,
      meals: [
        { content_type: 'singlefoodmeal', suggested_serving_id: users.servingId, quantity: 1.5 },
        { content_type: 'recipemeal', object_id: of.mealId },
        { content_type: 'quickaddmeal', kcal: 200 },
      ],
    },
  }),
  saveAndPlanRecipeMeal: (of) => ({
    body: { id: of.recipeTemplateId, name: 'Soup', calendar_day_id: of.dayId, meal_slot_id: of.slotId },
  }),
  updateCalendarDay: (of) => ({ params: { id: of.dayId }, body: { note: 'Another note' } }),
  updateCalendarItem: (of) => ({ params: { id: of.itemId }, body: { status: 'EATEN' } }),

  createGroceryList: (of) => ({ body: { start_date: DIARY_DATE, end_date: DIARY_DATE, user: of.personId } }),
  createGroceryListItem: (of) => ({ body: { list: of.groceryListId, name: 'Toilet paper' } }),
  deleteGroceryList: byId('groceryListId'),
  deleteGroceryListItem: byId('ownGroceryItemId'),
  getGroceryList: byId('groceryListId'),
  getGroceryListChanges: byId('groceryListId'),
  bringGroceryListUpToDate: byId('groceryListId'),
  listGroceryLists: ofUser,
  updateGroceryList: (of) => ({
    params: { id: of.groceryListId },
    body: { items: [{ id: of.groceryItemId, checked: true }] },
  }),
  shareGroceryList: byId('groceryListId'),
  stopSharingGroceryList: byId('groceryListId'),
  getSharedGroceryList: (_, users) => ({ params: { secret: users.linkSecret } }),
  tickSharedGroceryList: (_, users) => ({ params: { secret: users.linkSecret }, body: { items: [] } }),
  getCycle: none,
  changePeriodStarts: () => ({ body: { added_period_starts: ['2026-12-01'] } }),
  deleteCycle: none,
  getCycleSharing: ofUser,
  shareCycle: () => ({ body: { coach: 2_000_000_000, parts: ['PHASE'], shared_until: '2027-04-01T00:00:00.000Z' } }),
  stopSharingCycle: none,
  getSharedCycle: byId('personId'),
  getCalendarLink: none,
  makeCalendarLink: none,
  endCalendarLink: none,
  getCalendarFeed: (_, users) => ({ params: { file: `${users.calendarSecret}.ics` } }),
  updateGroceryListItem: (of) => ({ params: { id: of.groceryItemId }, body: { checked: true } }),

  listTasteAnswers: ofUser,
  setTasteAnswer: (of, users) => ({ body: { recipe: users.recipeId, answer: 'LESS', user: of.personId } }),
  forgetTaste: ofUser,

  ...STAFF_SAMPLES,
  ...MEASUREMENT_SAMPLES,
  ...HISTORY_SAMPLES,
  ...REMINDER_SAMPLES,
  ...RESOURCE_SAMPLES,

  followChanges: () => ({ query: { missed: 0 } }),

  getSchema: () => ({ params: { version: 'v3' } }),
};

/** Deletes what would make a request invalid, because a person can have only one such record. */
export const CLEARINGS: { readonly [Name in EndpointName]?: (db: Kysely<Tables>, of: Fixture) => Promise<unknown> } = {
  createOrganisation: (db, of) => db.deleteFrom('organisation').where('owner_id', '=', of.personId).execute(),
  createUserProfile: (db, of) => committed(db, db.deleteFrom('intake').where('person_id', '=', of.personId)),
  deleteNutritionDayPlan: withoutWeek,
  createWeeklyNutritionPlan: withoutWeek,
};
