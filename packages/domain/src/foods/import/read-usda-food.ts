import type { GroceryCategory } from '../grocery-categories.ts';
import type { ImportedServing, ImportOutcome, NotedRepair } from './imported-food.ts';
import type { RawFigures } from './raw-figures.ts';
import { cutName, type RawRecord, textAt } from './raw-record.ts';
import { readAllergens } from './read-allergens.ts';
import { namedServing, plainServing } from './read-amounts.ts';
import { isPerishable } from './read-category.ts';
import { readCode } from './read-code.ts';
import { readDiets } from './read-diets.ts';
import { settleFigures } from './settle-figures.ts';

/**
 * The FoodData Central nutrients that we read, by id, in their expected unit; sodium in mg. Foundation foods give their
 * energy as 2048 or 2047 (Atwater factors, specific or general) instead of 1008.
 */
export const USDA_NUTRIENTS = [1003, 1004, 1085, 1005, 1008, 2048, 2047, 1018, 1079, 2000, 1063, 1258, 1093] as const;
export type UsdaNutrient = (typeof USDA_NUTRIENTS)[number];

/** A household measure of a food: `amount` times the measure weighs this many grams. */
export type UsdaPortion = Readonly<{ amount: number; measure: string; grams: number }>;

/** A FoodData Central food, assembled from its files. */
export type UsdaRecord = Readonly<{
  id: string;
  description: string;
  /** Per 100 g; null if unknown. */
  amountOf: (nutrient: UsdaNutrient) => number | null;
  portions: readonly UsdaPortion[];
  /** The row of branded_food.csv; null for foods without a brand. */
  branded: RawRecord | null;
}>;

/** Millilitres per gram of alcohol. */
const ALCOHOL_VOLUME = 1 / 0.789;
/** Percentage of alcohol by weight below which a label need not mention it. */
const NOTABLE_ALCOHOL = 0.5;

/**
 * Reads a FoodData Central food; a generic one is identified by its number, a branded one by its barcode. Names are
 * English.
 */
export function readUsdaFood(record: UsdaRecord): ImportOutcome {
  const { branded } = record;
  const name = cutName(textAt(record, 'description'));
  const code = branded === null ? record.id : textAt(branded, 'gtin_upc').replace(/\D/g, '');
  if (name === '') return { code, refused: 'no_name', detail: record.id };
  const id = branded === null ? null : readCode(code);
  if (id !== null && 'refused' in id) return { code, refused: id.refused, detail: record.id };
  const category = branded === null ? 'OTHER' : categoryOf(textAt(branded, 'branded_food_category'));
  const settled = settleFigures(figuresOf(record), {
    fiberAmongCarbohydrates: true,
    mayHoldAlcohol: branded === null ? (record.amountOf(1018) ?? Infinity) > NOTABLE_ALCOHOL : category === 'WINE',
  });
  if ('refused' in settled) return { code, ...settled };
  const said: RawRecord = branded === null ? {} : { ingredients_text: branded['ingredients'], lc: 'en' };
  const { states, label_allergens, may_contain, free_of, contains, repairs: ofAllergens } = readAllergens(said);
  const { repairs: ofDiets, ...diets } = readDiets(said, contains);
  const byVolume = branded !== null && /^ml$/i.test(textAt(branded, 'serving_size_unit'));
  return {
    code,
    food: {
      source_key: id === null ? record.id : id.value.key,
      source_modified: branded === null ? null : secondsOf(textAt(branded, 'modified_date')),
      gtin: id === null ? null : id.value.gtin,
      name_en: name,
      name_nl: name,
      brand_name: branded === null ? null : brandOf(branded),
      category,
      perishable: isPerishable(category),
      grams_per_ml: byVolume ? 1 : null,
      popularity: 0,
      ...settled.value.figures,
      ...diets,
      ...states,
      label_allergens,
      may_contain,
      free_of,
      servings: servingsOf(record, byVolume),
    },
    repairs: [...(id === null ? [] : id.value.repairs), ...notable(settled.value.repairs), ...ofAllergens, ...ofDiets],
  };
}

/**
 * The repairs worth reporting. American carbohydrates always include fibre, and salt is always given as sodium, so
 * those two are left out.
 */
function notable(repairs: readonly NotedRepair[]): NotedRepair[] {
  return repairs.filter(({ repair }) => repair !== 'fiber_subtracted' && repair !== 'salt_from_sodium');
}

function figuresOf({ amountOf, branded }: UsdaRecord): RawFigures {
  const sodium = amountOf(1093);
  const alcohol = amountOf(1018);
  return {
    figures: {
      'energy-kcal': amountOf(1008) ?? amountOf(2048) ?? amountOf(2047),
      'energy-kj': null,
      proteins: amountOf(1003),
      fat: amountOf(1004) ?? amountOf(1085),
      'saturated-fat': amountOf(1258),
      // Carbohydrates are computed by difference and can be slightly negative.
      carbohydrates: atLeastNothing(amountOf(1005)),
      sugars: amountOf(2000) ?? amountOf(1063),
      fiber: amountOf(1079),
      salt: null,
      sodium: sodium === null ? null : sodium / 1000,
      alcohol: alcohol === null ? null : alcohol * ALCOHOL_VOLUME,
      polyols: null,
    },
    perMillilitres: branded !== null && /^ml$/i.test(textAt(branded, 'serving_size_unit')),
    repairs: [],
  };
}

function atLeastNothing(value: number | null): number | null {
  return value === null || value > 0 || value < -2 ? value : 0;
}

function brandOf(branded: RawRecord): string | null {
  const brand = textAt(branded, 'brand_name') || textAt(branded, 'brand_owner');
  return brand === '' ? null : cutName(brand);
}

function secondsOf(date: string): number | null {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment / 1000;
}

/** How FoodData Central's measures begin, our name for each, and its singular and plural in both languages. */
const MEASURES: readonly (readonly [RegExp, string, readonly [string, string], readonly [string, string]])[] = [
  [/^(?:cups?|c)\b/, 'cup', ['cup', 'cups'], ['kop', 'koppen']],
  [/^(?:tbsp|tablespoons?)\b/, 'tbsp', ['tablespoon', 'tablespoons'], ['eetlepel', 'eetlepels']],
  [/^(?:tsp|teaspoons?)\b/, 'tsp', ['teaspoon', 'teaspoons'], ['theelepel', 'theelepels']],
  [/^slices?\b/, 'slice', ['slice', 'slices'], ['plak', 'plakken']],
  [/^(?:medium|pieces?|each|whole|fruit|unit|item)\b/, 'piece', ['piece', 'pieces'], ['stuk', 'stuks']],
  [/^small\b/, 'small', ['small one', 'small ones'], ['kleine', 'kleine']],
  [/^large\b/, 'large', ['large one', 'large ones'], ['grote', 'grote']],
  [/^cloves?\b/, 'clove', ['clove', 'cloves'], ['teen', 'tenen']],
  [/^fillets?\b/, 'fillet', ['fillet', 'fillets'], ['filet', 'filets']],
  [/^stalks?\b/, 'stalk', ['stalk', 'stalks'], ['stengel', 'stengels']],
  [/^sprigs?\b/, 'sprig', ['sprig', 'sprigs'], ['takje', 'takjes']],
  [/^(?:leaf|leaves)\b/, 'leaf', ['leaf', 'leaves'], ['blad', 'bladeren']],
  [/^(?:bars?)\b/, 'bar', ['bar', 'bars'], ['reep', 'repen']],
  [/^(?:cans?)\b/, 'can', ['tin', 'tins'], ['blik', 'blikken']],
  [/^(?:bottles?)\b/, 'bottle', ['bottle', 'bottles'], ['fles', 'flessen']],
];
const MOST_GRAMS = 2000;

function servingsOf({ portions, branded }: UsdaRecord, byVolume: boolean): ImportedServing[] {
  const servings = [plainServing('g'), ...(byVolume ? [plainServing('ml')] : [])];
  for (const { amount, measure, grams } of portions) {
    const named = MEASURES.find(([begins]) => begins.test(measure.toLowerCase().trim()));
    const one = grams / amount;
    if (!(one > 0 && one <= MOST_GRAMS) || named === undefined) continue;
    const [, key, en, nl] = named;
    if (servings.some((serving) => serving.measure === key)) continue;
    servings.push({
      ...namedServing('serving', one),
      measure: key,
      description_en: en[0],
      plural_en: en[1],
      description_nl: nl[0],
      plural_nl: nl[1],
    });
  }
  const size = branded === null ? Number.NaN : Number(textAt(branded, 'serving_size') || Number.NaN);
  const isUnit = /^(?:g|grm|ml|mlt)$/i.test(branded === null ? '' : textAt(branded, 'serving_size_unit'));
  if (isUnit && size > 0 && size <= MOST_GRAMS) servings.push(namedServing('serving', size));
  return servings;
}

const SHELVES: readonly (readonly [RegExp, GroceryCategory])[] = [
  [/frozen|ice cream/i, 'FREEZER'],
  [/bread|buns|bagel|croissant/i, 'BREAD'],
  [/chips|pretzel|popcorn/i, 'CHIPS'],
  [/cracker/i, 'CRACKER'],
  [/chocolate|candy|cookie|biscuit|confection|snack/i, 'CHOCOLATE'],
  [/coffee|tea bags/i, 'COFFEE'],
  [/milk|cheese|yogurt|cream|butter|eggs|dairy/i, 'DAIRY'],
  [/deli|sausage|ham|bacon|pepperoni|luncheon/i, 'DELI'],
  [/alcohol|wine|beer/i, 'WINE'],
  [/soda|water|juice|drink|beverage|tea/i, 'DRINK'],
  [/cereal|granola|oat/i, 'OAT'],
  [/pasta|noodle/i, 'PASTA'],
  [/soup|broth|chili/i, 'SOUP'],
  [/sauce|dressing|ketchup|condiment|salsa|dip/i, 'SAUCE'],
  [/canned|pickle|olive|beans/i, 'PRESERVED'],
  [/jam|jelly|honey|nut butter|spread/i, 'SPREAD'],
  [/nut|seed/i, 'NUT'],
  [/oil|shortening|vinegar/i, 'OIL'],
  [/meat|poultry|chicken|turkey|beef|pork|fish|seafood/i, 'MEAT'],
  [/rice|grain/i, 'RICE'],
  [/fruit/i, 'FRUIT'],
  [/vegetable|salad|tomato|potato/i, 'VEGETABLE'],
  [/spice|seasoning|herb|salt/i, 'SPICE'],
  [/sugar|flour|baking|syrup|mix/i, 'BAKING'],
];

function categoryOf(text: string): GroceryCategory {
  return SHELVES.find(([word]) => word.test(text))?.[1] ?? 'OTHER';
}
