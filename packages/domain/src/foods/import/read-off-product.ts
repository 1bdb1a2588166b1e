import type { ImportOutcome } from './imported-food.ts';
import { type RawRecord, numberAt, tagsAt, textAt } from './raw-record.ts';
import { readAllergens } from './read-allergens.ts';
import { readServings } from './read-amounts.ts';
import { isDrink, isPerishable, mayHoldAlcohol, otherThanFood, readCategory } from './read-category.ts';
import { readCode } from './read-code.ts';
import { readDiets } from './read-diets.ts';
import { readNames } from './read-names.ts';
import { readOffNutrition } from './read-off-nutrition.ts';
import { settleFigures } from './settle-figures.ts';

/** Reads a product of Open Food Facts: a line of its JSONL dump or a row of its CSV export, of any age. */
export function readOffProduct(record: RawRecord): ImportOutcome {
  const code = textAt(record, 'code') || textAt(record, '_id');
  const other = otherThanFood(record);
  if (other !== null) return { code, refused: 'not_food', detail: other };
  const id = readCode(code);
  if ('refused' in id) return { code, ...id };
  const names = readNames(record);
  if ('refused' in names) return { code, ...names };
  const raw = readOffNutrition(record);
  if ('refused' in raw) return { code, ...raw };
  const settled = settleFigures(raw.value, {
    fiberAmongCarbohydrates: isNorthAmerican(record, id.value.key),
    mayHoldAlcohol: mayHoldAlcohol(record),
  });
  if ('refused' in settled) return { code, ...settled };
  const byVolume = raw.value.perMillilitres || isDrink(record);
  const amounts = readServings(record, { byVolume });
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

const AMERICAN: ReadonlySet<string> = new Set(['en:united-states', 'en:canada']);

/**
 * Whether the label counts fiber among the carbohydrates: sold in North America only, or there too and numbered there
 * (a UPC, which as an EAN begins with 0).
 */
function isNorthAmerican(record: RawRecord, key: string): boolean {
  const countries = tagsAt(record, 'countries_tags');
  if (!countries.some((country) => AMERICAN.has(country))) return false;
  return countries.every((country) => AMERICAN.has(country)) || (key.length === 13 && key.startsWith('0'));
}

/** The largest whole number that the columns hold. */
const LARGEST = 2_147_483_647;

function wholeAt(record: RawRecord, key: string): number | null {
  const value = numberAt(record, key)?.value ?? null;
  return value === null || value < 0 || value > LARGEST ? null : Math.trunc(value);
}
