import type { KitchenKind } from './kitchen-kinds.ts';

const LIKE_DAIRY: ReadonlySet<KitchenKind> = new Set(['MILK', 'YOGHURT', 'QUARK']);

/**
 * Whether a food is drunk or eaten in place of milk or yoghurt and made of plants, so that who takes no dairy chooses one
 * with calcium and vitamin B12 (Netherlands Nutrition Centre, vegan diet).
 */
export function isPlantDairy(kind: KitchenKind | null, origins: readonly string[] | null): boolean {
  return kind !== null && LIKE_DAIRY.has(kind) && origins !== null && origins.every((origin) => origin === 'plant');
}
