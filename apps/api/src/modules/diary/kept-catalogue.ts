import type { NamedFood } from '../foods/foods.public.ts';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Config } from '../../platform/config/config.ts';
import { findCatalogueVersion, type NamedServingRow, type TraitsByOrigin } from '../foods/foods.public.ts';
import type { TemplateRow } from '../recipes/recipes.public.ts';
import type { Surroundings } from '../../platform/http/context.ts';

/** Recipes, servings, names and traits of foods of the catalogue in one language, by id, as far as they were asked for. */
export type KeptCatalogue = Readonly<{
  recipes: Map<number, TemplateRow>;
  servings: Map<number, NamedServingRow>;
  foodNames: Map<number, NamedFood>;
  traits: Map<number, TraitsByOrigin>;
}>;

type Version = Readonly<{
  version: string;
  of: Readonly<Record<Language, KeptCatalogue>>;
}>;

/** The catalogue of each running application, until its version changes. */
const kept = new WeakMap<Config, Version>();

/** Keeps nothing from one call to the next. */
export function keptNowhere(): KeptCatalogue {
  return {
    recipes: new Map(),
    servings: new Map(),
    foodNames: new Map(),
    traits: new Map(),
  };
}

type Asked = Pick<Surroundings<unknown>, 'config' | 'locale'>;

/**
 * What was read before of the catalogue that the call finds in the database. It stays as it is as long as its version
 * does, so it is read once; what people wrote or imported is never among it.
 */
export async function keptCatalogue({
  db,
  ...asked
}: Asked & Pick<Surroundings<unknown>, 'db'>): Promise<KeptCatalogue> {
  return keptOfVersion(asked, await findCatalogueVersion(db));
}

/** The same of the version that the call found; null before the first. */
export function keptOfVersion({ config, locale }: Asked, version: string | null): KeptCatalogue {
  if (version === null) return keptNowhere();
  const known = kept.get(config);
  if (known?.version === version) return known.of[locale];
  const fresh = { version, of: { en: keptNowhere(), nl: keptNowhere() } };
  kept.set(config, fresh);
  return fresh.of[locale];
}
