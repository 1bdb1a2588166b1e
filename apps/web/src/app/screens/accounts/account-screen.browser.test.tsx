import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
import { expectAccessible } from '../../../accessible.test-support.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { NoPlan } from '../../../features/diary/components/day/no-plan.tsx';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { tabsFor } from '../../frame/tabs.ts';
import { AccountScreen } from './account-screen.tsx';

const PRACTICE = {
  id: 2,
  owner: 1,
  name: 'Carla Coaching',
  primary_colour: '#2e7d5b',
  logo: null,
  logo_visible: true,
  clients_are_diy: false,
};
const COACH = {
  id: 1,
  is_coach: true,
  account_enabled: true,
  payment_status_override: false,
  coach: null,
  organisation: PRACTICE,
  customer: null,
  country: 'NETHERLANDS',
  intake: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
};

beforeEach(async () => {
  await changeLanguage('en');
  await loadPhrases('branding', 'billing', 'navigation', 'shared', 'diary');
});
afterEach(() => changeLanguage('en'));

async function open(user: object, path = '/account'): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, user as CurrentUser);
  const root = createRootRoute();
  const of = user as CurrentUser;
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The start</p> }),
    createRoute({ getParentRoute: () => root, path: '/account', component: AccountScreen }),
    createRoute({ getParentRoute: () => root, path: '/billing', component: () => <p>The subscription</p> }),
    createRoute({
      getParentRoute: () => root,
      path: '/diary',
      component: () => <NoPlan isDiy={diaryAbilities(of).isDiy} isCoach={of.is_coach} isWaiting={false} />,
    }),
  ]);
  const history = createMemoryHistory({ initialEntries: [path] });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree, history }) as never} />
    </QueryClientProvider>,
  );
}

it('the Account tab is for coaches, between clients and profile', () => {
  const tabs = tabsFor(COACH as never as CurrentUser, () => true).map(({ tab, place }) => [tab, place.address()]);
  expect(tabs).toEqual([
    ['CLIENTS', '/clients'],
    ['ACCOUNT', '/account'],
    ['PROFILE', '/profile'],
  ]);
});

it('the screen shows the branding, says where clients log in, and mentions no subscription if there is none', async () => {
  await open(COACH);
  await expect.element(page.getByRole('region', { name: 'Your brand' })).toBeVisible();
  await expect.element(page.getByLabelText('Business name')).toHaveValue('Carla Coaching');
  await expect.element(page.getByText(location.host)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Plan and billing' })).not.toBeInTheDocument();
  await expectAccessible();
});

it.each([
  ['trialing', 'Trial period'],
  ['active', 'Active'],
  ['past_due', 'Active'],
  ['canceled', 'Ended'],
])('describes a subscription with the status %s as: %s', async (status, said) => {
  const subscriptions = [
    { id: 'sub_1', status, items: [] },
    { id: 'sub_2', status: 'active', items: [] },
  ];
  await open({ ...COACH, customer: { subscriptions } });
  const region = page.getByRole('region', { name: 'Plan and billing' });
  await expect.element(region.getByText(said, { exact: true }).first()).toBeVisible();
  expect(region.getByText('Subscription').elements()).toHaveLength(2);
  await region.getByRole('link').first().click();
  await expect.element(page.getByText('The subscription')).toBeVisible();
});

const IN_TRIAL = { ...COACH, customer: { subscriptions: [{ id: 'sub_1', status: 'trialing', items: [] }] } };
const upgrade = page.getByRole('button', { name: 'Upgrade now' });
const demo = page.getByRole('link', { name: /^Book a demo/ });

it.each([
  ['a coach in a trial on a computer', IN_TRIAL, 1280, 1],
  ['a coach in a trial on a phone', IN_TRIAL, 390, 0],
  [
    'a coach who pays',
    { ...COACH, customer: { subscriptions: [{ id: 'sub_1', status: 'active', items: [] }] } },
    1280,
    0,
  ],
  ['a coach without a subscription', COACH, 1280, 0],
])('[BIL-05] offers an upgrade and a demo to %s', async (_who, user, width, count) => {
  await page.viewport(width, 900);
  await open(user);
  await expect.element(page.getByRole('heading', { name: /^Invite coaches/ })).toBeVisible();
  expect([upgrade.elements().length, demo.elements().length]).toEqual([count, count]);
  await page.viewport(390, 844);
});

it('[COA-11] offers 50 euros or pounds for inviting a coach, with rules and a link to share', async () => {
  await page.viewport(1280, 900);
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as never);
  vi.stubGlobal('fetch', async () => Response.json({ portal_url: 'https://till.example/portal' }));
  await open(IN_TRIAL);
  const offer = page.getByRole('region', { name: 'Invite coaches, get €50 off' });
  await expect.element(offer.getByText(/€50 off your next invoice/)).toBeVisible();
  expect(offer.getByRole('listitem').elements()).toHaveLength(4);
  const share = offer.getByRole('link', { name: 'Invite a coach' }).element().getAttribute('href') ?? '';
  expect(decodeURIComponent(share)).toContain(`${location.origin}/checkout?for=coach`);
  expect(share).toMatch(/^mailto:\?subject=Weekly%20menus/);
  await upgrade.click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([['https://till.example/portal']]);
  await expect.element(demo).toHaveAttribute('href', '/help/contact');
  await expectAccessible();
  opened.mockRestore();
  vi.unstubAllGlobals();
  await cleanup();
  await open({ ...COACH, country: 'UNITED_KINGDOM' });
  await expect.element(page.getByRole('region', { name: 'Invite coaches, get £50 off' })).toBeVisible();
  expect(upgrade.elements()).toEqual([]);
  await page.viewport(390, 844);
});

it('the branding form is empty for a coach whose organisation is not their own', async () => {
  await open({ ...COACH, organisation: { ...PRACTICE, owner: 9 } });
  await expect.element(page.getByLabelText('Business name')).toHaveValue('');
});

it('the screen is not shown to a user who is not a coach', async () => {
  await open({ ...COACH, is_coach: false });
  await expect.element(page.getByText('The start')).toBeVisible();
});

it('offers a coach without a plan the questions of the wizard', async () => {
  await open(COACH, '/diary');
  await expect.element(page.getByRole('link', { name: 'Make my plan' })).toHaveAttribute('href', '/onboarding');
});

it('asks a client without a plan to contact their coach', async () => {
  await open({ ...COACH, is_coach: false, coach: { organisation: PRACTICE } }, '/diary');
  await expect.element(page.getByText(/ask your coach/)).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
