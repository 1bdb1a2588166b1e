import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listMatchingIds, type TemplateFilter, wordsOfSearch } from '../recipes/recipes.public.ts';
import type { PlanningCatalogue } from './planning-catalogue.ts';

/**
 * The ids of the recipes that match a filter and have the words of a text, what fits these best first; where no recipe
 * has them, those that look like it. Null where all match. Which recipes have the words, and which may look like them, is
 * known here, so that the database need not unpack the texts of all; what was found among the catalogue's is kept.
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
