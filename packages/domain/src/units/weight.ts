import { roundTo } from '../numbers/rounding.ts';
import type { WeightUnit } from './weight-units.ts';

export const POUNDS_PER_KILOGRAM = 2.20462;
export const KILOGRAMS_PER_POUND = 0.453592;
export const POUNDS_PER_STONE = 14;

export type StonesAndPounds = Readonly<{ stones: number; pounds: number }>;

/** Rounds kilograms to two decimal places for storage. */
export function roundKilograms(kilograms: number): number {
  return roundTo(kilograms, 2);
}

/** Converts a stored weight in kg to pounds, to one decimal place, for display. */
export function kilogramsToPounds(kilograms: number): number {
  return roundTo(kilograms * POUNDS_PER_KILOGRAM, 1);
}

/** Converts pounds to kilograms, to two decimal places, for storage. */
export function poundsToKilograms(pounds: number): number {
  return roundKilograms(pounds * KILOGRAMS_PER_POUND);
}

export function stonesToPounds({ stones, pounds }: StonesAndPounds): number {
  return roundTo(stones * POUNDS_PER_STONE + pounds, 1);
}

/** Converts pounds to whole stone and remaining pounds, to one decimal place; 14 lb carry over to the next stone. */
export function poundsToStones(totalPounds: number): StonesAndPounds {
  const rounded = roundTo(totalPounds, 1);
  const stones = Math.floor(rounded / POUNDS_PER_STONE);
  return { stones, pounds: roundTo(rounded - stones * POUNDS_PER_STONE, 1) };
}

/** Converts a stored weight in kg to stone and pounds. */
export function kilogramsToStones(kilograms: number): StonesAndPounds {
  return poundsToStones(kilogramsToPounds(kilograms));
}

/** The number displayed for a stored weight in kg: kilograms or total pounds (also for stone), to one decimal place. */
export function shownWeight(kilograms: number, unit: WeightUnit): number {
  return unit === 'KILOGRAMS' ? roundTo(kilograms, 1) : kilogramsToPounds(kilograms);
}

/** Converts a typed number, in kilograms or total pounds (also for stone), to kilograms for storage. */
export function typedWeightInKg(value: number, unit: WeightUnit): number {
  return unit === 'KILOGRAMS' ? roundKilograms(value) : poundsToKilograms(value);
}
