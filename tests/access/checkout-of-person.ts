import { randomUUID } from 'node:crypto';
import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** Starts a checkout in which a person buys a plan of an organisation without members. */
export async function insertCheckout(
  db: Kysely<Tables>,
  buying: { readonly personId: number; readonly email: string; readonly mark: string; readonly now: Date },
): Promise<void> {
  const { personId, email, mark, now } = buying;
  const { id: organisationId } = await db
    .insertInto('organisation')
    .values({ name: 'a shop', support_url: 'https://help.weekbord.example/' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: planId } = await db
    .insertInto('billing_plan')
    .values({
      organisation_id: organisationId,
      key: randomUUID(),
      name_en: 'A plan',
      name_nl: 'Een plan',
      audience: 'PERSON',
      currency: 'eur',
      amount: 999,
      vat_percent: 21,
      interval: 'month',
      trial_days: 0,
      portal_access: 'NONE',
      position: 0,
      stripe_product: null,
      stripe_price: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('billing_customer')
    .values({ id: `cus_${personId}`, person_id: personId, email, waiting: null, created_at: now })
    .execute();
  await db
    .insertInto('billing_checkout')
    .values({
      id: randomUUID(),
      plan_id: planId,
      organisation_id: organisationId,
      person_id: personId,
      browser_hash: Buffer.from('no browser'),
      email,
      first_name: `buyer ${mark}`,
      last_name: '',
      language: 'en',
      promo_code: null,
      session_id: null,
      customer_id: null,
      subscription_id: null,
      direct: null,
      promotion_id: null,
      state: 'CLAIMED',
      created_at: now,
    })
    .execute();
}
