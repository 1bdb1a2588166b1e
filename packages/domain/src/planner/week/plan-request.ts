import type { Country } from '../../accounts/countries.ts';
import type { FlexLine } from '../../plates/flex-table.ts';
import type { Produce } from '../../plates/food-in-a-dish.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { DishFamily } from '../../recipes/dish-facts/dish-families.ts';
import type { Appeal, Cuisine, DishForm, ProteinSource, Season } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { Allergen, AllergenState } from '../../foods/allergens.ts';
import type { Macros, SlotMacros } from '../../macros/macros.ts';
import type { MealMoment, MealType } from '../../slots/meal-moments.ts';
import type { Suitability } from '../../diets/suitability.ts';
import type { MarkedDiet } from '../../diets/diets.ts';
import type { Temperature } from '../../recipes/dish-facts/temperature-of-dish.ts';
import type { DinnerGroup, WeekWishes } from '../wishes/week-wishes.ts';
import type { LearnedTaste } from '../taste/learned-taste.ts';
import type { PlannerWeights } from '../scoring/weights.ts';

/** An ingredient of one portion. */
export type PlannerIngredient = FlexLine &
  Readonly<{
    foodId: number;
    fiber: number;
    /**
     * Whether the food is bought for the week instead of being in the cupboard; each such food makes the grocery list
     * longer.
     */
    bought: boolean;
    /** Whether nearly every kitchen has the food, like salt or olive oil; false if absent. */
    isStaple?: boolean;
    /** The food that is bought for this one. Absent: the food itself. Null: nothing, as for water. */
    boughtAs?: number | null;
    /** Grams of the smallest pack in which the food is sold; absent if bought loose. */
    pack?: number;
    produce?: Produce;
    /** Grams of added or free sugars; none if absent. */
    freeSugars?: number;
    /** The group of foods that a cook uses interchangeably with this one; none if absent. */
    kind?: KitchenKind;
  }>;

/** A recipe in the planner's form; energy and macros are for one portion. */
export type PlannerRecipe = Readonly<
  Macros & {
    id: number;
    /** The families that do not follow from the dish's foods; none if absent. */
    families?: readonly DishFamily[];
    meals: readonly MealType[];
    /** Whether it is served at lunch and dinner only with a main dish; false if absent. */
    isSide?: boolean;
    minutes: number;
    diets: Readonly<Record<MarkedDiet, Suitability>>;
    allergens: Readonly<Record<Allergen, AllergenState>>;
    tags: readonly string[];
    ingredients: readonly PlannerIngredient[];
    /** Whether the dish contains meat or fish, by its foods; follows from its source if absent. */
    dinnerGroup?: DinnerGroup;
    /** The nature of the dish, for variety; absent if unknown. */
    source?: ProteinSource;
    form?: DishForm;
    cuisine?: Cuisine;
    /** How many people would choose the dish; absent if average. */
    appeal?: Appeal;
    /** The seasons in which the fresh ingredients are at their best; all year if absent. */
    seasons?: readonly Season[];
    /** Whether the dish is served cold or warm; absent if unknown. */
    temperature?: Temperature;
    /** Whether the dish is made with a product for special diets, such as gluten-free bread or vegan cheese. */
    isSpecial?: boolean;
    /** The countries in which all of the dish's foods are sold; everywhere if absent. */
    soldIn?: readonly Country[];
    /** Whether the dish can be cooked today and reheated on one of the next two days; false if absent. */
    keeps?: boolean;
    /** Whether the dish contains a portion of salmon, mackerel or the like; false if absent. */
    hasOilyFish?: boolean;
    /** Whether this is a version in which the protein of the original dish is replaced by another kind. */
    hasSubstitute?: boolean;
    /** Grams of salt per portion; none if absent. */
    salt?: number;
  }
>;

export type SlotId = number | string;

/** A meal that is already in the day and stays: eaten, or kept by the person. */
export type FixedMeal = Readonly<{
  macros: SlotMacros & { fiber?: number };
  recipeId?: number;
}>;

/** One meal slot of a day and its target. */
export type PlanSlot = Readonly<{
  id: SlotId;
  type: MealMoment;
  target: SlotMacros;
  /** Minutes of preparation that cost nothing; a default by meal on weekdays if absent. */
  maxMinutes?: number;
  /** Meals that are already in the slot, which is then left unchanged. */
  locked?: readonly FixedMeal[];
  /** If false, the slot is left unchanged and, if it is empty, counts as filled on target. */
  requested?: boolean;
}>;

export type PlanDayInput = Readonly<{
  /** A plain calendar date, YYYY-MM-DD. */
  date: string;
  dayClass: 'weekday' | 'weekend';
  slots: readonly PlanSlot[];
  /** The day's target; the sum of its slots if absent. */
  target?: SlotMacros;
  /** Meals outside the slots above. */
  fixed?: readonly FixedMeal[];
  /** Recipes with one of these tags are preferred on this date, e.g. HORMONE. */
  preferTags?: readonly string[];
}>;

/** A person's rules and preferences, which apply to everything that is planned. */
export type PlannerPreferences = Readonly<{
  diet?: MarkedDiet | null;
  intolerances?: readonly Allergen[];
  avoidFoodIds?: readonly number[];
  likedRecipeIds?: readonly number[];
  dislikedRecipeIds?: readonly number[];
  /**
   * Recipes that were eaten or planned recently. They are not proposed again within RECENT_DAYS unless there are too
   * few others.
   */
  recent?: readonly Readonly<{ recipeId: number; daysAgo: number }>[];
  /** On keto, a ceiling for the day's carbohydrates in grams, instead of a target. */
  carbCapGrams?: number | null;
  /** The person's wishes for a week; none if absent. */
  wishes?: WeekWishes;
  /** The country the person lives in, which decides which dishes are familiar; anywhere if absent. */
  country?: Country;
  /** Meals on the other days of the planned week, which count towards the wishes for a week. */
  around?: readonly Readonly<{ recipeId: number; date: string; type: MealMoment }>[];
  /** What the person has eaten before; only needed if the person wishes for familiar or for new dishes. */
  eatenRecipeIds?: readonly number[];
  /** The person's learned taste; none if absent. */
  learned?: LearnedTaste;
  weights?: Partial<PlannerWeights>;
}>;

export type PlanWeekRequest = PlannerPreferences &
  Readonly<{
    seed: number;
    /** Search rounds; DEFAULT_ITERATIONS if absent. */
    iterations?: number;
    days: readonly PlanDayInput[];
  }>;

/** Search rounds for a week that is planned while the user waits. */
export const DEFAULT_ITERATIONS = 4000;
/** Search rounds if the response must be immediate. */
export const INTERACTIVE_ITERATIONS = 2000;
/** Maximum number of search rounds; more are not worth their time. */
export const MAX_ITERATIONS = 64_000;
/** How often a sweetened breakfast or snack may appear in one week. */
export const MOST_SWEET_REPEATS = 2;
const REPEATS = { main: 1, breakfast: 4, snack: 3 } as const;
/** How often a side dish may appear in one week. */
export const MOST_SIDE_REPEATS = 2;

/** How often a recipe may appear as a meal of this moment in one week. */
export function mostRepeats(type: MealMoment): number {
  if (type === 'LUNCH' || type === 'DINNER') return REPEATS.main;
  return type === 'BREAKFAST' ? REPEATS.breakfast : REPEATS.snack;
}

/** Days during which a main meal counts as recent. */
export const RECENT_DAYS = 10;
