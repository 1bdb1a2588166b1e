export { updateLeftoverOf } from './batches.store.ts';
export { bringBack } from './bring-back.ts';
export { composeMeal } from './compose-meal.ts';
export { mealIngredient } from './ingredient-owner.ts';
export { listLinesOfDish } from './ingredients.store.ts';
export {
  type DayRow,
  type ItemWithMealRow,
  insertDays,
  insertItems,
  listDays,
  listDaysByDates,
  listItemsBetween,
} from './diary.store.ts';
export { deleteUnplannedMeals, listFoodsOfItems, mealKeyOf } from './meals.store.ts';
export { calendarDay, replacement } from './diary.resources.ts';
export { copyMeal } from './plain-meals.ts';
export { presentRecipeMeal } from './recipe-meals.present.ts';
export { presentReason } from './present-reason.ts';
export { presentDays, presentItems } from './present-days.ts';
export { type NewMeal, insertMeals } from './recipe-meals.store.ts';
export { deleteUntouchedItems, heldByBatch, isPlanners, listEatenRecipes } from './planned-items.store.ts';
export { dropReasonsFrom } from './reasons.store.ts';
export {
  deleteOldReplacements,
  type Kept,
  REPLACEMENT_KEPT_MS,
  type TakenOut,
  updateUndone,
} from './replacements.store.ts';
export { keepReplaced, takenTogether, takeOutPlanned, takeOutPlannedFrom } from './take-out.ts';
