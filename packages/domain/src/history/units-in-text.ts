import { IMPORT_ENERGY_UNITS, type ImportEnergyUnit } from './import-terms.ts';

type NamedEnergyUnit = Exclude<ImportEnergyUnit, 'CALORIES'>;

/** "Calories" are treated as kilocalories; `statedEnergyUnit` recognises real calories by their size. */
const NAMES_OF_ENERGY: Readonly<Record<NamedEnergyUnit, string>> = {
  KILOCALORIES: 'k\\.?cals?|kilo[ -]?cals?|cals?|(?:kilo[ -]?|k)?(?:calor(?:ies|ieën|ieen|iën|ie|ías|ía)|kalorien?)',
  KILOJOULES: 'kjs?|kilo[ -]?joules?|kjoules?',
  MEGAJOULES: 'mjs?|mega[ -]?joules?|mjoules?',
  JOULES: 'j|(?<!(?:kilo|mega)[ -])joules?',
};
/** The names of all units of energy, as part of a regular expression. */
export const ENERGY_NAMES = Object.values(NAMES_OF_ENERGY).join('|');
const ENERGY_UNITS = Object.fromEntries(
  Object.entries(NAMES_OF_ENERGY).map(([unit, names]) => [unit, new RegExp(`(?<![a-z])(?:${names})(?![a-zë])`, 'i')]),
) as Record<NamedEnergyUnit, RegExp>;

export const KILOCALORIES_PER: Readonly<Record<ImportEnergyUnit, number>> = {
  KILOCALORIES: 1,
  KILOJOULES: 1 / 4.184,
  MEGAJOULES: 1000 / 4.184,
  JOULES: 1 / 4184,
  CALORIES: 1 / 1000,
};

/** The unit of energy that a text names; undefined if it names none or several. */
export function energyUnitIn(text: string): ImportEnergyUnit | undefined {
  const named = IMPORT_ENERGY_UNITS.filter((unit) => unit !== 'CALORIES' && ENERGY_UNITS[unit].test(text));
  return named.length === 1 ? named[0] : undefined;
}

const ENERGY_FIGURE = new RegExp(`-?\\d[\\d.,'’\\s]*(?:${ENERGY_NAMES})(?![a-zë])`, 'gi');

/**
 * The kilocalories of a cell with its energy in both units ('1673 kJ / 400 kcal'); any other cell is returned
 * unchanged.
 */
export function energyIn(cell: string): string {
  const parts = cell.match(ENERGY_FIGURE) ?? [];
  return parts.length < 2 ? cell : (parts.find((part) => energyUnitIn(part) === 'KILOCALORIES') ?? cell);
}

const UNIT_HEADING = /^(?:(energy|energie|calories?|kcal)[ _-]?)?(?:units?|eenheid|eenheden|uom|unité|einheit|unidad)$/;

/** The column that states each row's energy unit; -1 if there is none. */
export function placeOfEnergyUnit(plainHeadings: readonly string[]): number {
  const own = plainHeadings.findIndex((heading) => UNIT_HEADING.exec(heading)?.[1] !== undefined);
  return own >= 0 ? own : plainHeadings.findIndex((heading) => UNIT_HEADING.test(heading));
}

const GRAMS: readonly (readonly [grams: number, unit: RegExp])[] = [
  [1e-6, /(?<![a-z])(?:mcg|µg|μg|ug)(?![a-z])/i],
  [1e-3, /(?<![a-z])(?:mg|milligram(?:s|men)?)(?![a-z])/i],
  [1000, /(?<![a-z])(?:kg|kilogram(?:s|men)?)(?![a-z])/i],
  [28.35, /(?<![a-z])(?:oz|ounces?)(?![a-z])/i],
];

/** Grams per unit, for the unit that a heading or cell names; 1 if it names none. */
export function gramsOfUnitIn(text: string): number {
  return GRAMS.find(([, unit]) => unit.test(text))?.[0] ?? 1;
}
