import { painterVersion, pictureKey } from '@weekbord/dishes/picture-key';
import { hasMeat } from '@weekbord/domain/foods/is-meat';
import { labelListsOf, wizardAllergensOf } from '@weekbord/domain/recipes/labels/label-lists';
import { sourceOfFood, sourceOfRecipe, tagsOfRecipe } from '@weekbord/domain/recipes/dish-facts/kind-of-recipe';
import { figuresOfAmounts } from '@weekbord/domain/recipes/labels/label-nutrients';
import { macrosOfGrams } from '@weekbord/domain/recipes/amounts/macros-of-amounts';
import { searchTextOfRecipe } from '@weekbord/domain/recipes/list/search-text-of-recipe';
import { traitsOfIngredients } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { dishOfStored } from '../../dish-pictures/dish-pictures.public.ts';
import { nutrientColumns, traitsOfFood } from '../../foods/foods.public.ts';
import { inferKind } from './infer-kind.ts';
import {
  type DerivedOfRecipe,
  findWholeTemplate,
  listParts,
  listTemplatesOfFoods,
  listTemplatesToPaint,
  listTemplatesWithoutKind,
  type Part,
  updatePicture,
  updateTemplate,
  type WholeTemplate,
} from './own-recipes.store.ts';

/** Stores everything derived from a recipe's foods, after the foods or its names changed. */
export async function refreshRecipe(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  const template = await findWholeTemplate(db, id);
  if (template === undefined) return;
  await updateTemplate(db, id, { ...derive(template, await listParts(db, id)), modified_at: now });
}

/** Like `refreshRecipe`, for custom recipes that contain one of the given foods. */
export async function refreshRecipesOf(db: Kysely<Tables>, foodIds: readonly number[], now: Date): Promise<void> {
  for (const id of await listTemplatesOfFoods(db, foodIds)) await refreshRecipe(db, id, now);
}

/**
 * Gives temperature, scene and families to the recipes that an earlier version wrote; this does not count as a change
 * by their authors.
 */
export async function inferMissingKinds(db: Kysely<Tables>): Promise<void> {
  for (const template of await listTemplatesWithoutKind(db)) {
    const { id, modified_at } = template;
    await updateTemplate(db, id, { ...inferKind(template, await listParts(db, id)), modified_at });
  }
}

/** Gives the pictures of custom recipes new keys after an upgrade of the painter. */
export async function repaintRecipes(db: Kysely<Tables>): Promise<void> {
  for (const template of await listTemplatesToPaint(db, painterVersion())) {
    await updatePicture(db, template.id, pictureOf(template, await listParts(db, template.id)));
  }
}

function pictureOf(template: WholeTemplate, parts: readonly Part[]): string {
  const { id, slug, scene, form, name_en: name, directions_en: steps, meal_types: meals } = template;
  return pictureKey(dishOfStored({ id, slug, scene, form, name, steps, meal: meals[0] ?? null, lines: parts }));
}

function derive(template: WholeTemplate, parts: readonly Part[]): DerivedOfRecipe {
  const { macros, further } = figuresOfAmounts(parts.map((part) => ({ grams: part.grams, per100: part })));
  const { diets, allergens, dislikes } = traitsOfIngredients(parts.map(traitsOfFood));
  const labels = labelListsOf(allergens);
  const kind = inferKind(template, parts);
  const tags = tagsOfRecipe(template.tags, { ...macros, isVegan: diets.vegan === 'yes' });
  return {
    ...macros,
    ...nutrientColumns(further),
    ...diets,
    ...wizardAllergensOf(allergens),
    label_allergens: [...labels.contains],
    free_of: [...labels.freeOf],
    has_meat: hasMeat(parts.map((part) => ({ ...traitsOfFood(part), origins: part.origins }))),
    dislikes: [...dislikes],
    tags,
    picture: pictureOf({ ...template, ...kind }, parts),
    source: sourceOfRecipe(
      parts.map((part) => ({
        protein: macrosOfGrams(part, part.grams).protein ?? 0,
        source: sourceOfFood(part.origins ?? [], part.protein_source),
      })),
    ),
    ...kind,
    search: searchTextOfRecipe(template, parts),
  };
}
