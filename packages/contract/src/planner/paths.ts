import { routes } from '../route.ts';

export const plannerPaths = routes({
  listCalendarDays: 'GET /planner/calendarDay',
  createCalendarDay: 'POST /planner/calendarDay',
  getCalendarDay: 'GET /planner/calendarDay/:id',
  updateCalendarDay: 'PATCH /planner/calendarDay/:id',
  createCalendarItem: 'POST /planner/calendarItem',
  getCalendarItem: 'GET /planner/calendarItem/:id',
  updateCalendarItem: 'PATCH /planner/calendarItem/:id',
  deleteCalendarItem: 'DELETE /planner/calendarItem/:id',
  autoPlanDay: 'POST /planner/autoPlanDay',
  autoPlanDays: 'POST /planner/autoPlanDays',
  editRecipeMealPortions: 'PUT /planner/editRecipeMealPortions/:id',
  planGeneratedRecipeMeal: 'POST /planner/planGeneratedRecipeMeal',
  saveAndPlanRecipeMeal: 'POST /planner/saveAndPlanRecipeMeal',
  planSingleFoodMeal: 'POST /planner/planSingleFoodMeal',
  planQuickAddMeal: 'POST /planner/planQuickAddMeal',
});
