import type { KitchenKind } from './kitchen-kinds.ts';

const LIKE_DAIRY: ReadonlySet<KitchenKind> = new Set(['MILK', 'YOGHURT', 'QUARK']);

/**
 * Whether a food is a plant-based replacement for milk or yoghurt. People who avoid dairy are advised to choose one
 * with added calcium and vitamin B12 (Netherlands Nutrition Centre, vegan diet).
 */
export function isPlantDairy(kind: KitchenKind | null, origins: readonly string[] | null): boolean {
  return kind !== null && LIKE_DAIRY.has(kind) && origins !== null && origins.every((origin) => origin === 'plant');
}
