import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { autoPlanDay, autoPlanDays } from './auto-plan-days.ts';
import { copyMealsFromDate, copyMealsToMealMoment, removeCopies } from './copy-meals.ts';
import { generateMeals, generateMealsFromBody } from './generate-meals.ts';
import { listBrokenRules } from './list-broken-rules.ts';
import { listIngredientSwaps } from './list-ingredient-swaps.ts';
import { forgetTaste, listTasteAnswers, setTasteAnswer } from './taste-answers.ts';
import { listRecipeInspiration } from './list-recipe-inspiration.ts';
import { undoReplacement } from './undo-replacement.ts';
import { getWeekWishes, replaceWeekWishes } from './week-wishes.ts';

export const plannerRoutes = [
  serve(endpoints.generateMeals, generateMeals),
  serve(endpoints.generateMealsFromBody, generateMealsFromBody),
  serve(endpoints.listBrokenRules, listBrokenRules),
  serve(endpoints.listIngredientSwaps, listIngredientSwaps),
  serve(endpoints.listRecipeInspiration, listRecipeInspiration),
  serve(endpoints.autoPlanDay, autoPlanDay),
  serve(endpoints.autoPlanDays, autoPlanDays),
  serve(endpoints.copyMealsFromDate, copyMealsFromDate),
  serve(endpoints.copyMealsToMealMoment, copyMealsToMealMoment),
  serve(endpoints.removeCopies, removeCopies),
  serve(endpoints.undoReplacement, undoReplacement),
  serve(endpoints.getWeekWishes, getWeekWishes),
  serve(endpoints.replaceWeekWishes, replaceWeekWishes),
  serve(endpoints.listTasteAnswers, listTasteAnswers),
  serve(endpoints.setTasteAnswer, setTasteAnswer),
  serve(endpoints.forgetTaste, forgetTaste),
];
