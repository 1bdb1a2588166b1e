import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { NoPlan } from '../../../features/diary/components/no-plan.tsx';
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
  intake: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
};

beforeEach(async () => {
  await changeLanguage('en');
  await loadPhrases('branding', 'navigation', 'shared', 'diary');
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

it('is a tab of a coach, between clients and profile', () => {
  const tabs = tabsFor(COACH as never as CurrentUser, () => true).map(({ tab, place }) => [tab, place.address()]);
  expect(tabs).toEqual([
    ['CLIENTS', '/clients'],
    ['ACCOUNT', '/account'],
    ['PROFILE', '/profile'],
  ]);
});

it('has the brand, says where clients log in, and names no subscription that is not there', async () => {
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
])('says of a subscription that is %s: %s', async (status, said) => {
  const subscriptions = [
    { id: 'sub_1', status, items: [] },
    { id: 'sub_2', status: 'active', items: [] },
  ];
  await open({ ...COACH, customer: { subscriptions } });
  const region = page.getByRole('region', { name: 'Plan and billing' });
  await expect.element(region.getByText(said, { exact: true }).first()).toBeVisible();
  expect(region.getByText('Subscription').elements()).toHaveLength(2);
});

it('has an empty form for a coach whose organisation is not their own', async () => {
  await open({ ...COACH, organisation: { ...PRACTICE, owner: 9 } });
  await expect.element(page.getByLabelText('Business name')).toHaveValue('');
});

it('is not for one who is no coach', async () => {
  await open({ ...COACH, is_coach: false });
  await expect.element(page.getByText('The start')).toBeVisible();
});

it('offers a coach without a plan the questions of the wizard', async () => {
  await open(COACH, '/diary');
  await expect.element(page.getByRole('link', { name: 'Make my plan' })).toHaveAttribute('href', '/onboarding');
});

it('asks a client without a plan to contact their coach', async () => {
  await open({ ...COACH, is_coach: false, coach: { organisation: PRACTICE } }, '/diary');
  await expect.element(page.getByText(/Ask your coach/)).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
