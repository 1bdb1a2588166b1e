import { PLAN_AUDIENCES, PLAN_CURRENCIES, PLAN_INTERVALS, PORTAL_ACCESS } from '@weekbord/domain/billing/plan';
import {
  GREATEST_AMOUNT,
  LEAST_AMOUNT,
  MAX_PLAN_NAME,
  MOST_TRIAL_DAYS,
  MOST_VAT_PERCENT,
  type PlanSetting,
} from '@weekbord/domain/billing/plan-settings';
import { z } from 'zod';
import { price } from '../billing/models.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, line } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { staffPaths } from './paths.ts';
import { reason } from './reason.ts';

const name = line({ min: 1, max: MAX_PLAN_NAME });

const settings = {
  name_en: name,
  name_nl: name,
  /** In the smallest unit of the currency, including VAT. */
  amount: z.number().int().min(LEAST_AMOUNT).max(GREATEST_AMOUNT),
  currency: z.enum(PLAN_CURRENCIES),
  vat_percent: z.number().int().min(0).max(MOST_VAT_PERCENT),
  interval: z.enum(PLAN_INTERVALS),
  trial_days: z.number().int().min(0).max(MOST_TRIAL_DAYS),
  /** How long a subscriber may open Stripe's customer portal. */
  portal_access: z.enum(PORTAL_ACCESS),
  /** The position among the organisation's plans, lowest first. */
  position: z.number().int().min(0).max(1000),
  /** Whether the plan is on sale; ending the sale does not change any subscription. */
  is_offered: z.boolean(),
} satisfies Record<PlanSetting, z.ZodType>;

/** The changes that staff may make to a plan, in any combination. */
export const planChanges = z.object(settings).partial();
export type PlanChanges = z.infer<typeof planChanges>;

export const newPlan = z.object({ key: price, audience: z.enum(PLAN_AUDIENCES), ...settings });
export type NewPlan = z.infer<typeof newPlan>;

/** A plan as shown to staff. */
const staffPlan = z
  .object({
    id: z.number().int(),
    /** The name of the plan in URLs and calls. */
    key: z.string(),
    audience: z.enum(PLAN_AUDIENCES),
    ...settings,
    name_en: z.string(),
    name_nl: z.string(),
    amount: z.number().int(),
    vat_percent: z.number().int(),
    trial_days: z.number().int(),
    position: z.number().int(),
  })
  .meta({ id: 'StaffPlan' });

export const listStaffPlans = endpoint(staffPaths.listStaffPlans, {
  access: 'staff',
  summary: 'Lists the plans an organisation sells or has sold, in display order.',
  params: idParams,
  answer: z.object({ plans: listOf(staffPlan, SIZES.few) }),
});

export const addStaffPlan = endpoint(staffPaths.addStaffPlan, {
  access: 'staff',
  summary: 'Adds a plan to those an organisation sells.',
  params: idParams,
  body: newPlan.extend({ reason }).strict(),
  answer: staffPlan,
  status: 201,
});

export const updateStaffPlan = endpoint(staffPaths.updateStaffPlan, {
  access: 'staff',
  summary:
    'Updates a plan; omitted fields stay unchanged. A new price, VAT rate, currency or period applies to new buyers only: existing subscriptions keep theirs.',
  params: idParams,
  body: planChanges.extend({ reason }).strict(),
  answer: staffPlan,
});
