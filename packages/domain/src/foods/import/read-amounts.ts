import { roundTo } from '../../numbers/rounding.ts';
import type { ImportedServing, NotedRepair } from './imported-food.ts';
import { numberAt, type RawRecord, textAt } from './raw-record.ts';

/** A printed amount, in grams or millilitres. */
export type Amount = Readonly<{ value: number; unit: 'g' | 'ml' }>;

/** Grams and millilitres per unit. Ounces are weight, "fl oz" is volume. */
const UNITS: readonly (readonly [RegExp, 'g' | 'ml', number])[] = [
  [/^(?:kg|kilo|kilos|kilogram|kilograms|kilogramm)$/, 'g', 1000],
  [/^(?:g|gr|grs|gram|grams|gramm|gramme|grammes|grm)$/, 'g', 1],
  [/^(?:mg)$/, 'g', 0.001],
  [/^(?:lb|lbs|pound|pounds)$/, 'g', 453.592],
  [/^(?:oz|onz|ounce|ounces)$/, 'g', 28.3495],
  [/^(?:l|lt|ltr|liter|liters|litre|litres|litro|litros)$/, 'ml', 1000],
  [/^(?:dl)$/, 'ml', 100],
  [/^(?:cl)$/, 'ml', 10],
  [/^(?:ml|mls|milliliter|millilitre|mlt)$/, 'ml', 1],
  [/^fl\.? ?oz$/, 'ml', 29.5735],
];

const AMOUNT = /(?:(?<times>\d{1,3}) ?[x×*] ?)?(?<number>\d{1,7}(?:[.,]\d+)?) ?(?<unit>fl\.? ?oz|[a-z]+)(?![a-z])/gi;

/**
 * The amount in a text such as "390 gram", "6 x 50 g", "24 fl oz (710ml)", "1 ONZ (28 g)" or "1,5 l"; null if there is
 * none. A metric amount is preferred, because the other is rounded.
 */
export function readAmount(text: string): Amount | null {
  let other: Amount | null = null;
  for (const { groups = {} } of text.toLowerCase().matchAll(AMOUNT)) {
    const found = UNITS.find(([name]) => name.test(groups['unit'] ?? ''));
    if (found === undefined) continue;
    const [, unit, size] = found;
    const count = Number(groups['times'] ?? 1) * Number((groups['number'] ?? '').replace(',', '.'));
    const amount = { value: roundTo(count * size, 2), unit };
    if (/oz|onz|ounce|lb|pound/.test(groups['unit'] ?? '')) other ??= amount;
    else return amount;
  }
  return other;
}

/** The most grams that a serving and a pack may have; a larger number must be a mistake. */
const MOST = { serving: 1000, pack: 25_000 };
const NAMES = {
  serving: { en: ['serving', 'servings'], nl: ['portie', 'porties'] },
  pack: { en: ['pack', 'packs'], nl: ['verpakking', 'verpakkingen'] },
} as const;

/**
 * The servings of a product: per gram, per millilitre if its nutrients are by volume, per serving and per pack. A
 * millilitre of a food that is mostly water weighs about a gram.
 */
export function readServings(
  record: RawRecord,
  { byVolume, isWatery }: Readonly<{ byVolume: boolean; isWatery: boolean }>,
): Readonly<{ servings: readonly ImportedServing[]; repairs: readonly NotedRepair[] }> {
  const repairs: NotedRepair[] = [];
  const servings: ImportedServing[] = [plainServing('g')];
  if (byVolume) servings.push(plainServing('ml'));
  const sizes = {
    serving: amountOf(record, 'serving_quantity', readAmount(textAt(record, 'serving_size')), 'number'),
    pack: amountOf(record, 'product_quantity', readAmount(textAt(record, 'quantity')), 'text'),
  };
  for (const measure of ['serving', 'pack'] as const) {
    const amount = sizes[measure];
    if (amount === null) continue;
    const detail = `${measure} of ${roundTo(amount.value, 2)} ${amount.unit}`;
    const isSane = amount.value > 0 && amount.value <= MOST[measure];
    // If the nutrients are by weight, a volume can be converted to grams only if the food is mostly water.
    if (isSane && (amount.unit === 'g' || byVolume || isWatery)) servings.push(namedServing(measure, amount.value));
    else repairs.push({ repair: 'serving_left_out', detail: isSane ? `${detail}, density unknown` : detail });
  }
  return { servings, repairs };
}

/** The amount that the source computed, or the one in the text; `first` says which of the two is preferred. */
function amountOf(record: RawRecord, field: string, text: Amount | null, first: 'number' | 'text'): Amount | null {
  const number = numberAt(record, field)?.value ?? null;
  if (number === null || (first === 'text' && text !== null)) return text;
  const isVolume = textAt(record, `${field}_unit`) === 'ml' || (text?.unit === 'ml' && number === text.value);
  return { value: number, unit: isVolume ? 'ml' : (text?.unit ?? 'g') };
}

/** A serving of one gram or millilitre. Food measured by volume has nutrients per 100 ml, so 1 ml counts as 1 g. */
export function plainServing(unit: 'g' | 'ml', grams = 1): ImportedServing {
  return { measure: unit, description_en: unit, description_nl: unit, plural_en: unit, plural_nl: unit, grams };
}

export function namedServing(measure: 'serving' | 'pack', grams: number): ImportedServing {
  const { en, nl } = NAMES[measure];
  return {
    measure,
    description_en: en[0],
    description_nl: nl[0],
    plural_en: en[1],
    plural_nl: nl[1],
    grams: Math.max(roundTo(grams, 2), 0.01),
  };
}
