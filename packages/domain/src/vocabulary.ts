/** The product's terms as they are stored and sent: every enumeration, once. */

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITIES = ['SEDENTARY', 'MILDLY_ACTIVE', 'ACTIVE', 'VERY_ACTIVE'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const SUSTAINABILITIES = ['SUSTAINABLE', 'OPTIMAL'] as const;
export type Sustainability = (typeof SUSTAINABILITIES)[number];

/** What an intake records. */
export const DIETS = [
  'VEGAN',
  'LACTO_VEGETARIAN',
  'OVO_VEGETARIAN',
  'VEGETARIAN',
  'PESCATARIAN',
  'OMNIVORE',
  'HALAL',
] as const;
export type Diet = (typeof DIETS)[number];

/**
 * The diets that foods and recipes are marked for. Something marked halal may contain meat, which is then chosen halal.
 */
export const MARKED_DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal'] as const;
export type MarkedDiet = (typeof MARKED_DIETS)[number];

/** The diets that the self-guided wizard offers; OMNIVORE if none is chosen. */
export const WIZARD_DIETS = ['VEGAN', 'VEGETARIAN', 'PESCATARIAN', 'HALAL'] as const;
export type WizardDiet = (typeof WIZARD_DIETS)[number];

export const GOALS = ['LOSE_WEIGHT', 'GAIN_MUSCLE', 'RECOMPOSITION'] as const;
export type Goal = (typeof GOALS)[number];

/** The diet types: how the day's energy is divided between the macros. */
export const MACRO_PREFERENCES = [
  'RECOMMENDED',
  'LOW_CARB',
  'KETO',
  'CHOOSE_YOUR_OWN',
  'CYCLE_DIET',
  'MENOPAUSE',
] as const;
export type MacroPreference = (typeof MACRO_PREFERENCES)[number];

export const WEEKLY_GOALS = [
  'LOSE_0_25_KG_PER_WEEK',
  'LOSE_0_5_KG_PER_WEEK',
  'LOSE_0_75_KG_PER_WEEK',
  'LOSE_1_KG_PER_WEEK',
] as const;
export type WeeklyGoal = (typeof WEEKLY_GOALS)[number];

export const INTOLERANCES = ['NO_INTOLERANCE', 'LACTOSE', 'CRUSTACEANS_AND_SHELLFISH', 'GLUTEN', 'NUTS'] as const;
export type Intolerance = (typeof INTOLERANCES)[number];

export const INGREDIENT_DISLIKES = [
  'BEEF',
  'EGGPLANT',
  'HONEY',
  'CILANTRO',
  'MAYONNAISE',
  'POTATO',
  'MUSHROOM',
  'TOMATO',
  'BRUSSELS_SPROUTS',
] as const;
export type IngredientDislike = (typeof INGREDIENT_DISLIKES)[number];

/** The moments of a day at which a person eats, in display order. */
export const MEAL_MOMENTS = [
  'BREAKFAST',
  'MORNING_SNACK',
  'LUNCH',
  'AFTERNOON_SNACK',
  'DINNER',
  'SNACK',
  'LATE_SNACK',
] as const;
export type MealMoment = (typeof MEAL_MOMENTS)[number];

/** The meal moments that the self-guided wizard offers, in display order. */
export const WIZARD_MEAL_MOMENTS = [
  'BREAKFAST',
  'MORNING_SNACK',
  'LUNCH',
  'AFTERNOON_SNACK',
  'DINNER',
  'SNACK',
] as const satisfies readonly MealMoment[];
export type WizardMealMoment = (typeof WIZARD_MEAL_MOMENTS)[number];

/** The kinds of meal that a recipe is suitable for. */
export const MEAL_TYPES = [
  'BREAKFAST',
  'LUNCH',
  'DINNER',
  'SNACK',
  'MORNING_SNACK',
  'AFTERNOON_SNACK',
  'LATE_SNACK',
] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const MEAL_TYPE_FILTERS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK', 'ALL'] as const;
export type MealTypeFilter = (typeof MEAL_TYPE_FILTERS)[number];

export const PREPARATION_TIME_FILTERS = ['LTE_5', 'LTE_10', 'LTE_15', 'LTE_20', 'LTE_30', 'GTE_30', 'ALL'] as const;
export type PreparationTimeFilter = (typeof PREPARATION_TIME_FILTERS)[number];

export const RECIPE_TAGS = [
  'BREAD',
  'BURGER',
  'COUSCOUS_AND_QUINOA',
  'DAIRY',
  'DIPS_AND_SPREADS',
  'KETO',
  'PANCAKES_AND_OMELETTES',
  'PASTA',
  'POTATO',
  'RICE_AND_NOODLES',
  'SALAD',
  'SNACKS_AND_BAKES',
  'SOUP',
  'VEGAN',
  'WRAP',
  'HORMONE',
] as const;
export type RecipeTag = (typeof RECIPE_TAGS)[number];

/** The tags that recipes can be searched by: their own, and the names of the meals that they are suitable for. */
export const SEARCHED_TAGS = [...RECIPE_TAGS, ...MEAL_TYPES] as const;
export type SearchedTag = (typeof SEARCHED_TAGS)[number];

export const RECIPE_SORTS = ['BEST_FIT', 'QUICKEST', 'PROTEIN', 'NAME'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** Where a food comes from: this product, a public database, or the person who made it. */
export const FOOD_SOURCES = ['CATALOGUE', 'OPEN_FOOD_FACTS', 'USDA', 'PERSON'] as const;
export type FoodSource = (typeof FOOD_SOURCES)[number];

export const SOURCE_PROVIDERS = ['WEEKMEALS', 'USER_GENERATED'] as const;
export type SourceProvider = (typeof SOURCE_PROVIDERS)[number];

/** The kinds of meal in a calendar day. */
export const MEAL_CONTENT_TYPES = ['recipemeal', 'singlefoodmeal', 'quickaddmeal'] as const;
export type MealContentType = (typeof MEAL_CONTENT_TYPES)[number];

/** The kinds of record that own ingredients. */
export const INGREDIENT_CONTENT_TYPES = ['recipemeal', 'recipetemplate'] as const;
export type IngredientContentType = (typeof INGREDIENT_CONTENT_TYPES)[number];

export const ITEM_STATUSES = ['PLANNED', 'EATEN'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Who put a meal into a day. One that a person changed or ticked counts as theirs. */
export const ITEM_PLANNERS = ['PLANNER', 'PERSON'] as const;
export type ItemPlanner = (typeof ITEM_PLANNERS)[number];

export const WEIGHT_UNITS = ['KILOGRAMS', 'POUNDS', 'STONES'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Monday first, as everywhere in the product. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const GROCERY_CATEGORIES = [
  'ASIAN',
  'BAKING',
  'BREAD',
  'CHIPS',
  'CHOCOLATE',
  'COFFEE',
  'CRACKER',
  'DAIRY',
  'DELI',
  'DRINK',
  'FREEZER',
  'FRUIT',
  'HERB',
  'MEAT',
  'MEXICAN',
  'NUT',
  'OAT',
  'OIL',
  'ONLINE',
  'PASTA',
  'PRESERVED',
  'READY',
  'REFRIGERATED',
  'RICE',
  'SAUCE',
  'SEED',
  'SOUP',
  'SPICE',
  'SPREAD',
  'VEGETABLE',
  'WHEAT',
  'WINE',
  'WRAP',
  'OTHER',
] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];

export const FEATURE_FLAGS = [
  'FF_FEMALE_HORMONES',
  'FF_COPY_MEALS_TO_ANOTHER_DAY',
  'FF_B2C_PAYWALL',
  'FF_PLANT_BASED_APP',
  'FF_DISABLE_LOW_CARB_OPTION',
  'FF_RECIPE_INSPIRATION',
  'FF_FEMALE_HORMONES_MENOPAUSE_ONLY',
  'FF_DISABLE_KETO_OPTION',
] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

export const MENSTRUAL_PHASES = ['MENSTRUATION', 'FOLLICULAR', 'OVULATION', 'LUTEAL'] as const;
export type MenstrualPhase = (typeof MENSTRUAL_PHASES)[number];

/** By the payment provider's names. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The fourteen of the European label, Annex II of Regulation 1169/2011. */
export const LABEL_ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'molluscs',
] as const;
export type LabelAllergen = (typeof LABEL_ALLERGENS)[number];

/** The four that the wizard asks about, and that foods and recipes state individually. */
export const WIZARD_ALLERGENS = ['gluten', 'lactose', 'nuts', 'crustaceans_shellfish'] as const;

/**
 * What a person may have to avoid: the fourteen label allergens, lactose, which lactose-free milk lacks although it is
 * milk, and crustaceans and molluscs as one.
 */
export const ALLERGENS = [
  ...WIZARD_ALLERGENS,
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'molluscs',
] as const satisfies readonly (LabelAllergen | (typeof WIZARD_ALLERGENS)[number])[];
export type Allergen = (typeof ALLERGENS)[number];

/** What a label does not state is 'unknown', never 'free'. */
export const ALLERGEN_STATES = ['contains', 'free', 'unknown'] as const;
export type AllergenState = (typeof ALLERGEN_STATES)[number];

export const SUITABILITIES = ['yes', 'no', 'unknown'] as const;
/** Whether a food or a recipe fits a diet. */
export type Suitability = (typeof SUITABILITIES)[number];

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Energy in kcal, the rest in grams; `carbohydrates` are available carbohydrates, without fiber. */
export type Macros = Readonly<{
  kcal: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  fiber: number;
}>;

/** Macros of something whose label may be incomplete: null is unknown, never 0. */
export type PartialMacros = Readonly<{ [Key in keyof Macros]: number | null }>;

/** The target of a meal slot. */
export type SlotMacros = Readonly<Omit<Macros, 'fiber'>>;
