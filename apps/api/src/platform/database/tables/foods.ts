import type { Country } from '@weekbord/domain/accounts/countries';
import type { SoldAs } from '@weekbord/domain/groceries/sold-as';
import type { KitchenKind } from '@weekbord/domain/foods/kitchen-kinds';
import type { ProteinSource } from '@weekbord/domain/recipes/nature-of-dish';
import type { GroceryCategory, FoodSource } from '@weekbord/domain/vocabulary';
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
  /** What people call several of it; null where the name has no plural. */
  plural_en: string | null;
  plural_nl: string | null;
  brand_name: string | null;
  category: GroceryCategory;
  role: string;
  /** What it is or may be made of; null where unknown. */
  origins: string[] | null;
  perishable: boolean;
  /** Of a plant food that a dish can be about; what an animal food is follows from its origins. */
  protein_source: ProteinSource | null;
  /** Made for people who avoid something, such as gluten-free bread or vegan cheese. */
  is_special: Generated<boolean>;
  /** The countries in which it is usually sold; null is everywhere. */
  sold_in: Country[] | null;
  /** What is bought in its place; null is itself. */
  bought_as_id: number | null;
  /** Grams of what is bought for each gram of it; 0 is never bought. */
  bought_factor: Generated<number>;
  /** What a cook takes for each other, and its place among those, the most usual first; null where it is of no kind. */
  kitchen_kind: KitchenKind | null;
  kitchen_place: number | null;
  /** Suggested only to those who may not eat another of its kind. */
  kitchen_on_need: Generated<boolean>;
  grams_per_ml: number | null;
  grams_per_piece: number | null;
  /** The packs of a shop; null where it is bought by the piece or by weight. */
  sold_as: SoldAs | null;
  /** Stands in most kitchens and lasts. */
  is_staple: Generated<boolean>;
  picture: string | null;
  source: Generated<FoodSource>;
  /** Its key at the source: a code or a number; null for the catalogue's and people's own. */
  source_key: string | null;
  /** When the source last changed it, Unix seconds. */
  source_modified: number | null;
  /** Whose own food it is; null too where its author left. */
  author_id: number | null;
  /** Of an own food: HIDDEN by its author, or the figures from before a correction, which logged meals keep. */
  retired: Generated<'HIDDEN' | 'CORRECTED' | null>;
  /** Its barcode's number without leading zeros. */
  gtin: number | null;
  saturated_fat: number | null;
  sugars: number | null;
  salt: number | null;
  /** Where a food of the catalogue has its figures from: a food table with its key there, a label, or an estimate. */
  figures_from: string | null;
  synonyms_en: Generated<string[]>;
  synonyms_nl: Generated<string[]>;
  /** Which of the label's fourteen it contains; null where the label is silent. */
  label_allergens: string[] | null;
  may_contain: Generated<string[]>;
  /** How many people look at it at its source; orders what matches alike. */
  popularity: Generated<number>;
  /** Its names, synonyms and brand as they are searched. */
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
  /** Whether it measures a food that all share. */
  is_shared: Generated<boolean>;
}

/** Every word by which a shared food is searched; written by the database itself. */
export interface FoodWordTable {
  word: string;
  /** Whether a food of the catalogue has or had it. */
  is_of_catalogue: Generated<boolean>;
}

/** What may stand in for a food, the most ordinary first. */
export interface FoodSwapTable {
  food_id: number;
  position: number;
  stand_in_id: number;
  /** Grams of the stand-in for each gram of the food. */
  factor: number;
}

/** How far a file of a public database was read. */
export interface ImportRunTable {
  source: FoodSource;
  /** Identifies a file together with the rules by which it was read. */
  fingerprint: string;
  file_name: string;
  rows_done: Generated<number>;
  counts: Json<Record<string, number>>;
  /** How long the report was when these rows were written. */
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

/** Foods, how they are measured and what stands in for them. */
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
