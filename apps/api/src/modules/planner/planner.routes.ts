import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { anotherMeal } from './another-meal.ts';
import { autoPlanDay, autoPlanDays } from './auto-plan-days.ts';
import { copyMealsFromDate, copyMealsToMealMoment, removeCopies } from './copy-meals.ts';
import { generateMeals, generateMealsFromBody } from './generate-meals.ts';
import { listBrokenRules } from './list-broken-rules.ts';
import { listEmptySlots } from './list-empty-slots.ts';
import { listIngredientSwaps } from './list-ingredient-swaps.ts';
import { forgetTaste, listTasteAnswers, setTasteAnswer } from './taste-answers.ts';
import { getRecipeInspiration, listRecipeInspiration } from './list-recipe-inspiration.ts';
import { previewWeekRepair, repairWeek } from './repair-week.ts';
import {
  applyPlanTemplate,
  createPlanTemplate,
  deletePlanTemplate,
  listPlanTemplates,
  previewPlanTemplate,
  updatePlanTemplate,
} from './plan-templates.ts';
import {
  createRecurringMeal,
  deleteRecurringMeal,
  listRecurringMeals,
  planRecurringMeal,
  previewRecurringMeal,
  updateRecurringMeal,
} from './recurring-meals.ts';
import { undoReplacement } from './undo-replacement.ts';
import { getWeekWishes, replaceWeekWishes } from './week-wishes.ts';

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
