import type { NotedRepair } from './imported-food.ts';

/** What records call what we read. */
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
 * Figures per 100 g or 100 ml as a record gives them, not yet checked: kcal, kJ, grams, and alcohol in percent of the
 * volume. Null is unknown.
 */
export type RawFigures = Readonly<{
  figures: Readonly<Record<Nutrient, number | null>>;
  /** Per 100 ml, not per 100 g. */
  perMillilitres: boolean;
  repairs: readonly NotedRepair[];
}>;
