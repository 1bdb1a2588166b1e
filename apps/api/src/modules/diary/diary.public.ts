export { updateLeftoverOf } from './batches.store.ts';
export { bringBack } from './bring-back.ts';
export { composeMeal } from './compose-meal.ts';
export { mealIngredient } from './ingredient-owner.ts';
export { listLinesOfDish } from './ingredients.store.ts';
export { type ItemWithMealRow, insertDays, insertItems, listDaysByDates, listItemsBetween } from './diary.store.ts';
export { presentRecipeMeal } from './recipe-meals.present.ts';
export { presentReason } from './present-reason.ts';
export { presentDays } from './present-days.ts';
export { type NewMeal, insertMeals } from './recipe-meals.store.ts';
export { heldByBatch, isPlanners, listEatenRecipes } from './planned-items.store.ts';
export { dropReasonsFrom } from './reasons.store.ts';
export {
  deleteOldReplacements,
  type Kept,
  REPLACEMENT_KEPT_MS,
  type TakenOut,
  updateUndone,
} from './replacements.store.ts';
export { replacement } from './diary.resources.ts';
export { keepReplaced, takenTogether, takeOutPlanned, takeOutPlannedFrom } from './take-out.ts';
export { listDays } from './diary.store.ts';
