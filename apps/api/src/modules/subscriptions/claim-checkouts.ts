import type { Kysely } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { giveToBuyer } from './give-to-buyer.ts';
import { hasPaidCheckout, lockPaidCheckouts } from './subscriptions.store.ts';

/** Gives a person who just proved their address what was paid for in its name; within the transaction of their log-in. */
export async function claimCheckouts(
  { db, jobs }: { readonly db: Kysely<Tables>; readonly jobs: Jobs },
  person: { readonly id: number; readonly email: string },
): Promise<void> {
  await asSystem(db, 'billing', async (trx) => {
    for (const checkout of await lockPaidCheckouts(trx, person.email)) {
      await giveToBuyer({ db: trx, jobs }, checkout, person.id);
    }
  });
}

/** Whether an address paid for something that waits for its first log-in. */
export function hasPaid(db: Kysely<Tables>, email: string): Promise<boolean> {
  return asSystem(db, 'billing', (trx) => hasPaidCheckout(trx, email));
}
