import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/push-worker.js'), 'utf8');
const STOP = `/api/reminders/stop/${'x'.repeat(43)}`;
const REMINDER = {
  title: 'Time for lunch',
  body: 'See what’s planned for you.',
  tag: 'LUNCH-2027-03-14',
  address: '/diary/2027-03-14',
  language: 'en',
  stop: { label: 'Stop reminders', done: 'Reminders are off', address: STOP },
};

interface Event {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => unknown } | null;
  action?: string;
  notification?: { data: unknown; close: () => void };
}

const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const fetched = vi.fn(async () => ({ ok: true }));
const close = vi.fn();
let listeners: Record<string, (event: Event) => void>;
let windows: { focused: boolean; navigate: (address: string) => Promise<void>; focus: () => Promise<void> }[];

beforeEach(() => {
  vi.clearAllMocks();
  listeners = {};
  windows = [];
  const self = {
    addEventListener: (name: string, listener: (event: Event) => void) => (listeners[name] = listener),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  runInNewContext(SCRIPT, { self, fetch: fetched });
});

async function happen(name: string, event: Partial<Event>): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners[name]!({ ...event, waitUntil: (one) => work.push(one) });
  await Promise.all(work);
}
const press = (action = '') => happen('notificationclick', { action, notification: { data: REMINDER, close } });

it('shows what the server sends, with a button that stops all reminders', async () => {
  await happen('push', { data: { json: () => REMINDER } });
  const { title, body, tag } = REMINDER;
  const actions = [{ action: 'stop', title: 'Stop reminders' }];
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ body, tag, actions, lang: 'en' }));
});

it('opens what the notification is about, in the open window', async () => {
  await press();
  expect(openWindow).toHaveBeenCalledWith('/diary/2027-03-14');
  const navigate = vi.fn(async () => undefined);
  const focus = vi.fn(async () => undefined);
  windows = [{ focused: false, navigate, focus }];
  await press();
  expect(navigate).toHaveBeenCalledWith('/diary/2027-03-14');
  expect([focus.mock.calls.length, openWindow.mock.calls.length, close.mock.calls.length]).toEqual([1, 1, 2]);
});

it('stops all reminders with one tap, or opens the page that stops them if that fails', async () => {
  await press('stop');
  expect(fetched).toHaveBeenCalledWith(STOP, { method: 'POST' });
  expect(showNotification).toHaveBeenCalledWith('Reminders are off', expect.objectContaining({ tag: 'stopped' }));
  expect(openWindow).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await press('stop');
  expect(openWindow).toHaveBeenCalledWith(`/stop-reminders#${'x'.repeat(43)}`);
});
