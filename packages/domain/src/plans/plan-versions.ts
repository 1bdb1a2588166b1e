import { WEEKLY_DEFICITS } from '../goals/weekly-goals.ts';
import { roundTo } from '../numbers/rounding.ts';
import { type DayGoal, dayGoal } from '../slots/day-goal.ts';
import { mealMomentOrder, type MealMoment } from '../slots/meal-moments.ts';
import { type Weekday, WEEKDAYS } from '../dates/weekdays.ts';
import type { DaysOfWeek } from './plan-days.ts';

/** Maximum length of a reason for a plan change, or of a question about one, in characters. */
export const LONGEST_PLAN_TEXT = 500;

/** Maximum number of day plans of one person. */
export const MAX_DAY_PLANS = 200;

/** A meal in a day plan and its target: kcal and whole grams. */
export type MealOfPlan = DayGoal & Readonly<{ meal_moment: MealMoment }>;

/** A day plan at a point in time. */
export type DayPlanState = Readonly<{ id: number; name: string; meals: readonly MealOfPlan[] }>;

/** A person's plan at a point in time: the day plans, and which one applies on each weekday; null if none did. */
export type PlanState = Readonly<{ plans: readonly DayPlanState[]; week: DaysOfWeek | null }>;

export type DayOfPlan = Readonly<{ name: string; meals: readonly MealOfPlan[]; goal: DayGoal }>;

/** Weekdays that changed in the same way; `before` or `after` is null if no plan applied. */
export type PlanChange = Readonly<{ days: readonly Weekday[]; before: DayOfPlan | null; after: DayOfPlan | null }>;

/**
 * The effect of a change, averaged over the week: additional kcal and grams per day, and kg of body weight per week.
 */
export type PlanEffect = Readonly<{ kcal: number; protein: number; weightPerWeek: number }>;

/** Energy of a kilogram of body weight in kcal, as used for weekly goals. */
const KCAL_PER_KG = WEEKLY_DEFICITS.LOSE_1_KG_PER_WEEK;

/** The weekdays whose meals or plan name change, in the order of the week. */
export function changesOfPlan(before: PlanState, after: PlanState): readonly PlanChange[] {
  const changes: { days: Weekday[]; before: DayOfPlan | null; after: DayOfPlan | null }[] = [];
  for (const weekday of WEEKDAYS) {
    const change = { before: dayOf(before, weekday), after: dayOf(after, weekday) };
    if (areSameDays(change.before, change.after)) continue;
    const same = changes.find((one) => areSameDays(one.before, change.before) && areSameDays(one.after, change.after));
    if (same === undefined) changes.push({ days: [weekday], ...change });
    else same.days.push(weekday);
  }
  return changes;
}

/** The mean change per day of a week; null without a plan before or after. */
export function effectOfChange(before: PlanState, after: PlanState): PlanEffect | null {
  const meanOf = (state: PlanState): DayGoal | null => {
    const goals = WEEKDAYS.map((weekday) => dayOf(state, weekday)?.goal);
    if (goals.some((goal) => goal === undefined)) return null;
    const { kcal, protein, carbohydrates, fat } = dayGoal(goals as DayGoal[]);
    const parts = WEEKDAYS.length;
    return { kcal: kcal / parts, protein: protein / parts, carbohydrates: carbohydrates / parts, fat: fat / parts };
  };
  const [from, to] = [meanOf(before), meanOf(after)];
  if (from === null || to === null) return null;
  const kcal = to.kcal - from.kcal;
  return {
    kcal: rounded(kcal, 0),
    protein: rounded(to.protein - from.protein, 0),
    weightPerWeek: rounded((kcal * WEEKDAYS.length) / KCAL_PER_KG, 2),
  };
}

/** A string that is equal for equal states; used to check whether a state has changed since it was read. */
export function textOfState({ plans, week }: PlanState): string {
  const ordered = plans
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, meals }) => [
      id,
      name,
      inOrder(meals).map((meal) => [meal.meal_moment, meal.kcal, meal.protein, meal.carbohydrates, meal.fat]),
    ]);
  return JSON.stringify([ordered, week && WEEKDAYS.map((day) => week[day])]);
}

/** Rounds, but never returns negative zero. */
function rounded(value: number, decimals: number): number {
  return roundTo(value, decimals) || 0;
}

function dayOf({ plans, week }: PlanState, weekday: Weekday): DayOfPlan | null {
  const plan = week && plans.find(({ id }) => id === week[weekday]);
  return plan ? { name: plan.name, meals: inOrder(plan.meals), goal: dayGoal(plan.meals) } : null;
}

function inOrder(meals: readonly MealOfPlan[]): readonly MealOfPlan[] {
  return meals.toSorted((a, b) => mealMomentOrder(a.meal_moment) - mealMomentOrder(b.meal_moment));
}

function areSameDays(one: DayOfPlan | null, other: DayOfPlan | null): boolean {
  if (one === null || other === null) return one === other;
  const figures = ['meal_moment', 'kcal', 'protein', 'carbohydrates', 'fat'] as const;
  return (
    one.name === other.name &&
    one.meals.length === other.meals.length &&
    one.meals.every((meal, index) => figures.every((figure) => meal[figure] === other.meals[index]?.[figure]))
  );
}
