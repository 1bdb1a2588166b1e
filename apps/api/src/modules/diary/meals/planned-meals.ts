import type { Context, Operation } from '../../../platform/http/context.ts';
import { together } from '../../../platform/database/together.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { type Asking, authorizePerson, authorizeReference, only } from '../../access/access.public.ts';
import { noteFoodUse } from '../../foods/foods.public.ts';
import { checkServing } from './plain-meals.ts';
import {
  type Eating,
  findEater,
  findTemplate,
  readerAmong,
  recipe,
  saveOwnRecipe,
  type TemplateRow,
} from '../../recipes/recipes.public.ts';
import { insertQuickAddMeal } from './quick-add/quick-add-meals.store.ts';
import { insertSingleFoodMeal } from './food/single-food-meals.store.ts';
import { calendarItem } from '../diary.resources.ts';
import { catalogueCacheOfVersion } from './recipe/catalogue-cache.ts';
import { recordRejection } from '../replacements/note-turned-down.ts';
import { planMeal, planRecipe, type Spot, spotOfBody } from './plan-meal.ts';
import { storeSnapshot, removeMeals } from '../replacements/remove-meals.ts';
import { statusOfLogged } from '../log/status-of-logged.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { OWN_PORTION, plateOfPortions, readPlate } from '@weekbord/domain/plates/plate-code';
import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';

export const planGeneratedRecipeMeal: Operation<Endpoints['planGeneratedRecipeMeal']> = async (ctx) => {
  const { db, body, actor, subjectId } = ctx;
  const slot = { field: 'meal_slot_specification_id', id: body.meal_slot_specification_id };
  // Most days belong to the subject of the call, so that person's rules are read together with the day.
  const likely = subjectId ?? actor.id;
  const [spot, ofLikely] = await together([spotOfBody(ctx, body.calendar_day_id, slot), findEater(db, likely)]);
  const { person_id: personId } = spot.day;
  const eating = personId === likely ? ofLikely : await findEater(db, personId);
  const template = await recipeOfBody(ctx, eating, body.recipe_template);
  const plate = (body.plate === undefined ? null : readPlate(body.plate)) ?? plateOfPortions(body.portions_multiplier);
  const taken = body.replaces === undefined ? null : await removeFromSpot(ctx, spot, body.replaces);
  const before = taken?.taken.meals[0];
  const cookFor = body.cook_for ?? (before?.cook_for_chosen === true ? before.cook_for : undefined);
  const size = { portions: body.portions_to_plan, plate };
  const planned = await planRecipe(ctx, spot, { recipe: template, eating, cookFor, ...size });
  if (taken === null) return { ...planned, undo_id: null };
  const came = {
    id: planned.id,
    calendarDayId: spot.day.id,
    mealMoment: spot.slot.meal_moment,
    plannedBy: 'PERSON',
  } as const;
  const replaced = { ...taken, personId: spot.day.person_id, came: [came], now: ctx.now };
  return { ...planned, undo_id: await storeSnapshot(ctx.db, replaced) };
};

/** Returns the recipe named in a body. Everyone may see published catalogue recipes, so they need no further check. */
async function recipeOfBody(
  ctx: Context<Endpoints['planGeneratedRecipeMeal']>,
  { catalogueVersion }: Eating,
  id: number,
): Promise<TemplateRow> {
  const { recipes } = catalogueCacheOfVersion(ctx, catalogueVersion);
  const kept = recipes.get(id);
  if (kept?.published === true) return kept;
  const found = await authorizeReference(ctx, recipe, 'recipe_template', id);
  if (found.source_provider === 'WEEKMEALS') recipes.set(id, found);
  return found;
}

/** Removes a planned meal from a spot to make room for another. Rejects a meal that was eaten, and leaves it there. */
async function removeFromSpot(ctx: Asking & Pick<Context, 'today'>, { day, slot }: Spot, itemId: number) {
  const item = await authorizeReference(ctx, calendarItem, 'replaces', itemId);
  const isThere = item.calendar_day_id === day.id && item.meal_moment === slot.meal_moment;
  if (!isThere || item.status !== 'PLANNED') throw new FieldError({ replaces: 'does_not_exist' });
  const turnedDown = await recordRejection(ctx, item, item.recipe_template_id, [item]);
  return { taken: await removeMeals(ctx.db, item.person_id, [item.id]), turnedDown };
}

export const planSingleFoodMeal: Operation<Endpoints['planSingleFoodMeal']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const spot = await spotOfBody(ctx, body.calendar_day_id, { field: 'meal_slot_id', id: body.meal_slot_id });
  const { day } = spot;
  const amount = { servingId: body.suggested_serving_id, quantity: body.quantity };
  await checkServing(db, 'suggested_serving_id', amount.servingId, [actor.id, day.person_id]);
  const meal = { kind: 'singlefoodmeal', id: await insertSingleFoodMeal(db, day.person_id, amount) } as const;
  await noteFoodUse(db, day.person_id, amount, now);
  return planMeal(ctx, spot, meal, statusOfLogged(ctx, day, body));
};

export const planQuickAddMeal: Operation<Endpoints['planQuickAddMeal']> = async (ctx) => {
  const { db, body } = ctx;
  const spot = await spotOfBody(ctx, body.calendar_day_id, { field: 'meal_slot_id', id: body.meal_slot_id });
  const { id } = await insertQuickAddMeal(db, spot.day.person_id, body);
  return planMeal(ctx, spot, { kind: 'quickaddmeal', id }, statusOfLogged(ctx, spot.day, body));
};

export const saveAndPlanRecipeMeal: Operation<Endpoints['saveAndPlanRecipeMeal']> = async (ctx) => {
  const { db, actor, body, locale } = ctx;
  // The recipe may belong to the caller even if the day belongs to a client. A caller who locks two people locks
  // themselves first.
  await authorizePerson(ctx);
  const spot = await spotOfBody(ctx, body.calendar_day_id, { field: 'meal_slot_id', id: body.meal_slot_id });
  await saveOwnRecipe(ctx, {
    id: body.id,
    name: body.name,
    replaces: body.existing_recipe_template_id ?? null,
    mealType: mealTypeOf(spot.slot.meal_moment),
  });
  const recipe = await findTemplate(db, body.id, readerAmong(actor, only(actor.id)), locale);
  if (recipe === undefined) throw new FieldError({ id: 'does_not_exist' });
  const eating = await findEater(db, spot.day.person_id);
  return planRecipe(ctx, spot, { recipe, eating, portions: 1, plate: OWN_PORTION, isAsWritten: true });
};
