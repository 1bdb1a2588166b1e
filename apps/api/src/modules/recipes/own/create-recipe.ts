import type { createRecipe as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import { WITH_SIDES } from '@weekbord/domain/planner/side-dishes/side-dishes';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize, authorizeReference } from '../../access/access.public.ts';
import { noteFoodUses } from '../../foods/foods.public.ts';
import { checkMayCreate } from './own-recipe-rights.ts';
import {
  findWholeTemplate,
  insertOwnTemplate,
  insertTemplateLines,
  listLinesOfMeal,
  listLinesOfTemplate,
  listUnusableServings,
  type NewLine,
  type WholeTemplate,
} from './own-recipes.store.ts';
import { checkRoomForRecipe, columnsOf, presentOwnRecipe, publishRecipe } from './own-recipes.ts';
import { settleWaiting } from '../import/recipe-imports.store.ts';
import { mealToCopy, ownRecipe, recipe, recipeToCheck } from '../recipes.resources.ts';
import { refreshRecipe } from './refresh-recipe.ts';

type Ctx = Context<typeof endpoint>;
type Pattern = Readonly<{ template: WholeTemplate; lines: readonly NewLine[] }>;

export const createRecipe: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  await checkMayCreate(ctx);
  await checkRoomForRecipe(ctx);
  const pattern = await patternOf(ctx);
  const lines = body.ingredients === undefined ? (pattern?.lines ?? []) : await linesOfBody(ctx, body.ingredients);
  const said = {
    ...(pattern === null ? {} : copied(pattern.template)),
    ...columnsOf(body),
    ...(body.ingredients === undefined ? {} : { portions: body.portions }),
  };
  const { name_en, name_nl } = said;
  if (name_en === undefined || name_nl === undefined) throw new FieldError({ name: 'required' });
  const waiting =
    body.recipe_to_check === undefined
      ? null
      : await authorizeReference(ctx, recipeToCheck, 'recipe_to_check', body.recipe_to_check);
  const id = await insertOwnTemplate(db, actor.id, { ...said, name_en, name_nl }, now);
  if (waiting !== null) await settleWaiting(db, waiting, id);
  await insertTemplateLines(db, id, lines);
  if (body.published) await publishRecipe(ctx, await authorize(ctx, ownRecipe, id));
  await refreshRecipe(db, id, now);
  return presentOwnRecipe(ctx, id);
};

/** Returns the meal or recipe to copy, with amounts for one portion. */
async function patternOf(ctx: Ctx): Promise<Pattern | null> {
  const { db, body } = ctx;
  if (body.recipe_meal !== undefined) {
    const meal = await authorizeReference(ctx, mealToCopy, 'recipe_meal', body.recipe_meal);
    const template = await findWholeTemplate(db, meal.recipe_template_id);
    return { template: template!, lines: perPortion(await listLinesOfMeal(db, meal), meal.portions) };
  }
  if (body.recipe_template === undefined) return null;
  const { id } = await authorizeReference(ctx, recipe, 'recipe_template', body.recipe_template);
  const template = await findWholeTemplate(db, id);
  return { template: template!, lines: await listLinesOfTemplate(db, id) };
}

/**
 * Returns the fields that a copy keeps in addition to the lines. Tags and image are not copied. Custom recipes are main
 * dishes, so the copy of a side dish is not for lunch or dinner.
 */
function copied(template: WholeTemplate) {
  const { id, name_en, name_nl, portions, external_url, is_side: isSide } = template;
  const meal_types = template.meal_types.filter((meal) => !isSide || !WITH_SIDES.has(meal));
  const { preparation_time_min, cooking_time_min, waiting_time_min, directions_en, directions_nl } = template;
  const times = { preparation_time_min, cooking_time_min, waiting_time_min };
  return {
    copied_from_id: id,
    name_en,
    name_nl,
    portions,
    meal_types,
    ...times,
    external_url,
    directions_en,
    directions_nl,
  };
}

async function linesOfBody(ctx: Ctx, ingredients: NonNullable<Ctx['body']['ingredients']>): Promise<NewLine[]> {
  const { db, actor, body, now } = ctx;
  const servings = ingredients.map((line) => line.suggested_serving);
  const unusable = await listUnusableServings(db, servings, [actor.id]);
  const wrong = servings.flatMap((id, at) =>
    unusable.has(id)
      ? [{ path: ['ingredients', at, 'suggested_serving'] as const, code: 'does_not_exist' as const }]
      : [],
  );
  if (wrong.length > 0) throw new FieldError(wrong);
  const lines = ingredients.map(({ suggested_serving: servingId, quantity, note = null }) => {
    const words = note === '' ? null : note;
    return { servingId, quantity, noteEn: words, noteNl: words };
  });
  await noteFoodUses(db, actor.id, lines, now);
  return perPortion(lines, body.portions);
}

function perPortion(lines: readonly NewLine[], portions: number): NewLine[] {
  return lines.map((line) => ({ ...line, quantity: line.quantity / portions }));
}
