import type { NotedRepair } from './imported-food.ts';

/** The nutrients that we read, by their names in the records. */
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
 * Unchecked nutrients per 100 g or 100 ml from a record: kcal, kJ, grams, and alcohol in percent by volume. Null means
 * unknown.
 */
export type RawFigures = Readonly<{
  figures: Readonly<Record<Nutrient, number | null>>;
  /** Whether the values are per 100 ml instead of per 100 g. */
  perMillilitres: boolean;
  repairs: readonly NotedRepair[];
}>;
