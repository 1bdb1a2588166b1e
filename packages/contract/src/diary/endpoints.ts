export {
  createCalendarDay,
  deleteCalendarDay,
  getCalendarDay,
  listCalendarDays,
  replaceCalendarDay,
  updateCalendarDay,
} from './calendar-days.ts';
export {
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  listCalendarItems,
  moveMeal,
  replaceCalendarItem,
  updateCalendarItem,
} from './calendar-items.ts';
export { endCalendarLink, getCalendarFeed, getCalendarLink, makeCalendarLink } from './calendar-links.ts';
export { listFoodUses } from './food-uses.ts';
export {
  createIngredient,
  deleteIngredient,
  getIngredient,
  listIngredients,
  replaceIngredient,
  updateIngredient,
} from './ingredients.ts';
export { logMeals } from './log-meals.ts';
export {
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  listQuickAddMeals,
  planQuickAddMeal,
  replaceQuickAddMeal,
  updateQuickAddMeal,
} from './quick-add-meals.ts';
export { listRecentMeals } from './recent-meals.ts';
export {
  createRecipeMeal,
  deleteRecipeMeal,
  editRecipeMealPortions,
  getRecipeMeal,
  listRecipeMeals,
  planGeneratedRecipeMeal,
  replaceRecipeMeal,
  saveAndPlanRecipeMeal,
  updateRecipeMeal,
} from './recipe-meals.ts';
export {
  createSingleFoodMeal,
  deleteSingleFoodMeal,
  getSingleFoodMeal,
  listSingleFoodMeals,
  planSingleFoodMeal,
  replaceSingleFoodMeal,
  updateSingleFoodMeal,
} from './single-food-meals.ts';
export { getWeekBalance } from './week-balance.ts';
