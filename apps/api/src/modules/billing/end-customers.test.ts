import { deleteMe } from '@weekbord/contract/accounts/users';
import { withdrawFromContract } from '@weekbord/contract/billing/billing';
import { describe, expect, it } from 'vitest';
import { beginCheckout, logIn, openBrowser, startBillingApp } from './billing.test-support.ts';
import { END_QUEUE, endCustomer, type EndedCustomer } from './end-customers.ts';
import { aPayer, COACH, PERSON } from './payer.test-support.ts';
import { finishPromised, type Withdrawal, WITHDRAWAL_QUEUE } from './withdraw.ts';

const app = await startBillingApp();
const countOf = async (table: 'billing_customer' | 'billing_checkout', email: string) =>
  (await app.db.selectFrom(table).select('id').where('email', '=', email).execute()).length;

async function erase(email: string): Promise<readonly EndedCustomer[]> {
  const client = app.as(await logIn(app, email));
  expect((await client.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  return (await app.jobs.take(END_QUEUE)).map(({ data }) => data as EndedCustomer);
}

describe('deleting an account', () => {
  it.each([PERSON, COACH])(
    '[LAW-09] ends its subscription ($price) and deletes the customer at Stripe',
    async (plan) => {
      const payer = await aPayer(app, plan);
      const jobs = await erase(payer.email);
      expect(jobs).toEqual([{ customerId: payer.customerId }]);
      for (const table of ['billing_customer', 'billing_checkout'] as const)
        expect(await countOf(table, payer.email)).toBe(0);
      // Stripe fails, so the job must run again.
      app.till.failNext('server_error_after_work', { method: 'DELETE', times: 2 });
      await expect(endCustomer(app.config, payer.customerId)).rejects.toThrow('till_unavailable');
      await endCustomer(app.config, payer.customerId);
      expect((await app.stripe.subscriptions.retrieve(payer.subscriptionId)).status).toBe('canceled');
      expect(await app.stripe.customers.retrieve(payer.customerId)).toMatchObject({ deleted: true });
      const paid = app.till.charges().length;
      await app.till.advance(60 * 86_400_000);
      expect(app.till.charges()).toHaveLength(paid);
      expect(new Set(await app.sendEvents())).toEqual(new Set([200]));
    },
  );

  it('still refunds an owner who had withdrawn from the contract and was waiting for the refund', async () => {
    const payer = await aPayer(app);
    app.till.failNext('server_error', { path: '/v1/subscriptions', times: 2 });
    const body = { subscription_id: payer.subscriptionId };
    expect((await payer.client.call(withdrawFromContract, { body })).status).toBe(503);
    const [ended] = await erase(payer.email);
    await endCustomer(app.config, ended!.customerId);
    const [job] = await app.jobs.take(WITHDRAWAL_QUEUE);
    await finishPromised(app.syncing(), job!.data as Withdrawal);
    await finishPromised(app.syncing(), job!.data as Withdrawal);
    const charges = app.till.charges().filter(({ customer }) => customer === payer.customerId);
    expect(charges).toMatchObject([{ amount: 1495, amountRefunded: 1495 }]);
  });

  it("deletes checkouts that were started with its email address, and none of anyone else's", async () => {
    const other = await aPayer(app);
    const email = 'began@home.example';
    await beginCheckout(openBrowser(app), { ...PERSON, email });
    expect(await countOf('billing_checkout', email)).toBe(1);
    expect(await erase(email)).toHaveLength(1);
    expect(await countOf('billing_checkout', email)).toBe(0);
    expect(await countOf('billing_customer', other.email)).toBe(1);
  });
});
