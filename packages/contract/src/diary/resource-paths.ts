import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const diaryResourcePaths = routes({
  listCalendarItems: 'GET /planner/calendarItem',
  replaceCalendarItem: 'PUT /planner/calendarItem/:id',
  replaceCalendarDay: 'PUT /planner/calendarDay/:id',
  deleteCalendarDay: 'DELETE /planner/calendarDay/:id',
  listRecipeMeals: 'GET /food/recipeMeal',
  updateRecipeMeal: 'PATCH /food/recipeMeal/:id',
  replaceRecipeMeal: 'PUT /food/recipeMeal/:id',
  listSingleFoodMeals: 'GET /food/singleFoodMeal',
  replaceSingleFoodMeal: 'PUT /food/singleFoodMeal/:id',
  listQuickAddMeals: 'GET /food/quickAddMeal',
  replaceQuickAddMeal: 'PUT /food/quickAddMeal/:id',
  replaceIngredient: 'PUT /food/ingredient/:id',
});
