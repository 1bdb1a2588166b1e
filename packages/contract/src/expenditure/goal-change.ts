import { WEIGHT_KG_RANGE } from '@weekbord/domain/onboarding/validate-body';
import { GOAL_REFUSALS } from '@weekbord/domain/onboarding/goal-options';
import { GOALS, WEEKLY_GOALS } from '@weekbord/domain/goals/goals';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date } from '../fields.ts';
import { expenditurePaths } from './paths.ts';
import { dayFigures } from './target-proposal.ts';
import { listOf, SIZES } from '../sizes.ts';

/**
 * Why the goal cannot be changed here: no plan or hidden targets, a coach's plan, several day plans, or missing
 * measurements.
 */
const FIXED_REASONS = ['NO_PLAN', 'COACH_PLANS', 'SEVERAL_DAY_PLANS', 'MEASURES_MISSING'] as const;

const goal = z.enum(GOALS);
/** The pace of weight loss; null for the other goals. */
const weeklyGoal = z.enum(WEEKLY_GOALS).nullable();

const goalOptions = z
  .object({
    user: z.number().int(),
    fixed_because: z.enum(FIXED_REASONS).nullable(),
    /** The goal; null without an intake. */
    goal: goal.nullable(),
    weekly_goal: weeklyGoal,
    /** The day as currently planned; null if the goal cannot be changed. */
    present: dayFigures.nullable(),
    /** The weight in kg used for the computation: a recent weight, otherwise that of the intake. */
    weight: z.number().nullable(),
    /** The goal weight in kg; null if the intake has none. */
    goal_weight: z.number().nullable(),
    /** Whether the person entered the numbers, so that the goal does not change them. */
    keeps_own_numbers: z.boolean(),
    /** The options, each with the day that would result. */
    options: listOf(z.object({ goal, weekly_goal: weeklyGoal, figures: dayFigures }), SIZES.few),
    refused: listOf(z.object({ goal, because: z.enum(GOAL_REFUSALS) }), SIZES.few),
  })
  .meta({ id: 'GoalOptions' });

/** The caller's own date; the latest current date in any time zone if absent. */
const today = date.optional();

export const getGoalOptions = endpoint(expenditurePaths.getGoalOptions, {
  access: 'member',
  summary: 'Lists the goals that are safe for the caller, each with the daily energy and macros it would set.',
  query: z.object({ today }),
  answer: goalOptions,
  oneByOne: true,
});

export const changeGoal = endpoint(expenditurePaths.changeGoal, {
  access: 'member',
  summary:
    "Changes the caller's goal and plan, if both are unchanged since they were read and lead to the figures shown; planned meals stay.",
  body: z.object({
    today,
    /** The state as the caller saw it. */
    read: z.object({ goal, weekly_goal: weeklyGoal, present: dayFigures }),
    goal,
    weekly_goal: weeklyGoal,
    figures: dayFigures,
    /** The goal weight in kg. Null removes it; unchanged if absent. */
    goal_weight: z.number().positive().max(WEIGHT_KG_RANGE.max).nullable().optional(),
  }),
  answer: goalOptions,
  errors: ['consent_required'],
  oneByOne: true,
});
