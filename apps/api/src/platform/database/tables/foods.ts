import type { Country } from '@weekbord/domain/accounts/countries';
import type { SoldAs } from '@weekbord/domain/groceries/pack-sizes';
import type { KitchenKind } from '@weekbord/domain/foods/kitchen-kinds';
import type { ProteinSource } from '@weekbord/domain/recipes/nature-of-dish';
import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { FoodSource } from '@weekbord/domain/foods/food-sources';
import type { Generated } from 'kysely';
import type { Figures, Json, Moment, Traits } from './columns.ts';

export interface CatalogueStateTable {
  only: Generated<boolean>;
  version: string;
}

export interface FoodTable extends Figures, Traits {
  id: Generated<number>;
  slug: string | null;
  name_en: string;
  name_nl: string;
  /** The plural of its name; null if it has none. */
  plural_en: string | null;
  plural_nl: string | null;
  brand_name: string | null;
  category: GroceryCategory;
  role: string;
  /** What it is or may be made of; null if unknown. */
  origins: string[] | null;
  perishable: boolean;
  /** For a plant food that a dish can be about. For an animal food, it follows from its origins. */
  protein_source: ProteinSource | null;
  /** Made for people who avoid something, such as gluten-free bread or vegan cheese. */
  is_special: Generated<boolean>;
  /** The countries where it is usually sold; null is everywhere. */
  sold_in: Country[] | null;
  /** What is bought instead; null is the food itself. */
  bought_as_id: number | null;
  /** Grams of what is bought per gram of it; 0 is never bought. */
  bought_factor: Generated<number>;
  /**
   * A group of foods that a cook uses for each other, and its place among them, most usual first; null if it is in
   * none.
   */
  kitchen_kind: KitchenKind | null;
  kitchen_place: number | null;
  /** Only suggested to those who may not eat another of its kind. */
  kitchen_on_need: Generated<boolean>;
  grams_per_ml: number | null;
  grams_per_piece: number | null;
  /** Its packs in a shop; null if it is bought by the piece or by weight. */
  sold_as: SoldAs | null;
  /** Found in most kitchens, and lasts. */
  is_staple: Generated<boolean>;
  picture: string | null;
  source: Generated<FoodSource>;
  /** Its key at the source, a code or a number; null for the catalogue's and people's own. */
  source_key: string | null;
  /** When the source last changed it, Unix seconds. */
  source_modified: number | null;
  /** Whose own food it is; also null if its author left. */
  author_id: number | null;
  /** For an own food: HIDDEN by its author, or the figures from before a correction, which logged meals keep. */
  retired: Generated<'HIDDEN' | 'CORRECTED' | null>;
  /** Its barcode's number without leading zeros. */
  gtin: number | null;
  saturated_fat: number | null;
  sugars: number | null;
  salt: number | null;
  /** The source of a catalogue food's figures: a food table with its key there, a label, or an estimate. */
  figures_from: string | null;
  synonyms_en: Generated<string[]>;
  synonyms_nl: Generated<string[]>;
  /** Which of the label's fourteen it contains; null if the label does not say. */
  label_allergens: string[] | null;
  may_contain: Generated<string[]>;
  /** How many people look at it at its source. Orders equal matches. */
  popularity: Generated<number>;
  /** Its names, synonyms and brand, for searching. */
  search: Generated<string>;
}

export interface ServingTable {
  id: Generated<number>;
  food_id: number;
  measure: string;
  description_en: string;
  description_nl: string;
  plural_en: string;
  plural_nl: string;
  grams: number;
  /** Whether it measures a shared food. */
  is_shared: Generated<boolean>;
}

/** Every search word of a shared food. The database maintains it. */
export interface FoodWordTable {
  word: string;
  /** Whether a food of the catalogue has or had it. */
  is_of_catalogue: Generated<boolean>;
}

/** What may replace a food, most ordinary first. */
export interface FoodSwapTable {
  food_id: number;
  position: number;
  stand_in_id: number;
  /** Grams of the replacement per gram of the food. */
  factor: number;
}

/** How far a file of a public database was read. */
export interface ImportRunTable {
  source: FoodSource;
  /** Identifies a file and the rules that it was read by. */
  fingerprint: string;
  file_name: string;
  rows_done: Generated<number>;
  counts: Json<Record<string, number>>;
  /** The length of the report when these rows were written. */
  report_bytes: Generated<number>;
  started_at: Moment;
  finished_at: Moment | null;
}

export interface RecentFoodTable {
  person_id: number;
  food_id: number;
  serving_id: number;
  quantity: number;
  uses: Generated<number>;
  last_used_at: Moment;
}

export interface IngredientToAvoidTable {
  id: Generated<number>;
  key: string;
  name_en: string;
  name_nl: string;
}

export interface AvoidedIngredientTable {
  person_id: number;
  ingredient_to_avoid_id: number;
}

/** Foods, their measures and their replacements. */
export interface FoodTables {
  catalogue_state: CatalogueStateTable;
  food: FoodTable;
  serving: ServingTable;
  food_word: FoodWordTable;
  food_swap: FoodSwapTable;
  import_run: ImportRunTable;
  recent_food: RecentFoodTable;
  ingredient_to_avoid: IngredientToAvoidTable;
  avoided_ingredient: AvoidedIngredientTable;
}
