import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { addDays, daysBetween } from '@weekbord/domain/dates/plain-date';
import { MAX_TEMPLATES, TEMPLATE_MAX_MEALS } from '@weekbord/domain/planner/templates/plan-templates';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { type Asking, authorize, authorizePerson } from '../../access/access.public.ts';
import { copyToKeep, listItemsBetween } from '../../diary/diary.public.ts';
import { byMoment, presentSaved, withFacts } from './saved-meals.ts';
import { checkMayCopy } from '../copying/may-copy.ts';
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  insertTemplateMeals,
  listTemplateMeals,
  listTemplates,
  type NewTemplateMeal,
  type TemplateRow,
  updateTemplateName,
} from './plan-templates.store.ts';
import { planTemplate } from '../planner.resources.ts';
import { decidePlacement, type Decision, presentPreview, placeSavedMeals } from './place-saved-meals.ts';

type PlanTemplate = Answered<Endpoints['createPlanTemplate']>;

export const listPlanTemplates: Operation<Endpoints['listPlanTemplates']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const { count, rows } = await listTemplates(ctx.db, { personId, ...pageWindow(ctx.query) });
  return paginate(ctx, { count, rows: await presentTemplates(ctx, personId, rows) });
};

export const createPlanTemplate: Operation<Endpoints['createPlanTemplate']> = async (ctx) => {
  const { db, body, now } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  await checkMayCopy(db, personId);
  if ((await countTemplates(db, personId)) >= MAX_TEMPLATES) throw refused('templates_full');
  const { name, start_date: start, num_days: days } = body;
  const items = await listItemsBetween(db, personId, start, addDays(start, days - 1));
  if (items.length === 0) throw refused('no_meals_to_copy');
  if (items.length > TEMPLATE_MAX_MEALS) throw refused('meals_too_many');
  const placeOf = new Map(items.map(({ id }, at) => [id, at]));
  const copies = await copyToKeep(ctx, personId, items);
  const meals = items.map((item, at): NewTemplateMeal => ({
    day: daysBetween(start, item.date),
    meal_moment: item.meal_moment,
    ...copies[at]!,
    leftoverOf: placeOf.get(item.leftover_of ?? -1) ?? null,
  }));
  const template = await insertTemplate(db, { person_id: personId, name, num_days: days, created_at: now });
  await insertTemplateMeals(db, template, meals);
  return present(ctx, template);
};

export const updatePlanTemplate: Operation<Endpoints['updatePlanTemplate']> = async (ctx) => {
  const template = await authorize(ctx, planTemplate, ctx.params.id);
  return present(ctx, await updateTemplateName(ctx.db, template, ctx.body.name));
};

export const deletePlanTemplate: Operation<Endpoints['deletePlanTemplate']> = async (ctx) => {
  await deleteTemplate(ctx.db, await authorize(ctx, planTemplate, ctx.params.id));
};

export const previewPlanTemplate: Operation<Endpoints['previewPlanTemplate']> = async (ctx) => {
  const template = await authorize(ctx, planTemplate, ctx.params.id);
  const personId = await eaterOf(ctx, template, ctx.query.user);
  const decision = await decide(ctx, template, { personId, start: ctx.query.start_date });
  return presentPreview(ctx, personId, decision);
};

export const applyPlanTemplate: Operation<Endpoints['applyPlanTemplate']> = async (ctx) => {
  const template = await authorize(ctx, planTemplate, ctx.params.id);
  const { user, start_date: start, replaceable_item_ids: replaceable } = ctx.body;
  const personId = await eaterOf(ctx, template, user);
  await checkMayCopy(ctx.db, personId);
  const decision = await decide(ctx, template, { personId, start, replaceable });
  return placeSavedMeals(ctx, personId, decision, { plannedBy: 'PERSON' });
};

/**
 * Returns the person a template is planned for: its owner, or a client of the caller if the template is the caller's
 * own. In that case the caller is locked first.
 */
async function eaterOf(ctx: Asking, template: TemplateRow, user: number | undefined): Promise<number> {
  if (user === undefined || user === template.person_id) return template.person_id;
  if (template.person_id !== ctx.actor.id) throw new ApiError('not_found');
  return authorizePerson(ctx, user);
}

/** Returns the outcome for the meals of a template if they are planned for a person, starting on a date. */
async function decide(
  ctx: Pick<Context, 'db' | 'locale'>,
  { person_id: owner, id }: TemplateRow,
  {
    personId,
    start,
    replaceable,
  }: Readonly<{ personId: number; start: string; replaceable?: readonly number[] | undefined }>,
): Promise<Decision> {
  const meals = await withFacts(ctx.db, owner, await listTemplateMeals(ctx.db, owner, [id]), ctx.locale);
  const wanted = meals.map((meal) => ({ ...meal, date: addDays(start, meal.day) }));
  return decidePlacement(ctx, { personId, owner, replaceable }, wanted);
}

function refused(code: 'templates_full' | 'no_meals_to_copy' | 'meals_too_many'): FieldError {
  return new FieldError([{ path: [], code }]);
}

async function present(ctx: Pick<Context, 'db' | 'locale'>, template: TemplateRow): Promise<PlanTemplate> {
  const [presented] = await presentTemplates(ctx, template.person_id, [template]);
  return presented!;
}

async function presentTemplates(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  personId: number,
  rows: readonly TemplateRow[],
): Promise<PlanTemplate[]> {
  const ids = rows.map(({ id }) => id);
  const meals = await withFacts(db, personId, await listTemplateMeals(db, personId, ids), locale);
  const mealsOf = Map.groupBy(meals, (meal) => meal.plan_template_id);
  return rows.map(({ id, name, num_days, created_at: created }) => ({
    id,
    user: personId,
    name,
    num_days,
    created: created.toISOString(),
    meals: (mealsOf.get(id) ?? [])
      .toSorted((a, b) => a.day - b.day || byMoment(a, b))
      .map((meal) => ({ day: meal.day, ...presentSaved(meal) })),
  }));
}
