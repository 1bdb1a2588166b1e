import type { SoldAs } from '@weekbord/domain/groceries/sold-as';
import type { KitchenKind } from '@weekbord/domain/recipes/kitchen-kinds';
import type { CookTwiceWish, Familiarity, LunchWish } from '@weekbord/domain/planner/week-wishes';
import type { PlanReason } from '@weekbord/domain/planner/plan-reasons';
import type { TasteAnswer } from '@weekbord/domain/planner/learned-taste';
import type { Appeal, Cuisine, DishForm, ProteinSource, Season } from '@weekbord/domain/recipes/nature-of-dish';
import type {
  Activity,
  Diet,
  Gender,
  Goal,
  GroceryCategory,
  ItemPlanner,
  ItemStatus,
  LabelAllergen,
  MacroPreference,
  MealMoment,
  MealType,
  RecipeTag,
  FoodSource,
  SourceProvider,
  Sustainability,
  WeightUnit,
} from '@weekbord/domain/vocabulary';
import type { ColumnType, Generated } from 'kysely';

type Language = 'en' | 'nl';

/** A moment: read as a Date, written as a Date. */
type Moment = ColumnType<Date, Date, Date>;
/** Stored as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>;

interface Figures {
  kcal: number | null;
  protein: number | null;
  fat: number | null;
  carbohydrates: number | null;
  fiber: number | null;
}

/** Grams of the foods of which they are known, null where of none; how many foods are not in it. */
interface FurtherFigures {
  sugars: number | null;
  sugars_unknown: Generated<number>;
  saturated_fat: number | null;
  saturated_fat_unknown: Generated<number>;
  known_fiber: number | null;
  fiber_unknown: Generated<number>;
  salt: number | null;
  salt_unknown: Generated<number>;
}

interface Traits {
  vegan: 'yes' | 'no' | 'unknown';
  vegetarian: 'yes' | 'no' | 'unknown';
  pescatarian: 'yes' | 'no' | 'unknown';
  halal: Generated<'yes' | 'no' | 'unknown'>;
  gluten: 'contains' | 'free' | 'unknown';
  lactose: 'contains' | 'free' | 'unknown';
  nuts: 'contains' | 'free' | 'unknown';
  crustaceans_shellfish: 'contains' | 'free' | 'unknown';
  /** Which of the label's fourteen it is known to be free of; what is neither here nor contained is unknown. */
  free_of: Generated<string[]>;
  dislikes: string[];
}

export interface OrganisationTable {
  id: Generated<number>;
  name: string;
  subdomain: string | null;
  primary_colour: Generated<string>;
  logo: string | null;
  logo_visible: Generated<boolean>;
  disable_logo_curve: Generated<boolean>;
  product_stripe_id: string | null;
  clients_are_diy: Generated<boolean>;
  auto_plan_initial_meals: Generated<boolean>;
  custom_notes_message: string | null;
  feature_flag_create_your_own_recipes: Generated<boolean>;
  feature_flag_generate_meals_button_in_planner: Generated<boolean>;
  feature_flag_disable_product_logging: Generated<boolean>;
  high_protein: Generated<boolean>;
  partner_nutrition_rules: Generated<boolean>;
  payment_required: Generated<boolean>;
  imperial_allowed: Generated<boolean>;
  plant_based: Generated<boolean>;
  opinionated_recipe_inspiration: Generated<boolean>;
  ad_pixel: Generated<boolean>;
  uses_pwa: Generated<boolean>;
  support_url: string;
  sign_up_open: Generated<boolean>;
  login_method: Generated<'OTP' | 'MAGIC_LINK'>;
  feature_flags: Generated<string[]>;
}

export interface PersonTable {
  id: Generated<number>;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  is_coach: Generated<boolean>;
  is_staff: Generated<boolean>;
  account_enabled: Generated<boolean>;
  payment_status_override: Generated<boolean>;
  coach_id: number | null;
  organisation_id: number | null;
  language: Generated<Language>;
  uses_imperial_measurements: Generated<boolean>;
  feature_flags: Generated<string[]>;
  /** What was done up to this date their taste is learned from no more; null: nothing was forgotten. */
  taste_forgotten_on: string | null;
  created_at: Moment;
}

export interface SubscriptionTable {
  person_id: number;
  id: string;
  status: string;
  product: string;
}

export interface AuthTokenTable {
  person_id: number;
  id: Generated<number>;
  token_hash: Buffer;
  created_at: Moment;
  last_used_at: Moment;
  device_hash: Buffer | null;
}

export interface LoginCodeTable {
  email_key: Buffer;
  salt: Buffer;
  code_hash: Buffer;
  browser_hash: Buffer | null;
  wrong_tries: Generated<number>;
  /** Tries from a browser that did not ask for the code. */
  foreign_tries: Generated<number>;
  /** On whose portal it was asked for; an address without an account gets one there, where that is open to all. */
  organisation_id: number;
  language: Language;
  expires_at: Moment;
}

export interface LoginLinkTable {
  token_hash: Buffer;
  email_key: Buffer;
  email: string;
  /** Where the link leads. */
  redirect_url: string;
  /** On whose portal it was asked for; an address without an account gets one there, where that is open to all. */
  organisation_id: number;
  language: Language;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface LoginGuardTable {
  email_key: Buffer;
  wrong_in_a_row: Generated<number>;
  codes_off: Generated<boolean>;
  wrong_year: Generated<number>;
  wrong_in_year: Generated<number>;
}

export interface LoginMailTable {
  email_key: Buffer;
  /** By which call it was asked for. */
  kind: string;
  sent_at: Moment;
}

export interface GuessBudgetTable {
  day: string;
  wrong: number;
}

export interface LoginNetworkTable {
  network: string;
  act: string;
  /** When the period began in which `used` is counted. */
  period: Moment;
  used: number;
}

export interface KnownDeviceTable {
  device_hash: Buffer;
  email_key: Buffer;
  last_used_at: Moment;
}

export interface IntakeTable {
  person_id: number;
  id: Generated<number>;
  gender: Gender;
  activity: Activity;
  sustainability: Sustainability;
  diet: Diet;
  diet_type: MacroPreference;
  weight: number;
  body_fat_percentage: number | null;
  food_intolerances_gluten: boolean;
  food_intolerances_lactose: boolean;
  food_intolerances_nut: boolean;
  food_intolerances_crustaceans_shellfish: boolean;
  excluded_allergens: Generated<LabelAllergen[]>;
  allows_peanuts: Generated<boolean>;
  is_keto_user: boolean;
  is_on_menopause_diet: boolean;
  main_goal: Goal;
  age: number | null;
  height_in_cm: number | null;
  goal_weight_in_kg: number | null;
  goal_weekly_change_in_kg: number;
  uses_imperial_measurements_for_recipes: boolean;
  uses_imperial_measurements_for_height: boolean;
  personal_weight_unit: WeightUnit;
}

export interface MenstrualCycleTable {
  person_id: number;
  last_period_start: string;
  length_days: number | null;
}

export interface DayPlanTable {
  person_id: number;
  id: Generated<number>;
  name: string;
  created_at: Moment;
}

export interface MealSlotTable {
  person_id: number;
  id: Generated<number>;
  day_plan_id: number;
  meal_moment: MealMoment;
  kcal: number;
  protein: number;
  carbohydrates: number;
  fat: number;
}

export interface WeeklyPlanTable {
  person_id: number;
  id: Generated<number>;
  name: string;
  monday: number;
  tuesday: number;
  wednesday: number;
  thursday: number;
  friday: number;
  saturday: number;
  sunday: number;
}

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

export interface SingleFoodMealTable {
  person_id: number;
  id: Generated<number>;
  serving_id: number;
  quantity: number;
}

export interface QuickAddMealTable extends Figures {
  person_id: number;
  id: Generated<number>;
  /** What it was, where the person said so. */
  name: string | null;
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

export interface RecipeTemplateTable extends Figures, FurtherFigures, Traits {
  id: Generated<number>;
  /** Which of the label's fourteen it contains. */
  label_allergens: Generated<string[]>;
  /** Whether meat or poultry is in it. */
  has_meat: Generated<boolean>;
  slug: string | null;
  author_id: number | null;
  name_en: string;
  name_nl: string;
  image: string | null;
  pictures: Generated<string[]>;
  preparation_time_min: number | null;
  cooking_time_min: number | null;
  /** Marinating, setting, rising. */
  waiting_time_min: number | null;
  tags: Generated<RecipeTag[]>;
  meal_types: Generated<MealType[]>;
  /** What it is, for variety; null where it is not known. */
  source: ProteinSource | null;
  form: DishForm | null;
  cuisine: Cuisine | null;
  /** Null where it is as most dishes. */
  appeal: Appeal | null;
  seasons: Season[] | null;
  source_provider: SourceProvider;
  published: boolean;
  external_url: string | null;
  copied_from_id: number | null;
  /** Its names and those of its foods as they are searched. */
  search: Generated<string>;
  directions_en: Generated<string[]>;
  directions_nl: Generated<string[]>;
  created_at: Moment;
  modified_at: Moment;
}

/** What may stand in for a food, the most ordinary first. */
export interface FoodSwapTable {
  food_id: number;
  position: number;
  stand_in_id: number;
  /** Grams of the stand-in for each gram of the food. */
  factor: number;
}

/** The same as a recipe of the catalogue says it, in place of what holds for all. */
export interface RecipeSwapTable {
  recipe_template_id: number;
  food_id: number;
  position: number;
  /** Null: nothing may stand in for the food. */
  stand_in_id: number | null;
  factor: Generated<number>;
}

export interface RecipeTemplateIngredientTable {
  id: Generated<number>;
  recipe_template_id: number;
  position: number;
  serving_id: number;
  quantity: number;
  note_en: string | null;
  note_nl: string | null;
  /** Lines of a recipe with the same number only change together. */
  moves_with: number | null;
  /** Whether it is of a recipe that all share. */
  is_shared: Generated<boolean>;
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

export interface WeekWishesTable {
  person_id: number;
  /** Of seven dinners. */
  meat_dinners: number;
  fish_dinners: number;
  meatless_dinners: number;
  lunch: LunchWish;
  /** Minutes of the dinner from Monday to Sunday; null where there is no wish. */
  dinner_minutes: (number | null)[];
  same_breakfast: boolean;
  cook_twice: CookTwiceWish;
  familiarity: Familiarity;
}

/** Whether a person wants more or less of a kind of dish; the last answer counts. */
export interface TasteAnswerTable {
  person_id: number;
  recipe_template_id: number;
  answer: TasteAnswer;
  given_on: string;
}

/** A date on which a person took a planned meal of a recipe out of their days without having eaten it. */
export interface TurnedDownRecipeTable {
  person_id: number;
  recipe_template_id: number;
  date: string;
}

export interface CalendarDayTable {
  person_id: number;
  id: Generated<number>;
  date: string;
  note: Generated<string>;
}

export interface RecipeMealTable extends Figures, FurtherFigures {
  person_id: number;
  id: Generated<number>;
  recipe_template_id: number;
  portions: number;
  portions_multiplier: number;
}

export interface RecipeMealIngredientTable {
  person_id: number;
  id: Generated<number>;
  recipe_meal_id: number;
  position: number;
  serving_id: number;
  quantity: number;
  note_en: string | null;
  note_nl: string | null;
  /** The food as the recipe has it, where this one stands in for it; null where the line is as written. */
  swapped_from_id: number | null;
  /** Why, as codes; null with it. */
  swapped_because: string[] | null;
  /** The line as it was before a person swapped its food, which `swapped_from_id` is then; null where none did. */
  replaced_serving_id: number | null;
  replaced_quantity: number | null;
  replaced_from_id: number | null;
  replaced_because: string[] | null;
  modified_at: Moment;
}

export interface CalendarItemTable {
  person_id: number;
  id: Generated<number>;
  calendar_day_id: number;
  meal_slot_id: number | null;
  meal_moment: MealMoment;
  /** Exactly one of the three is set. */
  recipe_meal_id: number | null;
  single_food_meal_id: number | null;
  quick_add_meal_id: number | null;
  status: ItemStatus;
  /** PLANNER only as long as no person has changed or ticked what the planner put there. */
  planned_by: Generated<ItemPlanner>;
  /** The item with whose meal this one's is cooked; that one is cooked itself. */
  leftover_of: Generated<number | null>;
  /** Why the planner chose the meal; null where nothing telling can be said. */
  reason: ColumnType<PlanReason | null, string | null | undefined, string | null>;
  modified_at: Moment;
}

export interface GroceryListTable {
  person_id: number;
  id: Generated<number>;
  start_date: string;
  end_date: string;
  /** The calendar items that it counts; null where it was made before these were kept. */
  meal_ids: Generated<number[] | null>;
  created_at: Moment;
}

export interface GroceryItemTable {
  person_id: number;
  id: Generated<number>;
  grocery_list_id: number;
  position: number;
  /** Null where a person typed it. */
  food_id: number | null;
  /** What a person typed. */
  name: Generated<string | null>;
  /** What the meals need: 0 where none does any more. */
  grams: number | null;
  /** Whether any of it is in the basket. */
  checked: Generated<boolean>;
  bought_grams: Generated<number | null>;
  /** Whether the person has it at home; null where they did not say. */
  at_home: Generated<boolean | null>;
  /** What the device calls it that put it on the list; null for foods. */
  client_key: Generated<string | null>;
  meals: Json<unknown>;
}

export interface IdempotencyRecordTable {
  scope: string;
  key: string;
  route: string;
  body_hash: string;
  status: number;
  /** The ids of the people whose records the call was let through to. */
  people: number[];
  answer: Json<unknown>;
  created_at: Moment;
}

export interface AuditEntryTable {
  person_id: number;
  id: Generated<number>;
  actor_id: number;
  act: string;
  request_id: string;
  created_at: Moment;
}

/** Every table, by its name. */
export interface Tables {
  organisation: OrganisationTable;
  person: PersonTable;
  subscription: SubscriptionTable;
  auth_token: AuthTokenTable;
  login_code: LoginCodeTable;
  login_link: LoginLinkTable;
  login_guard: LoginGuardTable;
  login_mail: LoginMailTable;
  guess_budget: GuessBudgetTable;
  login_network: LoginNetworkTable;
  known_device: KnownDeviceTable;
  intake: IntakeTable;
  menstrual_cycle: MenstrualCycleTable;
  day_plan: DayPlanTable;
  meal_slot: MealSlotTable;
  weekly_plan: WeeklyPlanTable;
  catalogue_state: CatalogueStateTable;
  food: FoodTable;
  serving: ServingTable;
  food_word: FoodWordTable;
  import_run: ImportRunTable;
  recent_food: RecentFoodTable;
  single_food_meal: SingleFoodMealTable;
  quick_add_meal: QuickAddMealTable;
  recipe_feedback_line_item: RecipeFeedbackLineItemTable;
  stored_picture: StoredPictureTable;
  food_swap: FoodSwapTable;
  recipe_swap: RecipeSwapTable;
  ingredient_to_avoid: IngredientToAvoidTable;
  avoided_ingredient: AvoidedIngredientTable;
  recipe_template: RecipeTemplateTable;
  recipe_template_ingredient: RecipeTemplateIngredientTable;
  favourite_recipe: FavouriteRecipeTable;
  disliked_recipe: DislikedRecipeTable;
  week_wishes: WeekWishesTable;
  taste_answer: TasteAnswerTable;
  turned_down_recipe: TurnedDownRecipeTable;
  calendar_day: CalendarDayTable;
  recipe_meal: RecipeMealTable;
  recipe_meal_ingredient: RecipeMealIngredientTable;
  calendar_item: CalendarItemTable;
  grocery_list: GroceryListTable;
  grocery_item: GroceryItemTable;
  idempotency_record: IdempotencyRecordTable;
  audit_entry: AuditEntryTable;
}
