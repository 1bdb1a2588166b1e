export { anotherMeal } from './another-meal.ts';
export { autoPlanDay, autoPlanDays } from './auto-plan.ts';
export { copyMealsFromDate, copyMealsToMealMoment, removeCopies } from './copy-meals.ts';
export { generateMeals, generateMealsFromBody } from './generate-meals.ts';
export { listBrokenRules } from './list-broken-rules.ts';
export { listEmptySlots } from './list-empty-slots.ts';
export { listIngredientSwaps } from './list-ingredient-swaps.ts';
export { getRecipeInspiration, listRecipeInspiration } from './list-recipe-inspiration.ts';
export {
  applyPlanTemplate,
  createPlanTemplate,
  deletePlanTemplate,
  listPlanTemplates,
  previewPlanTemplate,
  updatePlanTemplate,
} from './plan-templates.ts';
export {
  createRecurringMeal,
  deleteRecurringMeal,
  listRecurringMeals,
  planRecurringMeal,
  previewRecurringMeal,
  updateRecurringMeal,
} from './recurring-meals.ts';
export { previewWeekRepair, repairWeek } from './repair-week.ts';
export { forgetTaste, listTasteAnswers, setTasteAnswer } from './taste-answers.ts';
export { undoReplacement } from './undo-replacement.ts';
export { getWeekWishes, replaceWeekWishes } from './week-wishes.ts';
