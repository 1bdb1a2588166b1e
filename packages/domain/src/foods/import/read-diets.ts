import type { LabelAllergen } from '../allergens.ts';
import type { Suitability } from '../../diets/suitability.ts';
import type { NotedRepair } from './imported-food.ts';
import { type RawRecord, tagsAt } from './raw-record.ts';

export type ReadDiets = Readonly<{
  vegan: Suitability;
  vegetarian: Suitability;
  pescatarian: Suitability;
  halal: Suitability;
  repairs: readonly NotedRepair[];
}>;

/** Categories that are never halal, whatever else the record says. */
const NOT_HALAL = new Set([
  'en:pork',
  'en:hams',
  'en:bacon',
  'en:alcoholic-beverages',
  'en:wines',
  'en:beers',
  'en:spirits',
]);

/** The label allergens that a diet excludes. */
const LEFT_OUT = {
  vegan: ['crustaceans', 'egg', 'fish', 'milk', 'molluscs'],
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
} as const satisfies Readonly<Record<string, readonly LabelAllergen[]>>;

const CLAIMS = {
  vegan: ['en:vegan', 'en:the-vegan-society', 'en:european-vegetarian-union-vegan'],
  vegetarian: ['en:vegetarian', 'en:vegan', 'en:the-vegan-society', 'en:european-vegetarian-union'],
} as const;

/** Categories of meat. */
const MEAT = new Set([
  'en:meats',
  'en:meats-and-their-products',
  'en:poultries',
  'en:chickens',
  'en:beef',
  'en:pork',
  'en:hams',
  'en:sausages',
  'en:prepared-meats',
]);

/**
 * Which diets a product fits, from its claims and the analysis of its ingredients. Tags must match exactly ("en:vegan"
 * is a prefix of "en:vegan-status-unknown"). If claims and analysis disagree, or the allergens contradict both, the
 * result is unknown; so is "maybe".
 */
export function readDiets(record: RawRecord, contains: ReadonlySet<LabelAllergen>): ReadDiets {
  const repairs: NotedRepair[] = [];
  const analysis = new Set(tagsAt(record, 'ingredients_analysis_tags'));
  const labels = new Set(tagsAt(record, 'labels_tags'));
  const isMeat = tagsAt(record, 'categories_tags').some((tag) => MEAT.has(tag));
  const answer = (diet: 'vegan' | 'vegetarian'): Suitability => {
    const speaksFor =
      CLAIMS[diet].some((claim) => labels.has(claim)) || analysis.has(`en:${diet}`) || analysis.has('en:vegan');
    const speaksAgainst = analysis.has(`en:non-${diet}`) || LEFT_OUT[diet].some((one) => contains.has(one)) || isMeat;
    if (speaksFor && speaksAgainst) {
      repairs.push({ repair: 'claim_contradicted', detail: diet });
      return 'unknown';
    }
    if (speaksFor) return 'yes';
    return speaksAgainst ? 'no' : 'unknown';
  };
  const halalSays = labels.has('en:halal');
  const isNotHalal = tagsAt(record, 'categories_tags').some((tag) => NOT_HALAL.has(tag));
  if (halalSays && isNotHalal) repairs.push({ repair: 'claim_contradicted', detail: 'halal' });
  const vegetarian = answer('vegetarian');
  const vegan = answer('vegan');
  return {
    // A product that is not vegetarian is not vegan either.
    vegan: vegetarian === 'no' ? 'no' : vegetarian === 'unknown' && vegan === 'yes' ? 'unknown' : vegan,
    vegetarian,
    halal: halalSays ? (isNotHalal ? 'unknown' : 'yes') : isNotHalal ? 'no' : 'unknown',
    pescatarian: isMeat && vegetarian === 'no' ? 'no' : vegetarian === 'yes' ? 'yes' : 'unknown',
    repairs,
  };
}
