import type { MealType } from '@weekbord/domain/slots/meal-moments';
import { FieldError } from '../../../platform/http/errors.ts';
import { type Asking, authorizeReference } from '../../access/access.public.ts';
import { ownRecipe } from '../recipes.resources.ts';
import { checkMayCreate } from './own-recipe-rights.ts';
import { findOwnTemplate, updateTemplate } from './own-recipes.store.ts';
import { publishRecipe } from './own-recipes.ts';
import { refreshRecipe } from './refresh-recipe.ts';

/**
 * Publishes a draft of the caller under its name, replacing another recipe of theirs if one is given. A recipe without
 * meals gets the meal that it was made for.
 */
export async function saveOwnRecipe(
  ctx: Asking,
  saved: Readonly<{ id: number; name: string; replaces: number | null; mealType: MealType }>,
): Promise<void> {
  const { db, actor, now } = ctx;
  if (saved.replaces !== null && (await findOwnTemplate(db, saved.replaces, actor.id)) === undefined) {
    throw new FieldError({ existing_recipe_template_id: 'does_not_exist' });
  }
  const template = await authorizeReference(ctx, ownRecipe, 'id', saved.id);
  await checkMayCreate(ctx);
  const mealTypes = template.meal_types.length === 0 ? [saved.mealType] : template.meal_types;
  const names = { name_en: saved.name, name_nl: saved.name };
  await updateTemplate(db, template.id, { ...names, meal_types: mealTypes, modified_at: now });
  await publishRecipe(ctx, template, saved.replaces ?? template.copied_from_id);
  await refreshRecipe(db, template.id, now);
}
