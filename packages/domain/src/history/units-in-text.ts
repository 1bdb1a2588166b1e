import { readStones } from './read-cells.ts';
import {
  IMPORT_ENERGY_UNITS,
  IMPORT_WEIGHT_UNITS,
  type ImportEnergyUnit,
  type ImportWeightUnit,
} from './import-terms.ts';

const ENERGY_UNITS: Readonly<Record<ImportEnergyUnit, RegExp>> = {
  KILOCALORIES: /(?<![a-z])(?:kcals?|k?cal|calor(?:ies|ieën|ieen|ie))(?![a-zë])/i,
  KILOJOULES: /(?<![a-z])(?:kj|kilojoules?)(?![a-z])/i,
};

/** The unit of energy that a text names; undefined if it names none, or both. */
export function energyUnitIn(text: string): ImportEnergyUnit | undefined {
  const named = IMPORT_ENERGY_UNITS.filter((unit) => ENERGY_UNITS[unit].test(text));
  return named.length === 1 ? named[0] : undefined;
}

const GRAMS: readonly (readonly [grams: number, unit: RegExp])[] = [
  [1e-6, /(?<![a-z])(?:mcg|µg|μg|ug)(?![a-z])/i],
  [1e-3, /(?<![a-z])(?:mg|milligram(?:s|men)?)(?![a-z])/i],
  [1000, /(?<![a-z])(?:kg|kilogram(?:s|men)?)(?![a-z])/i],
  [28.35, /(?<![a-z])(?:oz|ounces?)(?![a-z])/i],
];

/** Grams per unit that a heading or cell names; 1 if it names none. */
export function gramsOfUnitIn(text: string): number {
  return GRAMS.find(([, unit]) => unit.test(text))?.[0] ?? 1;
}

const WEIGHT_UNITS: Readonly<Record<ImportWeightUnit, RegExp>> = {
  KILOGRAMS: /(?<![a-z])(?:kgs?|kilo(?:s|grams?)?)(?![a-z])/i,
  POUNDS: /(?<![a-z])(?:lbs?|pounds?)(?![a-z])/i,
  STONES: /(?<![a-z0-9])(?:st|stones?)(?![a-z])/i,
};

/** The unit of weight that a text names; undefined if it names none, or several. */
export function weightUnitIn(text: string): ImportWeightUnit | undefined {
  if (readStones(text) !== null) return 'STONES';
  const named = IMPORT_WEIGHT_UNITS.filter((unit) => WEIGHT_UNITS[unit].test(text));
  return named.length === 1 ? named[0] : undefined;
}
