import type { Ingredient } from '@weekbord/contract/recipes/models';
import { MAX_INGREDIENTS, MAX_INGREDIENTS_OF_DAY } from '@weekbord/domain/recipes/amounts/meal-limits';
import { figuresOfAmounts } from '@weekbord/domain/recipes/labels/label-nutrients';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Locale } from '../../../../platform/http/actor.ts';
import { ApiError, FieldError } from '../../../../platform/http/errors.ts';
import type { Asking, Resource } from '../../../access/access.public.ts';
import { splitBatch } from '../../batches/batches.store.ts';
import { updateModified } from '../../diary.store.ts';
import {
  type Amount,
  countLinesOfDays,
  countMealLines,
  countTemplateLines,
  findMealLine,
  findTemplateLine,
  listLinesOfDish,
  type MealLine,
  type MealPlace,
  ownerOfIngredient,
  updateMealFigures,
} from './ingredients.store.ts';
import { nutrientColumns } from '../../../foods/foods.public.ts';
import {
  ownRecipe,
  recipe,
  type TemplateRow,
  type WholeTemplate,
  presentIngredient,
  listTemplateIngredients,
} from '../../../recipes/recipes.public.ts';
import { checkServing } from '../plain-meals.ts';
import { findMeal, listMealIngredients, type MealRow } from './recipe-meals.store.ts';
import { findFoodOfServing } from '../food/single-food-meals.store.ts';

type Signed = Pick<Asking, 'db' | 'actor' | 'locale' | 'now'>;

/** The recipe or meal that an ingredient belongs to, as loaded to show the ingredient. */
type IngredientOfReader =
  | Readonly<{ kind: 'recipetemplate'; template: TemplateRow }>
  | Readonly<{ kind: 'recipemeal'; meal: MealPlace }>;

/** The recipe or meal that an ingredient belongs to, as loaded to change it. */
export type IngredientOwner =
  | Readonly<{ kind: 'recipetemplate'; template: WholeTemplate }>
  | Readonly<{ kind: 'recipemeal'; meal: MealRow }>;

/** An ingredient of a recipe or of a meal, which a call may show but not change. */
export const ingredient: Resource<IngredientOfReader> = {
  async find(reach, id) {
    const line = await findTemplateLine(reach.db, id);
    const template = line && (await recipe.find(reach, line.templateId));
    if (template !== undefined) return { kind: 'recipetemplate', template };
    const ofMeal = await findMealLine(reach.db, id, reach.people);
    return ofMeal && { kind: 'recipemeal', meal: ofMeal.meal };
  },
  ownerOf: (row, actor) => (row.kind === 'recipemeal' ? row.meal.person_id : recipe.ownerOf(row.template, actor)),
};

/** An ingredient of a meal that the caller may access, with all lines of the meal. */
export const mealIngredient: Resource<MealLine & Readonly<{ lines: Awaited<ReturnType<typeof listLinesOfDish>> }>> = {
  async find({ db, people }, id) {
    const line = await findMealLine(db, id, people);
    return line && { ...line, lines: await listLinesOfDish(db, line.meal) };
  },
  ownerOf: ({ meal }) => meal.person_id,
};

/** The line to change: a line of a custom recipe, with its amount, or a line of a meal. */
export type IngredientToChange =
  | Readonly<{ kind: 'recipetemplate'; template: WholeTemplate; amount: Amount }>
  | Readonly<{ kind: 'recipemeal'; meal: MealRow; amount: MealLine }>;

/** An ingredient of a custom recipe or of a meal that the caller may access, which a call may change. */
export const ingredientToChange: Resource<IngredientToChange> = {
  async find(reach, id) {
    const line = await findTemplateLine(reach.db, id);
    if (line !== undefined) {
      const template = await ownRecipe.find(reach, line.templateId);
      return template && { kind: 'recipetemplate', template, amount: line };
    }
    const ofMeal = await findMealLine(reach.db, id, reach.people);
    const meal = ofMeal && (await findMeal(reach.db, ofMeal.meal.id, reach.people));
    return ofMeal && meal && { kind: 'recipemeal', meal, amount: ofMeal };
  },
  ownerOf: (owner) => (owner.kind === 'recipemeal' ? owner.meal.person_id : owner.template.author_id),
  lockBy: ownerOfIngredient,
};

/** Rejects a serving of a food that the caller may not use. Other measures of the same food are always allowed. */
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

/** Rejects another ingredient if a recipe, a meal or a day of the meal already has the maximum. */
export async function checkRoomForLine(db: Kysely<Tables>, owner: IngredientOwner): Promise<void> {
  const count =
    owner.kind === 'recipemeal'
      ? await countMealLines(db, owner.meal)
      : await countTemplateLines(db, owner.template.id);
  if (count >= MAX_INGREDIENTS) throw new FieldError([{ path: [], code: 'ingredients_full' }]);
  if (owner.kind === 'recipemeal' && (await countLinesOfDays(db, owner.meal)) >= MAX_INGREDIENTS_OF_DAY)
    throw new FieldError([{ path: [], code: 'day_ingredients_full' }]);
}

/**
 * Stores the nutrients of a meal after its ingredients changed. Its recipe is unchanged. If its foods now differ from
 * those of the meals in its batch, it is cooked separately.
 */
export async function refreshMeal({ db, locale, now }: Signed, meal: MealRow): Promise<void> {
  const lines = await listMealIngredients(db, meal.person_id, [meal.id], locale);
  const amounts = lines.map((line) => ({ grams: line.quantity * line.serving_grams, per100: line }));
  const { macros, further } = figuresOfAmounts(amounts);
  await updateMealFigures(db, meal, { ...macros, ...nutrientColumns(further) });
  await updateModified(db, meal.person_id, { kind: 'recipemeal', id: meal.id }, now);
  await splitBatch(db, meal.person_id, meal.id);
}

/** Returns an ingredient in its current state. */
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

/** Rejects the removal of the last ingredient of a published recipe. */
export function checkStillPublishable(template: WholeTemplate, left: number): void {
  if (template.published && left === 0) throw new FieldError([{ path: [], code: 'ingredient_required' }]);
}
