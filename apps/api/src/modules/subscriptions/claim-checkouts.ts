import type { Kysely } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { giveToBuyer } from './give-to-buyer.ts';
import { hasPaidCheckout, lockPaidCheckouts } from './checkouts.store.ts';

/** The person who just proved an address, and where. */
interface Claiming {
  readonly id: number;
  readonly email: string;
  /** Whether the person had an account before. */
  readonly isKnown: boolean;
  /** The browser that the person used; null if it never started a checkout. */
  readonly browser: Buffer | null;
}

/**
 * Gives a person who just proved their address what was paid for it, within the transaction of their login. Anyone can
 * pay for any address, so an existing account is changed only in the browser in which the payment was made. Elsewhere
 * the purchase waits, or is refunded if the person already has such a subscription.
 */
export async function claimCheckouts(
  { db, jobs }: { readonly db: Kysely<Tables>; readonly jobs: Jobs },
  { browser, isKnown, ...person }: Claiming,
): Promise<void> {
  await asSystem(db, 'billing', async (trx) => {
    for (const checkout of await lockPaidCheckouts(trx, person.email)) {
      const isTheirs = !isKnown || browser?.equals(checkout.browser_hash) === true;
      await giveToBuyer({ db: trx, jobs }, checkout, { personId: person.id, isTheirs });
    }
  });
}

/** Whether an address paid for something that awaits its first login. */
export function hasPaid(db: Kysely<Tables>, email: string): Promise<boolean> {
  return asSystem(db, 'billing', (trx) => hasPaidCheckout(trx, email));
}
