import { TEMPLATE_MAX_DAYS, TEMPLATE_NAME_MAX_LENGTH } from '@weekbord/domain/planner/templates/plan-templates';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, idText, line, startDate } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { plannerPaths } from './paths.ts';
import { keptMeal, putBody, placeMeals, putPreview } from './put-meals.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Days saved under a name for reuse. */
const planTemplate = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    name: z.string(),
    num_days: z.number().int(),
    created: z.string(),
    /** Sorted by day, counted from 0, then by moment. */
    meals: listOf(keptMeal.extend({ day: z.number().int() }), SIZES.many),
  })
  .meta({ id: 'PlanTemplate' });

const name = line({ min: 1, max: TEMPLATE_NAME_MAX_LENGTH });

export const listPlanTemplates = endpoint(plannerPaths.listPlanTemplates, {
  access: 'subject',
  summary: 'Lists the templates of the caller, or of a client named by `user`; newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(planTemplate),
});

export const createPlanTemplate = endpoint(plannerPaths.createPlanTemplate, {
  access: 'subject',
  summary: 'Saves the meals of up to seven days as a template, each with its own nutrition values.',
  body: z.object({
    user: id.optional(),
    name,
    start_date: startDate,
    num_days: z.number().int().min(1).max(TEMPLATE_MAX_DAYS).default(TEMPLATE_MAX_DAYS),
  }),
  answer: planTemplate,
  status: 201,
  cost: 5,
  errors: ['copying_off'],
});

export const updatePlanTemplate = endpoint(plannerPaths.updatePlanTemplate, {
  access: 'subject',
  summary: 'Renames a template.',
  params: idParams,
  body: z.object({ name }),
  answer: planTemplate,
});

export const deletePlanTemplate = endpoint(plannerPaths.deletePlanTemplate, {
  access: 'subject',
  summary: 'Deletes a template; meals planned from it stay.',
  params: idParams,
});

export const previewPlanTemplate = endpoint(plannerPaths.previewPlanTemplate, {
  access: 'subject',
  summary:
    'Previews using a template from a date: what would be planned, replaced and kept, for its owner or a client named by `user`.',
  params: idParams,
  query: z.object({ user: idText.optional(), start_date: startDate }),
  answer: putPreview,
  cost: 2,
});

export const applyPlanTemplate = endpoint(plannerPaths.applyPlanTemplate, {
  access: 'subject',
  summary:
    "Plans a template from a date, replacing what the planner put there; slots with anything eaten, added, changed or locked stay as they are, and meals that no longer suit the person are left out. A coach's own template can be planned for a client named by `user`.",
  params: idParams,
  body: putBody.extend({ user: id.optional() }),
  answer: placeMeals,
  cost: 5,
  errors: ['copying_off'],
});
