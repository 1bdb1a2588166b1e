import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { anotherMeal } from './proposals/another-meal.ts';
import { autoPlanDay, autoPlanDays } from './auto-plan/auto-plan-days.ts';
import { copyMealsFromDate, copyMealsToMealMoment, removeCopies } from './copying/copy-meals.ts';
import { generateMeals, generateMealsFromBody } from './proposals/generate-meals.ts';
import { listBrokenRules } from './auto-plan/list-broken-rules.ts';
import { listEmptySlots } from './auto-plan/list-empty-slots.ts';
import { listIngredientSwaps } from './proposals/list-ingredient-swaps.ts';
import { forgetTaste, listTasteAnswers, setTasteAnswer } from './tastes/taste-answers.ts';
import { getRecipeInspiration, listRecipeInspiration } from './inspiration/list-recipe-inspiration.ts';
import { previewWeekRepair, repairWeek } from './repair/repair-week.ts';
import {
  applyPlanTemplate,
  createPlanTemplate,
  deletePlanTemplate,
  listPlanTemplates,
  previewPlanTemplate,
  updatePlanTemplate,
} from './templates/plan-templates.ts';
import {
  createRecurringMeal,
  deleteRecurringMeal,
  listRecurringMeals,
  planRecurringMeal,
  previewRecurringMeal,
  updateRecurringMeal,
} from './recurring/recurring-meals.ts';
import { undoReplacement } from './undo/undo-replacement.ts';
import { getWeekWishes, replaceWeekWishes } from './wishes/week-wishes.ts';

export const plannerRoutes = [
  serve(endpoints.generateMeals, generateMeals),
  serve(endpoints.generateMealsFromBody, generateMealsFromBody),
  serve(endpoints.listBrokenRules, listBrokenRules),
  serve(endpoints.listEmptySlots, listEmptySlots),
  serve(endpoints.listIngredientSwaps, listIngredientSwaps),
  serve(endpoints.getRecipeInspiration, getRecipeInspiration),
  serve(endpoints.listRecipeInspiration, listRecipeInspiration),
  serve(endpoints.autoPlanDay, autoPlanDay),
  serve(endpoints.autoPlanDays, autoPlanDays),
  serve(endpoints.copyMealsFromDate, copyMealsFromDate),
  serve(endpoints.copyMealsToMealMoment, copyMealsToMealMoment),
  serve(endpoints.removeCopies, removeCopies),
  serve(endpoints.anotherMeal, anotherMeal),
  serve(endpoints.previewWeekRepair, previewWeekRepair),
  serve(endpoints.repairWeek, repairWeek),
  serve(endpoints.undoReplacement, undoReplacement),
  serve(endpoints.listPlanTemplates, listPlanTemplates),
  serve(endpoints.createPlanTemplate, createPlanTemplate),
  serve(endpoints.updatePlanTemplate, updatePlanTemplate),
  serve(endpoints.deletePlanTemplate, deletePlanTemplate),
  serve(endpoints.previewPlanTemplate, previewPlanTemplate),
  serve(endpoints.applyPlanTemplate, applyPlanTemplate),
  serve(endpoints.listRecurringMeals, listRecurringMeals),
  serve(endpoints.createRecurringMeal, createRecurringMeal),
  serve(endpoints.updateRecurringMeal, updateRecurringMeal),
  serve(endpoints.deleteRecurringMeal, deleteRecurringMeal),
  serve(endpoints.previewRecurringMeal, previewRecurringMeal),
  serve(endpoints.planRecurringMeal, planRecurringMeal),
  serve(endpoints.getWeekWishes, getWeekWishes),
  serve(endpoints.replaceWeekWishes, replaceWeekWishes),
  serve(endpoints.listTasteAnswers, listTasteAnswers),
  serve(endpoints.setTasteAnswer, setTasteAnswer),
  serve(endpoints.forgetTaste, forgetTaste),
];
