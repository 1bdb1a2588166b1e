import type { NotedRepair, ReadPart } from './imported-food.ts';
import { type Nutrient, NUTRIENTS, type RawFigures } from './raw-figures.ts';
import { asRecord, boundOf, numberAt, type RawRecord, type ReadNumber, recordAt, textAt } from './raw-record.ts';

/** Minimum grams of a serving: for a smaller one, label rounding makes the nutrients per 100 g worthless. */
const SMALLEST_SERVING = 5;
/** Grams per unit. */
const UNITS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6, μg: 1e-6, mcg: 1e-6, kg: 1e3 };

type Figures = Record<Nutrient, number | null>;
type Reader = (nutrient: Nutrient) => ReadNumber | null;
type Place = Readonly<{ read: Reader; serving: number | null; perMillilitres: boolean }>;

/**
 * Reads the nutrients per 100 g of an Open Food Facts product in either format: sets within `nutrition`, or flat
 * `nutriments` (columns in the CSV export). Nutrients given only per serving are converted if the serving is large
 * enough.
 */
export function readOffNutrition(record: RawRecord): ReadPart<RawFigures> {
  // In an export every value is text, so text is not worth reporting.
  const isTable = asRecord(record['nutriments']) === null;
  const places = [...placesOfSets(record), ...placesOfFlat(record)];
  const whole = places.find(({ read, serving }) => serving === null && knowsEnergy(read));
  if (whole !== undefined) return { value: collect(whole, isTable) };
  const parts = places.filter(({ read, serving }) => serving !== null && knowsEnergy(read));
  const large = parts.find(({ serving }) => (serving ?? 0) >= SMALLEST_SERVING);
  if (large !== undefined) return { value: collect(large, isTable) };
  if (parts.length === 0) return { refused: 'no_nutrition', detail: reasonOf(record) };
  return { refused: 'serving_only_too_small', detail: `figures per serving of ${parts[0]?.serving ?? 0} g` };
}

/** Whether the energy is known, or everything needed to compute it. */
function knowsEnergy(read: Reader): boolean {
  if (read('energy-kcal') !== null || read('energy-kj') !== null) return true;
  return read('proteins') !== null && read('fat') !== null && read('carbohydrates') !== null;
}

function reasonOf(record: RawRecord): string {
  const nutriments = recordAt(record, 'nutriments');
  if (Object.keys(nutriments).some((key) => key.includes('_prepared'))) return 'only as prepared';
  return /^[a-e]$/i.test(textAt(record, 'nutriscore_grade')) ? 'a Nutri-Score without figures' : 'no energy, no macros';
}

function collect({ read, serving, perMillilitres }: Place, isTable: boolean): RawFigures {
  const repairs: NotedRepair[] = [];
  const figures = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Figures;
  const texts: string[] = [];
  for (const nutrient of NUTRIENTS) {
    const found = read(nutrient);
    if (found === null) continue;
    const { value, bound } = found;
    if (found.wasText) texts.push(nutrient);
    if (bound !== 'none') repairs.push({ repair: 'bound_as_figure', detail: `${nutrient} at ${bound} bound ${value}` });
    // A lower bound leaves the amount unknown. An upper bound is used as the amount, because the true amount is no
    // higher.
    if (bound !== 'lower') figures[nutrient] = serving === null ? value : (value * 100) / serving;
  }
  if (texts.length > 0 && !isTable) repairs.push({ repair: 'text_numbers', detail: texts.join(', ') });
  if (serving !== null) repairs.push({ repair: 'serving_converted', detail: `from figures per ${serving} g` });
  return { figures, perMillilitres, repairs };
}

/**
 * The sets of `nutrition` to read: the source's own aggregate, otherwise the entered values; never those of the
 * prepared food.
 */
function placesOfSets(record: RawRecord): Place[] {
  const nutrition = recordAt(record, 'nutrition');
  const inputs: readonly unknown[] = Array.isArray(nutrition['input_sets']) ? nutrition['input_sets'] : [];
  return [nutrition['aggregated_set'], ...inputs].flatMap((given): Place[] => {
    const set = asRecord(given);
    if (set === null || textAt(set, 'preparation') === 'prepared') return [];
    const per = textAt(set, 'per');
    const nutrients = recordAt(set, 'nutrients');
    if (per === '100g' || per === '100ml') {
      return [{ read: readerOfSet(nutrients), serving: null, perMillilitres: per === '100ml' }];
    }
    const serving = numberAt(set, 'per_quantity')?.value ?? servingOf(record) ?? 0;
    const millilitres = textAt(set, 'per_unit') === 'ml';
    return per === 'serving' ? [{ read: readerOfSet(nutrients), serving, perMillilitres: millilitres }] : [];
  });
}

function readerOfSet(nutrients: RawRecord): Reader {
  return (nutrient) => {
    const entry = asRecord(nutrients[nutrient]) ?? (nutrient === 'energy-kj' ? asRecord(nutrients['energy']) : null);
    if (entry === null || textAt(entry, 'source_per') === '100kj') return null;
    const found = numberAt(entry, 'value') ?? numberAt(entry, 'value_computed');
    if (found === null) return null;
    const modifier = boundOf(entry['modifier']);
    const value = found.value * (nutrient.startsWith('energy') ? 1 : (UNITS[textAt(entry, 'unit')] ?? 1));
    return { ...found, value, bound: modifier === 'none' ? found.bound : modifier };
  };
}

/**
 * The keys of flat nutrients: `<id>_100g`, or `<id>_serving` if there is none per 100 g. A bare `energy` is in kJ,
 * whatever its unit says.
 */
function placesOfFlat(record: RawRecord): Place[] {
  const nutriments = asRecord(record['nutriments']) ?? record;
  const flat = (suffix: string): Reader => {
    return (nutrient) =>
      numberAt(nutriments, nutrient + suffix) ??
      (nutrient === 'energy-kj' ? numberAt(nutriments, `energy${suffix}`) : null);
  };
  const perMillilitres = textAt(record, 'nutrition_data_per') === '100ml';
  const serving = servingOf(record) ?? 0;
  return [
    { read: flat('_100g'), serving: null, perMillilitres },
    { read: flat('_serving'), serving, perMillilitres: textAt(record, 'serving_quantity_unit') === 'ml' },
  ];
}

function servingOf(record: RawRecord): number | null {
  return numberAt(record, 'serving_quantity')?.value ?? null;
}
