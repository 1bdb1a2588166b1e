import type { AllergenState, LabelAllergen } from '../allergens.ts';
import type { GroceryCategory } from '../grocery-categories.ts';
import type { Suitability } from '../../diets/suitability.ts';

/** Why a record of a public database is not imported as a food. */
export const REFUSALS = [
  'unreadable',
  'no_code',
  'bad_code',
  'bad_check_digit',
  'no_name',
  'not_food',
  'no_nutrition',
  'serving_only_too_small',
  'negative_figure',
  'energy_impossible',
  'energy_contradicts',
  'macros_over_100',
  'salt_impossible',
  'repeated',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The codes of corrections, omissions and doubts in an imported record. */
export const REPAIRS = [
  'code_padded',
  'shop_local_code',
  'name_from_brand',
  'text_numbers',
  'figures_rounded',
  'bound_as_figure',
  'serving_converted',
  'kilojoules_as_kcal',
  'energy_from_kilojoules',
  'energy_from_macros',
  'energy_differs_from_macros',
  'macros_missing',
  'fiber_subtracted',
  'salt_from_sodium',
  'part_over_whole',
  'serving_left_out',
  'allergens_from_ingredients',
  'allergen_not_known',
  'claim_contradicted',
] as const;
export type Repair = (typeof REPAIRS)[number];

/** A repair and its details, such as "salt 1.08 g, sodium 0.06 g". */
export type NotedRepair = Readonly<{ repair: Repair; detail: string }>;

/** Energy in kcal, the rest in grams, per 100 g (or per 100 ml of a drink); null means unknown, never 0. */
export type ImportedFigures = Readonly<{
  kcal: number;
  protein: number | null;
  fat: number | null;
  carbohydrates: number | null;
  fiber: number | null;
  saturated_fat: number | null;
  sugars: number | null;
  salt: number | null;
}>;

export type ImportedTraits = Readonly<{
  vegan: Suitability;
  vegetarian: Suitability;
  pescatarian: Suitability;
  halal: Suitability;
  gluten: AllergenState;
  lactose: AllergenState;
  nuts: AllergenState;
  crustaceans_shellfish: AllergenState;
  /** The label allergens that the food contains; null if the label does not say. */
  label_allergens: readonly LabelAllergen[] | null;
  may_contain: readonly LabelAllergen[];
  /** The label allergens that the food is known to be free of. */
  free_of: readonly LabelAllergen[];
}>;

export type ImportedServing = Readonly<{
  measure: string;
  description_en: string;
  description_nl: string;
  plural_en: string;
  plural_nl: string;
  grams: number;
}>;

/** A food as described by a public database, with its allergens and nutrients checked. */
export type ImportedFood = ImportedFigures &
  ImportedTraits &
  Readonly<{
    source_key: string;
    /** When the source last changed the record, in Unix seconds. */
    source_modified: number | null;
    /** The barcode without leading zeros; null if the number is only valid within one shop. */
    gtin: number | null;
    name_en: string;
    name_nl: string;
    brand_name: string | null;
    category: GroceryCategory;
    perishable: boolean;
    grams_per_ml: number | null;
    popularity: number;
    servings: readonly ImportedServing[];
  }>;

/**
 * The outcome of importing one record. `code` is the record's own id, for the report; `also` lists the other errors of
 * a refused record.
 */
export type ImportOutcome = Readonly<
  | { code: string; food: ImportedFood; repairs: readonly NotedRepair[] }
  | { code: string; refused: Refusal; detail: string; also?: readonly (Refusal | Repair)[] }
>;

/** A parsed part of a record, or why the whole record is refused. */
export type ReadPart<Value> = Readonly<{ value: Value } | { refused: Refusal; detail: string }>;
