import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { loggingParts } from './log-meals.ts';
import { calendarItem, quickAddMeal, quickFigures, quickFiguresChange } from './models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';

export const createQuickAddMeal = endpoint(diaryPaths.createQuickAddMeal, {
  access: 'member',
  summary: 'A meal of bare numbers, to be planned.',
  body: quickFigures,
  answer: quickAddMeal,
  status: 201,
});

export const getQuickAddMeal = endpoint(diaryPaths.getQuickAddMeal, {
  access: 'subject',
  summary: 'One meal of bare numbers.',
  params: idParams,
  answer: quickAddMeal,
});

export const updateQuickAddMeal = endpoint(diaryPaths.updateQuickAddMeal, {
  access: 'subject',
  summary: 'Changes what is given of the numbers.',
  params: idParams,
  body: quickFiguresChange,
  answer: quickAddMeal,
});

export const deleteQuickAddMeal = endpoint(diaryPaths.deleteQuickAddMeal, {
  access: 'subject',
  summary: 'Deletes a meal of bare numbers, also out of its day.',
  params: idParams,
});

export const planQuickAddMeal = endpoint(diaryPaths.planQuickAddMeal, {
  event: 'calendar_item.created',
  access: 'subject',
  summary: 'Puts bare numbers into a slot of a day, eaten or planned.',
  body: quickFigures.extend({ calendar_day_id: id, meal_slot_id: id, ...loggingParts }),
  answer: calendarItem,
  status: 201,
});

export const listQuickAddMeals = endpoint(diaryResourcePaths.listQuickAddMeals, {
  access: 'subject',
  summary: 'The meals of bare numbers of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(quickAddMeal),
});

export const replaceQuickAddMeal = replacementOf(updateQuickAddMeal, diaryResourcePaths.replaceQuickAddMeal, {
  summary: 'Replaces the numbers; a macro that is left out is unknown.',
  body: quickFigures,
});
