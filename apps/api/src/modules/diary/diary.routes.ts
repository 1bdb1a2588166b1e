import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import {
  createCalendarDay,
  deleteCalendarDay,
  getCalendarDay,
  listCalendarDays,
  updateCalendarDay,
} from './days/calendar-days.ts';
import {
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  listCalendarItems,
  updateCalendarItem,
} from './meals/calendar-items.ts';
import { getCalendarFeed } from './calendar-link/calendar-feed.ts';
import { endCalendarLink, getCalendarLink, makeCalendarLink } from './calendar-link/calendar-links.ts';
import {
  createIngredient,
  deleteIngredient,
  getIngredient,
  listIngredients,
  updateIngredient,
} from './meals/recipe/ingredients.ts';
import { logMeals } from './log/log-meals.ts';
import { listRecentMeals } from './log/recent-meals.ts';
import {
  planQuickAddMeal,
  planGeneratedRecipeMeal,
  saveAndPlanRecipeMeal,
  planSingleFoodMeal,
} from './meals/planned-meals.ts';
import {
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  listQuickAddMeals,
  updateQuickAddMeal,
} from './meals/quick-add/quick-add-meals.ts';
import {
  createRecipeMeal,
  deleteRecipeMeal,
  editRecipeMealPortions,
  getRecipeMeal,
  listRecipeMeals,
} from './meals/recipe/recipe-meals.ts';
import { moveMeal } from './meals/move-meal.ts';
import { listFoodUses } from './log/food-uses.ts';
import { getWeekBalance } from './balance/week-balance.ts';
import {
  createSingleFoodMeal,
  deleteSingleFoodMeal,
  getSingleFoodMeal,
  listSingleFoodMeals,
  updateSingleFoodMeal,
} from './meals/food/single-food-meals.ts';

export const diaryRoutes = [
  serve(endpoints.getCalendarLink, getCalendarLink),
  serve(endpoints.makeCalendarLink, makeCalendarLink),
  serve(endpoints.endCalendarLink, endCalendarLink),
  serve(endpoints.getCalendarFeed, getCalendarFeed, 'visit'),
  serve(endpoints.listFoodUses, listFoodUses),
  serve(endpoints.getWeekBalance, getWeekBalance),
  serve(endpoints.logMeals, logMeals),
  serve(endpoints.listRecentMeals, listRecentMeals),
  serve(endpoints.listQuickAddMeals, listQuickAddMeals),
  serve(endpoints.createQuickAddMeal, createQuickAddMeal),
  serve(endpoints.deleteQuickAddMeal, deleteQuickAddMeal),
  serve(endpoints.getQuickAddMeal, getQuickAddMeal),
  serve(endpoints.planQuickAddMeal, planQuickAddMeal),
  serve(endpoints.updateQuickAddMeal, updateQuickAddMeal),
  serve(endpoints.createIngredient, createIngredient),
  serve(endpoints.deleteIngredient, deleteIngredient),
  serve(endpoints.getIngredient, getIngredient),
  serve(endpoints.listIngredients, listIngredients),
  serve(endpoints.updateIngredient, updateIngredient),
  serve(endpoints.listRecipeMeals, listRecipeMeals),
  serve(endpoints.createRecipeMeal, createRecipeMeal),
  serve(endpoints.deleteRecipeMeal, deleteRecipeMeal),
  serve(endpoints.editRecipeMealPortions, editRecipeMealPortions),
  serve(endpoints.getRecipeMeal, getRecipeMeal),
  serve(endpoints.planGeneratedRecipeMeal, planGeneratedRecipeMeal),
  serve(endpoints.saveAndPlanRecipeMeal, saveAndPlanRecipeMeal),
  serve(endpoints.listSingleFoodMeals, listSingleFoodMeals),
  serve(endpoints.createSingleFoodMeal, createSingleFoodMeal),
  serve(endpoints.deleteSingleFoodMeal, deleteSingleFoodMeal),
  serve(endpoints.getSingleFoodMeal, getSingleFoodMeal),
  serve(endpoints.planSingleFoodMeal, planSingleFoodMeal),
  serve(endpoints.updateSingleFoodMeal, updateSingleFoodMeal),
  serve(endpoints.createCalendarDay, createCalendarDay),
  serve(endpoints.getCalendarDay, getCalendarDay),
  serve(endpoints.listCalendarDays, listCalendarDays),
  serve(endpoints.deleteCalendarDay, deleteCalendarDay),
  serve(endpoints.updateCalendarDay, updateCalendarDay),
  serve(endpoints.listCalendarItems, listCalendarItems),
  serve(endpoints.createCalendarItem, createCalendarItem),
  serve(endpoints.deleteCalendarItem, deleteCalendarItem),
  serve(endpoints.getCalendarItem, getCalendarItem),
  serve(endpoints.moveMeal, moveMeal),
  serve(endpoints.updateCalendarItem, updateCalendarItem),
];
