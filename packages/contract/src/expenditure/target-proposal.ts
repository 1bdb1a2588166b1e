import { PROPOSAL_REACHES, WITHHELD_REASONS } from '@weekbord/domain/expenditure/propose-target';
import { GOALS, WEEKLY_GOALS } from '@weekbord/domain/goals/goals';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { expenditurePaths } from './paths.ts';

/**
 * The state of the advice: nothing (no plan, or hidden targets), too little data, the target fits, another one is
 * proposed, or only the estimate is reported.
 */
const TARGET_STATES = ['NOTHING', 'UNKNOWN', 'IN_LINE', 'PROPOSED', 'TOLD'] as const;

/** Why no other target is proposed if only the estimate is reported. */
const TOLD_REASONS = [
  ...WITHHELD_REASONS,
  'COACH_PLANS',
  'OWN_NUMBERS',
  'SEVERAL_DAY_PLANS',
  'DECLINED',
  'ACCEPTED',
] as const;

/** Maximum kcal or grams per day; larger numbers are rejected. */
const MOST = 20_000;
export const dayFigures = z
  .object({
    kcal: z.number().int().min(0).max(MOST),
    protein: z.number().int().min(0).max(MOST),
    fat: z.number().int().min(0).max(MOST),
    carbohydrates: z.number().int().min(0).max(MOST),
  })
  .meta({ id: 'DayFigures' });

const targetProposal = z
  .object({
    user: z.number().int(),
    state: z.enum(TARGET_STATES),
    /** kcal per day, rounded to tens, with the bounds of the 80% interval and the number of days used. */
    expenditure: z
      .object({ kcal: z.number().int(), low: z.number().int(), high: z.number().int(), days: z.number().int() })
      .nullable(),
    /**
     * How much data is still missing: days, complete days, days with a weight, days between the first and the last
     * weight.
     */
    missing: z
      .object({
        days: z.number().int(),
        complete_days: z.number().int(),
        weighed_days: z.number().int(),
        days_between: z.number().int(),
      })
      .nullable(),
    told_because: z.enum(TOLD_REASONS).nullable(),
    goal: z.enum(GOALS).nullable(),
    weekly_goal: z.enum(WEEKLY_GOALS).nullable(),
    /** The day as currently planned; null if there are several day plans, or no plan. */
    present: dayFigures.nullable(),
    proposed: dayFigures.nullable(),
    /** How far the proposal goes: everything that the goal requires, a step towards it, or the minimum for a plan. */
    reach: z.enum(PROPOSAL_REACHES).nullable(),
    /** The day as it was before a proposal was accepted, if that can be undone. */
    undo_to: dayFigures.nullable(),
  })
  .meta({ id: 'TargetProposal' });

/** The caller's own date; the latest current date in any time zone if absent. */
const today = date.optional();

export const getTargetProposal = endpoint(expenditurePaths.getTargetProposal, {
  access: 'subject',
  summary:
    "Returns a person's energy expenditure estimated from diary and weights, what is missing for an estimate, and a target that suits their goal better, if there is one.",
  query: z.object({ user: idText.optional(), today }),
  answer: targetProposal,
  // Takes a few milliseconds of CPU: four for a fit of eight weeks.
  oneByOne: true,
});

export const acceptTargetProposal = endpoint(expenditurePaths.acceptTargetProposal, {
  access: 'member',
  summary: 'Accepts a suggested target, if it is still the one shown; planned meals stay.',
  body: z.object({ today, present: dayFigures, proposed: dayFigures }),
  answer: targetProposal,
  errors: ['target_changed', 'consent_required'],
  oneByOne: true,
});

export const declineTargetProposal = endpoint(expenditurePaths.declineTargetProposal, {
  access: 'member',
  summary: 'Stops suggesting another target to the caller for two weeks.',
  body: z.object({ today }),
  answer: targetProposal,
  oneByOne: true,
});

export const undoTargetProposal = endpoint(expenditurePaths.undoTargetProposal, {
  access: 'member',
  summary: 'Restores the target that an accepted suggestion replaced, if the plan has not changed since.',
  body: z.object({ today }),
  answer: targetProposal,
  errors: ['target_changed'],
  oneByOne: true,
});
