import type { MealMoment } from '../vocabulary.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { type DayAim, makeAim, toUnits, type UnitMacros, UNITS } from './day-cost.ts';
import { findExclusions, findRecent } from './eligibility.ts';
import {
  DEFAULT_REPEATS,
  type FixedMeal,
  type PlanDayInput,
  type PlannerPreferences,
  type PlanSlot,
} from './plan-request.ts';
import type { PlanIssue } from './plan-result.ts';
import { buildOptions, type OptionSet, type RecipePool, type SlotKind } from './slot-options.ts';
import { resolveWeights } from './weights.ts';

/** Options kept per kind of slot when a week is planned; more bring nothing. */
export const WEEK_OPTION_LIMIT = 200;

/** Minutes of preparation that cost nothing on a weekday. */
const WEEKDAY_MINUTES = { BREAKFAST: 10, LUNCH: 20, DINNER: 35, SNACK: 10 } as const;

/** A slot that the planner fills. */
export type ProblemSlot = Readonly<{
  day: number;
  slot: PlanSlot;
  kind: SlotKind;
  options: OptionSet;
  /** Whether it counts for protein family and dish variety. */
  main: boolean;
}>;

export type ProblemDay = Readonly<{
  input: PlanDayInput;
  aim: DayAim;
  /** What fixed meals contribute, in units. */
  fixed: UnitMacros;
  /** Numbers of its slots in `slots`. */
  slots: readonly number[];
  /** Slots that nothing qualifies for. */
  unfillable: readonly PlanSlot[];
}>;

/** A request made ready for the search. */
export type WeekProblem = Readonly<{
  pool: RecipePool;
  days: readonly ProblemDay[];
  slots: readonly ProblemSlot[];
  /** Catalogue numbers of recipes that fixed meals already use, by day. */
  fixedRecipes: readonly Readonly<{ recipe: number; main: boolean }>[];
  issues: readonly PlanIssue[];
  optionCount: number;
}>;

export type ProblemInput = Readonly<{
  catalogue: CatalogueIndex;
  preferences: PlannerPreferences;
  days: readonly PlanDayInput[];
  repeats?: Readonly<{ main: number; breakfastSnack: number }> | undefined;
  optionLimit: number;
}>;

/** Whether meals of this moment count for the variety of a week. */
export function isMain(type: MealMoment): boolean {
  return type === 'LUNCH' || type === 'DINNER';
}

/** Minutes of preparation that cost nothing in a slot. */
export function minuteBudget(slot: PlanSlot, dayClass: PlanDayInput['dayClass']): number {
  if (slot.maxMinutes !== undefined && slot.maxMinutes >= 0) return slot.maxMinutes;
  if (dayClass === 'weekend') return Infinity;
  const { type } = slot;
  return WEEKDAY_MINUTES[type === 'BREAKFAST' || type === 'LUNCH' || type === 'DINNER' ? type : 'SNACK'];
}

/** Whether the planner is to fill a slot. */
export function isOpen(slot: PlanSlot): boolean {
  return slot.requested !== false && (slot.locked ?? []).length === 0;
}

function add(a: UnitMacros, b: UnitMacros, sign: 1 | -1): UnitMacros {
  return {
    kcal: a.kcal + sign * b.kcal,
    protein: a.protein + sign * b.protein,
    fat: a.fat + sign * b.fat,
    carbohydrates: a.carbohydrates + sign * b.carbohydrates,
  };
}

const NOTHING: UnitMacros = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };

/** Everything in a day that stays: its fixed meals and those that stand in its slots. */
export function fixedMeals(day: PlanDayInput): { meal: FixedMeal; main: boolean }[] {
  return [
    ...(day.fixed ?? []).map((meal) => ({ meal, main: false })),
    ...day.slots.flatMap((slot) => (slot.locked ?? []).map((meal) => ({ meal, main: isMain(slot.type) }))),
  ];
}

/**
 * The target against which a day is measured: its own or the sum of its slots, without the slots
 * that are empty and stay so (`leftOpen`), which are counted as filled on target.
 */
export function dayTarget(day: PlanDayInput, leftOpen: readonly PlanSlot[]): UnitMacros {
  const sum = (slots: readonly PlanSlot[]): UnitMacros =>
    slots.reduce((total, slot) => add(total, positive(toUnits(slot.target)), 1), NOTHING);
  const whole = day.target ? positive(toUnits(day.target)) : sum(day.slots);
  return positive(add(whole, sum(leftOpen), -1));
}

function positive(macros: UnitMacros): UnitMacros {
  const clip = (amount: number): number => Math.max(0, amount);
  return {
    kcal: clip(macros.kcal),
    protein: clip(macros.protein),
    fat: clip(macros.fat),
    carbohydrates: clip(macros.carbohydrates),
  };
}

/** What a day is measured against; slots left open keep their share of target and ceiling. */
export function dayAim(
  day: PlanDayInput,
  leftOpen: readonly PlanSlot[],
  carbCapGrams: number | null | undefined,
  weight: number,
): DayAim {
  const share = leftOpen.reduce((sum, { target }) => sum + positive(toUnits(target)).carbohydrates / UNITS, 0);
  const cap = typeof carbCapGrams === 'number' ? Math.max(0, carbCapGrams - share) : null;
  return makeAim(dayTarget(day, leftOpen), cap, weight);
}

/** Filters the catalogue, builds the options of every slot and adds up what is fixed. */
export function buildProblem(input: ProblemInput): WeekProblem {
  const { catalogue, preferences } = input;
  const pool: RecipePool = {
    catalogue,
    exclusions: findExclusions(catalogue, preferences),
    recent: findRecent(catalogue, preferences),
    liked: new Set(preferences.likedRecipeIds),
    weights: resolveWeights(preferences.weights),
  };
  const repeats = input.repeats ?? DEFAULT_REPEATS;
  const kinds = new Map<string, { kind: SlotKind; options: OptionSet }>();
  const slots: ProblemSlot[] = [];
  const days: ProblemDay[] = [];
  const issues: PlanIssue[] = [];
  const fixedRecipes: { recipe: number; main: boolean }[] = [];
  const seen = new Set<string>();

  const kindOf = (slot: PlanSlot, day: PlanDayInput): { kind: SlotKind; options: OptionSet } => {
    const kind: SlotKind = {
      type: slot.type,
      target: positive(toUnits(slot.target)),
      carbCapped: typeof preferences.carbCapGrams === 'number',
      minuteBudget: minuteBudget(slot, day.dayClass),
      preferTags: day.preferTags ?? [],
      repeats: slot.type === 'LUNCH' || slot.type === 'DINNER' ? repeats.main : repeats.breakfastSnack,
    };
    const key = JSON.stringify([kind, String(kind.minuteBudget)]);
    const known = kinds.get(key);
    if (known) return known;
    const made = { kind, options: buildOptions(pool, kind, input.optionLimit) };
    kinds.set(key, made);
    return made;
  };

  input.days.forEach((day, dayNumber) => {
    const own: number[] = [];
    const unfillable: PlanSlot[] = [];
    const leftOpen: PlanSlot[] = [];
    const usable: PlanSlot[] = [];
    for (const slot of day.slots) {
      const key = JSON.stringify([day.date, dayNumber, slot.id]);
      if (seen.has(key)) {
        issues.push({ kind: 'invalid', date: day.date, slotId: slot.id, eligible: 0, hint: 'duplicateSlot' });
        continue;
      }
      seen.add(key);
      usable.push(slot);
      if (!isOpen(slot)) {
        if ((slot.locked ?? []).length === 0) leftOpen.push(slot);
        continue;
      }
      if (!(slot.target.kcal > 0)) {
        unfillable.push(slot);
        issues.push({ kind: 'unfilled', date: day.date, slotId: slot.id, eligible: 0, hint: 'noTarget' });
        continue;
      }
      const { kind, options } = kindOf(slot, day);
      if (options.size === 0) {
        unfillable.push(slot);
        leftOpen.push(slot);
        continue;
      }
      own.push(slots.length);
      slots.push({ day: dayNumber, slot, kind, options, main: isMain(slot.type) });
    }
    let fixed = NOTHING;
    const known = { ...day, slots: usable };
    for (const { meal, main } of fixedMeals(known)) {
      fixed = add(fixed, toUnits(meal.macros), 1);
      const recipe = meal.recipeId === undefined ? undefined : catalogue.indexById.get(meal.recipeId);
      if (recipe !== undefined) fixedRecipes.push({ recipe, main });
    }
    days.push({
      input: known,
      aim: dayAim(known, leftOpen, preferences.carbCapGrams, pool.weights.nutrition),
      fixed,
      slots: own,
      unfillable,
    });
  });
  return {
    pool,
    days,
    slots,
    fixedRecipes,
    issues,
    optionCount: [...kinds.values()].reduce((sum, { options }) => sum + options.size, 0),
  };
}
