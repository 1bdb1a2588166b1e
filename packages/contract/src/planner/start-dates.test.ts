import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';

const { autoPlanDays, applyPlanTemplate, previewPlanTemplate, planRecurringMeal, previewRecurringMeal } = endpoints;
const { createPlanTemplate } = endpoints;

it.each([
  ['autoPlanDays', (date: string) => autoPlanDays.body!.safeParse({ start_date_inclusive: date })],
  ['applyPlanTemplate', (date: string) => applyPlanTemplate.body!.safeParse({ start_date: date })],
  ['previewPlanTemplate', (date: string) => previewPlanTemplate.query!.safeParse({ start_date: date })],
  ['createPlanTemplate', (date: string) => createPlanTemplate.body!.safeParse({ name: 'x', start_date: date })],
  ['planRecurringMeal', (date: string) => planRecurringMeal.body!.safeParse({ start_date: date })],
  ['previewRecurringMeal', (date: string) => previewRecurringMeal.query!.safeParse({ start_date: date })],
])('%s rejects a start date if a later day would be invalid', (_, read) => {
  expect(['2028-02-29', '2199-12-17', '2199-12-31', '9999-12-27'].map((date) => read(date).success)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
