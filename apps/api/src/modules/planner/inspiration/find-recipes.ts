import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listMatchingIds, type TemplateFilter, wordsOfSearch } from '../../recipes/recipes.public.ts';
import type { PlanningCatalogue } from '../auto-plan/planning-catalogue.ts';

/**
 * Returns the ids of the recipes that match a filter and contain the words of a search text, best match first; if no
 * recipe contains the words, recipes with similar words. Returns null if all recipes match. Which recipes contain the
 * words, or may be similar, is determined in memory, so that the database need not decompress all texts. Results among
 * the catalogue's recipes are cached.
 */
export async function findRecipes(
  db: Kysely<Tables>,
  { texts, searches }: Pick<PlanningCatalogue, 'texts' | 'searches'>,
  { text, ...filter }: Omit<TemplateFilter, 'ids' | 'search'> & Readonly<{ text: string | undefined }>,
): Promise<ReadonlySet<number> | null> {
  const words = wordsOfSearch(text);
  if (words === undefined) return listMatchingIds(db, filter);
  const isOfCatalogue = texts.length === 1 && Object.values(filter).every((asked) => asked === undefined);
  const key = words.join(' ');
  const known = isOfCatalogue ? searches.peek(key) : undefined;
  if (known !== undefined) return new Set(searches.keep(key, known));
  const found = texts.flatMap((some) => some.havingWords(words));
  const likeness = found.length === 0;
  const ids = likeness ? texts.flatMap((some) => some.maybeLike(words)) : found;
  const search = { words, likeness };
  const matching = await listMatchingIds(db, { ...filter, ids, search: likeness ? search : undefined }, search);
  if (isOfCatalogue && matching !== null) searches.keep(key, [...matching]);
  return matching;
}
