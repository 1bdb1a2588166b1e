import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { NO_REMINDERS } from '@weekbord/domain/reminders/reminder-settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import type { Reminders } from '../../../features/reminders/api/reminders.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { zoneHere } from '../../../shared/locale/format.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { fingerprintOf } from '../../../shared/offline/fingerprint.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { providePhonePush } from '../../../shared/push/phone-push.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { writeStored } from '../../../shared/stored.ts';
import { RemindersScreen } from './reminders-screen.tsx';
import { StopRemindersScreen } from './stop-reminders-screen.tsx';

const ENDPOINT = 'https://push.example.com/send/abc';
const { meals, weighIn, shopping, quietHours } = NO_REMINDERS;
const NOTHING: Reminders = {
  version: 0,
  meals: { ...meals, weekdays: [...meals.weekdays], names_dishes: false },
  weigh_in: { ...weighIn, weekdays: [...weighIn.weekdays] },
  shopping: { ...shopping, weekdays: [...shopping.weekdays] },
  notes: { on: false },
  quiet_hours: quietHours,
  time_zone: null,
  application_server_key: 'B'.repeat(87),
  phone_services: [],
  devices: [],
};

/** The server's data, and the requests it received. */
let stored: Reminders = NOTHING;
let sent: { method: string; path: string }[] = [];
let stopStatus = 204;

beforeEach(async () => {
  stored = NOTHING;
  sent = [];
  stopStatus = 204;
  speakLanguage('en');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/reminders/', '');
    if (method !== 'GET') sent.push({ method, path });
    if (path.startsWith('stop/')) {
      return stopStatus === 204 ? new Response(null, { status: 204 }) : Response.json({}, { status: stopStatus });
    }
    const given = body
      ? (JSON.parse(body as string) as Reminders & { push_endpoint: string; push_token: string })
      : null;
    if (path === 'settings' && given) {
      if (given.version !== stored.version) return Response.json({ detail: 'changed' }, { status: 409 });
      stored = { ...stored, ...given, version: stored.version + 1 };
    }
    if ((path === 'pushDevice' || path === 'pushPhone') && given) {
      const fingerprint = await fingerprintOf(given.push_endpoint ?? given.push_token);
      stored = { ...stored, devices: [{ id: 7, fingerprint, added_at: '2027-03-14T09:00:00Z' }] };
    }
    if (method === 'DELETE') {
      stored = { ...stored, devices: stored.devices.filter(({ id }) => path !== `pushDevice/${id}`) };
      return new Response(null, { status: 204 });
    }
    return Response.json(stored);
  });
  await loadPhrases('reminders', 'meals', 'shared');
});
afterEach(() => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Stubs a browser with notifications, which its user allows or refuses. */
function takeNotifications(permission: NotificationPermission) {
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) } }),
    unsubscribe: async () => {
      known = null;
      return true;
    },
  };
  let known: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => known,
    subscribe: async () => {
      known = subscription;
      return known;
    },
  };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
}

async function open(address = '/profile/reminders', relations: Partial<CurrentUser> = {}): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, {
    id: 1,
    email: 'robin@people.example',
    account_enabled: true,
    is_coach: false,
    feature_flags_for_user: { flags: {} },
    organisation: null,
    coach: null,
    customer: null,
    ...relations,
  } as unknown as CurrentUser);
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: 'profile/reminders', component: RemindersScreen }),
    createRoute({ getParentRoute: () => root, path: 'stop-reminders', component: StopRemindersScreen }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
      <AlertList />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const section = (name: string) => page.getByRole('region', { name, exact: true });
const mainSwitch = (name: string) => section(name).getByRole('switch').first();

describe('reminders', () => {
  it("are all off at first, and saved with each tap in the device's time zone", async () => {
    await open();
    for (const name of ['Meals', 'Weigh-in', 'Shopping day']) await expect.element(mainSwitch(name)).not.toBeChecked();
    expect(page.getByRole('heading', { name: 'How you get them' }).elements()).toEqual([]);
    await expectAccessible();
    await mainSwitch('Meals').click();
    await expect.poll(() => stored).toMatchObject({ version: 1, meals: { on: true }, time_zone: zoneHere() });
    await section('Meals').getByText('Lunch', { exact: true }).first().click();
    await section('Meals').getByLabelText('Dinner').last().fill('22:30');
    await expect.poll(() => stored.meals.times).toEqual({ ...NOTHING.meals.times, LUNCH: null, DINNER: '22:30' });
    await expect.element(page.getByText('Skipped: it falls in your quiet hours')).toBeVisible();
    await expect.element(page.getByText('By email to robin@people.example', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  it.each([
    [{ coach: { id: 2 } }, /when your coach writes/],
    [{ is_coach: true }, /when a client writes/],
  ] as const)('include emails about new notes for %o', async (relations, hint) => {
    await open('/profile/reminders', relations as Partial<CurrentUser>);
    await expect.element(section('New notes').getByText(hint)).toBeVisible();
    await mainSwitch('New notes').click();
    await expect.poll(() => stored.notes).toEqual({ on: true });
    await expectAccessible();
  });

  it('include no emails about notes for a person without a coach', async () => {
    await open();
    await expect.element(mainSwitch('Shopping day')).toBeVisible();
    expect(page.getByText('New notes').elements()).toEqual([]);
  });

  it('are not saved until days are chosen', async () => {
    await open();
    await mainSwitch('Weigh-in').click();
    await section('Weigh-in').getByText(/^mon/i).click();
    await expect.element(page.getByText('Choose at least one day')).toBeVisible();
    expect(stored.weigh_in.weekdays).toEqual(['monday']);
    await section('Weigh-in').getByText(/^fri/i).click();
    await expect.poll(() => stored.weigh_in).toMatchObject({ on: true, weekdays: ['friday'] });
    await expectAccessible();
  });

  it('show what another device changed, and say so', async () => {
    await open();
    await expect.element(mainSwitch('Shopping day')).not.toBeChecked();
    stored = { ...NOTHING, version: 4, weigh_in: { ...NOTHING.weigh_in, on: true } };
    await mainSwitch('Shopping day').click();
    await expect.element(page.getByText('Changed on another device: this is the current setting')).toBeVisible();
    await expect.element(mainSwitch('Weigh-in')).toBeChecked();
    await expect.element(mainSwitch('Shopping day')).not.toBeChecked();
    expect(stored.version).toBe(4);
  });

  it("say if they are in another time zone, and change to the device's time zone on request", async () => {
    stored = { ...NOTHING, version: 1, time_zone: 'Pacific/Kiritimati', shopping: { ...NOTHING.shopping, on: true } };
    await open();
    await expect.element(page.getByText(/use Kiritimati time/)).toBeVisible();
    await page.getByRole('button', { name: 'Use this device’s time' }).click();
    await expect.poll(() => stored.time_zone).toBe(zoneHere());
    await expect.poll(() => page.getByText(/Your reminders use/).elements()).toEqual([]);
  });
});

const SHOPPING = { ...NOTHING, version: 1, shopping: { ...NOTHING.shopping, on: true } };
const here = () => page.getByRole('switch', { name: /^Notifications on this device/ });

describe('where reminders are sent', () => {
  it('is this device once the browser and its user allow it, and can be set back to email', async () => {
    takeNotifications('granted');
    stored = SHOPPING;
    await open();
    await here().click();
    await expect.element(page.getByText('As a notification on 1 device.')).toBeVisible();
    await expect.element(here()).toBeChecked();
    await expectAccessible();
    await here().click();
    await expect.element(page.getByText('By email to', { exact: false })).toBeVisible();
    await expect.element(here()).not.toBeChecked();
    expect(sent).toEqual([
      { method: 'PUT', path: 'pushDevice' },
      { method: 'DELETE', path: 'pushDevice/7' },
    ]);
  });

  it('may be another device, and can be changed to email on this one', async () => {
    takeNotifications('granted');
    stored = { ...SHOPPING, devices: [{ id: 9, fingerprint: 'other', added_at: '2027-03-14T09:00:00Z' }] };
    await open();
    await page.getByRole('button', { name: 'By email instead' }).click();
    await expect.element(page.getByText('By email to', { exact: false })).toBeVisible();
    expect(stored.devices).toEqual([]);
  });

  it.each([
    ['blocked', () => takeNotifications('denied'), /are blocked/],
    ['unable', () => vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined), /can’t show/],
  ] as const)('is email if the browser is %s, with the reason', async (_, make, why) => {
    make();
    stored = SHOPPING;
    await open();
    await expect.element(page.getByText(why)).toBeVisible();
    expect(here().elements()).toEqual([]);
    await expectAccessible();
  });
});

describe('where reminders are sent in the app on a phone', () => {
  let isRefused: boolean;
  let unregistered: number;
  beforeEach(() => {
    isRefused = false;
    unregistered = 0;
    vi.stubGlobal('Capacitor', {});
    providePhonePush({
      service: 'FCM',
      isRefused: async () => isRefused,
      register: async () => (isRefused ? null : 'token-of-this-phone'),
      unregister: async () => {
        unregistered += 1;
      },
    });
    stored = { ...SHOPPING, application_server_key: null, phone_services: ['FCM'] };
  });
  afterEach(() => {
    providePhonePush(undefined);
    writeStored('phone-push', null);
  });

  it('is this phone once notifications are switched on, and email again once they are off', async () => {
    await open();
    await expect.element(page.getByText('Your phone will ask for permission.')).toBeVisible();
    await here().click();
    await expect.element(here()).toBeChecked();
    expect(sent).toEqual([{ method: 'PUT', path: 'pushPhone' }]);
    await expectAccessible();
    await here().click();
    await expect.element(here()).not.toBeChecked();
    expect([stored.devices, unregistered]).toEqual([[], 1]);
  });

  it('is email if the person refuses, with instructions for allowing notifications', async () => {
    isRefused = true;
    await open();
    await expect.element(page.getByText('in your phone’s settings', { exact: false })).toBeVisible();
    expect(here().elements()).toEqual([]);
  });

  it('is email, without mentioning browsers, if the server has no push key', async () => {
    stored = { ...stored, phone_services: ['APNS'], application_server_key: 'B'.repeat(87) };
    await open();
    await expect.element(page.getByText('By email to', { exact: false })).toBeVisible();
    expect(here().elements()).toEqual([]);
    expect(page.getByText(/browser/i).elements()).toEqual([]);
  });
});

describe('the link of a reminder', () => {
  const SECRET = 'x'.repeat(43);

  it('stops all reminders with one button, without a session, and not merely by being opened', async () => {
    await open(`/stop-reminders#${SECRET}`);
    expect(sent).toEqual([]);
    await expectAccessible();
    await page.getByRole('button', { name: 'Stop all reminders' }).click();
    await expect.element(page.getByText('Your reminders are off')).toBeVisible();
    expect(sent).toEqual([{ method: 'POST', path: `stop/${SECRET}` }]);
    await expectAccessible();
  });

  it('reports that it has expired', async () => {
    stopStatus = 404;
    await open(`/stop-reminders#${SECRET}`);
    await page.getByRole('button', { name: 'Stop all reminders' }).click();
    await expect.element(page.getByText('This link no longer works')).toBeVisible();
  });
});
