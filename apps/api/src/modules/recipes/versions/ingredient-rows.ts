import type { ComposedLine } from '@weekbord/domain/planner/search/compose-meal';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listServingsByIds, type NamedFood, namesOfFoods, type NamedServingRow } from '../../foods/foods.public.ts';
import type { IngredientRow } from '../templates/templates.store.ts';

/** The servings and names of catalogue foods in one language that were requested so far, by id. */
export type KeptWords = Readonly<{ servings: Map<number, NamedServingRow>; foodNames: Map<number, NamedFood> }>;

/** Reads the names for the given lines. Returns a function that returns the lines of a recipe as they are shown. */
export async function ingredientRows(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  lines: readonly ComposedLine[],
  { servings: kept, foodNames }: KeptWords = { servings: new Map(), foodNames: new Map() },
): Promise<(recipeId: number, lines: readonly ComposedLine[]) => IngredientRow[]> {
  const servings = await readServings(db, new Set(lines.map(({ servingId }) => servingId)), kept, locale);
  const names = await namesOfFoods(
    db,
    lines.flatMap(({ swapped }) => swapped?.foodId ?? []),
    locale,
    foodNames,
  );
  return (recipeId, ofRecipe) =>
    ofRecipe.map(({ servingId, quantity, noteEn, noteNl, swapped }, position) => ({
      ...servings.get(servingId)!,
      id: 0,
      owner_id: recipeId,
      position,
      quantity,
      note: locale === 'en' ? noteEn : noteNl,
      swapped: swapped === null ? null : { ...names.get(swapped.foodId)!, because: swapped.because },
    }));
}

/** Returns the given servings by id. The catalogue's are cached. */
async function readServings(
  db: Kysely<Tables>,
  ids: ReadonlySet<number>,
  kept: KeptWords['servings'],
  locale: Language,
): Promise<ReadonlyMap<number, NamedServingRow>> {
  const missing = new Set([...ids].filter((id) => !kept.has(id)));
  if (missing.size === 0) return kept;
  const read = await listServingsByIds(db, missing, locale);
  for (const serving of read) if (serving.source === 'CATALOGUE') kept.set(serving.serving_id, serving);
  return new Map([...kept, ...read.map((serving) => [serving.serving_id, serving] as const)]);
}
