import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { loggingParts } from './log-meals.ts';
import { calendarItem, quickAddMeal, quickFigures, quickFiguresChange } from './models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';

export const createQuickAddMeal = endpoint(diaryPaths.createQuickAddMeal, {
  access: 'member',
  summary: 'Creates a quick-add meal (nutrition values only), to be planned.',
  body: quickFigures,
  answer: quickAddMeal,
  status: 201,
});

export const getQuickAddMeal = endpoint(diaryPaths.getQuickAddMeal, {
  access: 'subject',
  summary: 'Returns a quick-add meal.',
  params: idParams,
  answer: quickAddMeal,
});

export const updateQuickAddMeal = endpoint(diaryPaths.updateQuickAddMeal, {
  access: 'subject',
  summary: 'Updates the given values of a quick-add meal.',
  params: idParams,
  body: quickFiguresChange,
  answer: quickAddMeal,
});

export const deleteQuickAddMeal = endpoint(diaryPaths.deleteQuickAddMeal, {
  access: 'subject',
  summary: 'Deletes a quick-add meal and removes it from its day.',
  params: idParams,
});

export const planQuickAddMeal = endpoint(diaryPaths.planQuickAddMeal, {
  event: 'calendar_item.created',
  access: 'subject',
  summary: 'Adds a quick-add meal to a slot of a day, eaten or planned.',
  body: quickFigures.extend({ calendar_day_id: id, meal_slot_id: id, ...loggingParts }),
  answer: calendarItem,
  status: 201,
});

export const listQuickAddMeals = endpoint(diaryResourcePaths.listQuickAddMeals, {
  access: 'subject',
  summary: 'Lists the quick-add meals of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(quickAddMeal),
});

export const replaceQuickAddMeal = replacementOf(updateQuickAddMeal, diaryResourcePaths.replaceQuickAddMeal, {
  summary: 'Replaces the values of a quick-add meal; omitted macros are unknown.',
  body: quickFigures,
});
