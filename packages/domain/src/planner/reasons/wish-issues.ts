import { mixDeviation } from '../scoring/dinner-mix.ts';
import type { FollowedWishes, PlanIssue, PlannedDay } from '../week/plan-result.ts';
import { type ProblemSlot, slotOf, type WeekProblem } from '../week/week-problem.ts';
import { DINNER_GROUPS, type DinnerGroup } from '../wishes/week-wishes.ts';
import { isOtherBreakfast, workingWeekOf } from '../wishes/wish-penalty.ts';
import { groupOfRecipe } from '../wishes/wished-dinners.ts';

/** With at least this many dinners, a plan shows whether the dinner wishes are met. */
const WEEK = 7;

type Planned = Readonly<{ date: string; recipe: number; slot: ProblemSlot; isWarmed: boolean }>;

function plannedMeals(problem: WeekProblem, days: readonly PlannedDay[]): Planned[] {
  return days.flatMap(({ date, items }, dayNumber) => {
    return items.map((item) => ({
      date,
      recipe: problem.pool.catalogue.indexById.get(item.recipeId)!,
      slot: slotOf(problem, problem.days[dayNumber]!, item),
      isWarmed: item.leftoverOf !== undefined,
    }));
  });
}

/** The dinners of each group in the plan, and on the other days of its week. */
function countDinners(problem: WeekProblem, meals: readonly Planned[]): Record<DinnerGroup, number> {
  const { catalogue, around } = problem.pool;
  const count = { meat: 0, fish: 0, meatless: 0 };
  const dinners = [
    ...around.filter(({ type }) => type === 'DINNER'),
    ...problem.days.flatMap(({ existing }) => existing.filter(({ type }) => type === 'DINNER')),
    ...meals.filter(({ slot }) => slot.slot.type === 'DINNER'),
  ];
  for (const { recipe } of dinners) count[groupOfRecipe(catalogue.recipes[recipe]!)] += 1;
  return count;
}

function total(count: Readonly<Record<DinnerGroup, number>>): number {
  return DINNER_GROUPS.reduce((sum, group) => sum + count[group], 0);
}

/** Whether a meal is a dinner's main or side dish. */
function isOfDinner({ slot: { slot, kind } }: Planned): boolean {
  return slot.type === 'DINNER' || kind.sideOf === 'DINNER';
}

function isLate({ recipe, slot, isWarmed }: Planned, { pool }: WeekProblem): boolean {
  return !isWarmed && slot.kind.isWishedBudget && pool.catalogue.minutes[recipe]! > slot.kind.minuteBudget;
}

/** A lunch of leftovers from a dinner counts as warm. */
function isOtherLunch({ recipe, slot, isWarmed }: Planned, { pool }: WeekProblem): boolean {
  const { temperature } = pool.catalogue.recipes[recipe]!;
  if (isWarmed || slot.slot.type !== 'LUNCH' || pool.wishes.lunch === 'EITHER') return false;
  return temperature !== undefined && temperature !== pool.wishes.lunch;
}

/** The weeks whose working days have different breakfasts, by the first of these days. */
function unlikeBreakfasts(problem: WeekProblem, meals: readonly Planned[]): string[] {
  if (!problem.pool.wishes.sameBreakfast) return [];
  const breakfasts = meals.filter(({ date, slot }) => slot.slot.type === 'BREAKFAST' && workingWeekOf(date) !== null);
  return [...Map.groupBy(breakfasts, ({ date }) => workingWeekOf(date)).values()].flatMap((ofWeek) =>
    new Set(ofWeek.map(({ recipe }) => recipe)).size > 1 ? ofWeek[0]!.date : [],
  );
}

const GROUP_HINTS = { meat: 'meatDinners', fish: 'fishDinners', meatless: 'meatlessDinners' } as const;

/**
 * The wishes that a plan could not meet, each with the reason: wishes that contradict a rule or each other, or too few
 * recipes.
 */
export function wishIssues(problem: WeekProblem, days: readonly PlannedDay[]): PlanIssue[] {
  const first = days[0];
  if (first === undefined) return [];
  const { ranges: groups, conflicts } = problem.pool.dinners;
  const meals = plannedMeals(problem, days);
  // Wishes that conflict with a rule are reported when a week is planned, not when single days are.
  const left = days.length < WEEK ? [] : conflicts;
  const issues: PlanIssue[] = left.map((hint) => ({ kind: 'wishMissed', date: first.date, eligible: 0, hint }));
  const count = countDinners(problem, meals);
  if (groups !== null && total(count) > 0) {
    const beside = DINNER_GROUPS.filter((group) => mixDeviation(groups[group], count[group], total(count)) > 0);
    const short = beside.filter((group) => count[group] < groups[group][0]);
    for (const group of short.length > 0 ? short : beside)
      issues.push({ kind: 'wishMissed', date: first.date, eligible: count[group], hint: GROUP_HINTS[group] });
  }
  /** Dinners already reported as late; a main dish and its side dish are one dinner. */
  const late = new Set<string>();
  for (const meal of meals) {
    const { date, slot } = meal;
    const about = { kind: 'wishMissed', date, slotId: slot.slot.id, eligible: slot.kind.recipes.length } as const;
    const dinner = `${date} ${slot.slot.id}`;
    if (isLate(meal, problem) && !late.has(dinner)) {
      late.add(dinner);
      issues.push({ ...about, hint: 'dinnerMinutes' });
    }
    if (slot.slot.type === 'BREAKFAST' && isOtherBreakfast(problem.pool, meal.recipe))
      issues.push({ ...about, hint: 'breakfastKind' });
    if (isOtherLunch(meal, problem))
      issues.push({ ...about, hint: problem.pool.wishes.lunch === 'COLD' ? 'coldLunch' : 'warmLunch' });
  }
  for (const date of unlikeBreakfasts(problem, meals))
    issues.push({ kind: 'wishMissed', date, eligible: 0, hint: 'sameBreakfast' });
  return issues;
}

/**
 * The wishes met by a plan of a whole week; null if there were no wishes, none was met, or the plan is shorter than a
 * week.
 */
export function followedWishes(problem: WeekProblem, days: readonly PlannedDay[]): FollowedWishes | null {
  if (days.length < WEEK) return null;
  const {
    dinners: { ranges },
    wishes,
  } = problem.pool;
  const meals = plannedMeals(problem, days);
  const count = countDinners(problem, meals);
  const dinners = meals.filter(isOfDinner);
  const budgets = new Set(dinners.flatMap(({ slot: { kind } }) => (kind.isWishedBudget ? kind.minuteBudget : [])));
  const isInTime = dinners.length > 0 && dinners.every((meal) => !isLate(meal, problem));
  const breakfasts = meals.filter(({ slot }) => slot.slot.type === 'BREAKFAST');
  const lunches = meals.filter(({ slot }) => slot.slot.type === 'LUNCH');
  const followed: FollowedWishes = {
    dinners: ranges !== null && total(count) >= WEEK ? count : null,
    dinnerMinutes: budgets.size === 0 || !isInTime ? null : budgets.size > 1 ? 'various' : [...budgets][0]!,
    breakfast:
      wishes.breakfast !== 'EITHER' &&
      breakfasts.length > 0 &&
      breakfasts.every(({ recipe }) => !isOtherBreakfast(problem.pool, recipe))
        ? wishes.breakfast
        : null,
    lunch:
      wishes.lunch !== 'EITHER' && lunches.length > 0 && lunches.every((meal) => !isOtherLunch(meal, problem))
        ? wishes.lunch
        : null,
    sameBreakfast: wishes.sameBreakfast && breakfasts.length > 0 && unlikeBreakfasts(problem, meals).length === 0,
    familiarity: wishes.familiarity === 'BALANCED' ? null : wishes.familiarity,
  };
  return Object.values(followed).some((one) => one !== null && one !== false) ? followed : null;
}
