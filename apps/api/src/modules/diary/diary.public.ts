export { clearPlanned } from './clear-planned.ts';
export { composeMeal } from './compose-meal.ts';
export { type ItemWithMealRow, insertDays, insertItems, listDaysByDates, listItemsBetween } from './diary.store.ts';
export { deleteUnplannedMeals } from './meals.store.ts';
export { presentRecipeMeal } from './recipe-meals.present.ts';
export { presentDays } from './present-days.ts';
export { type NewMeal, insertMeals } from './recipe-meals.store.ts';
export { deletePlannedItems, isPlanners } from './planned-items.store.ts';
