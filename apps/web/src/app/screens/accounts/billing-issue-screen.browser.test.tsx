import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { accounts } from '@weekbord/phrases/en/accounts';
import { minors } from '@weekbord/phrases/en/minors';
import { selfService } from '@weekbord/phrases/en/self-service';
import { accounts as accountsInDutch } from '@weekbord/phrases/nl/accounts';
import { minors as minorsInDutch } from '@weekbord/phrases/nl/minors';
import { selfService as selfServiceInDutch } from '@weekbord/phrases/nl/self-service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { BillingIssueScreen } from './billing-issue-screen.tsx';

const CLOSED = {
  id: 1,
  email: 'noor@example.com',
  is_coach: false,
  account_enabled: false,
  payment_status_override: false,
  coach: null,
  organisation: null,
  customer: null,
  intake: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
};
/** Without access only because a subscription is not active. */
const OPEN = { ...CLOSED, account_enabled: true };
const DIY = { clients_are_diy: true, payment_required: false };
const PAYING = { clients_are_diy: true, payment_required: true };
const VERA = { id: 9, first_name: 'Vera', last_name: 'Vos', email: 'vera@example.com', account_enabled: true };
const SELLER = { ...VERA, organisation: { product_stripe_id: 'prod_1' } };
const PAYWALL = { flags: { FF_B2C_PAYWALL: { is_active: true } }, switches: {}, samples: {} };
const having = (status: string) => ({ subscriptions: [{ id: 'sub_1', status, items: [] }] });

let user: object = CLOSED;
let sent: unknown[] = [];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return address.includes('create-payment-intent')
      ? Response.json({ client_secret: 'x', amount: 4900, currency: 'eur', url: 'https://till.example/invoice' })
      : Response.json(user);
  });
  await changeLanguage('en');
  await loadPhrases('accounts', 'billing', 'shared');
});
afterEach(async () => {
  await changeLanguage('en');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(given: object): Promise<void> {
  user = given;
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, given as CurrentUser);
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/billing-issue', component: BillingIssueScreen }),
    createRoute({ getParentRoute: () => root, path: '/billing', component: () => <p>The subscription</p> }),
    createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The start</p> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/billing-issue'] });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree, history }) as never} />
    </QueryClientProvider>,
  );
}

it.each([
  [
    'a coach whose trial ended',
    { ...OPEN, is_coach: true, customer: having('canceled') },
    /Pay or subscribe again to carry on/,
    ['Subscribe again → /checkout?for=coach', /^Contact support/, 'See your subscription → /billing'],
    /Your subscription isn.t active/,
  ],
  [
    'a coach whose subscription is paused',
    { ...OPEN, is_coach: true, customer: having('paused') },
    /Pay or subscribe again to carry on/,
    ['Subscribe again → /checkout?for=coach', /^Contact support/, 'See your subscription → /billing'],
    /Your subscription isn.t active/,
  ],
  [
    'a coach whose account is closed',
    { ...CLOSED, is_coach: true, customer: having('canceled') },
    /^Everything you and your clients have is still here\. Contact support/,
    [/^Contact support/, 'See your subscription → /billing'],
  ],
  [
    'a person whose own subscription ended',
    { ...OPEN, organisation: DIY, coach: SELLER, customer: having('canceled'), feature_flags_for_user: PAYWALL },
    /Subscribe again and pick up where you left off/,
    ['Subscribe again → /checkout', /^Contact support/, 'See your subscription → /billing'],
    /Your subscription isn.t active/,
  ],
  [
    'a person who has to pay',
    { ...OPEN, organisation: PAYING },
    /Your access has ended/,
    ['Subscribe → /checkout', /^How to get your access back/],
  ],
  [
    'a person with an open invoice who has to pay',
    { ...OPEN, organisation: PAYING, customer: having('unpaid') },
    /^Pay what.s due/,
    [/^How to get your access back/, 'See your subscription → /billing'],
    /A payment didn.t go through/,
  ],
  [
    'a person who would have to pay, but whose account is closed',
    { ...CLOSED, organisation: PAYING, customer: having('canceled') },
    /Contact support and we.ll sort it out/,
    [/^Contact support/, 'See your subscription → /billing'],
  ],
  [
    'a client of a coach',
    { ...CLOSED, coach: VERA },
    /let your coach know/,
    ['Email your coach → mailto:vera@example.com'],
  ],
  [
    'a client with an old subscription whose account the coach closed',
    { ...CLOSED, coach: VERA, customer: having('canceled') },
    /let your coach know/,
    ['Email your coach → mailto:vera@example.com', 'See your subscription → /billing'],
  ],
  [
    'a client with an old subscription whose coach no longer pays',
    { ...OPEN, has_access: false, coach: VERA, customer: having('canceled') },
    /let your coach know/,
    ['Email your coach → mailto:vera@example.com', 'See your subscription → /billing'],
  ],
  ['a person on their own', { ...CLOSED, organisation: DIY }, /Contact support/, [/^Contact support/]],
  ['anyone else', CLOSED, /problem with your subscription/, [/^Contact support/]],
] as const)(
  '[BIL-03] %s sees what is wrong, and how to fix it',
  async (_who, given, said, ways, title = /There.s a problem with your account/) => {
    await open(given);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(said).first()).toBeVisible();
    const links = page.getByRole('link').elements();
    const shown = links.map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
    expect(shown).toHaveLength(ways.length);
    for (const [at, way] of ways.entries()) expect(shown[at]).toMatch(way);
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expectAccessible();
  },
);

it.each([
  ['en', accounts],
  ['nl', accountsInDutch],
] as const)(
  'promises a coach nothing about paying if that would not open the account, in %s',
  async (language, words) => {
    await changeLanguage(language);
    await open({ ...CLOSED, is_coach: true, customer: having('unpaid') });
    await expect.element(page.getByText(words.billingCoachSupport)).toBeVisible();
    await expect.element(page.getByText(words.billingCoachDesktop)).not.toBeInTheDocument();
    expect(page.getByRole('button').elements()).toHaveLength(1);
  },
);

it('lets a coach pay an open invoice', async () => {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  await open({ ...OPEN, is_coach: true, customer: having('unpaid') });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([['https://till.example/invoice']]);
});

describe.each(['en', 'nl'] as const)("an account that is closed because of its owner's age, in %s", (language) => {
  const text = { en: accounts, nl: accountsInDutch }[language];
  const words = { en: selfService, nl: selfServiceInDutch }[language];
  const refusals = { en: minors, nl: minorsInDutch }[language];
  const year = new Date().getFullYear();
  const intake = { id: 5, age: 17, birthday: null };

  it.each([
    ['ON_THEIR_OWN', null, 'adults_only', 0],
    ['NOT_STATED', VERA, 'minor_ask_coach', 1],
    ['TOO_YOUNG', VERA, 'minor_ask_coach', 1],
  ] as const)(
    'for the reason %s, says why and who can reopen it, and asks for a birthday',
    async (closure, coach, refusal, mails) => {
      await changeLanguage(language);
      await loadPhrases('selfService', 'onboarding');
      await open({ ...CLOSED, account_enabled: true, coach, intake, age_closure: closure, minor_statement: null });
      await expect.element(page.getByRole('heading', { name: text.ageTitle })).toBeVisible();
      await expect.element(page.getByText(text[`age${closure}`])).toBeVisible();
      await expect.element(page.getByText(text.ageRights)).toBeVisible();
      await expect.element(page.getByRole('button', { name: text.billingCheckAgain })).toBeVisible();
      const links = page.getByRole('link').elements();
      expect(links.filter((link) => link.getAttribute('href') === 'mailto:vera@example.com')).toHaveLength(mails);
      const born = async (full: number) => {
        await page.getByRole('textbox', { name: words.day, exact: true }).fill('1');
        await page.getByRole('textbox', { name: words.month, exact: true }).fill('1');
        await page.getByRole('textbox', { name: words.year, exact: true }).fill(String(full));
        await page.getByRole('button', { name: text.ageSave }).click();
      };
      await born(year - 17);
      await expect.element(page.getByText(refusals[refusal])).toBeVisible();
      await expectAccessible();
      user = { ...CLOSED, account_enabled: true, coach: null, intake, age_closure: null };
      await born(year - 19);
      await expect.element(page.getByText('The start')).toBeVisible();
      expect(sent.at(-1)).toEqual({ birthday: `${year - 19}-01-01` });
    },
  );
});
