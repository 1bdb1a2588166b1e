import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepToken } from '../session/token.ts';
import { clearStored, migrateStored, writeStored } from '../stored.ts';
import { forgetDevice, keepOnDevice } from './device-cache.ts';
import { sendQueuedWrites } from './queued-write.ts';
import { answerTo, writtenText } from './written-text.test-support.ts';

beforeEach(() => keepToken('of-noor'));
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stores only what screens need offline, and no dates of a cycle', async () => {
  const client = new QueryClient();
  await keepOnDevice(client);
  const profile = {
    first_name: 'Noor',
    last_menstrual_period_start_date: '2027-03-01',
    menstrual_cycle_length: 33,
    intake: { weight: 71.5, last_menstrual_period_start_date: '2027-02-02', menstrual_cycle_length: 34 },
  };
  const keep = (key: string, data: unknown, meta?: { offline: boolean }) =>
    client.fetchQuery({ queryKey: [key], queryFn: async () => data, ...(meta && { meta }) });
  await keep('getUserProfile', profile, { offline: true });
  await keep('listUserProfiles', { results: [profile] }, { offline: true });
  await keep('searchFoods', { results: ['not for keeping'] });
  await expect.poll(writtenText).toContain('71.5');
  const written = await writtenText();
  expect(written).toContain('listUserProfiles');
  for (const secret of ['2027-03-01', '2027-02-02', ':33', ':34', 'not for keeping'])
    expect(written).not.toContain(secret);
  // The cache on screen still has the dates.
  expect(client.getQueryData(['getUserProfile'])).toEqual(profile);
});

it('[STA-01] the stored state has version 1, is migrated if unversioned, and has no API responses', async () => {
  localStorage.removeItem('weekbord.version');
  writeStored('theme', 'dark');
  writeStored('diary-view', 'week');
  migrateStored();
  const client = new QueryClient();
  await keepOnDevice(client);
  const queryFn = async () => ({ intake: { weight: 71.5 } });
  await client.fetchQuery({ queryKey: ['getUserProfile'], queryFn, meta: { offline: true } });
  await expect.poll(writtenText).toContain('71.5');
  const state = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
  expect(Object.fromEntries(state)).toMatchObject({
    'weekbord.version': '1',
    'weekbord.theme': 'dark',
    'weekbord.diary-view': 'week',
  });
  expect(JSON.stringify(state)).not.toContain('71.5');
});

it('resends a write that was in flight when the page closed, with the same key, once it reopens', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return new Promise(() => undefined);
  });
  const open = async () => {
    const client = new QueryClient();
    sendQueuedWrites(client);
    await keepOnDevice(client);
    return client;
  };
  const route = { name: 'createCalendarDay', method: 'POST', path: '/planner/calendarDay' };
  const write = { route, sent: { body: { date: '2027-03-14' } }, idempotencyKey: 'key-of-the-day', affects: [] };
  const before = await open();
  const mutation = before.getMutationCache().build(before, { mutationKey: ['write'], scope: { id: 'writes' } });
  void mutation.execute(write).catch(() => undefined);
  await expect.poll(() => keys).toEqual(['key-of-the-day']);
  await expect.poll(writtenText).toContain('key-of-the-day');

  await open();
  await expect.poll(() => keys).toEqual(['key-of-the-day', 'key-of-the-day']);
});

it('does not show or send what the previous session stored, and deletes it', async () => {
  const sent = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', sent);
  const first = new QueryClient();
  sendQueuedWrites(first);
  await keepOnDevice(first);
  const queryFn = async () => ({ name: "Noor's soup" });
  await first.fetchQuery({ queryKey: ['calendar'], queryFn, meta: { offline: true } });
  const route = { name: 'createCalendarDay', method: 'POST', path: '/planner/calendarDay' };
  const write = { route, sent: { body: {} }, idempotencyKey: 'key-of-noor', affects: [] };
  const mutation = first.getMutationCache().build(first, { mutationKey: ['write'], scope: { id: 'writes' } });
  void mutation.execute(write).catch(() => undefined);
  await expect.poll(writtenText).toContain('key-of-noor');
  expect(sent).toHaveBeenCalledTimes(1);

  keepToken('of-daan');
  const second = new QueryClient();
  sendQueuedWrites(second);
  await keepOnDevice(second);
  expect(second.getQueryData(['calendar'])).toBeUndefined();
  expect(second.getMutationCache().getAll()).toEqual([]);
  expect(await writtenText()).not.toMatch(/Noor|key-of-noor/);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('restores what the same session stored, without having stored the token itself', async () => {
  const before = new QueryClient();
  await keepOnDevice(before);
  const queryKey = ['getMe'];
  await before.fetchQuery({ queryKey, queryFn: async () => ({ name: 'Noor' }), meta: { offline: true } });
  await expect.poll(writtenText).toContain('Noor');
  expect(await writtenText()).not.toContain('of-noor');
  const after = new QueryClient();
  await keepOnDevice(after);
  expect(after.getQueryData(queryKey)).toEqual({ name: 'Noor' });
});

it('drops data in an older format, except pending writes', async () => {
  const sent = vi.fn<(address: string) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', sent);
  const open = async () => {
    const client = new QueryClient();
    sendQueuedWrites(client);
    await keepOnDevice(client);
    return client;
  };
  const before = await open();
  await before.fetchQuery({ queryKey: ['getMe'], queryFn: async () => ({ name: 'Noor' }), meta: { offline: true } });
  const route = { name: 'createCalendarDay', method: 'POST', path: '/planner/calendarDay' };
  const write = { route, sent: { body: {} }, idempotencyKey: 'key-of-noor', affects: [] };
  const mutation = before.getMutationCache().build(before, { mutationKey: ['write'], scope: { id: 'writes' } });
  void mutation.execute(write).catch(() => undefined);
  await expect.poll(writtenText).toMatch(/Noor.*key-of-noor/);
  const database = await answerTo(indexedDB.open('weekbord'));
  const store = database.transaction('cache', 'readwrite').objectStore('cache');
  const [key] = await answerTo(store.getAllKeys());
  const text = await answerTo<string>(store.get(key!));
  await answerTo(store.put(JSON.stringify({ ...JSON.parse(text), shape: 'of before' }), key));
  database.close();

  const after = await open();
  expect(after.getQueryData(['getMe'])).toBeUndefined();
  await expect.poll(() => sent.mock.calls.length).toBe(2);
});

it('stores nothing more in a page whose token another tab has ended, even when the page is hidden', async () => {
  const client = new QueryClient();
  await keepOnDevice(client);
  const read = (name: string) =>
    client.fetchQuery({ queryKey: [name], queryFn: async () => ({ name }), meta: { offline: true } });
  await read('Noor before');
  await expect.poll(writtenText).toContain('Noor before');
  writeStored('token', null);
  const serialised = vi.spyOn(JSON, 'stringify');
  await read('Noor after');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const isReady = ({ value }: { value: unknown }) => /clientState.*Noor after/.test(String(value));
  await expect.poll(() => serialised.mock.results.some(isReady)).toBe(true);
  expect(await writtenText()).not.toContain('Noor after');
});

it('leaves nothing after logging out, even while data is still being read', async () => {
  const serialised = vi.spyOn(JSON, 'stringify');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const isWritten = (text: string) => put.mock.calls.some(([value]) => String(value).includes(text));
  const client = new QueryClient();
  await keepOnDevice(client);
  const read = (name: string) =>
    client.fetchQuery({ queryKey: [name], queryFn: async () => ({ name }), meta: { offline: true } });
  await read('Noor before');
  await expect.poll(() => isWritten('Noor before')).toBe(true);
  clearStored();
  await forgetDevice();
  await read('Noor after');
  // When the data is prepared, it is about to be written.
  const isReady = ({ value }: { value: unknown }) => /clientState.*Noor after/.test(String(value));
  await expect.poll(() => serialised.mock.results.some(isReady)).toBe(true);
  expect(isWritten('Noor after')).toBe(false);
});
