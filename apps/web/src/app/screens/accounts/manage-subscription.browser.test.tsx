import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { openPaymentPage } from '../../../features/billing/model/open-payment-page.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const MEMBER = {
  id: 1,
  first_name: 'Noor',
  last_name: 'Bakker',
  email: 'noor@example.com',
  is_coach: false,
  account_enabled: true,
  payment_status_override: false,
  coach: null,
  organisation: { diy_billing: false },
  customer: null,
  intake: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
  country: 'NETHERLANDS',
  country_chosen: false,
};
const OWN_BILLING = { diy_billing: true };
const PORTAL = 'https://till.example/portal';

/** Whether the payment service responds. */
let answers = true;

beforeEach(async () => {
  answers = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('stripeCustomerPortal')) return Response.json(MEMBER);
    return answers
      ? Response.json({ portal_url: PORTAL })
      : Response.json({ code: 'till_unavailable', detail: 'No answer.' }, { status: 503 });
  });
  vi.stubGlobal('__APP_VERSION__', '1');
  await changeLanguage('en');
  await loadPhrases('profile', 'shared', 'accounts');
  await page.viewport(1280, 900);
});
afterEach(async () => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await page.viewport(390, 844);
});

async function open(user: object = MEMBER): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, user as CurrentUser);
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/profile', component: ProfileScreen }),
    createRoute({ getParentRoute: () => root, path: '/billing', component: () => <p>The subscription</p> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree, history }) as never} />
      <AlertList />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
}

const manage = page.getByRole('button', { name: /^Manage subscription/ });
/** A tab opened by a press. */
const aTab = () => ({ opener: window, location: { replace: vi.fn() }, close: vi.fn() });

it.each([
  ['a person on a computer', MEMBER, 1280, true],
  ['a person on a phone', MEMBER, 390, false],
  ['a person on a phone with diy_billing', { ...MEMBER, organisation: OWN_BILLING }, 390, true],
  ['a coach on a computer', { ...MEMBER, is_coach: true }, 1280, false],
  ['a coach with diy_billing', { ...MEMBER, is_coach: true, organisation: OWN_BILLING }, 390, true],
])('shows the button to %s with %j at %i pixels: %s', async (_who, user, width, shows) => {
  await page.viewport(width, 900);
  await open(user);
  expect(manage.elements()).toHaveLength(shows ? 1 : 0);
});

it('[PRF-05] opens the portal to manage a subscription, or our own page if there is no response', async () => {
  await open();
  const tab = aTab();
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as never);
  await manage.click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([[PORTAL]]);
  expect([opened.mock.calls, tab.opener]).toEqual([[['', '_blank']], null]);

  answers = false;
  await manage.click();
  await expect
    .poll(() => tab.location.replace.mock.calls.slice(1))
    .toEqual([[new URL('/billing', location.href).href]]);

  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  opened.mockReturnValue(null);
  const addressOf = vi.fn(async () => null);
  await openPaymentPage({ addressOf });
  expect(warn.mock.calls).toEqual([['[weekbord] The browser blocked a window']]);
  expect(addressOf).toHaveBeenCalledOnce();
  expect(currentAlerts()).toEqual([]);

  await page.viewport(390, 844);
  await expect.element(manage).not.toBeInTheDocument();
});

it('shows the usual alert if the page does not open', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const tab = aTab();
  tab.location.replace.mockImplementation(() => {
    throw new Error('closed');
  });
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  await open();
  await manage.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.');
  expect(warn).toHaveBeenCalledOnce();
});

it('links to the subscription screen only for users with a subscription, even on a phone', async () => {
  await page.viewport(390, 844);
  const row = page.getByRole('link', { name: /^Subscription/ });
  await open();
  expect(row.elements()).toEqual([]);
  await cleanup();
  await open({ ...MEMBER, customer: { subscriptions: [{ id: 'sub_1', status: 'active', items: [] }] } });
  await row.click();
  await expect.element(page.getByText('The subscription')).toBeVisible();
});
