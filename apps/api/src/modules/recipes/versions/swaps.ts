import type { Substitute, Swaps } from '@weekbord/domain/recipes/versions/adapt-recipe';
import type { FoodWithServings } from '@weekbord/domain/planner/search/compose-meal';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type PlannableFoods, readPlannableFoods } from '../templates/recipe-lines.ts';
import { listFoodSwaps, listRecipeSwaps } from './swaps.store.ts';

/** Which foods may replace which, in general and in individual recipes, and the replacing foods. */
export type SwapTables = Readonly<{
  ofFoods: Swaps<FoodWithServings>;
  ofRecipes: ReadonlyMap<number, Swaps<FoodWithServings>>;
  substitutes: PlannableFoods;
}>;

/** The catalogue's swaps per running application, until its version changes. */
const kept = new WeakMap<Config, Readonly<{ version: string; tables: SwapTables }>>();

/** Returns the swaps of the catalogue, whose version in the database is `version`. */
export async function loadSwaps(
  { db, config }: Readonly<{ db: Kysely<Tables>; config: Config }>,
  version: string,
): Promise<SwapTables> {
  const known = kept.get(config);
  if (known?.version === version) return known.tables;
  const tables = await readSwaps(db);
  kept.set(config, { version, tables });
  return tables;
}

async function readSwaps(db: Kysely<Tables>): Promise<SwapTables> {
  const ofFoods = await listFoodSwaps(db);
  const ofRecipes = await listRecipeSwaps(db);
  const ids = [...ofFoods, ...ofRecipes].flatMap(({ stand_in_id: id }) => id ?? []);
  const substitutes = await readPlannableFoods(db, ids);
  const tableOf = (rows: readonly SwapRow[]): Swaps<FoodWithServings> =>
    new Map(
      [...Map.groupBy(rows, ({ food_id: food }) => food)].map(([food, own]) => [
        food,
        own.flatMap(({ stand_in_id: id, factor }): Substitute<FoodWithServings>[] =>
          id === null ? [] : [{ food: substitutes.get(id)!, factor }],
        ),
      ]),
    );
  const byRecipe = Map.groupBy(ofRecipes, ({ recipe_template_id: recipe }) => recipe);
  return {
    ofFoods: tableOf(ofFoods),
    ofRecipes: new Map([...byRecipe].map(([recipe, rows]) => [recipe, tableOf(rows)])),
    substitutes,
  };
}

type SwapRow = Readonly<{ food_id: number; stand_in_id: number | null; factor: number }>;
