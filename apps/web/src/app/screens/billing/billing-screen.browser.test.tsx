import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { BillingScreen } from './billing-screen.tsx';

const PLAN = {
  price: 'killerbody-month',
  name: 'Killerbody plan',
  audience: 'PERSON',
  currency: 'eur',
  amount: 1495,
  vat_percent: 21,
  interval: 'month',
  trial_days: 0,
};
const ACTIVE = {
  id: 'sub_1',
  status: 'active',
  plan: PLAN,
  discount: null,
  promo_code: null,
  started_at: '2027-03-10T09:00:00.000Z',
  trial_end: null,
  current_period_end: '2027-04-10T09:00:00.000Z',
  cancel_at_period_end: false,
  withdraw_until: '2027-03-24',
  withdrawn_at: null,
};
const USER = {
  id: 1,
  is_coach: false,
  account_enabled: true,
  payment_status_override: false,
  coach: null,
  organisation: { payment_required: true },
  customer: { subscriptions: [{ id: 'sub_1', status: 'active', items: [] }] },
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
};

/** The server's data, and the requests it received. */
let subscriptions: object[] = [];
let mayManage = true;
let sent: [string, unknown][] = [];
let fails = false;

beforeEach(async () => {
  subscriptions = [ACTIVE];
  mayManage = true;
  sent = [];
  fails = false;
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const path = new URL(address, location.href).pathname;
    if (method === 'POST') {
      sent.push([path, body === undefined ? undefined : JSON.parse(body)]);
      if (fails) return Response.json({ code: 'till_unavailable', detail: 'No answer.' }, { status: 503 });
      if (path.endsWith('cancelDeal')) {
        subscriptions = [{ ...ACTIVE, cancel_at_period_end: true }];
        return Response.json({ ends_at: ACTIVE.current_period_end });
      }
      if (path.endsWith('withdrawFromContract')) {
        const at = '2027-03-14T09:00:00.000Z';
        subscriptions = [{ ...ACTIVE, status: 'canceled', withdraw_until: null, withdrawn_at: at }];
        return Response.json({ withdrawn_at: at, returned: 1495, currency: 'eur' });
      }
      if (path.endsWith('stripeCustomerPortal')) return Response.json({ portal_url: 'https://till.example/portal' });
      return Response.json({ client_secret: 'x', amount: 1495, currency: 'eur', url: 'https://till.example/invoice' });
    }
    if (path.endsWith('/users/billing'))
      return Response.json({ subscriptions, may_manage_account: mayManage, is_trial_till: false });
    return Response.json(USER);
  });
  await changeLanguage('en');
  await loadPhrases('billing', 'help', 'shared');
});
afterEach(async () => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  await changeLanguage('en');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(user: object = USER): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, user as CurrentUser);
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/billing', component: BillingScreen }),
    createRoute({ getParentRoute: () => root, path: '/profile', component: () => <p>The profile</p> }),
    createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The start</p> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/billing'] });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree, history }) as never} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = () => page.getByRole('region', { name: 'Killerbody plan' });

it('says what the subscription costs, when the next payment is due, and the withdrawal deadline', async () => {
  await open();
  await expect.element(region().getByText('€14.95 a month, including 21% VAT')).toBeVisible();
  await expect.element(region().getByText('Next payment on 10 April 2027')).toBeVisible();
  await expect.element(region().getByText(/Until 24 March 2027 you can withdraw/)).toBeVisible();
  await expectAccessible();
});

it.each([
  [{ term: 'ALWAYS', until: null }, 'SPRING', '€11.96 a month, including 21% VAT, instead of €14.95 (code SPRING)'],
  [{ term: 'ONCE', until: null }, null, '€14.95 a month, including 21% VAT; your next payment is €11.96'],
  [
    { term: 'UNTIL', until: '2027-06-10T09:00:00.000Z' },
    null,
    '€11.96 a month, including 21% VAT, until 10 June 2027; then €14.95',
  ],
])('shows the discount %j with the code %s as: %s', async (discount, code, said) => {
  subscriptions = [{ ...ACTIVE, discount: { amount: 1196, ...discount }, promo_code: code }];
  await open();
  await expect.element(region().getByText(said, { exact: true })).toBeVisible();
});

it('does not mention a code that gives no discount', async () => {
  subscriptions = [{ ...ACTIVE, promo_code: 'SPRING' }];
  await open();
  await expect.element(region().getByText('€14.95 a month, including 21% VAT', { exact: true })).toBeVisible();
});

it('shows no price if it is unknown', async () => {
  subscriptions = [{ ...ACTIVE, plan: null }];
  await open();
  await expect.element(page.getByRole('heading', { name: 'Subscription', exact: true })).toBeVisible();
  expect(page.getByText(/VAT/).elements()).toEqual([]);
});

it('the screen is shown in Dutch', async () => {
  await changeLanguage('nl');
  await loadPhrases('billing', 'help', 'shared');
  await open();
  await expect.element(page.getByText('€ 14,95 per maand, inclusief 21% btw')).toBeVisible();
  await expect.element(page.getByText('Volgende betaling op 10 april 2027')).toBeVisible();
});

describe('cancelling a subscription', () => {
  it('takes one press and one confirmation, and says when the subscription ends', async () => {
    await open();
    await button('Cancel subscription').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
    await expect.element(dialog.getByText(/It ends on 10 April 2027/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect
      .element(page.getByText('Your subscription ends on 10 April 2027. We’ve emailed you a confirmation.'))
      .toBeVisible();
    await expect.element(region().getByText(/Ends on 10 April 2027/)).toBeVisible();
    await expect.element(button('Cancel subscription')).not.toBeInTheDocument();
    expect(sent.map(([path]) => path)).toEqual(['/api/users/cancelDeal']);
  });

  it('reports a failure, and can be retried', async () => {
    fails = true;
    await open();
    await button('Cancel subscription').click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' });
    await confirm.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No answer.');
    fails = false;
    await confirm.click();
    await expect.element(region().getByText(/Ends on 10 April 2027/)).toBeVisible();
  });
});

describe('withdrawing from a subscription', () => {
  it('takes two steps, and says that a receipt is emailed and the money refunded', async () => {
    await open();
    await button('Withdraw from the contract').click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw from the contract?' });
    await expect.element(dialog.getByText(/we’ll refund anything you’ve paid/)).toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect
      .element(page.getByText('You withdrew from the contract. We’ve emailed you a confirmation.'))
      .toBeVisible();
    await expect.element(region().getByText(/You withdrew from the contract on 14 March 2027/)).toBeVisible();
    await expect.element(button('Withdraw from the contract')).not.toBeInTheDocument();
    expect(sent).toEqual([['/api/users/withdrawFromContract', { subscription_id: 'sub_1' }]]);
  });

  it('is not offered once the withdrawal period is over', async () => {
    subscriptions = [{ ...ACTIVE, withdraw_until: null }];
    await open();
    await expect.element(button('Cancel subscription')).toBeVisible();
    await expect.element(button('Withdraw from the contract')).not.toBeInTheDocument();
  });
});

describe('a subscription', () => {
  it.each([
    [{ status: 'trialing', trial_end: '2027-03-24T09:00:00.000Z' }, 'Free until 24 March 2027.', true],
    [{ status: 'past_due' }, 'A payment didn’t go through.', true],
    [{ status: 'incomplete' }, 'The first payment hasn’t gone through yet.', true],
    [{ status: 'unpaid' }, 'Stopped because a payment is due.', false],
    [{ status: 'paused' }, 'Paused.', false],
    [{ status: 'canceled' }, 'Ended.', false],
    [{ cancel_at_period_end: true }, 'Ends on 10 April 2027.', false],
  ])('with %j is described as: %s; can be cancelled: %s', async (state, said, canCancel) => {
    subscriptions = [{ ...ACTIVE, ...state }];
    await open();
    await expect.element(region().getByText(new RegExp(`^${said}`))).toBeVisible();
    expect(button('Cancel subscription').elements()).toHaveLength(canCancel ? 1 : 0);
    const isUnpaid = ['past_due', 'incomplete', 'unpaid'].includes(String((state as { status?: string }).status));
    expect(region().getByRole('button', { name: 'Pay now' }).elements()).toHaveLength(isUnpaid ? 1 : 0);
  });
});

describe("the payment service's pages", () => {
  /** A tab opened by a press. */
  const aTab = () => ({ opener: window, location: { replace: vi.fn() }, close: vi.fn() });

  it.each([
    ['Invoices and card', { status: 'active' }, 'https://till.example/portal'],
    ['Pay now', { status: 'past_due' }, 'https://till.example/invoice'],
  ])("%s opens in a new tab that cannot navigate the app's tab", async (name, state, address) => {
    subscriptions = [{ ...ACTIVE, ...state }];
    const tab = aTab();
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab as never);
    await open();
    await button(name).click();
    await expect.poll(() => tab.location.replace.mock.calls).toEqual([[address]]);
    expect([opened.mock.calls, tab.opener]).toEqual([[['', '_blank']], null]);
  });

  it('leave no empty tab if the payment service does not respond, and an alert says so', async () => {
    // Only one of two failures within a second shows an alert, and the previous test may have shown one.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    fails = true;
    const tab = aTab();
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    await open();
    await button('Invoices and card').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No answer.');
    expect([tab.close.mock.calls.length, tab.location.replace.mock.calls]).toEqual([1, []]);
  });

  it('are not offered to users who may not manage subscriptions', async () => {
    mayManage = false;
    await open();
    await expect.element(button('Cancel subscription')).toBeVisible();
    await expect.element(button('Invoices and card')).not.toBeInTheDocument();
  });
});

it('tells a user without a subscription that there is none, and how to get one if it is needed', async () => {
  subscriptions = [];
  await open({ ...USER, customer: null });
  await expect.element(page.getByText('You don’t have a subscription here.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
});

it.each([
  [{ intake: null }, 'The start'],
  [{ intake: { weekly_nutrition_plan: 1 } }, 'The profile'],
])('takes a user with %j back to: %s', async (user, place) => {
  await open({ ...USER, ...user });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByText(place)).toBeVisible();
});
