export { updateLeftoverOf } from './batches.store.ts';
export { bringBack } from './bring-back.ts';
export { composeMeal } from './compose-meal.ts';
export { cookForOf } from './cook-for-of.ts';
export { mealIngredient } from './ingredient-owner.ts';
export { listLinesOfDish } from './ingredients.store.ts';
export {
  type DayRow,
  type ItemWithMealRow,
  type NewItem,
  insertDays,
  insertItems,
  listDays,
  listDaysByDates,
  listItemsBetween,
  listItemsByIds,
} from './diary.store.ts';
export {
  deleteUnplannedMeals,
  listFoodsOfItems,
  listMealFacts,
  type MealColumns,
  mealColumns,
  type MealFacts,
  mealKeyOf,
} from './meals.store.ts';
export { addEatenMeals, textOfMealsOn } from './eaten-meals.store.ts';
export { listMealsOfMoment } from './meals-of-moment.store.ts';
export { noteTurnedDown } from './note-turned-down.ts';
export { calendarDay, calendarItem, replacement } from './diary.resources.ts';
export { copyMeal, copyMeals } from './plain-meals.ts';
export { presentRecipeMeal } from './recipe-meals.present.ts';
export { presentReason } from './present-reason.ts';
export { presentDays, presentItems } from './present-days.ts';
export { type NewMeal, insertMeals } from './recipe-meals.store.ts';
export { deleteUntouchedItems, pinnedByBatch, listEatenRecipes } from './planned-items.store.ts';
export { dropReasonsFrom, dropReasonsOfRecurring } from './reasons.store.ts';
export {
  deleteOldReplacements,
  type Kept,
  REPLACEMENT_KEPT_MS,
  type TakenOut,
  updateUndone,
} from './replacements.store.ts';
export { keepReplaced, takenTogether, takeOut, takeOutPlanned, takeOutPlannedFrom } from './take-out.ts';
