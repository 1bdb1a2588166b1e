import type { NamedFood } from '../../../foods/foods.public.ts';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Config } from '../../../../platform/config/config.ts';
import { findCatalogueVersion, type NamedServingRow, type TraitsByOrigin } from '../../../foods/foods.public.ts';
import type { TemplateRow } from '../../../recipes/recipes.public.ts';
import type { Surroundings } from '../../../../platform/http/context.ts';

/** The recipes, servings, names and traits of catalogue foods in one language that were requested so far, by id. */
export type CatalogueCache = Readonly<{
  recipes: Map<number, TemplateRow>;
  servings: Map<number, NamedServingRow>;
  foodNames: Map<number, NamedFood>;
  traits: Map<number, TraitsByOrigin>;
}>;

type Version = Readonly<{
  version: string;
  of: Readonly<Record<Language, CatalogueCache>>;
}>;

/** The cached catalogue of each running application, until its version changes. */
const kept = new WeakMap<Config, Version>();

/** Returns a cache for a single call. */
export function uncachedCatalogue(): CatalogueCache {
  return {
    recipes: new Map(),
    servings: new Map(),
    foodNames: new Map(),
    traits: new Map(),
  };
}

type Asked = Pick<Surroundings<unknown>, 'config' | 'locale'>;

/**
 * Returns the cached catalogue of the version that the call finds in the database. A version never changes, so it is
 * read only once. What people wrote or imported is never cached.
 */
export async function catalogueCache({
  db,
  ...asked
}: Asked & Pick<Surroundings<unknown>, 'db'>): Promise<CatalogueCache> {
  return catalogueCacheOfVersion(asked, await findCatalogueVersion(db));
}

/** Returns the cache of the version that the call found; null if there is no catalogue yet. */
export function catalogueCacheOfVersion({ config, locale }: Asked, version: string | null): CatalogueCache {
  if (version === null) return uncachedCatalogue();
  const known = kept.get(config);
  if (known?.version === version) return known.of[locale];
  const fresh = { version, of: { en: uncachedCatalogue(), nl: uncachedCatalogue() } };
  kept.set(config, fresh);
  return fresh.of[locale];
}
