import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { autoPlanDay } from './auto-plan-day.ts';
import { autoPlanDays } from './auto-plan-days.ts';
import { createCalendarDay } from './create-calendar-day.ts';
import { createCalendarItem } from './create-calendar-item.ts';
import { deleteCalendarItem } from './delete-calendar-item.ts';
import { editRecipeMealPortions } from './edit-recipe-meal-portions.ts';
import { getCalendarDay } from './get-calendar-day.ts';
import { getCalendarItem } from './get-calendar-item.ts';
import { listCalendarDays } from './list-calendar-days.ts';
import { planGeneratedRecipeMeal } from './plan-generated-recipe-meal.ts';
import { planQuickAddMeal } from './plan-quick-add-meal.ts';
import { planSingleFoodMeal } from './plan-single-food-meal.ts';
import { saveAndPlanRecipeMeal } from './save-and-plan-recipe-meal.ts';
import { updateCalendarDay } from './update-calendar-day.ts';
import { updateCalendarItem } from './update-calendar-item.ts';

export const plannerRoutes = [
  serve(endpoints.listCalendarDays, listCalendarDays),
  serve(endpoints.createCalendarDay, createCalendarDay),
  serve(endpoints.getCalendarDay, getCalendarDay),
  serve(endpoints.updateCalendarDay, updateCalendarDay),
  serve(endpoints.createCalendarItem, createCalendarItem),
  serve(endpoints.getCalendarItem, getCalendarItem),
  serve(endpoints.updateCalendarItem, updateCalendarItem),
  serve(endpoints.deleteCalendarItem, deleteCalendarItem),
  serve(endpoints.autoPlanDay, autoPlanDay),
  serve(endpoints.autoPlanDays, autoPlanDays),
  serve(endpoints.editRecipeMealPortions, editRecipeMealPortions),
  serve(endpoints.planGeneratedRecipeMeal, planGeneratedRecipeMeal),
  serve(endpoints.saveAndPlanRecipeMeal, saveAndPlanRecipeMeal),
  serve(endpoints.planSingleFoodMeal, planSingleFoodMeal),
  serve(endpoints.planQuickAddMeal, planQuickAddMeal),
];
