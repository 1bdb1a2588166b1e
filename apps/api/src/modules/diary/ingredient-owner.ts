import type { Ingredient } from '@weekbord/contract/recipes/models';
import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/meal-limits';
import { macrosOfAmounts } from '@weekbord/domain/recipes/macros-of-amounts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor, Locale } from '../../platform/http/actor.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { type Reaching, recordReach, visibleTo } from '../access/access.public.ts';
import { updateModified } from './diary.store.ts';
import {
  type Amount,
  countMealLines,
  countTemplateLines,
  findMealLine,
  findTemplateLine,
  updateMealFigures,
} from './ingredients.store.ts';
import {
  checkMayEdit,
  type WholeTemplate,
  reachOwnRecipe,
  presentIngredient,
  listTemplateIngredients,
} from '../recipes/recipes.public.ts';
import { checkServing } from './plain-meals.ts';
import { listMealIngredients, lockMeal, type MealRow } from './recipe-meals.store.ts';
import { findFoodOfServing } from './single-food-meals.store.ts';

type Signed = Reaching & Readonly<{ actor: Actor; locale: Locale }>;

/** What an ingredient belongs to, so that it can be changed. */
export type IngredientOwner =
  | Readonly<{ kind: 'recipetemplate'; template: WholeTemplate }>
  | Readonly<{ kind: 'recipemeal'; meal: MealRow }>;

/** A meal in reach whose ingredients are to be changed; undefined where there is none. */
export async function reachMealToChange(ctx: Signed, id: number): Promise<IngredientOwner | undefined> {
  const meal = await lockMeal(ctx.db, id, visibleTo(ctx.actor));
  if (meal === undefined) return undefined;
  await recordReach(ctx, meal.person_id);
  return { kind: 'recipemeal', meal };
}

/**
 * The ingredient that a request is to change: of an own recipe, or of a meal in reach. Throws `not_found` otherwise. Its
 * amount is read once what it belongs to is locked, so that of two changes at once none is lost.
 */
export async function reachIngredient(ctx: Signed, id: number): Promise<{ owner: IngredientOwner; amount: Amount }> {
  const owner = await reachOwner(ctx, id);
  const amount =
    owner?.kind === 'recipetemplate'
      ? await findTemplateLine(ctx.db, id)
      : await findMealLine(ctx.db, id, visibleTo(ctx.actor));
  if (owner === undefined || amount === undefined) throw new ApiError('not_found');
  return { owner, amount };
}

async function reachOwner(ctx: Signed, id: number): Promise<IngredientOwner | undefined> {
  const line = await findTemplateLine(ctx.db, id);
  if (line !== undefined) {
    const template = await reachOwnRecipe(ctx, line.templateId);
    await checkMayEdit(ctx);
    return { kind: 'recipetemplate', template };
  }
  const ofMeal = await findMealLine(ctx.db, id, visibleTo(ctx.actor));
  return ofMeal && reachMealToChange(ctx, ofMeal.mealId);
}

/** Refuses a serving of a food that the caller may not use; another measure of the same food is always right. */
export async function checkNewServing(
  ctx: Signed,
  owner: IngredientOwner,
  servings: Readonly<{ before: number | null; after: number }>,
): Promise<void> {
  const { db, actor } = ctx;
  const { before, after } = servings;
  if (before === after) return;
  if (before !== null && (await findFoodOfServing(db, before)) === (await findFoodOfServing(db, after))) return;
  const people = owner.kind === 'recipemeal' ? [actor.id, owner.meal.person_id] : [actor.id];
  await checkServing(db, 'suggested_serving', after, people);
}

/** Refuses another ingredient where there are as many as a recipe or meal takes. */
export async function checkRoomForLine(db: Kysely<Tables>, owner: IngredientOwner): Promise<void> {
  const count =
    owner.kind === 'recipemeal'
      ? await countMealLines(db, owner.meal)
      : await countTemplateLines(db, owner.template.id);
  if (count >= MAX_INGREDIENTS) throw new FieldError([{ path: [], code: 'ingredients_full' }]);
}

/** Writes down the figures of a meal after its ingredients changed; its recipe stays as it is. */
export async function refreshMeal({ db, locale, now }: Signed, meal: MealRow): Promise<void> {
  const lines = await listMealIngredients(db, meal.person_id, [meal.id], locale);
  const amounts = lines.map((line) => ({ grams: line.quantity * line.serving_grams, per100: line }));
  const { kcal, protein, fat, carbohydrates, fiber } = macrosOfAmounts(amounts);
  await updateMealFigures(db, meal, { kcal, protein, fat, carbohydrates, fiber });
  await updateModified(db, meal.person_id, { kind: 'recipemeal', id: meal.id }, now);
}

/** An ingredient as it stands now. */
export async function presentOneIngredient(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Locale }>,
  owner: Readonly<{ kind: 'recipetemplate'; id: number } | { kind: 'recipemeal'; id: number; personId: number }>,
  id: number,
): Promise<Ingredient> {
  const lines =
    owner.kind === 'recipemeal'
      ? await listMealIngredients(db, owner.personId, [owner.id], locale)
      : await listTemplateIngredients(db, [owner.id], locale);
  const line = lines.find((one) => one.id === id);
  if (line === undefined) throw new ApiError('not_found');
  return presentIngredient(line, owner.kind, true);
}

/** Refuses to take the last ingredient out of a published recipe. */
export function checkStillPublishable(template: WholeTemplate, left: number): void {
  if (template.published && left === 0) throw new FieldError([{ path: [], code: 'ingredient_required' }]);
}
