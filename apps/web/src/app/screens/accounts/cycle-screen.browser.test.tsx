import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { changeStarts, countedLength } from '@weekbord/domain/cycle/period-starts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { CycleScreen } from './cycle-screen.tsx';

const TODAY = '2027-03-20';
const STARTS = ['2026-12-08', '2027-01-05', '2027-02-03', '2027-03-06'];

/** The server's records. */
let starts: readonly string[] = [];
const NOTHING_SHARED = {
  parts: [] as string[],
  shared_since: null as string | null,
  shared_until: null as string | null,
};
let sharing = NOTHING_SHARED;
let coachOfUser: typeof COACH | null = null;
const COACH = { id: 9, first_name: 'Charlie', last_name: 'Vos', email: 'charlie@coach.example' };
const profile = { id: 4, gender: 'FEMALE', diet_type: 'CYCLE_DIET' };
const answer = () => ({
  period_starts: starts,
  menstrual_cycle_length: null,
  counted_cycle_length: countedLength({ starts, saidLength: null }),
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) });
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body?: string }) => {
    if (!address.includes('/users/cycle')) return Response.json({ id: 1, coach: coachOfUser, intake: profile });
    if (address.includes('/users/cycle/sharing')) {
      if (init.method === 'DELETE') sharing = NOTHING_SHARED;
      if (init.method === 'PUT') {
        const { coach: _, ...shared } = JSON.parse(init.body!) as {
          coach: number;
          parts: string[];
          shared_until: string;
        };
        sharing = { ...shared, shared_since: new Date().toISOString() };
      }
      return init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(sharing);
    }
    if (init.method === 'DELETE') {
      starts = [];
      return new Response(null, { status: 204 });
    }
    if (init.method === 'PATCH') {
      const body = JSON.parse(init.body!) as Record<'added_period_starts' | 'removed_period_starts', string[]>;
      const change = { added: body.added_period_starts, removed: body.removed_period_starts };
      const changed = changeStarts(starts, change, TODAY);
      if ('starts' in changed) ({ starts } = changed);
    }
    return Response.json(answer());
  });
  await loadPhrases('cycle', 'shared', 'accounts');
});
afterEach(() => {
  sharing = NOTHING_SHARED;
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(
  noted: readonly string[],
  dietType = 'CYCLE_DIET',
  coach: typeof COACH | null = null,
): Promise<void> {
  starts = noted;
  coachOfUser = coach;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, {
    id: 1,
    coach,
    intake: { ...profile, diet_type: dietType },
  } as unknown as CurrentUser);
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: 'profile/cycle', component: CycleScreen }),
    createRoute({ getParentRoute: () => root, path: 'profile', component: () => <main>Profile</main> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/profile/cycle'] }),
  });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name });
const noted = () =>
  page
    .getByRole('region', { name: 'Logged periods' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

it("shows the day, what each phase requires, and the next period, predicted from the user's cycles", async () => {
  await open(STARTS);
  await expect.element(page.getByRole('img', { name: /^Day 15 of 29, Ovulation/ })).toBeVisible();
  await expect.element(page.getByText('Expected around Sunday 4 April')).toBeVisible();
  await expect
    .element(page.getByText(/Probably between 2 Apr and 6 Apr: your last 3 cycles lasted 28 to 31/))
    .toBeVisible();
  await expect.element(page.getByText(/Oestrogen rises/)).toBeVisible();
  expect(noted()[1]).toBe('3 February 202731 days');
  await expectAccessible();
});

it('[PRF-03] records a start today or on another day, and corrects or removes it, each with undo', async () => {
  await open(STARTS);
  await button('My period started today').click();
  await expect.element(page.getByRole('img', { name: /^Day 1 of/ })).toBeVisible();
  await expect.element(page.getByText('Logged: your period started on Saturday 20 March.')).toBeVisible();
  await button('Undo').click();
  await expect.element(page.getByRole('img', { name: /^Day 15 of/ })).toBeVisible();
  expect(starts).toEqual(STARTS);

  await button('It started on a different day').click();
  await page.getByRole('button', { name: / 8 March/ }).click();
  await expect
    .element(page.getByText('That’s the period you logged for 6 Mar. We’ll change it to 8 Mar.'))
    .toBeVisible();
  await expectAccessible();
  await button('Log this day').click();
  await expect.element(page.getByRole('img', { name: /^Day 13 of/ })).toBeVisible();
  expect(starts).toEqual([...STARTS.slice(0, 3), '2027-03-08']);

  await button('Remove 5 January 2027').click();
  await expect.element(page.getByText('Removed: Tuesday 5 January.')).toBeVisible();
  expect(starts).toEqual(['2026-12-08', '2027-02-03', '2027-03-08']);
});

it('labels a prediction from a single record as rough, and deletes everything on request', async () => {
  await open(['2027-02-10']);
  await expect.element(page.getByText(/We expected your period around Wednesday 10 March/)).toBeVisible();
  await expect.element(page.getByText(/A rough guess/)).toBeVisible();
  await button('Delete my cycle data').click();
  await expect.element(page.getByRole('dialog', { name: 'Delete your cycle data?' })).toBeVisible();
  await button('Delete').last().click();
  await expect.element(page.getByText(/Log when your last period started/)).toBeVisible();
  await expect.element(button('Delete my cycle data')).not.toBeInTheDocument();
});

it('shares chosen parts with the coach until a date, and can change or stop the sharing', async () => {
  await open(STARTS);
  await expect.element(page.getByText(/Only you can see this/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Share with your coach' })).not.toBeInTheDocument();
  await open(STARTS, 'CYCLE_DIET', COACH);
  const card = page.getByRole('region', { name: 'Share with your coach' });
  await expect.element(card.getByText(/You’re not sharing anything. Charlie can’t see/)).toBeVisible();
  await button('Choose what to share').click();
  await expect.element(page.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Today’s phase/ }).click();
  await page.getByText('90', { exact: true }).click();
  await expect.element(page.getByText('Until the end of 18 June 2027.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .element(card.getByText(/Charlie can see this until the end of 18 June 2027: today’s phase/))
    .toBeVisible();
  await expect.element(page.getByText(/Your coach sees what you share above/)).toBeVisible();
  expect(new Date(sharing.shared_until!)).toEqual(new Date('2027-06-19T00:00:00'));
  await button('Change').click();
  await page.getByRole('checkbox', { name: /your next period/i }).click();
  await button('Save').click();
  await expect.element(card.getByText(/until the end of 18 June 2027: today’s phase and next period/)).toBeVisible();
  await button('Stop sharing').click();
  await expect.element(card.getByText(/You’re not sharing anything/)).toBeVisible();
  await expect.element(page.getByText(/Only you can see this/).last()).toBeVisible();
});

it('describes menopause instead if the plan is for it, and is not shown for other plans', async () => {
  await open([], 'MENOPAUSE');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Menopause' })).toBeVisible();
  await expect.element(page.getByText(/950 mg of calcium/)).toBeVisible();
  await expect.element(button('My period started today')).not.toBeInTheDocument();
  await expectAccessible();
  await open(STARTS, 'RECOMMENDED');
  await expect.element(page.getByText('Profile', { exact: true })).toBeVisible();
});
