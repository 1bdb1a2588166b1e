import { getMe } from '@weekbord/contract/accounts/users';
import { completeCheckout } from '@weekbord/contract/billing/checkout';
import { TEST_CARDS } from '@weekbord/testkit/till/till';
import type { TestClient } from '@weekbord/testkit/test-client';
import { createLog } from '../../platform/log/log.ts';
import { beginCheckout, type BillingApp, logIn, openBrowser } from './billing.test-support.ts';
import { sendBillingMails } from './send-billing-news.ts';

/** The plan to buy. */
export const COACH = { price: 'coach-month' } as const;
export const PERSON = { price: 'killerbody-month', subdomain: 'killerbody' } as const;

let payers = 0;

/** A person with an account and a subscription. */
export interface Payer {
  readonly email: string;
  readonly personId: number;
  readonly client: TestClient;
  readonly token: string;
  readonly subscriptionId: string;
  readonly customerId: string;
}

/** Returns a person who bought a plan and logged in. Their earlier emails have already been taken. */
export async function aPayer(app: BillingApp, plan: typeof COACH | typeof PERSON = PERSON): Promise<Payer> {
  const email = `payer-${(payers += 1)}@home.example`;
  const browser = openBrowser(app);
  const { body } = await beginCheckout(browser, { ...plan, email, first_name: 'Noor' });
  const paid = await app.till.pay(body.session_id, { card: TEST_CARDS.ok });
  if (!paid.ok) throw new Error(paid.message);
  const completed = await browser.call(completeCheckout, { body: { session_id: body.session_id } });
  if (completed.body.state !== 'PAID') throw new Error(completed.text);
  // Discards earlier emails, so that the email with the code is the only one.
  await app.takeMails();
  const token = await logIn(app, email, browser);
  const client = app.as(token);
  const { id: personId } = (await client.call(getMe)).body;
  const row = await app.db
    .selectFrom('subscription')
    .select(['id', 'customer_id'])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  await app.takeMails();
  return { email, personId, client, token, subscriptionId: row.id, customerId: row.customer_id! };
}

/** Advances the clocks of the server and the fake Stripe by days, and sends the server the events of that time. */
export async function passDays(app: BillingApp, days: number): Promise<void> {
  await app.till.advance(days * 86_400_000);
  app.clock.advance({ days });
  await app.sendEvents();
}

/** Runs the job that emails people about their subscriptions. */
export async function tellPeople(app: BillingApp): Promise<void> {
  await sendBillingMails(app.syncing(), createLog(app.config));
}
