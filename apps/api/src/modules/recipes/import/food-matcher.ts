import type { MatchableFood } from '@weekbord/domain/recipes/read/food-phrases';
import type { FoodServing } from '@weekbord/domain/recipes/read/grams-of-line';
import { type FoodIndex, indexFoods } from '@weekbord/domain/recipes/read/match-food';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findCatalogueVersion, listMatchableFoods } from '../../foods/foods.public.ts';

/** The catalogue's foods by their words, and their servings. */
export type FoodMatcher = Readonly<{ index: FoodIndex; servings: ReadonlyMap<number, readonly FoodServing[]> }>;

/** Of each running application, until the catalogue's version changes. */
const cached = new WeakMap<Config, { version: string | null; matcher: FoodMatcher }>();

/** Loads the foods that a line may mean, once for each version of the catalogue. */
export async function loadFoodMatcher({
  db,
  config,
}: Readonly<{ db: Kysely<Tables>; config: Config }>): Promise<FoodMatcher> {
  const version = await findCatalogueVersion(db);
  const known = cached.get(config);
  if (known !== undefined && known.version === version) return known.matcher;
  const foods = await listMatchableFoods(db);
  const matcher = {
    index: indexFoods(foods.map(matchableFood)),
    servings: new Map(foods.map(({ id, servings }) => [id, servings])),
  };
  cached.set(config, { version, matcher });
  return matcher;
}

type Row = Awaited<ReturnType<typeof listMatchableFoods>>[number];

function matchableFood(row: Row): MatchableFood {
  return {
    id: row.id,
    isSpice: row.category === 'SPICE',
    measures: new Set(row.servings.map(({ measure }) => measure)),
    names: {
      en: [row.name_en, row.plural_en ?? row.name_en, ...row.synonyms_en],
      nl: [row.name_nl, row.plural_nl ?? row.name_nl, ...row.synonyms_nl],
    },
  };
}
