import type { Allergen, AllergenState, Macros, MealMoment, MealType, SlotMacros, Suitability } from '../vocabulary.ts';
import type { PlannerWeights } from './weights.ts';

/** The diets that recipes are marked for. */
export type PlannerDiet = 'vegan' | 'vegetarian' | 'pescatarian';

/** What an ingredient does in a dish; decides how far its amount may move. */
export type IngredientRole = 'protein' | 'starch' | 'fat' | 'vegetable' | 'other';

/** An ingredient of one portion: grams, and what these grams contribute. */
export type PlannerIngredient = Readonly<
  Macros & {
    foodId: number;
    grams: number;
    /** Bought for the week, not taken from the cupboard: each different one is a burden on the grocery list. */
    bought: boolean;
    role: IngredientRole;
    /** Grams of one piece of what is not cut, such as an egg; amounts then move by whole pieces. */
    wholeUnitGrams?: number;
  }
>;

/** A recipe as the planner needs it; energy and macros per one portion. */
export type PlannerRecipe = Readonly<
  Macros & {
    id: number;
    meals: readonly MealType[];
    minutes: number;
    diets: Readonly<Record<PlannerDiet, Suitability>>;
    allergens: Readonly<Record<Allergen, AllergenState>>;
    tags: readonly string[];
    ingredients: readonly PlannerIngredient[];
    /** Protein family, such as chicken or legumes: for variety. */
    family?: string;
    /** Dish kind, such as curry or wrap: for variety. */
    dish?: string;
    /** From 0 to 1; left out, all recipes count as equally popular. */
    popularity?: number;
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
  diet?: PlannerDiet | null;
  intolerances?: readonly Allergen[];
  avoidFoodIds?: readonly number[];
  likedRecipeIds?: readonly number[];
  dislikedRecipeIds?: readonly number[];
  /** Eaten or planned lately; not proposed again within RECENT_DAYS unless too little else fits. */
  recent?: readonly Readonly<{ recipeId: number; daysAgo: number }>[];
  /** Keto: a ceiling for the day's carbohydrates in grams, in place of a target. */
  carbCapGrams?: number | null;
  /** Left out: 'whenNeeded'. */
  ingredientFit?: IngredientFit;
  weights?: Partial<PlannerWeights>;
}>;

/** Whether ingredient amounts may move to bring a day that missed the tight band onto its targets. */
export type IngredientFit = 'off' | 'whenNeeded';

export type PlanWeekRequest = PlannerPreferences &
  Readonly<{
    seed: number;
    /** Rounds of search; left out, DEFAULT_ITERATIONS. */
    iterations?: number;
    days: readonly PlanDayInput[];
    /** How often a recipe may come back in the plan; left out, DEFAULT_REPEATS. */
    repeats?: Readonly<{ main: number; breakfastSnack: number }>;
  }>;

/** Rounds of search of a week that is planned while the user waits. */
export const DEFAULT_ITERATIONS = 4000;
/** Rounds of search where the answer must be immediate. */
export const INTERACTIVE_ITERATIONS = 1000;
/** Rounds of search beyond which nothing worthwhile is gained; more are not made. */
export const MAX_ITERATIONS = 64_000;
/** How often a recipe may stand in one week. */
export const DEFAULT_REPEATS = { main: 1, breakfastSnack: 2 } as const;
/** Days during which a recipe counts as recent. */
export const RECENT_DAYS = 6;
