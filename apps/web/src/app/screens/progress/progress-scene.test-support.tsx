import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { changePerWeek, smoothTrend } from '@weekbord/domain/progress/trend';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { today } from '../../../shared/locale/today.ts';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { ProgressScreen } from './progress-screen.tsx';

export const TODAY = today();
const PATHS: Readonly<Record<string, MeasurementType>> = {
  userWeight: 'WEIGHT',
  userSleep: 'SLEEP',
  userStress: 'STRESS',
  userDistance: 'WAIST_CIRCUMFERENCE',
  userBodyFatPercentage: 'BODY_FAT_PERCENTAGE',
};

interface Stored {
  id: number;
  type: MeasurementType;
  value: number;
  date: string;
}

interface Sent {
  value: number;
  created_at: string;
  measurement_id: number;
}

/** The server's data, and the requests it received; `refuse` returns the response to a refused request. */
export const server = {
  stored: [] as Stored[],
  asked: [] as URL[],
  cycle: { period_starts: [] as string[], menstrual_cycle_length: null },
  refuse: null as (() => Response) | null,
};

/** Adds a value from the given number of days ago to the server. */
export function measure(type: MeasurementType, value: number, daysAgo: number): void {
  server.stored.push({ id: server.stored.length + 1, type, value, date: addDays(TODAY, -daysAgo) });
}

function progressOf(type: string | null) {
  const counted = server.stored.filter((one) => one.type === type && (type !== 'STRESS' || one.value > 0));
  const of = [...Map.groupBy(counted, ({ date }) => date)]
    .map(([date, all]) => {
      return { date, value: all.reduce((sum, { value }) => sum + value, 0) / all.length, entries: all.length };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const trend = type === 'WEIGHT' ? smoothTrend(of) : [];
  return {
    points: of.map((day, at) => ({ ...day, trend: trend[at] ?? null })),
    change_per_week: type === 'WEIGHT' ? changePerWeek(of) : null,
  };
}

/** Responds as the API does. */
async function answer(address: string | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.href);
  server.asked.push(url);
  const last = url.pathname.split('/').at(-1)!;
  if (last === 'cycle') return Response.json(server.cycle);
  if (last === 'progress') return Response.json(progressOf(url.searchParams.get('measurement_type')));
  const sent = (body ? JSON.parse(body as string) : {}) as Partial<Sent>;
  if (method === 'POST' && server.refuse) return server.refuse();
  if (last === 'deleteMeasurement') {
    server.stored = server.stored.filter(({ id }) => id !== sent.measurement_id);
    return new Response(null, { status: 204 });
  }
  if (method === 'PATCH') {
    const { value, created_at: date } = sent;
    server.stored = server.stored.map((one) =>
      one.id === Number(last) ? { ...one, ...(value !== undefined && { value }), ...(date && { date }) } : one,
    );
    const { date: day, ...one } = server.stored.find(({ id }) => id === Number(last))!;
    return Response.json({ ...one, date: day, user: 1, created_at: `${day}T00:00:00.000Z` });
  }
  const type = PATHS[last]!;
  const present = ({ date, ...one }: Stored) => ({ ...one, date, user: 1, created_at: `${date}T00:00:00.000Z` });
  if (method === 'POST') {
    const added = {
      id: 1000 + server.stored.length,
      type,
      value: sent.value!,
      date: sent.created_at!.slice(0, 10),
    };
    server.stored.push(added);
    return Response.json(present(added), { status: 201 });
  }
  const results = server.stored
    .filter((one) => one.type === type)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(present);
  return Response.json({ count: results.length, next: null, previous: null, results });
}

/** Gives each test of a file its own server. */
export function serveProgress(): void {
  beforeEach(async () => {
    Object.assign(server, {
      stored: [],
      asked: [],
      refuse: null,
      cycle: { period_starts: [], menstrual_cycle_length: null },
    });
    speakLanguage('en');
    vi.stubGlobal('fetch', answer);
    await loadPhrases('progress', 'forms', 'shared');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    onlineManager.setOnline(true);
    for (const { id } of currentAlerts()) dismissAlert(id);
  });
}

/** Opens the screen at a URL, as a person with an intake. */
export async function open(address = '/progress', intake: Partial<CurrentUser['intake']> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  sendQueuedWrites(client);
  client.setQueryData(currentUserQuery.queryKey, {
    id: 1,
    account_enabled: true,
    is_coach: false,
    feature_flags_for_user: { flags: {} },
    organisation: null,
    coach: null,
    customer: null,
    intake: { goal_weight_in_kg: null, personal_weight_unit: 'KILOGRAMS', ...intake },
  } as unknown as CurrentUser);
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/progress',
    validateSearch: (search: Record<string, unknown>) => search,
    component: function Progress() {
      return (
        <>
          <ProgressScreen search={route.useSearch()} />
          <AlertList />
        </>
      );
    },
  });
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => 'Home' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route, home]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}
