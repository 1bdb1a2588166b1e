import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { asSystem } from '../../platform/database/acting.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { askStripe, isMissing } from '../../platform/payments/payments.ts';
import { deleteCustomersOf } from './billed.store.ts';

/** The queue of customers to delete at Stripe. */
export const END_QUEUE = 'end-customers';

/** The data of a job in the queue. */
export interface EndedCustomer {
  readonly customerId: string;
}

/**
 * Deletes the customers of a person whose account is deleted, and queues jobs that end their subscriptions and delete
 * the customers at Stripe. Runs in the transaction of `db`.
 */
export async function forgetCustomersOf(
  { db, jobs }: { readonly db: Kysely<Tables>; readonly jobs: Jobs },
  person: { readonly id: number; readonly email: string },
): Promise<void> {
  const customers = await asSystem(db, 'billing', (trx) => deleteCustomersOf(trx, person));
  for (const customerId of customers) {
    const job: EndedCustomer = { customerId };
    await jobs.enqueue(db, END_QUEUE, job);
  }
}

/** Ends all subscriptions of a customer and deletes the customer at Stripe. Idempotent. */
export async function endCustomer(config: Pick<Config, 'stripe'>, customerId: string): Promise<void> {
  await askStripe(config, async (stripe) => {
    // Deleting the customer cancels their subscriptions immediately.
    await stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
}
