import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idText, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { planVersionsPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** kcal and whole grams. */
const figures = {
  kcal: z.number().int(),
  protein: z.number().int(),
  carbohydrates: z.number().int(),
  fat: z.number().int(),
};

const dayOfPlan = z
  .object({
    name: z.string(),
    goal: z.object(figures),
    meals: listOf(z.object({ meal_moment: z.enum(MEAL_MOMENTS), ...figures }), SIZES.mealsOfDay),
  })
  .nullable();

const SIDES = ['BEFORE', 'AFTER'] as const;

/** A change to a person's plan by their coach, or a change that restored an earlier state. */
const planVersion = z
  .object({
    id: z.number().int(),
    made_at: z.string(),
    /** Who made the change: the person's current coach, the person themselves, or a former coach. */
    who: z.enum(['COACH', 'PERSON', 'FORMER']),
    /** The coach's name; null if the coach is no longer involved. */
    name: z.string().nullable(),
    reason: z.string().nullable(),
    /** The weekdays that changed, with equal changes grouped; null for a side on which no plan applied. */
    changes: listOf(
      z.object({ days: listOf(z.enum(WEEKDAYS), SIZES.days), before: dayOfPlan, after: dayOfPlan }),
      SIZES.many,
    ),
    /**
     * Additional kcal and g of protein per day, averaged over the week, and kg of body weight per week; null for a
     * first plan.
     */
    effect: z.object({ kcal: z.number().int(), protein: z.number().int(), weight_per_week: z.number() }).nullable(),
    /** Whether the change restored the state of an earlier version. */
    is_restored: z.boolean(),
    /**
     * Whether the version is about a plan that the coach made while the person, who already had a plan, was not yet
     * their client. If made by the coach, it is an offer of that plan, which is not in use yet; if made by the person,
     * it is the switch to it.
     */
    is_offer: z.boolean(),
    /** The states that can be restored: those that are not current. */
    restorable: listOf(z.enum(SIDES), SIZES.few),
    answer: z.enum(['ACCEPTED', 'ASKED', 'RETURNED']).nullable(),
    answered_at: z.string().nullable(),
    question: z.string().nullable(),
  })
  .meta({ id: 'PlanVersion' });

export const listPlanVersions = endpoint(planVersionsPaths.listPlanVersions, {
  access: 'subject',
  summary: "Lists the changes a coach made to the caller's plan, or to that of a client named by `user`, newest first.",
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(planVersion).extend({
    /** Identifies the current plan; a state can be restored only if the plan is still the same. */
    state: z.string(),
  }),
});

export const answerPlanVersion = endpoint(planVersionsPaths.answerPlanVersion, {
  access: 'member',
  summary: "Accepts a coach's change and any earlier unanswered ones, asks about it, or declines an offered plan.",
  params: idParams,
  body: z.object({
    /** `ACCEPTED` accepts a change, `RETURNED` declines an offer. */
    answer: z.enum(['ACCEPTED', 'ASKED', 'RETURNED']),
    /** The question; required with `ASKED`. */
    question: text({ min: 1, max: LONGEST_PLAN_TEXT }).optional(),
  }),
  answer: planVersion,
});

export const restorePlanVersion = endpoint(planVersionsPaths.restorePlanVersion, {
  access: 'subject',
  summary: 'Restores the plan from before or after a change.',
  params: idParams,
  body: z.object({
    side: z.enum(SIDES),
    state: z.string().max(100),
    reason: text({ max: LONGEST_PLAN_TEXT }).optional(),
  }),
  answer: planVersion,
});

export const planVersions = { listPlanVersions, answerPlanVersion, restorePlanVersion };
