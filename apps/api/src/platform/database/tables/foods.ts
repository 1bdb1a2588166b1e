import type { Country } from '@weekbord/domain/accounts/countries';
import type { SoldAs } from '@weekbord/domain/groceries/pack-sizes';
import type { KitchenKind } from '@weekbord/domain/foods/kitchen-kinds';
import type { ProteinSource } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
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
  /** The plural of the food's name; null if the name has none. */
  plural_en: string | null;
  plural_nl: string | null;
  brand_name: string | null;
  category: GroceryCategory;
  role: string;
  /** What the food is or may be made of; null if unknown. */
  origins: string[] | null;
  perishable: boolean;
  /**
   * The protein source of dishes that have this plant food as their main ingredient. For animal foods it follows from
   * their origins.
   */
  protein_source: ProteinSource | null;
  /** Made for people who avoid something, such as gluten-free bread or vegan cheese. */
  is_special: Generated<boolean>;
  /** The countries where the food is usually sold; null for everywhere. */
  sold_in: Country[] | null;
  /** The food to buy instead; null for the food itself. */
  bought_as_id: number | null;
  /** Grams to buy per gram of the food; 0 if the food is never bought. */
  bought_factor: Generated<number>;
  /**
   * A group of foods that a cook uses interchangeably, and this food's position in it, most common first; null if it is
   * in none.
   */
  kitchen_kind: KitchenKind | null;
  kitchen_place: number | null;
  /** Only suggested to people who may not eat another food of its kind. */
  kitchen_on_need: Generated<boolean>;
  grams_per_ml: number | null;
  grams_per_piece: number | null;
  /** The food's packs in shops; null if it is bought by the piece or by weight. */
  sold_as: SoldAs | null;
  /** Found in most kitchens, and keeps well. */
  is_staple: Generated<boolean>;
  picture: string | null;
  source: Generated<FoodSource>;
  /** The food's key at the source, a code or a number; null for catalogue and custom foods. */
  source_key: string | null;
  /** When the source last changed the food, in Unix seconds. */
  source_modified: number | null;
  /** The author of a custom food; also null if the author's account was deleted. */
  author_id: number | null;
  /** For a custom food: HIDDEN by its author, or the nutrients from before a correction, which logged meals keep. */
  retired: Generated<'HIDDEN' | 'CORRECTED' | null>;
  /** The number of the food's barcode, without leading zeros. */
  gtin: number | null;
  saturated_fat: number | null;
  sugars: number | null;
  salt: number | null;
  /** The source of a catalogue food's nutrients: a food table with its key there, a label, or an estimate. */
  figures_from: string | null;
  synonyms_en: Generated<string[]>;
  synonyms_nl: Generated<string[]>;
  /** Which of the fourteen label allergens the food contains; null if the label does not say. */
  label_allergens: string[] | null;
  may_contain: Generated<string[]>;
  /** How many people look the food up at its source. Determines the order of equally good matches. */
  popularity: Generated<number>;
  /** The food's names, synonyms and brand, for searching. */
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
  /** Whether this is a serving of a shared food. */
  is_shared: Generated<boolean>;
}

/** Every search word of a shared food. The database maintains it. */
export interface FoodWordTable {
  word: string;
  /** Whether a catalogue food has or had this word. */
  is_of_catalogue: Generated<boolean>;
}

/** The possible replacements of a food, most common first. */
export interface FoodSwapTable {
  food_id: number;
  position: number;
  stand_in_id: number;
  /** Grams of the replacement per gram of the food. */
  factor: number;
}

/** How far the file of a public food database has been read. */
export interface ImportRunTable {
  source: FoodSource;
  /** Identifies a file and the version of the rules that parsed it. */
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
