import type { IngredientRole } from '@weekbord/domain/plates/flex-table';
import { isWholeFood } from '@weekbord/domain/plates/food-in-a-dish';
import type { SwapCandidate } from '@weekbord/domain/recipes/swaps/suggest-swaps';
import type { Traits } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { traitsOfFood } from '../foods.present.ts';
import { findCatalogueVersion } from '../foods.store.ts';
import { type KitchenFoodRow, listKitchenFoods } from './kitchen-foods.store.ts';

/** A food that may replace another, with what determines who may eat it; `origins` is null if unknown. */
export type KitchenFood = SwapCandidate &
  Readonly<{ id: number; traits: Traits; dislikes: readonly string[]; origins: readonly string[] | null }>;

/** Cached per application instance, until the catalogue's version changes. */
const cached = new WeakMap<Config, Readonly<{ version: string; foods: readonly KitchenFood[] }>>();

/** Returns the catalogue's foods that may replace another. */
export async function loadKitchenFoods({
  db,
  config,
}: Readonly<{ db: Kysely<Tables>; config: Config }>): Promise<readonly KitchenFood[]> {
  const version = (await findCatalogueVersion(db)) ?? '';
  const known = cached.get(config);
  if (known?.version === version) return known.foods;
  const foods = (await listKitchenFoods(db)).map(kitchenFood);
  cached.set(config, { version, foods });
  return foods;
}

/** Converts a food into one that may replace another or be replaced. */
export function kitchenFood(row: KitchenFoodRow): KitchenFood {
  const { id, category, origins, dislikes, measures, kcal, protein, fat, carbohydrates, fiber } = row;
  return {
    id,
    category,
    role: row.role as IngredientRole,
    kind: row.kitchen_kind,
    place: row.kitchen_place ?? 0,
    isForeign: row.source !== 'CATALOGUE',
    isOnNeed: row.kitchen_on_need,
    measures,
    isWhole: isWholeFood('piece', { origins, role: row.role as IngredientRole, category, measures }),
    per100: { kcal, protein, fat, carbohydrates, fiber },
    traits: traitsOfFood(row),
    dislikes,
    origins,
  };
}
