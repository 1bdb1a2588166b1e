import { energyExpenditure } from '@weekbord/domain/energy/expenditure';
import { type DayFault, faultsOfDay } from '@weekbord/domain/plans/day-faults';
import { type DayGoal, dayGoal } from '@weekbord/domain/slots/day-goal';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { PlanBasisAnswer } from '../api/plan-flow.ts';
import { basisOf } from './plan-draft.ts';

type MealTarget = DayGoal & Readonly<{ meal_moment: MealMoment }>;

/** A day plan that is given to others. */
export type PlanToGive = Readonly<{ id: number; name: string; meals: readonly MealTarget[] }>;

/** How a day plan fits a client, or why it cannot be given to them. */
export type PlanFit =
  | Readonly<{
      kind: 'FITS';
      /** The current mean kcal of the chosen days; null if it is the first plan. */
      before: number | null;
      after: number;
      expenditure: number;
      /** The client's goal, if the plan's energy contradicts it. */
      against: 'LOSE' | 'GAIN' | null;
    }>
  | Readonly<{ kind: 'LEFT_OUT'; because: 'NO_PROFILE' | 'NO_MEASURES' | 'HAS_IT' | readonly DayFault[] }>;

type DayPlan = PlanBasisAnswer['unused_day_plans'][number];

/** Returns the day plans of a person, those of the week first. */
export function plansToGive({ weekly_plan: week, unused_day_plans: unused }: PlanBasisAnswer): readonly PlanToGive[] {
  const ofWeek = week === null ? [] : WEEKDAYS.map((day) => week[day]);
  const all = new Map([...ofWeek, ...unused].map((plan) => [plan.id, plan]));
  return [...all.values()]
    .filter(({ meal_slot_specifications: slots }) => slots.length > 0)
    .map(({ id, name, meal_slot_specifications: slots }) => ({ id, name, meals: slots.map(targetOf) }));
}

function targetOf({ meal_moment, kcal, protein, carbohydrates, fat }: DayPlan['meal_slot_specifications'][number]) {
  return { meal_moment, kcal, protein, carbohydrates, fat };
}

/** Checks a day plan for a client on the given weekdays, by the rules for a coach's plan. */
export function fitOfPlan(read: PlanBasisAnswer, plan: PlanToGive, days: readonly Weekday[]): PlanFit {
  const leftOut = (because: Extract<PlanFit, { kind: 'LEFT_OUT' }>['because']): PlanFit => ({
    kind: 'LEFT_OUT',
    because,
  });
  if (read.profile === null) return leftOut('NO_PROFILE');
  const basis = basisOf(read);
  if (basis === null) return leftOut('NO_MEASURES');
  const week = read.weekly_plan;
  if (week !== null && days.every((day) => isSamePlan(week[day], plan))) return leftOut('HAS_IT');
  const goal = dayGoal(plan.meals);
  const faults = faultsOfDay(basis.profile, goal, 'COACH');
  if (faults.length > 0) return leftOut(faults);
  const expenditure = energyExpenditure(basis.profile);
  const before =
    week === null ? null : dayGoal(days.flatMap((day) => week[day].meal_slot_specifications)).kcal / days.length;
  const { goal: wanted } = basis.profile;
  const against =
    wanted === 'LOSE_WEIGHT' && goal.kcal > expenditure
      ? 'LOSE'
      : wanted === 'GAIN_MUSCLE' && goal.kcal < expenditure
        ? 'GAIN'
        : null;
  return { kind: 'FITS', before, after: goal.kcal, expenditure, against };
}

function isSamePlan(stored: DayPlan, plan: PlanToGive): boolean {
  const { meal_slot_specifications: slots } = stored;
  return (
    isSameName(stored, plan) &&
    slots.length === plan.meals.length &&
    plan.meals.every((meal) => {
      const slot = slots.find(({ meal_moment: moment }) => moment === meal.meal_moment);
      return slot !== undefined && JSON.stringify(targetOf(slot)) === JSON.stringify(meal);
    })
  );
}

function isSameName(one: Readonly<{ name: string }>, other: Readonly<{ name: string }>): boolean {
  return one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
}

/**
 * Returns the request body that gives a client the day plan on the given weekdays. Changes a plan of that name if no
 * other day uses it; if there is none, adds a plan.
 */
export function bodyOfGift(
  read: PlanBasisAnswer,
  plan: PlanToGive,
  { user, days, reason }: Readonly<{ user: number; days: readonly Weekday[]; reason: string }>,
) {
  const week = read.weekly_plan;
  const ofWeek = week === null ? [] : WEEKDAYS.map((day) => week[day]);
  const isElsewhere = ({ id }: DayPlan) => WEEKDAYS.some((day) => week?.[day].id === id && !days.includes(day));
  const stored = [...ofWeek, ...read.unused_day_plans].find((one) => isSameName(one, plan) && !isElsewhere(one));
  return {
    user,
    nutrition_day_plan: stored?.id ?? null,
    name: plan.name,
    days: [...days],
    meals: plan.meals.map((meal) => ({ ...meal })),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    read: {
      week: week && (Object.fromEntries(WEEKDAYS.map((day) => [day, week[day].id])) as Record<Weekday, number>),
      meals: stored === undefined ? null : stored.meal_slot_specifications.map(targetOf),
    },
  };
}
