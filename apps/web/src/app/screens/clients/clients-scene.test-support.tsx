import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NeedyClient } from '../../../features/clients/api/client-needs.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { today } from '../../../shared/locale/today.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { ClientPlanScreen } from './client-plan-screen.tsx';
import { ClientReportScreen } from './client-report-screen.tsx';
import { ClientScreens } from './client-screens.tsx';
import { ClientsScreen } from './clients-screen.tsx';
import { ImportClientsScreen } from './import-clients-screen.tsx';

type ClientWeek = AnswerOf<'getClientWeek'>;
type Figures = AnswerOf<'listClientFigures'>['results'][number];
type EndedInvitation = AnswerOf<'listClientNeeds'>['ended_invitations'][number];
type PlanVersion = AnswerOf<'listPlanVersions'>['results'][number];

interface Stored {
  id: number;
  first_name: string;
  last_name: string;
  account_enabled: boolean;
  intake: object | null;
  ingredients_to_avoid: readonly { id: number; name: string }[];
  age_closure?: string | null;
  minor_statement?: object | null;
}

const INTAKE = {
  id: 5,
  gender: 'FEMALE',
  activity: 'ACTIVE',
  diet: 'VEGETARIAN',
  main_goal: 'LOSE_WEIGHT',
  weight: 72.5,
  age: 34,
  birthday: null,
  height_in_cm: 168,
  goal_weight_in_kg: 66,
  goal_weekly_change_in_kg: -0.5,
  body_fat_percentage: 0.285,
  energy_expenditure: 2104.4,
  food_intolerances_gluten: true,
  food_intolerances_lactose: false,
  food_intolerances_nut: false,
  food_intolerances_crustaceans_shellfish: false,
  excluded_allergens: ['celery'],
  allows_peanuts: false,
  weekly_nutrition_plan: null,
  meal_moments: null,
  not_given: [],
  exercise_instances: [{ id: 4, exercise: 12, minutes_per_session: 45, sessions_per_week: 2 }],
};

/** A client's intake with the given answers changed. */
export const intakeWith = (answers: object) => ({ ...INTAKE, ...answers });

/** A measured woman with an expenditure of 2,004 kcal a day. */
export const PROFILE = {
  gender: 'FEMALE',
  activity: 'MILDLY_ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  diet_type: 'RECOMMENDED',
  goal: 'LOSE_WEIGHT',
  weekly_goal: null,
  weight: 66,
  height_in_cm: 170,
  age: 34,
  body_fat_percentage: 0.28,
  exercises: [{ kcal_per_kg_per_min: 0.1, minutes_per_session: 45, sessions_per_week: 3 }],
};
export const SLOT = { kcal: 900, protein: 60, carbohydrates: 105, fat: 24 };
/** A day plan with two meals. */
export const dayPlan = (id: number, name: string) => ({
  id,
  name,
  days: [],
  meal_slot_specifications: [
    { ...SLOT, id: id * 10, meal_moment: 'LUNCH' },
    { ...SLOT, id: id * 10 + 1, meal_moment: 'DINNER' },
  ],
});

const AVOIDABLE = [
  { id: 1, key: 'HONEY', name: 'honey' },
  { id: 2, key: 'TOMATO', name: 'tomato' },
  { id: 3, key: 'MUSHROOM', name: 'mushrooms' },
];

/** The clients who need attention, and until when the snoozed ones are snoozed. */
export const needs: NeedyClient[] = [];

/** Invitations that ended without being accepted. */
export const endedInvitations: EndedInvitation[] = [];
export const leftClients: AnswerOf<'listClientNeeds'>['left_clients'] = [];

/** Responds with the clients who need attention, snoozes a client, or ends a snooze. */
function needsAnswer(url: URL, method: string): Response {
  if (method !== 'GET') {
    const one = needs.find(({ id }) => url.pathname.endsWith(`/clientNeeds/${id}/snooze`));
    if (one) one.snoozed_until = method === 'POST' ? '2099-01-01' : null;
    return new Response(null, { status: 204 });
  }
  const [waiting, snoozed] = [true, false].map((waits) =>
    needs.filter((one) => (one.snoozed_until === null) === waits),
  );
  const results = (url.searchParams.get('snoozed') === 'true' ? snoozed : waiting) ?? [];
  return Response.json({
    count: results.length,
    next: null,
    previous: null,
    results,
    snoozed: snoozed?.length ?? 0,
    ended_invitations: endedInvitations,
    left_clients: leftClients,
  });
}

/** The days of a client that differ from the default, by date, their events, measurements and weights. */
export const week = {
  days: new Map<string, Partial<ClientWeek['days'][number]>>(),
  events: [] as ClientWeek['events'],
  measurements: [] as ClientWeek['measurements'],
  weights: { points: [], change_per_week: null } as AnswerOf<'getProgress'>,
  adherence: { logged_days: 6, energy: 95, protein: 72 } as ClientWeek['adherence'],
};

/** Responds with a week of a client: every day as planned, including today if the week ends yesterday. */
function weekUntil(until: string): ClientWeek {
  const dayOn = (date: string): ClientWeek['days'][number] => ({
    date,
    goal: { kcal: 2000, protein: 100, carbohydrates: 200, fat: 80 },
    eaten: { kcal: 1900, protein: 90, carbohydrates: 210.4, fat: 70 },
    is_partial: false,
    are_macros_partial: false,
    weight: null,
    ...week.days.get(date),
  });
  const dates = [6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(until, -ago));
  const next = addDays(until, 1);
  return {
    from: dates[0]!,
    until,
    adherence: week.adherence,
    days: dates.map(dayOn),
    today: next === today() ? dayOn(next) : null,
    measurements: week.measurements,
    events: week.events,
  };
}

/** The figures that differ from the default, by client id. */
export const figures = new Map<number, Partial<Figures>>();

const USUAL_FIGURES = {
  is_invited: false,
  needs: [],
  adherence: { logged_days: 6, energy: 98, protein: 95 },
  weight: { per_week: -0.5, course: 'TOWARDS' },
  last_seen: '2027-03-14',
  news: { notes: 0, has_question: false, weights: 0 },
} as const;

/** Responds with a page of the active clients and their figures; ordering and grouping are left to the real server. */
function listedFigures(query: URLSearchParams): Response {
  const size = Number(query.get('page_size'));
  const number = Number(query.get('page'));
  const found = server.clients.filter((one) => one.account_enabled && isFound(one, query));
  const all = found.map(({ id, first_name, last_name, ...one }) => ({
    id,
    first_name,
    last_name,
    email: emailOf({ id, first_name, last_name, ...one }),
    ...USUAL_FIGURES,
    ...figures.get(id),
  }));
  const silent = all.filter(({ needs: of }) => of.some(({ kind }) => kind === 'NOT_LOGGED'));
  const wanted = query.get('group') === 'SILENT' ? silent : all;
  if (number > Math.max(1, Math.ceil(wanted.length / size))) {
    return Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });
  }
  return Response.json({
    count: wanted.length,
    next: null,
    previous: null,
    results: wanted.slice((number - 1) * size, number * size),
    groups: { ALL: all.length, NEEDS: needs.length, SILENT: silent.length, OFF_PLAN: 0 },
  });
}

const isFound = (one: Stored, query: URLSearchParams) =>
  `${one.first_name} ${one.last_name}`.toLowerCase().includes((query.get('search') ?? '').toLowerCase());

/** The server's data, and the requests it received. */
export const server = {
  clients: [] as Stored[],
  asked: [] as URL[],
  plans: [] as object[],
  /** The day plans, including those that no weekday uses. */
  dayPlans: [] as object[],
  /** The data that plans are based on, for all clients, or for a client by id. */
  basis: null as object | null,
  bases: new Map<number, object>(),
  /** The coach's templates, and what each client, by id, would get from a template. */
  templates: [] as object[],
  previews: new Map<number, object>(),
  /** The requests that assign a plan or a week, or undo that. */
  given: [] as { path: string; body: Record<string, unknown> | null }[],
  /** How saving a plan is rejected, by client. */
  refusals: new Map<number, { status: number; body: object }>(),
  /** The requests that add clients and save profiles. */
  sent: [] as { method: string; path: string; body: Record<string, unknown> }[],
  /** Whether the fake server lists the ingredients that a client can avoid. */
  avoidable: true,
  /** Why the next client is rejected. */
  refusal: null as object | null,
  /** How individual clients are rejected, by address; without a status there is no response. */
  refusedAddresses: new Map<string, { status?: number; body: object }>(),
  /** The promise that delays the response to a new client. */
  gate: null as Promise<unknown> | null,
  /** The response that refuses to delete a plan. */
  deletion: null as { status: number; body: object } | null,
  /** The requests that save a plan. */
  savedPlans: [] as SentPlan[],
};

interface SentPlan {
  user: number;
  nutrition_day_plan: number | null;
  reason?: string;
  days: string[];
  meals: { meal_moment: string; kcal: number; protein: number; fat: number; carbohydrates: number }[];
}

/** Adds a client to the coach; returns their id. */
export function addClient(first_name: string, last_name = 'Smit', change: Partial<Stored> = {}): number {
  const id = server.clients.length + 1;
  server.clients.push({
    id,
    first_name,
    last_name,
    account_enabled: true,
    intake: INTAKE,
    ingredients_to_avoid: [],
    ...change,
  });
  return id;
}

const emailOf = ({ first_name: first }: Stored) => `${first.toLowerCase()}@home.example`;

function listed(query: URLSearchParams) {
  const size = Number(query.get('page_size'));
  const number = Number(query.get('page'));
  const isAsked = ({ account_enabled: isEnabled }: Stored) =>
    [null, String(isEnabled)].includes(query.get('account_enabled'));
  const found = server.clients.filter((one) => isAsked(one) && isFound(one, query));
  if (number > Math.max(1, Math.ceil(found.length / size))) {
    return Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });
  }
  const results = found.slice((number - 1) * size, number * size).map((one) => ({
    ...one,
    email: emailOf(one),
    has_intake: one.intake !== null,
    has_plan: false,
    has_unread_note: false,
    is_invited: false,
  }));
  return Response.json({ count: found.length, next: null, previous: null, results });
}

/** A coach's change to a plan that she can undo. */
const VERSION: PlanVersion = {
  id: 70,
  made_at: '2027-03-14T09:00:00.000Z',
  who: 'COACH',
  name: 'Anna Vos',
  reason: null,
  changes: [],
  effect: null,
  is_restored: false,
  is_offer: false,
  restorable: ['BEFORE'],
  answer: null,
  answered_at: null,
  question: null,
};

/** Responds to requests about templates, plan versions and undo. */
function givingAnswer(url: URL, method: string, body: string | undefined): Response {
  const user = Number(url.searchParams.get('user'));
  if (method === 'GET' && url.pathname.endsWith('/preview')) {
    const preview = server.previews.get(user);
    return preview
      ? Response.json(preview)
      : Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });
  }
  if (method === 'GET' && url.pathname.includes('PlanVersion')) {
    const isGiven = server.savedPlans.some((plan) => plan.user === user);
    const results = isGiven ? [{ ...VERSION, id: 70 + user }] : [];
    return Response.json({ count: results.length, next: null, previous: null, results, state: `state of ${user}` });
  }
  if (method === 'GET') {
    return Response.json({ count: server.templates.length, next: null, previous: null, results: server.templates });
  }
  const sent = body === undefined ? null : (JSON.parse(body) as Record<string, unknown>);
  server.given.push({ path: url.pathname.slice(4), body: sent });
  return Response.json({
    calendar_days: [],
    planned_count: 2,
    replaced_count: 0,
    left_out: [],
    kept_moments: [],
    undo_id: 500 + Number(sent?.['user']),
    stayed: [],
    detail: '',
  });
}

/** Responds as the API does. */
async function answer(address: string | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.href);
  server.asked.push(url);
  if (method === 'DELETE' && server.deletion)
    return Response.json(server.deletion.body, { status: server.deletion.status });
  if (url.pathname.endsWith('/ingredientToAvoid')) {
    if (!server.avoidable) return Response.json({ detail: 'Down.', code: 'server_error' }, { status: 500 });
    return Response.json({ count: AVOIDABLE.length, next: null, previous: null, results: AVOIDABLE });
  }
  if (/\/(?:auth\/users|setIngredientsToAvoid|userProfile(?:\/\d+)?)$/.test(url.pathname)) {
    server.sent.push({ method, path: url.pathname.slice(4), body: JSON.parse(body as string) });
    await server.gate;
    if (server.refusal !== null) return Response.json(server.refusal, { status: 400 });
    const refused = server.refusedAddresses.get(String(server.sent.at(-1)!.body['email']));
    if (refused) {
      if (refused.status === undefined) throw new TypeError('Failed to fetch');
      return Response.json(refused.body, { status: refused.status });
    }
    return Response.json({ id: server.clients.length }, { status: 201 });
  }
  if (url.pathname.endsWith('/clientWeek')) return Response.json(weekUntil(url.searchParams.get('until')!));
  if (url.pathname.endsWith('/clientFigures')) return listedFigures(url.searchParams);
  if (url.pathname.includes('/clientNeeds')) return needsAnswer(url, method);
  if (url.pathname.endsWith('/paginatedclients')) return listed(url.searchParams);
  if (url.pathname.endsWith('/progress')) return Response.json(week.weights);
  const user = Number(url.searchParams.get('user'));
  if (url.pathname.endsWith('/nutritionPlanBasis')) return Response.json(server.bases.get(user) ?? server.basis);
  if (url.pathname.endsWith('/nutritionPlan')) {
    const sent = JSON.parse(body as string) as SentPlan;
    const refusal = server.refusals.get(sent.user);
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    server.savedPlans.push(sent);
    return Response.json({});
  }
  if (/planTemplate|PlanVersion|undoReplacement/.test(url.pathname))
    return givingAnswer(url, method, body as string | undefined);
  if (!url.pathname.includes('/clients/')) {
    const results = url.pathname.includes('weeklyNutritionPlan')
      ? server.plans
      : url.pathname.endsWith('/nutritionDayPlan')
        ? server.dayPlans
        : [];
    return Response.json({ count: results.length, next: null, previous: null, results });
  }
  const found = server.clients.find(({ id }) => url.pathname.endsWith(`/clients/${id}`));
  if (found === undefined) return Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });
  if (method === 'PATCH') Object.assign(found, JSON.parse(body as string));
  return Response.json({
    age_closure: null,
    minor_statement: null,
    ...found,
    intake: found.intake && { meal_moments: null, not_given: [], ...found.intake },
    email: emailOf(found),
    language: 'nl',
  });
}

/** Gives each test of a file its own server. */
export function serveClients(): void {
  beforeEach(async () => {
    Object.assign(server, { clients: [], asked: [], plans: [], dayPlans: [], basis: null, savedPlans: [], sent: [] });
    Object.assign(server, { refusal: null, deletion: null, avoidable: true, templates: [], given: [], gate: null });
    for (const known of [server.bases, server.previews, server.refusals, server.refusedAddresses]) known.clear();
    needs.length = 0;
    figures.clear();
    week.days.clear();
    week.events = [];
    week.measurements = [];
    week.weights = { points: [], change_per_week: null };
    week.adherence = { logged_days: 6, energy: 95, protein: 72 };
    endedInvitations.length = 0;
    leftClients.length = 0;
    speakLanguage('en');
    vi.stubGlobal('fetch', answer);
    await loadPhrases(
      'clients',
      'shared',
      'onboarding',
      'eating',
      'foods',
      'progress',
      'clientPlan',
      'clientIntake',
      'clientImport',
      'meals',
      'selfService',
      'giving',
      'habits',
      'weekReport',
    );
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    for (const { id } of currentAlerts()) dismissAlert(id);
    await page.viewport(375, 812);
  });
}

/** Opens a URL as a coach. */
export async function open(address: string, user: Partial<CurrentUser> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, {
    id: 900,
    email: 'coach@home.example',
    account_enabled: true,
    is_coach: true,
    feature_flags_for_user: { flags: {} },
    organisation: null,
    coach: null,
    customer: null,
    intake: null,
    ...user,
  } as unknown as CurrentUser);
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <AlertList />
      </>
    ),
  });
  const validateSearch = (search: Record<string, unknown>) => search;
  const list = createRoute({
    getParentRoute: () => rootRoute,
    validateSearch,
    path: '/clients',
    component: function Clients() {
      return <ClientsScreen search={list.useSearch()} />;
    },
  });
  const file = createRoute({
    getParentRoute: () => rootRoute,
    path: '/clients/import',
    component: ImportClientsScreen,
  });
  const one = createRoute({
    getParentRoute: () => rootRoute,
    validateSearch,
    path: '/clients/$clientId',
    component: function Client() {
      const client = useLocation().pathname.split('/').at(-1)!;
      return <ClientScreens client={client} search={one.useSearch()} />;
    },
  });
  const plan = createRoute({
    getParentRoute: () => rootRoute,
    validateSearch,
    path: '/clients/$clientId/plan',
    component: function ClientPlan() {
      const clientId = Number(useLocation().pathname.split('/').at(-2));
      return <ClientPlanScreen clientId={clientId} search={plan.useSearch()} />;
    },
  });
  const report = createRoute({
    getParentRoute: () => rootRoute,
    validateSearch,
    path: '/clients/$clientId/report',
    component: function ClientReport() {
      const clientId = Number(useLocation().pathname.split('/').at(-2));
      return <ClientReportScreen clientId={clientId} search={report.useSearch()} />;
    },
  });
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => 'Home' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([list, file, one, plan, report, home]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}
