import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { MAX_OWN_RECIPES } from '@weekbord/domain/recipes/amounts/meal-limits';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, Locale } from '../../../platform/http/actor.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import {
  countOwnTemplates,
  findOwnTemplate,
  listLinesOfTemplate,
  movePreferences,
  updateTemplate,
  type WholeTemplate,
} from './own-recipes.store.ts';
import { type Asking, authorizePerson, only } from '../../access/access.public.ts';
import { readerAmong } from '../templates/recipe-reader.ts';
import { presentTemplate } from '../templates/templates.present.ts';
import { findTemplate, listTemplateIngredients } from '../templates/templates.store.ts';

type Signed = Readonly<{ db: Kysely<Tables>; actor: Actor; now: Date; locale: Locale }>;

/** The fields that a request may set on a recipe. */
export type RecipeFields = Readonly<{
  name?: string | undefined;
  tags?: RecipeTag[] | undefined;
  meal_types?: MealType[] | undefined;
  preparation_time_min?: number | null | undefined;
  cooking_time_min?: number | null | undefined;
  waiting_time_min?: number | null | undefined;
  external_url?: string | null | undefined;
  directions?: string[] | undefined;
}>;

/**
 * Returns the columns for a request's fields, without those that were not sent. What a person writes in one language is
 * used for both.
 */
export function columnsOf({ name, tags, meal_types, external_url, directions, ...times }: RecipeFields) {
  const { preparation_time_min, cooking_time_min, waiting_time_min } = times;
  return {
    ...(name === undefined ? {} : { name_en: name, name_nl: name }),
    ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
    ...(meal_types === undefined ? {} : { meal_types: [...new Set(meal_types)] }),
    ...(preparation_time_min === undefined ? {} : { preparation_time_min }),
    ...(cooking_time_min === undefined ? {} : { cooking_time_min }),
    ...(waiting_time_min === undefined ? {} : { waiting_time_min }),
    ...(external_url === undefined ? {} : { external_url }),
    ...(directions === undefined ? {} : { directions_en: directions, directions_nl: directions }),
  };
}

/** Rejects another custom recipe if the caller already has the maximum. */
export async function checkRoomForRecipe(ctx: Asking): Promise<void> {
  const authorId = await authorizePerson(ctx);
  if ((await countOwnTemplates(ctx.db, authorId)) < MAX_OWN_RECIPES) return;
  throw new FieldError([{ path: [], code: 'recipes_full' }]);
}

/**
 * Publishes a custom recipe, which needs an ingredient. The recipe it was copied from, or the named one, is withdrawn,
 * and its author's feedback is moved to the new one.
 */
export async function publishRecipe(
  { db, actor, now }: Signed,
  template: WholeTemplate,
  replaced: number | null = template.copied_from_id,
): Promise<void> {
  if ((await listLinesOfTemplate(db, template.id)).length === 0) {
    throw new FieldError({ ingredients: 'ingredient_required' });
  }
  if (template.published) return;
  await updateTemplate(db, template.id, { published: true, modified_at: now });
  const old = replaced === null ? undefined : await findOwnTemplate(db, replaced, actor.id);
  if (old === undefined || old.id === template.id) return;
  await updateTemplate(db, old.id, { published: false, modified_at: now });
  await movePreferences(db, actor.id, old.id, template.id);
}

/** Returns a recipe of the caller in its current state. */
export async function presentOwnRecipe({ db, actor, locale }: Signed, id: number): Promise<RecipeTemplate> {
  const row = await findTemplate(db, id, readerAmong(actor, only(actor.id)), locale);
  if (row === undefined) throw new ApiError('not_found');
  return presentTemplate(row, await listTemplateIngredients(db, [row.id], locale));
}
