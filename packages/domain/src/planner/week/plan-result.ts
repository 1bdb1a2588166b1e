import type { Macros, SlotMacros } from '../../macros/macros.ts';
import type { PlateCode } from '../../plates/flex-table.ts';
import type { KitchenAmount } from '../../plates/kitchen-measure.ts';
import type { SlotId } from './plan-request.ts';
import type { Temperature } from '../../recipes/dish-facts/temperature-of-dish.ts';
import type { BreakfastWish, DinnerGroup, Familiarity } from '../wishes/week-wishes.ts';
import type { DinnerConflict } from '../wishes/wished-dinners.ts';

/** A recipe in a slot. */
export type PlannedItem = Readonly<{
  slotId: SlotId;
  recipeId: number;
  /** The plate that fits the recipe to the slot. */
  plate: PlateCode;
  /** The amounts of the meal, in the order of the recipe's ingredients. */
  lines: readonly KitchenAmount[];
  /** The macros of the whole meal: the sum of its lines. */
  macros: Macros;
  /** Whether the dish is served in addition to the slot's main dish; false if absent. */
  isSide?: boolean;
  /** If the meal is leftovers, the meal on an earlier date that they come from. */
  leftoverOf?: Readonly<{ date: string; slotId: SlotId }>;
}>;

/**
 * How close a day is to its targets: tight is within 1% kcal, 3% protein, 5% fat and 5% carbohydrates; ok is within 2%
 * kcal and 5% protein. A carbohydrate ceiling replaces the percentage of carbohydrates: both bands then require at most
 * 2 g above it. A day with a slot that could not be filled is off.
 */
export type Band = 'tight' | 'ok' | 'off';

export type PlannedDay = Readonly<{
  date: string;
  items: readonly PlannedItem[];
  /** The total of all planned and fixed meals of the day. */
  totals: SlotMacros;
  /** Signed deviation from the target in percent, with open slots counted as filled on target. */
  deviation: SlotMacros;
  band: Band;
}>;

export type PlanIssueKind = 'unfilled' | 'scarce' | 'repeatsRelaxed' | 'bandMissed' | 'wishMissed' | 'invalid';

/**
 * The reason for an issue: the rule that excluded most recipes, the macro that is off target, the unmet wish, or the
 * error in the input.
 */
export type PlanHint =
  | 'mealType'
  | 'diet'
  | 'intolerances'
  | 'avoidedFoods'
  | 'dislikes'
  | 'portionRange'
  | 'fewRecipes'
  | 'noTarget'
  | 'duplicateSlot'
  | 'unfilledSlot'
  | 'fixedMeals'
  | 'kcal'
  | 'protein'
  | 'fat'
  | 'carbohydrates'
  | DinnerConflict
  | 'meatDinners'
  | 'fishDinners'
  | 'meatlessDinners'
  | 'dinnerMinutes'
  | 'breakfastKind'
  | 'coldLunch'
  | 'warmLunch'
  | 'sameBreakfast';

export type PlanIssue = Readonly<{
  kind: PlanIssueKind;
  date: string;
  slotId?: SlotId;
  /** Number of recipes that fit the slot, or the day's scarcest slot, within all hard rules. */
  eligible: number;
  hint: PlanHint;
  /** If the hint is a macro, how far the day is from its target, in kcal or grams; negative if below it. */
  off?: number;
}>;

/** The wishes that a plan meets, to be shown to the user; null or false if there is no such wish or it is not met. */
export type FollowedWishes = Readonly<{
  dinners: Readonly<Record<DinnerGroup, number>> | null;
  /** The minutes within which all dinners are ready: a number if all days with a limit have the same one. */
  dinnerMinutes: number | 'various' | null;
  breakfast: Exclude<BreakfastWish, 'EITHER'> | null;
  lunch: Temperature | null;
  sameBreakfast: boolean;
  familiarity: Exclude<Familiarity, 'BALANCED'> | null;
}>;

export type WeekPlan = Readonly<{
  days: readonly PlannedDay[];
  issues: readonly PlanIssue[];
  followed: FollowedWishes | null;
  /** The points of the whole plan; lower is better. */
  points: number;
}>;
