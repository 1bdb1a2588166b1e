import type { DishFamily } from '@weekbord/domain/recipes/dish-facts/dish-families';
import type {
  Appeal,
  Cuisine,
  DishForm,
  ProteinSource,
  Season,
} from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { Temperature } from '@weekbord/domain/recipes/dish-facts/temperature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import type { RecipeAsWritten, RecipeFileSource } from '@weekbord/domain/recipes/import/recipe-files';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import type { SourceProvider } from '@weekbord/domain/recipes/import/source-providers';
import type { ColumnType, Generated } from 'kysely';
import type { Figures, LabelNutrients, Moment, Traits } from './columns.ts';

export interface RecipeTemplateTable extends Figures, LabelNutrients, Traits {
  id: Generated<number>;
  /** Which of the fourteen label allergens the recipe contains. */
  label_allergens: Generated<string[]>;
  /** Whether the recipe contains meat or poultry. */
  has_meat: Generated<boolean>;
  slug: string | null;
  author_id: number | null;
  name_en: string;
  name_nl: string;
  image: string | null;
  /** The key of the recipe's painted picture; null until the recipe is saved by a version that paints pictures. */
  picture: Generated<string | null>;
  /** How many portions the author wrote the recipe for; null if unknown. */
  portions: Generated<number | null>;
  preparation_time_min: number | null;
  cooking_time_min: number | null;
  /** Minutes of marinating, setting or rising. */
  waiting_time_min: number | null;
  tags: Generated<RecipeTag[]>;
  meal_types: Generated<MealType[]>;
  /** Whether the recipe is served at lunch and dinner only with a main dish. */
  is_side: Generated<boolean>;
  /** The kind of dish, for variety; null if unknown. */
  source: ProteinSource | null;
  form: DishForm | null;
  /** Whether the dish is eaten cold or warm, if its form and minutes of cooking do not say so or say otherwise. */
  temperature: Temperature | null;
  /** How the recipe's picture is composed; null until the scene is inferred. */
  scene: SceneName | null;
  cuisine: Cuisine | null;
  /** The families that do not follow from the recipe's foods; null until they are inferred. */
  families: DishFamily[] | null;
  /** How many people would choose the dish; null if about average. */
  appeal: Appeal | null;
  seasons: Season[] | null;
  source_provider: SourceProvider;
  published: boolean;
  external_url: string | null;
  copied_from_id: number | null;
  /** The names of the recipe and its foods, for searching. */
  search: Generated<string>;
  directions_en: Generated<string[]>;
  directions_nl: Generated<string[]>;
  created_at: Moment;
  modified_at: Moment;
}

export interface RecipeTemplateIngredientTable {
  id: Generated<number>;
  recipe_template_id: number;
  position: number;
  serving_id: number;
  quantity: number;
  note_en: string | null;
  note_nl: string | null;
  /** Lines of a recipe with the same number must be scaled together. */
  moves_with: number | null;
  /** Whether the ingredient belongs to a shared recipe. */
  is_shared: Generated<boolean>;
}

/** A possible replacement for a food in a catalogue recipe, which overrides the replacements for all recipes. */
export interface RecipeSwapTable {
  recipe_template_id: number;
  food_id: number;
  position: number;
  /** Null if nothing may replace the food. */
  stand_in_id: number | null;
  factor: Generated<number>;
}

export interface FavouriteRecipeTable {
  person_id: number;
  id: Generated<number>;
  recipe_template_id: number;
}

export interface DislikedRecipeTable {
  person_id: number;
  id: Generated<number>;
  recipe_template_id: number;
}

export interface RecipeFeedbackLineItemTable {
  person_id: number;
  id: Generated<number>;
  recipe_template_id: number;
  rating: number | null;
  comment: Generated<string>;
  created_at: Moment;
}

export interface StoredPictureTable {
  person_id: number;
  key: string;
  bytes: number;
  created_at: Moment;
}

export interface RecipeImportTable {
  person_id: number;
  id: Generated<number>;
  source: RecipeFileSource;
  file_name: string;
  recipes_added: number;
  made_at: Moment;
}

export interface ImportedRecipeTable {
  person_id: number;
  id: Generated<number>;
  recipe_import_id: number;
  /** The resulting recipe; null while it waits to be checked. */
  recipe_template_id: number | null;
  name: string;
  /** The recipe as it was in its file, while it waits to be checked. */
  as_written: ColumnType<RecipeAsWritten | null, string | null, string | null>;
  lines: number;
  lines_to_ask: number;
}

/** The tables of recipes and people's feedback on them. */
export interface RecipeTables {
  recipe_template: RecipeTemplateTable;
  recipe_template_ingredient: RecipeTemplateIngredientTable;
  recipe_swap: RecipeSwapTable;
  favourite_recipe: FavouriteRecipeTable;
  disliked_recipe: DislikedRecipeTable;
  recipe_feedback_line_item: RecipeFeedbackLineItemTable;
  stored_picture: StoredPictureTable;
  recipe_import: RecipeImportTable;
  imported_recipe: ImportedRecipeTable;
}
