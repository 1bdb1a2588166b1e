import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Operation } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/http/actor.ts';
import { isTrialTill } from '../../platform/payments/payments.ts';
import { findPortal } from '../organisations/organisations.public.ts';
import { listBought, listOfferedPlans, type PlanRow, withTrialFor } from '../subscriptions/subscriptions.public.ts';

type Plan = Answered<Endpoints['listPlans']>['plans'][number];

/** Returns a plan as a buyer sees it. */
export function presentPlan(plan: PlanRow, locale: Locale): Plan {
  const { key, audience, currency, amount, vat_percent, interval, trial_days } = plan;
  const name = locale === 'nl' ? plan.name_nl : plan.name_en;
  return { price: key, name, audience, currency, amount, vat_percent, interval, trial_days };
}

export const listPlans: Operation<Endpoints['listPlans']> = async (ctx) => {
  const { db, query, config, locale, actor } = ctx;
  const portal = await findPortal(db, query.subdomain);
  const plans = portal === undefined || config.stripe === undefined ? [] : await listOfferedPlans(db, portal.id);
  const { audience } = query;
  const had = actor === null ? [] : (await listBought(db, actor.id)).map((one) => one.audience);
  return {
    plans: plans
      .filter((plan) => audience === undefined || plan.audience === audience)
      .map((plan) => presentPlan(withTrialFor(plan, had), locale)),
    is_trial_till: isTrialTill(config),
  };
};
