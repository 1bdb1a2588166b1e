import type { NotedRepair } from './imported-food.ts';

/** The records' names for what we read. */
export const NUTRIENTS = [
  'energy-kcal',
  'energy-kj',
  'fat',
  'saturated-fat',
  'carbohydrates',
  'sugars',
  'fiber',
  'proteins',
  'salt',
  'sodium',
  'alcohol',
  'polyols',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/**
 * Unchecked figures per 100 g or 100 ml from a record: kcal, kJ, grams, and alcohol in percent by volume. Null is
 * unknown.
 */
export type RawFigures = Readonly<{
  figures: Readonly<Record<Nutrient, number | null>>;
  /** Per 100 ml, not per 100 g. */
  perMillilitres: boolean;
  repairs: readonly NotedRepair[];
}>;
