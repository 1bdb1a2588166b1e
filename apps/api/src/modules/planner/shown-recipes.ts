import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  type IngredientRow,
  listTemplateIngredients,
  listTemplatesByIds,
  type TemplateRow,
} from '../recipes/recipes.public.ts';

/** What is shown of a recipe, with its lines in order. */
type ShownRecipe = Readonly<{ template: TemplateRow; lines: readonly IngredientRow[] }>;

/** Recipes of one version of the catalogue as they are shown in each language, by id. */
export type ShownRecipes = Readonly<Record<Language, Map<number, ShownRecipe>>>;

/** None yet. */
export function shownRecipes(): ShownRecipes {
  return { en: new Map(), nl: new Map() };
}

/**
 * What is shown of some recipes, by id. Those of the catalogue stay as they are as long as its version does, so they are
 * read once; those that the person wrote are read each time.
 */
export async function showRecipes(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  { own, shown }: Readonly<{ own: readonly Readonly<{ id: number }>[]; shown: ShownRecipes }>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownRecipe>> {
  const kept = shown[locale];
  const missing = ids.filter((id) => !kept.has(id));
  const read = missing.length === 0 ? [] : await readRecipes(db, missing, locale);
  const ownIds = new Set(own.map(({ id }) => id));
  for (const recipe of read) if (!ownIds.has(recipe.template.id)) kept.set(recipe.template.id, recipe);
  const wanted = ids.flatMap((id) => kept.get(id) ?? []);
  return new Map([...wanted, ...read].map((recipe) => [recipe.template.id, recipe]));
}

async function readRecipes(db: Kysely<Tables>, ids: readonly number[], locale: Language): Promise<ShownRecipe[]> {
  const templates = await listTemplatesByIds(db, ids, locale);
  const lines = Map.groupBy(await listTemplateIngredients(db, ids, locale), ({ owner_id: owner }) => owner);
  return templates.map((template) => ({ template, lines: lines.get(template.id) ?? [] }));
}
