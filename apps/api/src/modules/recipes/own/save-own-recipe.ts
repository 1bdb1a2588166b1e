import type { MealType } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, Locale } from '../../../platform/http/actor.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { checkMayCreate } from './own-recipe-rights.ts';
import { findWholeTemplate, updateTemplate } from './own-recipes.store.ts';
import { publishRecipe } from './own-recipes.ts';
import { findOwnRecipe, lockOwnRecipe } from '../photos/photos.store.ts';
import { refreshRecipe } from './refresh-recipe.ts';

/**
 * Publishes a draft of the caller's under its name, in place of another recipe of theirs where one is named. A recipe
 * that says nothing of meals is one for the meal that it was made for.
 */
export async function saveOwnRecipe(
  ctx: Readonly<{ db: Kysely<Tables>; actor: Actor; now: Date; locale: Locale }>,
  saved: Readonly<{ id: number; name: string; replaces: number | null; mealType: MealType }>,
): Promise<void> {
  const { db, actor, now } = ctx;
  if (saved.replaces !== null && (await findOwnRecipe(db, saved.replaces, actor.id)) === undefined) {
    throw new FieldError({ existing_recipe_template_id: 'does_not_exist' });
  }
  const own = await lockOwnRecipe(db, saved.id, actor.id);
  const template = own && (await findWholeTemplate(db, own.id));
  if (template === undefined) throw new FieldError({ id: 'does_not_exist' });
  await checkMayCreate(ctx);
  const mealTypes = template.meal_types.length === 0 ? [saved.mealType] : template.meal_types;
  const names = { name_en: saved.name, name_nl: saved.name };
  await updateTemplate(db, template.id, { ...names, meal_types: mealTypes, modified_at: now });
  await publishRecipe(ctx, template, saved.replaces ?? template.copied_from_id);
  await refreshRecipe(db, template.id, now);
}
