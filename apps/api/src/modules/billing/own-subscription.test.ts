import { getMe } from '@weekbord/contract/accounts/users';
import {
  cancelDeal,
  customerPortalRedirect,
  getBilling,
  stripeCustomerPortal,
  withdrawFromContract,
} from '@weekbord/contract/billing/billing';
import { createPaymentIntent, listPlans, verifySubscription } from '@weekbord/contract/billing/checkout';
import { afterEach, describe, expect, it } from 'vitest';
import { logIn, openBrowser, startBillingApp } from './billing.test-support.ts';
import { aPayer, COACH, passDays, type Payer, tellPeople } from './payer.test-support.ts';
import { finishWithdrawal, WITHDRAWAL_QUEUE, type Withdrawal } from './withdraw.ts';

const app = await startBillingApp();

const billingOf = async ({ client }: Payer) => (await client.call(getBilling)).body;
const accessOf = async ({ personId }: Payer) =>
  (await app.db.selectFrom('subscription').select('status').where('person_id', '=', personId).executeTakeFirstOrThrow())
    .status;
const cancel = ({ client }: Payer) => client.call(cancelDeal);
const withdraw = ({ client, subscriptionId }: Payer) =>
  client.call(withdrawFromContract, { body: { subscription_id: subscriptionId } });
const mailsTo = async ({ email }: Payer) => (await app.takeMails()).filter(({ to }) => to === email);
const atStripe = ({ subscriptionId }: Payer) => app.stripe.subscriptions.retrieve(subscriptionId);
const chargesOf = ({ customerId }: Payer) => app.till.charges().filter(({ customer }) => customer === customerId);
/** Returns the line of an email that contains a link. */
const linkIn = (text: string | undefined) => text?.split(/\r?\n/).find((line) => line.startsWith('http'));

/** Makes the bank refuse further charges for a subscription. */
async function failRenewals({ subscriptionId, customerId }: Payer): Promise<void> {
  const card = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customerId });
  await app.stripe.subscriptions.update(subscriptionId, { default_payment_method: card.id });
}

afterEach(async () => {
  await app.takeMails();
  await app.jobs.take(WITHDRAWAL_QUEUE);
});

describe("a payer's view of their subscription", () => {
  it('shows the plan with its price, VAT and period, the dates, and the withdrawal deadline', async () => {
    const payer = await aPayer(app);
    expect(await billingOf(payer)).toEqual({
      may_manage_account: true,
      is_trial_till: true,
      subscriptions: [
        {
          id: payer.subscriptionId,
          status: 'active',
          plan: {
            price: 'killerbody-month',
            name: 'Killerbody plan',
            audience: 'PERSON',
            currency: 'eur',
            amount: 1495,
            vat_percent: 21,
            interval: 'month',
            trial_days: 0,
          },
          discount: null,
          promo_code: null,
          started_at: app.clock.now().toISOString(),
          trial_end: null,
          current_period_end: expect.stringMatching(/T/),
          cancel_at_period_end: false,
          withdraw_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          withdrawn_at: null,
        },
      ],
    });
  });

  it("is empty without a subscription, and never shows someone else's", async () => {
    await aPayer(app);
    const client = app.as(await logIn(app, 'nobody@home.example'));
    const { body } = await client.call(getBilling);
    expect(body).toMatchObject({ subscriptions: [], may_manage_account: false });
  });
});

describe("Stripe's billing portal", () => {
  it('opens for the customer who asks, and links back to the subscription page', async () => {
    const payer = await aPayer(app);
    const { body, status } = await payer.client.call(stripeCustomerPortal);
    expect(status).toBe(200);
    expect(body.portal_url).toContain(`${app.till.url}/portal/`);
    const page = await (await fetch(body.portal_url)).text();
    expect(page).toContain('https://killerbody.weekbord.example/billing');
  });

  it('does not open for a guest, or without a subscription that may be managed there', async () => {
    const client = app.as(await logIn(app, 'nobody-2@home.example'));
    expect((await client.call(stripeCustomerPortal)).status).toBe(404);
    expect((await app.call(stripeCustomerPortal)).status).toBe(401);
    const coach = await aPayer(app, COACH);
    expect((await coach.client.call(stripeCustomerPortal)).status).toBe(200);
    await app.stripe.subscriptions.cancel(coach.subscriptionId);
    await app.sendEvents();
    expect((await billingOf(coach)).may_manage_account).toBe(false);
    expect((await coach.client.call(stripeCustomerPortal)).status).toBe(404);
  });

  it('[BIL-07] reveals nothing about an address: the redirect goes to the product, whatever address the caller claims', async () => {
    const payer = await aPayer(app);
    expect((await payer.client.call(getMe)).body.customer).toEqual({
      subscriptions: [
        { id: payer.subscriptionId, status: 'active', items: [{ plan: { product: expect.stringMatching(/^prod_/) } }] },
      ],
    });
    const before = app.till.calls();
    const query = { email: payer.email, id: payer.customerId };
    for (const caller of [app, payer.client]) {
      const answer = await caller.call(customerPortalRedirect, { query });
      expect([answer.status, answer.headers['location'], answer.text]).toEqual([
        302,
        'https://weekbord.example/billing',
        '',
      ]);
    }
    expect(app.till.calls()).toEqual(before);
  });
});

describe('cancelling', () => {
  it('ends the subscription at the end of its period, keeps access until then, and confirms the date by email', async () => {
    const payer = await aPayer(app);
    const { body, status } = await cancel(payer);
    const [shown] = (await billingOf(payer)).subscriptions;
    expect([status, body.ends_at]).toEqual([200, shown?.current_period_end]);
    expect(shown).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const [mail, ...more] = await mailsTo(payer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your Killerbody subscription ends on 14 April 2027');
    expect(mail?.text).toContain('It ends on 14 April 2027, and you keep your access until then.');
    expect(mail?.headers['from']).toBe('Weekbord <hello@weekbord.example>');
    await passDays(app, 32);
    expect(await accessOf(payer)).toBe('canceled');
    expect(chargesOf(payer)).toHaveLength(1);
  });

  it('has no further effect when repeated, or called twenty times concurrently', async () => {
    const payer = await aPayer(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(payer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await cancel(payer)).body).toEqual(answers[0]!.body);
    await tellPeople(app);
    expect((await mailsTo(payer)).filter(({ subject }) => subject.includes('ends on'))).toHaveLength(1);
  });

  it('affects only the caller: someone without a subscription gets an error, and a guest must log in', async () => {
    const client = app.as(await logIn(app, 'nobody-3@home.example'));
    expect((await client.call(cancelDeal)).status).toBe(404);
    expect((await app.call(cancelDeal)).status).toBe(401);
  });

  it.each(['server_error', 'server_error_after_work', 'reset_after_work'] as const)(
    'returns an error if Stripe fails with %s, and cancels once when retried',
    async (fault) => {
      const payer = await aPayer(app);
      app.till.failNext(fault, { method: 'POST', path: '/v1/subscriptions', times: 2 });
      expect((await cancel(payer)).status).toBe(503);
      expect((await cancel(payer)).status).toBe(200);
      expect((await atStripe(payer)).cancel_at_period_end).toBe(true);
      expect(await mailsTo(payer)).toHaveLength(1);
    },
  );

  it("is also confirmed by email when done in Stripe's billing portal, and again if undone and repeated", async () => {
    const payer = await aPayer(app);
    await tellPeople(app);
    await app.takeMails();
    for (const ends of [true, false, true]) {
      await app.stripe.subscriptions.update(payer.subscriptionId, { cancel_at_period_end: ends });
      await app.sendEvents();
      await tellPeople(app);
      expect(await mailsTo(payer)).toHaveLength(ends ? 1 : 0);
    }
  });
});

describe('withdrawing from the contract', () => {
  it('ends the contract immediately, refunds the money, and emails a receipt with date and time', async () => {
    const payer = await aPayer(app);
    const { body, status } = await withdraw(payer);
    expect([status, body]).toEqual([
      200,
      { withdrawn_at: app.clock.now().toISOString(), returned: 1495, currency: 'eur' },
    ]);
    expect((await atStripe(payer)).status).toBe('canceled');
    expect(chargesOf(payer)).toMatchObject([{ amount: 1495, amountRefunded: 1495 }]);
    expect(await accessOf(payer)).toBe('canceled');
    expect((await billingOf(payer)).subscriptions[0]).toMatchObject({
      withdraw_until: null,
      withdrawn_at: body.withdrawn_at,
    });
    const [receipt, ...more] = await mailsTo(payer);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe('Confirmation: you withdrew from your contract with Killerbody');
    expect(receipt?.text).toMatch(/On \d+ \w+ 2027 at \d\d:\d\d:\d\d \(Amsterdam time\) you withdrew/);
    expect(receipt?.text).toContain('€14.95 is refunded to the card');
    expect(receipt?.text).toContain(payer.subscriptionId);
  });

  it('refunds nothing during a trial', async () => {
    const coach = await aPayer(app, COACH);
    expect((await withdraw(coach)).body).toMatchObject({ returned: 0, currency: 'eur' });
    expect((await mailsTo(coach))[0]?.text).toContain('You weren’t charged');
    expect(await accessOf(coach)).toBe('canceled');
  });

  it('is possible on the fourteenth day after the purchase, but not on the next', async () => {
    const [late, tooLate] = [await aPayer(app), await aPayer(app)];
    await passDays(app, 14);
    expect((await withdraw(late)).status).toBe(200);
    await passDays(app, 1);
    expect((await billingOf(tooLate)).subscriptions[0]?.withdraw_until).toBeNull();
    expect(await withdraw(tooLate)).toMatchObject({ status: 403, body: { code: 'withdrawal_over' } });
    expect((await atStripe(tooLate)).status).toBe('active');
  });

  it('refunds and emails once when repeated, or called twenty times concurrently', async () => {
    const payer = await aPayer(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(payer)));
    const repeated = await withdraw(payer);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, repeated.body]);
    expect(chargesOf(payer)).toMatchObject([{ amountRefunded: 1495 }]);
    expect(await mailsTo(payer)).toHaveLength(1);
  });

  it('is only for the owner', async () => {
    const [payer, other] = [await aPayer(app), await aPayer(app)];
    const body = { subscription_id: payer.subscriptionId };
    expect((await other.client.call(withdrawFromContract, { body })).status).toBe(404);
    expect((await app.call(withdrawFromContract, { body })).status).toBe(401);
    expect((await atStripe(payer)).status).toBe('active');
  });

  it.each([
    ['server_error', '/v1/subscriptions'],
    ['server_error_after_work', '/v1/subscriptions'],
    ['server_error_after_work', '/v1/refunds'],
    ['reset_after_work', '/v1/refunds'],
    ['server_error', '/v1/invoices'],
  ] as const)(
    'counts from the time of the request if Stripe fails with %s at %s, and is finished by a job or by a retry',
    async (fault, path) => {
      for (const byJob of [true, false]) {
        const payer = await aPayer(app);
        const asked = app.clock.now().toISOString();
        app.till.failNext(fault, { path, times: 2 });
        expect((await withdraw(payer)).status).toBe(503);
        expect(await mailsTo(payer)).toEqual([]);
        app.clock.advance({ minutes: 5 });
        const [job] = await app.jobs.take(WITHDRAWAL_QUEUE);
        if (byJob) await finishWithdrawal(app.syncing(), job!.data as Withdrawal);
        const { body } = await withdraw(payer);
        expect(body).toEqual({ withdrawn_at: asked, returned: 1495, currency: 'eur' });
        expect(chargesOf(payer)).toMatchObject([{ amountRefunded: 1495 }]);
        expect(await mailsTo(payer)).toHaveLength(1);
        expect(await accessOf(payer)).toBe('canceled');
      }
    },
  );
});

describe('a renewal that fails', () => {
  it('is reported by email once, with a link to pay the open amount, which only its owner can pay', async () => {
    const payer = await aPayer(app);
    await failRenewals(payer);
    await tellPeople(app);
    await app.takeMails();
    await passDays(app, 32);
    expect(await accessOf(payer)).toBe('past_due');
    await tellPeople(app);
    await tellPeople(app);
    const [mail, ...more] = await mailsTo(payer);
    expect([mail?.subject, more]).toEqual(['A payment to Killerbody didn’t go through', []]);
    expect(linkIn(mail?.text)).toBe('https://killerbody.weekbord.example/billing');
    const client = app.as(await logIn(app, payer.email));
    const { body, status } = await client.call(createPaymentIntent, { body: { amount: 1 } });
    expect([status, body.amount, body.currency]).toEqual([200, 1495, 'eur']);
    expect(body.url).toContain(app.till.url);
    expect((await fetch(body.url)).status).toBe(200);
    const other = await aPayer(app);
    expect((await other.client.call(createPaymentIntent, { body: {} })).status).toBe(404);
    const intent = body.client_secret.replace(/_secret_.*/, '');
    await app.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await app.sendEvents();
    expect(await accessOf(payer)).toBe('active');
  });
});

describe('a trial', () => {
  it('[LAW-11] charges nothing, and announces the price with VAT at the start and by email three days before the end', async () => {
    const { plans } = (await app.call(listPlans, { query: {} })).body;
    expect(plans[0]).toMatchObject({ ...COACH, amount: 4900, vat_percent: 21, interval: 'month', trial_days: 14 });
    const coach = await aPayer(app, COACH);
    const setups = await app.stripe.setupIntents.list({ customer: coach.customerId });
    expect([setups.data.map(({ status }) => status), chargesOf(coach)]).toEqual([['succeeded'], []]);
    await tellPeople(app);
    const [started] = await mailsTo(coach);
    expect(started?.text).toMatch(/The trial is free until \d+ \w+ 2027/);
    expect(started?.text).toContain('€49 a month, including 21% VAT');
    expect(started?.text).toContain('withdraw from the contract');
    await passDays(app, 10);
    await tellPeople(app);
    expect(await mailsTo(coach)).toEqual([]);
    await passDays(app, 1.5);
    await tellPeople(app);
    await tellPeople(app);
    const [mail, ...more] = await mailsTo(coach);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your Weekbord trial ends on \d+ \w+ 2027$/);
    expect(mail?.text).toContain(
      'After that it becomes a paid subscription: €49 a month, including 21% VAT, until you cancel.',
    );
    expect(linkIn(mail?.text)).toBe('https://weekbord.example/billing');
    await failRenewals(coach);
    await passDays(app, 4);
    await tellPeople(app);
    const [unpaid] = await mailsTo(coach);
    expect([unpaid?.subject, linkIn(unpaid?.text)]).toEqual([
      'A payment to Weekbord didn’t go through',
      'https://weekbord.example/billing',
    ]);
  });

  it('is not announced once cancelled', async () => {
    const coach = await aPayer(app, COACH);
    await tellPeople(app);
    await cancel(coach);
    await app.takeMails();
    await passDays(app, 12);
    await tellPeople(app);
    expect(await mailsTo(coach)).toEqual([]);
  });
});

describe('the current state of a subscription', () => {
  it('is shown only to its owner', async () => {
    const payer = await aPayer(app);
    await app.stripe.subscriptions.cancel(payer.subscriptionId);
    const body = { subscription_id: payer.subscriptionId };
    expect((await payer.client.call(verifySubscription, { body })).body).toEqual({ status: 'canceled' });
    const other = await aPayer(app);
    expect((await other.client.call(verifySubscription, { body })).status).toBe(404);
    expect((await openBrowser(app).call(verifySubscription, { body })).status).toBe(404);
  });
});

describe('the billing emails', () => {
  it('are in the language of the payer', async () => {
    const payer = await aPayer(app);
    await app.db.updateTable('person').set({ language: 'nl' }).where('id', '=', payer.personId).execute();
    await tellPeople(app);
    await cancel(payer);
    await withdraw(payer);
    const mails = await mailsTo(payer);
    expect(mails.map(({ subject }) => subject.replace(/\d.*/, '')).toSorted()).toEqual([
      'Je abonnement bij Killerbody',
      'Je abonnement bij Killerbody eindigt op ',
      'Ontvangstbevestiging: je hebt je overeenkomst met Killerbody herroepen',
    ]);
    expect(mails.map(({ text }) => text).join(' ')).not.toMatch(/\{\w+\}/);
  });
});
