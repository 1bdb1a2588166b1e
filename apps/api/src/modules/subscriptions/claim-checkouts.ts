import type { CheckoutState } from '@weekbord/domain/billing/plan';
import type { Kysely } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { updateOrganisationOfNoBuyer } from './buyers.store.ts';
import { hasPaidCheckout, lockPaidCheckouts, moveCheckout } from './checkouts.store.ts';
import { giveToBuyer, returnPayment } from './give-to-buyer.ts';

/** The dependencies; `db` is a transaction. */
interface Claim {
  readonly db: Kysely<Tables>;
  readonly jobs: Jobs;
}

/** A person with an address that they proved. */
interface Owner {
  readonly id: number;
  readonly email: string;
}

/**
 * Gives a person who just proved their address what was paid for it in this browser, within the transaction of their
 * login; `browser` is null if it never started a checkout. Anyone can pay for any address, so any other purchase
 * awaits the person's answer, unless it only renews a plan, or is refunded because the person already has one.
 */
export async function claimCheckouts(
  { db, jobs }: Claim,
  { browser, ...person }: Owner & { readonly browser: Buffer | null },
): Promise<void> {
  await asSystem(db, 'billing', async (trx) => {
    for (const checkout of await lockPaidCheckouts(trx, person.email)) {
      const isTheirs = browser?.equals(checkout.browser_hash) === true;
      await giveToBuyer({ db: trx, jobs }, checkout, { personId: person.id, isTheirs });
    }
  });
}

/**
 * Stores whether an unclaimed purchase for a person's address is theirs. If it is, they get what was paid for; if not,
 * it is ended and refunded. Returns its state, or undefined if no such purchase is unclaimed.
 */
export async function answerCheckout(
  { db, jobs }: Claim,
  person: Owner,
  { id, isMine }: { readonly id: string; readonly isMine: boolean },
): Promise<CheckoutState | undefined> {
  return asSystem(db, 'billing', async (trx) => {
    const checkout = (await lockPaidCheckouts(trx, person.email)).find((one) => one.id === id);
    if (checkout === undefined) return undefined;
    if (isMine) return giveToBuyer({ db: trx, jobs }, checkout, { personId: person.id, isTheirs: true });
    await moveCheckout(trx, id, { from: ['PAID'], to: 'RETURNED' });
    await returnPayment(jobs, trx, checkout);
    await updateOrganisationOfNoBuyer(trx, person.id, checkout);
    return 'RETURNED';
  });
}

/** Whether an address paid for something that no one has claimed. */
export function hasPaid(db: Kysely<Tables>, email: string): Promise<boolean> {
  return asSystem(db, 'billing', (trx) => hasPaidCheckout(trx, email));
}
