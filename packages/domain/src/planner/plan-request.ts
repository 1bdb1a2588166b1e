import type { Country } from '../accounts/countries.ts';
import type { FlexLine } from '../plates/flex-table.ts';
import type { Produce } from '../plates/food-in-a-dish.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { DishFamily } from '../recipes/dish-families.ts';
import type { Appeal, Cuisine, DishForm, ProteinSource, Season } from '../recipes/nature-of-dish.ts';
import type {
  Allergen,
  AllergenState,
  Macros,
  MealMoment,
  MealType,
  SlotMacros,
  Suitability,
  MarkedDiet,
} from '../vocabulary.ts';
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
    /** The food that is bought for it; left out, itself, and null where none is, as for water. */
    boughtAs?: number | null;
    /** Grams of the smallest pack that it is sold in; left out where it is bought loose. */
    pack?: number;
    produce?: Produce;
    /** Grams of sugars that were added or are free; left out, none. */
    freeSugars?: number;
    /** Of what foods a cook takes for each other it is; left out, of none. */
    kind?: KitchenKind;
  }>;

/** A recipe as the planner needs it; energy and macros per one portion. */
export type PlannerRecipe = Readonly<
  Macros & {
    id: number;
    /** In any language; dishes whose names share a rare word, as stroganoff, are alike. Left out, with none. */
    name?: string;
    /** Its families, apart from those that follow from its foods; none where left out. */
    families?: readonly DishFamily[];
    meals: readonly MealType[];
    minutes: number;
    diets: Readonly<Record<MarkedDiet, Suitability>>;
    allergens: Readonly<Record<Allergen, AllergenState>>;
    tags: readonly string[];
    ingredients: readonly PlannerIngredient[];
    /** Whether it has meat or fish in it, by its foods; left out, as its source says. */
    dinnerGroup?: DinnerGroup;
    /** What it is, for variety; left out where it is not known. */
    source?: ProteinSource;
    form?: DishForm;
    cuisine?: Cuisine;
    /** Left out where it is as most dishes. */
    appeal?: Appeal;
    /** When its fresh part is at its best; left out, all year. */
    seasons?: readonly Season[];
    /** Left out where it cannot be said. */
    temperature?: Temperature;
    /** Made with a product for people who avoid something, such as gluten-free bread or vegan cheese. */
    isSpecial?: boolean;
    /** The countries in which all its foods are sold; left out, everywhere. */
    soldIn?: readonly Country[];
    /** Can be cooked today and warmed on one of the next two days; left out, it cannot. */
    keeps?: boolean;
    /** Has a portion of salmon, mackerel or the like in it; left out, it has none. */
    hasOilyFish?: boolean;
    /** A version in which something of another kind stands in for the protein of the dish as written. */
    hasStandIn?: boolean;
    /** Grams of one portion; left out, none. */
    salt?: number;
  }
>;

export type SlotId = number | string;

/** Something that already stands in the day and stays as it is: eaten, or kept by the person. */
export type FixedMeal = Readonly<{
  macros: SlotMacros & { fiber?: number };
  recipeId?: number;
}>;

/** One meal slot of a day and what it aims at. */
export type PlanSlot = Readonly<{
  id: SlotId;
  type: MealMoment;
  target: SlotMacros;
  /** Minutes of preparation that are free of cost; left out, a weekday default by meal. */
  maxMinutes?: number;
  /** Meals that stand in the slot; the slot is then left alone. */
  locked?: readonly FixedMeal[];
  /** False: leave the slot as it is; empty, it is counted as if it will be filled on target. */
  requested?: boolean;
}>;

export type PlanDayInput = Readonly<{
  /** A plain calendar date, YYYY-MM-DD. */
  date: string;
  dayClass: 'weekday' | 'weekend';
  slots: readonly PlanSlot[];
  /** The day's target; left out, the sum of its slots. */
  target?: SlotMacros;
  /** Meals outside the slots above. */
  fixed?: readonly FixedMeal[];
  /** Recipes with one of these tags are preferred on this date, e.g. HORMONE. */
  preferTags?: readonly string[];
}>;

/** What holds for a person, whatever is being planned. */
export type PlannerPreferences = Readonly<{
  diet?: MarkedDiet | null;
  intolerances?: readonly Allergen[];
  avoidFoodIds?: readonly number[];
  likedRecipeIds?: readonly number[];
  dislikedRecipeIds?: readonly number[];
  /** Eaten or planned lately; not proposed again within RECENT_DAYS unless too little else fits. */
  recent?: readonly Readonly<{ recipeId: number; daysAgo: number }>[];
  /** Keto: a ceiling for the day's carbohydrates in grams, in place of a target. */
  carbCapGrams?: number | null;
  /** What the person wishes of a week; left out, nothing in particular. */
  wishes?: WeekWishes;
  /** Where the person lives, which says what dishes are known ones; left out, anywhere. */
  country?: Country;
  /** Meals that stand in the week of the days to plan, on other days: what is wished of a week counts them. */
  around?: readonly Readonly<{ recipeId: number; date: string; type: MealMoment }>[];
  /** What the person has eaten before; only needed where they wish known or new dishes. */
  eatenRecipeIds?: readonly number[];
  /** What was learned of their taste; left out, nothing. */
  learned?: LearnedTaste;
  weights?: Partial<PlannerWeights>;
}>;

export type PlanWeekRequest = PlannerPreferences &
  Readonly<{
    seed: number;
    /** Rounds of search; left out, DEFAULT_ITERATIONS. */
    iterations?: number;
    days: readonly PlanDayInput[];
  }>;

/** Rounds of search of a week that is planned while the user waits. */
export const DEFAULT_ITERATIONS = 5500;
/** Rounds of search where the answer must be immediate. */
export const INTERACTIVE_ITERATIONS = 1000;
/** Rounds of search beyond which nothing worthwhile is gained; more are not made. */
export const MAX_ITERATIONS = 64_000;
/** How often a recipe may stand in one week; `sweet` is a breakfast or a snack that is sweetened. */
export const REPEATS = { main: 1, breakfastSnack: 4, sweet: 2 } as const;
/** Days during which a main meal counts as recent. */
export const RECENT_DAYS = 10;
