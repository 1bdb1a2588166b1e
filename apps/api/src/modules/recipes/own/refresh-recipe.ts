import { picturesOfParts } from '@weekbord/catalogue/pictures';
import { hasMeat } from '@weekbord/domain/foods/is-meat';
import { labelListsOf, wizardAllergensOf } from '@weekbord/domain/recipes/label-lists';
import { sourceOfFood, sourceOfRecipe, tagsOfRecipe } from '@weekbord/domain/recipes/kind-of-recipe';
import { figuresOfAmounts } from '@weekbord/domain/recipes/further-figures';
import { macrosOfGrams } from '@weekbord/domain/recipes/macros-of-amounts';
import { searchTextOfRecipe } from '@weekbord/domain/recipes/search-text-of-recipe';
import { traitsOfIngredients } from '@weekbord/domain/recipes/traits-of-ingredients';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { furtherColumns, traitsOfFood } from '../../foods/foods.public.ts';
import { inferKind } from './infer-kind.ts';
import {
  type DerivedOfRecipe,
  findWholeTemplate,
  listParts,
  listTemplatesOfFoods,
  listTemplatesWithoutKind,
  type Part,
  updateTemplate,
  type WholeTemplate,
} from './own-recipes.store.ts';

/** Stores what follows from a recipe's foods, after these or its names changed. */
export async function refreshRecipe(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  const template = await findWholeTemplate(db, id);
  if (template === undefined) return;
  await updateTemplate(db, id, { ...derive(template, await listParts(db, id)), modified_at: now });
}

/** The same for people's own recipes that have one of some foods. */
export async function refreshRecipesOf(db: Kysely<Tables>, foodIds: readonly number[], now: Date): Promise<void> {
  for (const id of await listTemplatesOfFoods(db, foodIds)) await refreshRecipe(db, id, now);
}

/** Gives the recipes that an earlier version wrote their scene and families, which is no change that their authors made. */
export async function inferMissingKinds(db: Kysely<Tables>): Promise<void> {
  for (const template of await listTemplatesWithoutKind(db)) {
    const { id, modified_at } = template;
    await updateTemplate(db, id, { ...inferKind(template, await listParts(db, id)), modified_at });
  }
}

function derive(template: WholeTemplate, parts: readonly Part[]): DerivedOfRecipe {
  const { macros, further } = figuresOfAmounts(parts.map((part) => ({ grams: part.grams, per100: part })));
  const { diets, allergens, dislikes } = traitsOfIngredients(parts.map(traitsOfFood));
  const labels = labelListsOf(allergens);
  const tags = tagsOfRecipe(template.tags, { ...macros, isVegan: diets.vegan === 'yes' });
  return {
    ...macros,
    ...furtherColumns(further),
    ...diets,
    ...wizardAllergensOf(allergens),
    label_allergens: [...labels.contains],
    free_of: [...labels.freeOf],
    has_meat: hasMeat(parts.map((part) => ({ ...traitsOfFood(part), origins: part.origins }))),
    dislikes: [...dislikes],
    tags,
    pictures: picturesOfParts(parts, [...tags, ...template.meal_types]),
    source: sourceOfRecipe(
      parts.map((part) => ({
        protein: macrosOfGrams(part, part.grams).protein ?? 0,
        source: sourceOfFood(part.origins ?? [], part.protein_source),
      })),
    ),
    ...inferKind(template, parts),
    search: searchTextOfRecipe(template, parts),
  };
}
