import type { Country } from '../accounts/countries.ts';
import type { FlexLine } from '../plates/flex-table.ts';
import type { Produce } from '../plates/food-in-a-dish.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { DishFamily } from '../recipes/dish-families.ts';
import type { Appeal, Cuisine, DishForm, ProteinSource, Season } from '../recipes/nature-of-dish.ts';
import type { Allergen, AllergenState } from '../foods/allergens.ts';
import type { Macros, SlotMacros } from '../macros/macros.ts';
import type { MealMoment, MealType } from '../slots/meal-moments.ts';
import type { Suitability } from '../diets/suitability.ts';
import type { MarkedDiet } from '../diets/diets.ts';
import type { Temperature } from '../recipes/temperature-of-dish.ts';
import type { DinnerGroup, WeekWishes } from './week-wishes.ts';
import type { LearnedTaste } from './learned-taste.ts';
import type { PlannerWeights } from './weights.ts';

/** An ingredient of one portion. */
export type PlannerIngredient = FlexLine &
  Readonly<{
    foodId: number;
    fiber: number;
    /** Bought for the week, not taken from the cupboard: each different one is a burden on the grocery list. */
    bought: boolean;
    /** The food that is bought for it: itself if absent, nothing if null, as for water. */
    boughtAs?: number | null;
    /** Grams of the smallest pack it is sold in; absent if bought loose. */
    pack?: number;
    produce?: Produce;
    /** Grams of added or free sugars; none if absent. */
    freeSugars?: number;
    /** Its kitchen kind: the foods that a cook uses in place of each other; none if absent. */
    kind?: KitchenKind;
  }>;

/** A recipe as the planner needs it; energy and macros per one portion. */
export type PlannerRecipe = Readonly<
  Macros & {
    id: number;
    /**
     * In any language; dishes whose names share a rare word, like stroganoff, are alike. If absent, it is like none.
     */
    name?: string;
    /** Its families, other than those that follow from its foods; none if absent. */
    families?: readonly DishFamily[];
    meals: readonly MealType[];
    minutes: number;
    diets: Readonly<Record<MarkedDiet, Suitability>>;
    allergens: Readonly<Record<Allergen, AllergenState>>;
    tags: readonly string[];
    ingredients: readonly PlannerIngredient[];
    /** Whether it contains meat or fish, by its foods; follows from its source if absent. */
    dinnerGroup?: DinnerGroup;
    /** What it is, for variety; absent if unknown. */
    source?: ProteinSource;
    form?: DishForm;
    cuisine?: Cuisine;
    /** Absent if it is like most dishes. */
    appeal?: Appeal;
    /** When its fresh ingredients are at their best; all year if absent. */
    seasons?: readonly Season[];
    /** Absent if it cannot be said. */
    temperature?: Temperature;
    /** Made with a product for people who avoid something, such as gluten-free bread or vegan cheese. */
    isSpecial?: boolean;
    /** The countries where all its foods are sold; everywhere if absent. */
    soldIn?: readonly Country[];
    /** Can be cooked today and reheated on one of the next two days; false if absent. */
    keeps?: boolean;
    /** Contains a portion of salmon, mackerel or the like; false if absent. */
    hasOilyFish?: boolean;
    /** A version in which the protein of the dish as written is replaced by something of another kind. */
    hasSubstitute?: boolean;
    /** Grams per portion; none if absent. */
    salt?: number;
  }
>;

export type SlotId = number | string;

/** Something already in the day that stays as it is: eaten, or kept by the person. */
export type FixedMeal = Readonly<{
  macros: SlotMacros & { fiber?: number };
  recipeId?: number;
}>;

/** One meal slot of a day and what it aims at. */
export type PlanSlot = Readonly<{
  id: SlotId;
  type: MealMoment;
  target: SlotMacros;
  /** Minutes of preparation that cost nothing; a weekday default by meal if absent. */
  maxMinutes?: number;
  /** Meals that are in the slot; the slot is then left alone. */
  locked?: readonly FixedMeal[];
  /** False: leave the slot as it is; if empty, it counts as filled on target. */
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

/** What applies to a person, whatever is being planned. */
export type PlannerPreferences = Readonly<{
  diet?: MarkedDiet | null;
  intolerances?: readonly Allergen[];
  avoidFoodIds?: readonly number[];
  likedRecipeIds?: readonly number[];
  dislikedRecipeIds?: readonly number[];
  /** Eaten or planned recently; not proposed again within RECENT_DAYS unless too little else fits. */
  recent?: readonly Readonly<{ recipeId: number; daysAgo: number }>[];
  /** Keto: a ceiling for the day's carbohydrates in grams, instead of a target. */
  carbCapGrams?: number | null;
  /** What the person wishes of a week; nothing in particular if absent. */
  wishes?: WeekWishes;
  /** Where the person lives, which decides which dishes are familiar; anywhere if absent. */
  country?: Country;
  /** Meals on other days in the week of the days to plan; the wishes for a week count them. */
  around?: readonly Readonly<{ recipeId: number; date: string; type: MealMoment }>[];
  /** What the person has eaten before; only needed if they wish known or new dishes. */
  eatenRecipeIds?: readonly number[];
  /** What was learned about their taste; nothing if absent. */
  learned?: LearnedTaste;
  weights?: Partial<PlannerWeights>;
}>;

export type PlanWeekRequest = PlannerPreferences &
  Readonly<{
    seed: number;
    /** Rounds of search; DEFAULT_ITERATIONS if absent. */
    iterations?: number;
    days: readonly PlanDayInput[];
  }>;

/** Rounds of search for a week that is planned while the user waits. */
export const DEFAULT_ITERATIONS = 5500;
/** Rounds of search if the answer must be immediate. */
export const INTERACTIVE_ITERATIONS = 1000;
/** Rounds of search beyond which there is no worthwhile gain; this is the most that are run. */
export const MAX_ITERATIONS = 64_000;
/** How often a recipe may appear in one week; `sweet` is a sweetened breakfast or snack. */
export const REPEATS = { main: 1, breakfastSnack: 4, sweet: 2 } as const;
/** Days during which a main meal counts as recent. */
export const RECENT_DAYS = 10;
