import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Fixture } from './fixture.ts';

/** What an id field refers to: a record of one person, or a shared record. */
export type Reference = keyof Fixture | 'shared';

/** Exercise kinds are the same for everyone; the ids of rows are unique only within one profile. */
const EXERCISES = { exercise_instances: 'shared' } as const;

/** The day plan for each weekday. */
const WEEKDAYS = {
  monday: 'dayPlanId',
  tuesday: 'dayPlanId',
  wednesday: 'dayPlanId',
  thursday: 'dayPlanId',
  friday: 'dayPlanId',
  saturday: 'dayPlanId',
  sunday: 'dayPlanId',
} as const;

/** Every field of a body or query that refers to a record, except those that name a person. */
export const REFERENCES: { readonly [Name in EndpointName]?: Readonly<Record<string, Reference>> } = {
  signUp: { intake: 'shared' },
  createUserProfile: EXERCISES,
  replaceUserProfile: EXERCISES,
  updateUserProfile: EXERCISES,
  createMealSlotSpecification: { nutrition_day_plan: 'dayPlanId' },
  createWeeklyNutritionPlan: { ...WEEKDAYS, client_intake: 'intakeId' },
  replaceWeeklyNutritionPlan: { nutrition_day_plan_id: 'dayPlanId' },
  saveNutritionPlan: { nutrition_day_plan: 'dayPlanId' },
  setIngredientsToAvoid: { ingredient_to_avoid_ids: 'shared' },
  createDislikedRecipe: { recipe: 'recipeTemplateId' },
  createFavouriteRecipe: { recipe: 'recipeTemplateId' },
  setTasteAnswer: { recipe: 'recipeTemplateId' },
  createRecipeMeal: { recipe_template: 'recipeTemplateId' },
  createRecipe: {
    recipe_meal: 'mealId',
    recipe_template: 'recipeTemplateId',
    recipe_to_check: 'recipeToCheckId',
    ingredients: 'shared',
  },
  createRecipeImport: { recipe_import: 'recipeImportId' },
  createRecipeFeedbackLineItem: { recipe: 'recipeTemplateId' },
  createIngredient: { object_id: 'mealId', suggested_serving: 'shared' },
  updateIngredient: { suggested_serving: 'shared' },
  generateMealsFromBody: { meal_slot_specification: 'slotId' },
  saveAndPlanRecipeMeal: {
    id: 'recipeTemplateId',
    calendar_day_id: 'dayId',
    meal_slot_id: 'slotId',
    existing_recipe_template_id: 'recipeTemplateId',
  },
  autoPlanDay: { meal_slot_ids: 'slotId' },
  copyMealsFromDate: { from_calendar_day_id: 'dayId' },
  copyMealsToMealMoment: { from_calendar_day_id: 'dayId', to_calendar_day: 'dayId', calendar_item_ids: 'itemId' },
  createRecurringMeal: { calendar_item: 'itemId' },
  moveMeal: { exchange_with: 'itemId' },
  createCalendarItem: { calendar_day: 'dayId', object_id: 'mealId', meal_slot: 'slotId' },
  createGroceryListItem: { list: 'groceryListId' },
  createSingleFoodMeal: { suggested_serving: 'shared' },
  updateSingleFoodMeal: { suggested_serving: 'shared' },
  planSingleFoodMeal: { calendar_day_id: 'dayId', meal_slot_id: 'slotId', suggested_serving_id: 'shared' },
  planQuickAddMeal: { calendar_day_id: 'dayId', meal_slot_id: 'slotId' },
  logMeals: { calendar_day_id: 'dayId', meal_slot_id: 'slotId', meals: 'mealId' },
  createUser: { intake: 'shared' },
  updateExerciseInstance: { exercise: 'shared' },
  replaceExerciseInstance: { exercise: 'shared' },
  createExerciseInstance: { exercise: 'shared', intake: 'intakeId' },
  updateWeeklyNutritionPlan: WEEKDAYS,
  createPreferredSuggestedServing: { suggested_serving: 'shared' },
  updateFavouriteRecipe: { recipe: 'recipeTemplateId' },
  replaceFavouriteRecipe: { recipe: 'recipeTemplateId' },
  updateDislikedRecipe: { recipe: 'recipeTemplateId' },
  replaceDislikedRecipe: { recipe: 'recipeTemplateId' },
  replaceSingleFoodMeal: { suggested_serving: 'shared' },
  replaceIngredient: { suggested_serving: 'shared' },
  planGeneratedRecipeMeal: {
    recipe_template: 'recipeTemplateId',
    calendar_day_id: 'dayId',
    meal_slot_specification_id: 'slotId',
    replaces: 'itemId',
  },
};
