export { restoreMeals } from './replacements/restore-meals.ts';
export { figureOfMeal, MEAL_OF_ITEM } from './meals/figure-of-meal.store.ts';
export { mealIngredient } from './meals/recipe/ingredient-owner.ts';
export { listLinesOfDish } from './meals/recipe/ingredients.store.ts';
export {
  type DayRow,
  type ItemWithMealRow,
  insertDays,
  listDays,
  listDaysByDates,
  listItemsBetween,
} from './diary.store.ts';
export {
  deleteUnplannedMeals,
  listFoodsOfItems,
  listMealFacts,
  type MealColumns,
  mealColumns,
  type MealFacts,
  mealKeyOf,
} from './meals/meals.store.ts';
export { addEatenMeals, textOfMealsOn } from './log/eaten-meals.store.ts';
export { listMealsOfMoment } from './meals/meals-of-moment.store.ts';
export { calendarDay, calendarItem, replacement } from './diary.resources.ts';
export { copyMeal, copyMeals } from './meals/plain-meals.ts';
export { presentRecipeMeal } from './meals/recipe/recipe-meals.present.ts';
export { presentDays, presentItems } from './days/present-days.ts';
export { deleteUntouchedItems, listEatenRecipes } from './meals/planned-items.store.ts';
export { dropReasonsFrom, dropReasonsOfRecurring } from './meals/reasons.store.ts';
export {
  deleteOldReplacements,
  type Kept,
  REPLACEMENT_KEPT_MS,
  updateUndone,
} from './replacements/replacements.store.ts';
export { removeMeals } from './replacements/remove-meals.ts';
export { replaceMeals, replaceOnRequest } from './replacements/replace-meals.ts';
