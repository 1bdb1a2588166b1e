import type { Fixture } from './fixture.ts';
import type { TestUsers } from './test-users.ts';

const MEASURED_ON = '2027-03-02';
const byId = (key: keyof Fixture) => (of: Fixture) => ({ params: { id: of[key] as number } });
const ofUser = (of: Fixture) => ({ query: { user: of.personId } });
const none = () => ({});

const wholeUser = {
  first_name: 'New',
  last_name: 'Name',
  language: 'nl' as const,
  uses_imperial_measurements: true,
};
const toEat = { kcal: 430, protein: 32, carbohydrates: 40, fat: 17 };
const measured = (key: keyof Fixture, value: number) => (of: Fixture) => ({
  params: { id: of[key] as number },
  body: { value, created_at: MEASURED_ON },
});
const exercise = { exercise: 2, minutes_per_session: 45, sessions_per_week: 3 };

/** A valid request for each call that completes the set of operations on a resource. */
export const RESOURCE_SAMPLES = {
  listUsers: none,
  createUser: () => ({
    body: {
      email: 'user-without-account@elsewhere.example',
      first_name: 'New',
      last_name: 'Name',
      terms_accepted: true as const,
    },
  }),
  replaceUser: (of: Fixture) => ({ params: { id: of.personId }, body: wholeUser }),
  deleteUser: (of: Fixture) => ({ params: { id: of.personId }, body: { confirm: 'DELETE' as const } }),
  listAuthUsers: none,
  getAuthUser: byId('personId'),
  replaceAuthUser: (of: Fixture) => ({ params: { id: of.personId }, body: wholeUser }),
  updateAuthUser: (of: Fixture) => ({ params: { id: of.personId }, body: { first_name: 'New' } }),
  deleteAuthUser: (of: Fixture) => ({ params: { id: of.personId }, body: { confirm: 'DELETE' as const } }),
  listAllClients: none,
  createClient: () => ({
    body: { email: 'client-without-account@elsewhere.example', first_name: 'New', last_name: 'Name' },
  }),
  replaceClient: (of: Fixture) => ({ params: { id: of.personId }, body: wholeUser }),
  removeClient: byId('personId'),
  listOrganisations: none,
  getOrganisation: byId('organisationId'),
  replaceOrganisation: (of: Fixture) => ({
    params: { id: of.organisationId },
    body: { name: 'Another practice', primary_colour: '#2e7d5b' },
  }),

  getOperator: none,
  contactSupport: () => ({ body: { email: 'asks@elsewhere.example', message: 'Where is my list?' } }),
  joinWaitlist: () => ({
    params: { subdomain: 'killerbody' },
    body: { email: 'waiting-without-account@elsewhere.example', first_name: 'New' },
  }),
  listWaitlistEntries: none,
  createWaitlistEntry: () => ({ body: { email: 'waiting-without-account@elsewhere.example', first_name: 'New' } }),
  getWaitlistEntry: byId('waitlistEntryId'),
  replaceWaitlistEntry: (of: Fixture) => ({
    params: { id: of.waitlistEntryId },
    body: { email: `replaced-${of.personId}@elsewhere.example` },
  }),
  updateWaitlistEntry: (of: Fixture) => ({ params: { id: of.waitlistEntryId }, body: { first_name: 'Other' } }),
  deleteWaitlistEntry: byId('waitlistEntryId'),

  getExerciseTemplate: () => ({ params: { id: 1 } }),
  listExerciseInstances: ofUser,
  createExerciseInstance: (of: Fixture) => ({ body: { ...exercise, intake: of.intakeId } }),
  getExerciseInstance: byId('exerciseId'),
  replaceExerciseInstance: (of: Fixture) => ({ params: { id: of.exerciseId }, body: exercise }),
  updateExerciseInstance: (of: Fixture) => ({ params: { id: of.exerciseId }, body: { sessions_per_week: 4 } }),
  deleteExerciseInstance: byId('exerciseId'),

  replaceMealSlotSpecification: (of: Fixture) => ({
    params: { id: of.slotId },
    body: { ...toEat, meal_moment: 'BREAKFAST' as const },
  }),
  replaceNutritionDayPlan: (of: Fixture) => ({ params: { id: of.dayPlanId }, body: { name: 'Renamed' } }),
  updateWeeklyNutritionPlan: (of: Fixture) => ({ params: { id: of.weeklyPlanId }, body: { tuesday: of.dayPlanId } }),
  deleteWeeklyNutritionPlan: byId('weeklyPlanId'),

  getIngredientToAvoid: (_of: Fixture, users: TestUsers) => ({ params: { id: users.avoidableId } }),
  createPreferredSuggestedServing: (_of: Fixture, users: TestUsers) => ({
    body: { suggested_serving: users.servingId, quantity: 2 },
  }),
  getPreferredSuggestedServing: byId('ownServingId'),
  replacePreferredSuggestedServing: (of: Fixture) => ({
    params: { id: of.ownServingId },
    body: { suggested_serving: of.ownServingId, quantity: 3 },
  }),
  updatePreferredSuggestedServing: (of: Fixture) => ({ params: { id: of.ownServingId }, body: { quantity: 3 } }),
  deletePreferredSuggestedServing: byId('ownServingId'),

  getRecipeTag: () => ({ params: { id: 1 } }),
  replaceRecipeTemplate: (of: Fixture) => ({
    params: { id: of.recipeTemplateId },
    body: { name: 'Renamed', published: true },
  }),
  replaceRecipeFeedbackLineItem: (of: Fixture) => ({ params: { id: of.feedbackId }, body: { rating: 2 } }),
  getFavouriteRecipe: byId('favouriteId'),
  replaceFavouriteRecipe: (of: Fixture, users: TestUsers) => ({
    params: { id: of.favouriteId },
    body: { recipe: users.recipeId + 2 },
  }),
  updateFavouriteRecipe: (of: Fixture, users: TestUsers) => ({
    params: { id: of.favouriteId },
    body: { recipe: users.recipeId + 2 },
  }),
  getDislikedRecipe: byId('dislikeId'),
  replaceDislikedRecipe: (of: Fixture, users: TestUsers) => ({
    params: { id: of.dislikeId },
    body: { recipe: users.recipeId + 2 },
  }),
  updateDislikedRecipe: (of: Fixture, users: TestUsers) => ({
    params: { id: of.dislikeId },
    body: { recipe: users.recipeId + 2 },
  }),
  getRecipeInspiration: (_of: Fixture, users: TestUsers) => ({ params: { id: users.recipeId } }),

  listCalendarItems: (of: Fixture) => ({ query: { calendar_day__user: of.personId } }),
  replaceCalendarItem: (of: Fixture) => ({ params: { id: of.itemId }, body: { status: 'EATEN' as const } }),
  replaceCalendarDay: (of: Fixture) => ({ params: { id: of.dayId }, body: { note: 'Another note' } }),
  deleteCalendarDay: byId('dayId'),
  listRecipeMeals: ofUser,
  updateRecipeMeal: (of: Fixture) => ({ params: { id: of.mealId }, body: { portions: 2 } }),
  replaceRecipeMeal: (of: Fixture) => ({ params: { id: of.mealId }, body: { portions: 2, cook_for: 2 } }),
  listSingleFoodMeals: ofUser,
  replaceSingleFoodMeal: (of: Fixture, users: TestUsers) => ({
    params: { id: of.singleFoodMealId },
    body: { suggested_serving: users.servingId, quantity: 2 },
  }),
  listQuickAddMeals: ofUser,
  replaceQuickAddMeal: (of: Fixture) => ({ params: { id: of.quickAddMealId }, body: { kcal: 300 } }),
  replaceIngredient: (of: Fixture, users: TestUsers) => ({
    params: { id: of.ingredientId },
    body: { quantity: 2, suggested_serving: users.servingId },
  }),

  replaceGroceryList: (of: Fixture) => ({
    params: { id: of.groceryListId },
    body: { items: [{ id: of.groceryItemId, checked: true }] },
  }),
  listGroceryListItems: ofUser,
  getGroceryListItem: byId('groceryItemId'),
  replaceGroceryListItem: (of: Fixture) => ({ params: { id: of.groceryItemId }, body: { checked: true } }),

  replaceUserWeight: measured('weightId', 72.5),
  replaceUserSleep: measured('sleepId', 7.5),
  replaceUserStress: measured('stressId', 3),
  replaceUserBodyFatPercentage: measured('bodyFatId', 24.5),
  replaceUserDistance: measured('waistId', 84.5),
};
