import type { ImportedFigures, ImportOutcome, NotedRepair, ReadPart } from './imported-food.ts';
import type { RawFigures } from './raw-figures.ts';
import { type RawRecord, numberAt, tagsAt, textAt } from './raw-record.ts';
import { readAllergens } from './read-allergens.ts';
import { readServings } from './read-amounts.ts';
import { isDrink, isPerishable, mayHoldAlcohol, otherThanFood, readCategory } from './read-category.ts';
import { readCode } from './read-code.ts';
import { readDiets } from './read-diets.ts';
import { readNames } from './read-names.ts';
import { readOffNutrition } from './read-off-nutrition.ts';
import { settleFigures } from './settle-figures.ts';

/** Reads a product of Open Food Facts: a line of its JSONL dump or a row of its CSV export, old or new. */
export function readOffProduct(record: RawRecord): ImportOutcome {
  const code = textAt(record, 'code') || textAt(record, '_id');
  const other = otherThanFood(record);
  if (other !== null) return { code, refused: 'not_food', detail: other };
  const id = readCode(code);
  const names = readNames(record);
  const raw = readOffNutrition(record);
  const settled = 'refused' in raw ? raw : settleOf(record, raw.value);
  if ('refused' in id || 'refused' in names || 'refused' in raw || 'refused' in settled) {
    return refusedFor(code, [
      id,
      names,
      settled,
      { value: readServings(record, { byVolume: isDrink(record), isWatery: false }) },
    ]);
  }
  const byVolume = raw.value.perMillilitres || isDrink(record);
  const amounts = readServings(record, { byVolume, isWatery: isWatery(record, settled.value.figures) });
  const allergens = readAllergens(record);
  const { repairs: ofDiets, ...diets } = readDiets(record, allergens.contains);
  const { repairs: ofNames, ...called } = names.value;
  const category = readCategory(record);
  return {
    code,
    food: {
      source_key: id.value.key,
      source_modified: wholeAt(record, 'last_modified_t'),
      gtin: id.value.gtin,
      ...called,
      category,
      perishable: isPerishable(category),
      grams_per_ml: byVolume ? 1 : null,
      popularity: wholeAt(record, 'unique_scans_n') ?? 0,
      ...settled.value.figures,
      ...diets,
      ...allergens.states,
      label_allergens: allergens.label_allergens,
      may_contain: allergens.may_contain,
      free_of: allergens.free_of,
      servings: amounts.servings,
    },
    repairs: [
      ...id.value.repairs,
      ...ofNames,
      ...settled.value.repairs,
      ...amounts.repairs,
      ...allergens.repairs,
      ...ofDiets,
    ],
  };
}

function settleOf(record: RawRecord, raw: RawFigures): ReturnType<typeof settleFigures> {
  const settled = settleFigures(raw, {
    fiberAmongCarbohydrates: isNorthAmerican(record),
    mayHoldAlcohol: mayHoldAlcohol(record),
  });
  if ('refused' in settled) return settled;
  const { kcal } = settled.value.figures;
  const kind = tagsAt(record, 'categories_tags').find((tag) => kcal < (LEAST_ENERGY[tag] ?? 0));
  return kind === undefined ? settled : { refused: 'energy_impossible', detail: `${kind} of ${kcal} kcal` };
}

/** Minimum kcal per 100 g of these products; a lower number refers to a serving or to something else. */
const LEAST_ENERGY: Readonly<Record<string, number>> = {
  'en:chocolates': 350,
  'en:vegetable-oils': 700,
  'en:olive-oils': 700,
  'en:sugars': 300,
};

/** Maximum total grams of protein, fat and carbohydrates per 100 g of a food that is mostly water. */
const MOST_DRY_GRAMS = 25;

/** Foods that contain air and are sold by volume. */
const AIRY: ReadonlySet<string> = new Set([
  'en:frozen-desserts',
  'en:ice-creams-and-sorbets',
  'en:ice-creams',
  'en:whipped-creams',
  'en:mousses',
]);

/** Whether a food is mostly water without much air in it: a soup, a yoghurt, a thin sauce. */
function isWatery(record: RawRecord, { protein, fat, carbohydrates }: ImportedFigures): boolean {
  if (protein === null || fat === null || carbohydrates === null) return false;
  if (tagsAt(record, 'categories_tags').some((tag) => AIRY.has(tag))) return false;
  return protein + fat + carbohydrates <= MOST_DRY_GRAMS;
}

type Part = ReadPart<Readonly<{ repairs: readonly NotedRepair[] }>>;

/** A refusal for the first reason, with everything else that was found. */
function refusedFor(code: string, parts: readonly Part[]): ImportOutcome {
  const faults = parts.flatMap((part) => ('refused' in part ? [part] : []));
  const repairs = parts.flatMap((part) => ('refused' in part ? [] : part.value.repairs));
  const [first, ...others] = faults;
  const also = [...others.map(({ refused }) => refused), ...repairs.map(({ repair }) => repair)];
  return { code, refused: first?.refused ?? 'unreadable', detail: first?.detail ?? '', also };
}

const AMERICAN: ReadonlySet<string> = new Set(['en:united-states', 'en:canada']);

/**
 * Whether the label includes fibre in the carbohydrates: the product is sold only in North America, or also there and
 * has a North American number (a UPC, which as an EAN begins with 0).
 */
function isNorthAmerican(record: RawRecord): boolean {
  const code = textAt(record, 'code').replace(/^0+/, '');
  const countries = tagsAt(record, 'countries_tags');
  if (!countries.some((country) => AMERICAN.has(country))) return false;
  return countries.every((country) => AMERICAN.has(country)) || /^\d{9,12}$/.test(code);
}

/** The largest integer that the columns can store. */
const LARGEST = 2_147_483_647;

function wholeAt(record: RawRecord, key: string): number | null {
  const value = numberAt(record, key)?.value ?? null;
  return value === null || value < 0 || value > LARGEST ? null : Math.trunc(value);
}
