import type { Macros, SlotMacros } from '../vocabulary.ts';
import type { SlotId } from './plan-request.ts';

/** An ingredient whose amount differs from the recipe's. */
export type IngredientChange = Readonly<{
  /** Position in the recipe's ingredients. */
  ingredientIndex: number;
  foodId: number;
  /** Grams in the meal as served, portions multiplier included. */
  fromGrams: number;
  toGrams: number;
  /** Grams in one portion that make `toGrams` once multiplied. */
  portionGrams: number;
}>;

/** A recipe in a slot. */
export type PlannedItem = Readonly<{
  slotId: SlotId;
  recipeId: number;
  /** From 0.5 to 3 in steps of 0.25. */
  multiplier: number;
  changes: readonly IngredientChange[];
  /** Of the whole meal, changes included. */
  macros: Macros;
}>;

/**
 * How close a day comes: tight is within 1 % kcal, 3 % protein, 5 % fat and 5 % carbohydrates; ok
 * is within 2 % kcal and 5 % protein; with a carbohydrate ceiling both instead ask for at most
 * 2 g above it. A day with a slot that could not be filled is off.
 */
export type Band = 'tight' | 'ok' | 'off';

export type PlannedDay = Readonly<{
  date: string;
  items: readonly PlannedItem[];
  /** All that stands in the day: planned and fixed. */
  totals: SlotMacros;
  /** Signed per cent from the target, open slots counted as filled on target. */
  deviation: SlotMacros;
  band: Band;
}>;

/** Points per concern; see PlannerWeights. */
export type CostBreakdown = Readonly<{
  nutrition: number;
  slotEnergy: number;
  preference: number;
  preparation: number;
  portions: number;
  groceries: number;
  variety: number;
  changes: number;
  unfilled: number;
  total: number;
}>;

export type PlanIssueKind = 'unfilled' | 'scarce' | 'repeatsRelaxed' | 'bandMissed' | 'invalid';

/** Why: the rule that took most recipes away, the macro that is off, or what was wrong with the input. */
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
  | 'carbohydrates';

export type PlanIssue = Readonly<{
  kind: PlanIssueKind;
  date: string;
  slotId?: SlotId;
  /** Recipes that fit the slot, or the day's scarcest slot, within all hard rules. */
  eligible: number;
  hint: PlanHint;
}>;

export type WeekPlan = Readonly<{
  days: readonly PlannedDay[];
  /** What the planned items ask for, by food id. */
  groceries: readonly Readonly<{ foodId: number; grams: number }>[];
  cost: CostBreakdown;
  issues: readonly PlanIssue[];
  stats: Readonly<{
    iterations: number;
    optionCount: number;
    /** Points before ingredients were touched; never higher with more iterations. */
    searchCost: number;
  }>;
}>;
