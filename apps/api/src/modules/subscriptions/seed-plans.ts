import type { Insertable, Kysely } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BillingPlanTable } from '../../platform/database/tables/billing.ts';
import { findPortal } from '../organisations/organisations.public.ts';
import { insertMissingPlans } from './plans.store.ts';

type SeededPlan = Omit<
  Insertable<BillingPlanTable>,
  'organisation_id' | 'position' | 'stripe_product' | 'stripe_price' | 'stripe_name'
>;

const EURO = { currency: 'eur', vat_percent: 21 } as const;
const COACHS = { ...EURO, audience: 'COACH', trial_days: 14, portal_access: 'UNTIL_CANCELED' } as const;
const PERSONS = { ...EURO, audience: 'PERSON', trial_days: 0, portal_access: 'ALWAYS' } as const;

/** The plans that are sold in a new installation, by the subdomain of the portal. */
const PLANS: readonly { readonly subdomain: string | null; readonly plans: readonly SeededPlan[] }[] = [
  {
    subdomain: null,
    plans: [
      { ...COACHS, key: 'coach-month', name_en: 'Coach', name_nl: 'Coach', amount: 4900, interval: 'month' },
      { ...COACHS, key: 'coach-year', name_en: 'Coach', name_nl: 'Coach', amount: 49_000, interval: 'year' },
    ],
  },
  {
    subdomain: 'killerbody',
    plans: [
      {
        ...PERSONS,
        key: 'killerbody-month',
        name_en: 'Killerbody plan',
        name_nl: 'Killerbody-plan',
        amount: 1495,
        interval: 'month',
      },
      {
        ...PERSONS,
        key: 'killerbody-year',
        name_en: 'Killerbody plan',
        name_nl: 'Killerbody-plan',
        amount: 11_940,
        interval: 'year',
      },
    ],
  },
];

/** Adds the missing plans. May run at every start, after the portals exist. */
export async function seedPlans(db: Kysely<Tables>): Promise<void> {
  for (const { subdomain, plans } of PLANS) {
    const portal = await findPortal(db, subdomain);
    if (portal === undefined) continue;
    const rows = plans.map((plan, position) => ({ ...plan, organisation_id: portal.id, position }));
    await db.transaction().execute((trx) => asSystem(trx, 'seed', (seeding) => insertMissingPlans(seeding, rows)));
  }
}
