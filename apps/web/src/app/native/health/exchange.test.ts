import type { CalendarDay } from '@weekbord/contract/diary/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item } from '../../../features/diary/model/meals.test-support.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { FakeHealthStore, Refusal } from './health-store.test-support.ts';

const TODAY = '2027-03-14';
/** The number of days that the server returns at once. */
const DAYS_OF_PAGE = 31;
const USER = {
  id: 7,
  intake: { personal_weight_unit: 'KILOGRAMS' },
  account_enabled: true,
  payment_status_override: false,
  customer: null,
  coach: null,
  organisation: null,
  age_closure: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
} as unknown as CurrentUser;

let store: FakeHealthStore;
let days: CalendarDay[];
let weights: { value: number; created_at: string; key: string | null }[];
/** The response to a new weight, instead of the usual one. */
let refusal: Response | Error | null;
let asked: string[];
const kept = new Map<string, string>();

const dayOf = (date: string, ...items: CalendarDay['calendar_items']): CalendarDay => ({
  id: 1,
  user: 7,
  date,
  note: '',
  calendar_items: items,
});
const meal = (id: number, status: ItemStatus = 'EATEN') => item(id, 'BREAKFAST', { status });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 14, 12) });
  store = new FakeHealthStore();
  store.granted = { weight: true, nutrition: true };
  days = [dayOf(TODAY, meal(1), meal(2, 'PLANNED'))];
  weights = [];
  refusal = null;
  asked = [];
  kept.clear();
  kept.set('weekbord.token', 'secret');
  vi.stubGlobal('navigator', { language: 'en', onLine: true });
  vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('Capacitor', {
    getPlatform: () => 'android',
    nativePromise: async (_: string, method: string, options: Record<string, unknown>) => store.call(method, options),
  });
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'https://localhost');
    asked.push(`${method} ${pathname}`);
    if (pathname === '/api/planner/calendarDay') {
      const isAsked = (date: string) =>
        date >= searchParams.get('date__gte')! && date <= searchParams.get('date__lte')!;
      const found = days.filter(({ date }) => isAsked(date));
      const end = Number(searchParams.get('page') ?? 1) * DAYS_OF_PAGE;
      const next = end < found.length ? 'the next page' : null;
      return Response.json({ results: found.slice(end - DAYS_OF_PAGE, end), next });
    }
    if (pathname === '/api/measurements/progress')
      return Response.json({ points: weights.map(({ value, created_at: date }) => ({ date, value, trend: null })) });
    if (refusal instanceof Error) throw refusal;
    if (refusal !== null) return refusal.clone();
    const key = new Headers(headers).get('Idempotency-Key');
    weights.push({ ...(JSON.parse(body as string) as { value: number; created_at: string }), key });
    return Response.json({}, { status: 201 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(user: CurrentUser = USER) {
  const exchange = await import('./exchange.ts');
  const { healthConnection } = await import('./connection.ts');
  const { currentUserQuery } = await import('../../../shared/session/current-user.ts');
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, user);
  const { sendQueuedWrites } = await import('../../../shared/offline/queued-write.ts');
  sendQueuedWrites(client);
  return { ...exchange, healthConnection, client };
}

const written = () => [...store.records.values()];
const refuse = (status: number, code: string) => Response.json({ code, detail: code }, { status });

describe('what was eaten', () => {
  it('is not requested until it is switched on', async () => {
    const { exchangeAll, exchangeDays, client } = await open();
    await exchangeAll(client);
    await exchangeDays(client, days);
    expect([store.calls, asked]).toEqual([[], []]);
  });

  it("is written with the diary's numbers, except those that are only partly known", async () => {
    const { switchNutritionOn, client } = await open();
    await switchNutritionOn(client, USER);
    const at = new Date(2027, 2, 14, 7, 30);
    expect(written()).toEqual([
      {
        id: expect.stringMatching(/^weekbord-7-1-/) as unknown,
        start: at.getTime(),
        end: at.getTime() + 60_000,
        offsetMinutes: -at.getTimezoneOffset(),
        mealType: 1,
        name: 'Soup',
        nutrition: {
          energy: 400,
          protein: 25,
          totalFat: 10,
          totalCarbohydrate: 40,
          dietaryFiber: 5,
          saturatedFat: 3,
          sugar: 8,
        },
      },
    ]);
  });

  it('is written once, and again only if it changed', async () => {
    const { switchNutritionOn, exchangeAll, exchangeDays, client } = await open();
    await switchNutritionOn(client, USER);
    const before = [...store.calls];
    await exchangeAll(client);
    expect(store.calls).toEqual(before);
    const first = written()[0]!.id;

    days = [dayOf(TODAY, { ...meal(1), meal: { ...meal(1).meal, kcal: 300 } }, meal(2))];
    await exchangeDays(client, days);
    expect(written().map(({ nutrition }) => nutrition['energy'])).toEqual([300, 400]);
    expect(store.records.has(first)).toBe(false);
    days = [dayOf(TODAY)];
    await exchangeDays(client, days);
    expect(written()).toEqual([]);
    days = [dayOf(TODAY, meal(1))];
    await exchangeDays(client, days);
    expect(written()).toHaveLength(1);
  });

  it('is read from the server, even if a screen shows something else', async () => {
    const { switchNutritionOn, exchangeDays, client } = await open();
    await switchNutritionOn(client, USER);
    await exchangeDays(client, [dayOf(TODAY, meal(1), meal(2))]);
    expect(written()).toHaveLength(1);
  });

  it("waits for the person's unsent changes", async () => {
    const { switchNutritionOn, exchangeDays, client } = await open();
    await switchNutritionOn(client, USER);
    let arrive = () => {};
    client.setMutationDefaults(['write'], { mutationFn: () => new Promise<void>((resolve) => (arrive = resolve)) });
    const write = client
      .getMutationCache()
      .build(client, { mutationKey: ['write'] })
      .execute({});
    const shown = [dayOf(TODAY, meal(1), meal(2))];
    expect(await exchangeDays(client, shown)).toBe(false);
    arrive();
    await write;
    days = shown;
    expect(await exchangeDays(client, shown)).toBe(true);
    expect(written()).toHaveLength(2);
  });

  it('is not written for meals from before it was switched on', async () => {
    const { switchNutritionOn, exchangeDays, client } = await open();
    days = [dayOf('2027-03-13', meal(3)), dayOf(TODAY, meal(1))];
    await switchNutritionOn(client, USER);
    await exchangeDays(client, days);
    expect(written().map(({ id }) => id.split('-')[2])).toEqual(['1']);
  });

  it('is also written for days on which the app was not opened', async () => {
    const { switchNutritionOn, exchangeAll, client } = await open();
    await switchNutritionOn(client, USER);
    vi.setSystemTime(new Date(2027, 3, 20, 12));
    days = [...days, dayOf('2027-03-20', meal(3)), dayOf('2027-04-20', meal(4))];
    await exchangeAll(client);
    expect(written()).toHaveLength(3);
  });

  it('is also written for more days than the server returns at once', async () => {
    const { switchNutritionOn, exchangeAll, client } = await open();
    await switchNutritionOn(client, USER);
    vi.setSystemTime(new Date(2027, 3, 20, 12));
    days = Array.from({ length: 38 }, (_, at) => dayOf(addDays(TODAY, at), meal(at + 1)));
    await exchangeAll(client);
    expect(written()).toHaveLength(38);
  });

  it('can be deleted when it is switched off, leaving the records of other apps', async () => {
    const { switchNutritionOn, switchNutritionOff, removeWritten, exchangeAll, healthConnection, client } =
      await open();
    store.records.set('of another app', { ...written()[0]!, id: 'of another app' });
    await switchNutritionOn(client, USER);
    switchNutritionOff(USER);
    await exchangeAll(client);
    expect(store.records.size).toBe(2);
    await removeWritten(USER);
    expect([...store.records.keys()]).toEqual(['of another app']);
    expect(healthConnection(7).nutritionOut).toBeNull();
    await switchNutritionOn(client, USER);
    expect(store.records.size).toBe(2);
  });

  it('is written later if the phone first refuses it and then allows it', async () => {
    const { switchNutritionOn, exchangeAll, client } = await open();
    store.granted.nutrition = false;
    await expect(switchNutritionOn(client, USER)).rejects.toThrow(Refusal);
    expect(written()).toEqual([]);
    store.granted.nutrition = true;
    await exchangeAll(client);
    expect(written()).toHaveLength(1);
  });

  it('is not written for a closed account', async () => {
    const closed = { ...USER, age_closure: 'BELOW_18' } as unknown as CurrentUser;
    const { switchNutritionOn, client } = await open(closed);
    await switchNutritionOn(client, closed);
    expect([written(), asked]).toEqual([[], []]);
  });
});

describe('the connection of a person on a phone', () => {
  it('survives a restart', async () => {
    const { switchNutritionOn, client } = await open();
    await switchNutritionOn(client, USER);
    vi.resetModules();
    const next = await open();
    const before = [...store.calls];
    await next.exchangeAll(next.client);
    expect(next.healthConnection(7).nutritionOut).not.toBeNull();
    expect(store.calls).toEqual(before);
  });

  it('is not used for another person who logs in on the phone', async () => {
    const { switchNutritionOn, client } = await open();
    await switchNutritionOn(client, USER);
    vi.resetModules();
    const other = { ...USER, id: 8 };
    const next = await open(other);
    days = [dayOf(TODAY, meal(9))];
    await next.exchangeAll(next.client);
    expect(next.healthConnection(8)).toMatchObject({ weightIn: null, nutritionOut: null, written: { meals: {} } });
    expect(written()).toHaveLength(1);
  });

  it('ends with the session, even during an exchange', async () => {
    const { switchNutritionOn, client } = await open();
    let arrive = () => {};
    vi.stubGlobal('Capacitor', {
      getPlatform: () => 'android',
      nativePromise: () => new Promise<void>((resolve) => (arrive = resolve)),
    });
    const exchange = switchNutritionOn(client, USER);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.poll(() => arrive.toString()).not.toBe('() => {}');
    kept.clear();
    arrive();
    await exchange;
    expect([...kept.keys()]).toEqual([]);
  });

  it('is not used while no one is logged in', async () => {
    kept.clear();
    const { exchangeAll, client } = await open();
    await exchangeAll(client);
    expect([store.calls, asked]).toEqual([[], []]);
  });
});

describe('weights from the health store', () => {
  it('are added once, on their dates, from the day on which reading was switched on', async () => {
    store.weigh(71.234, new Date(2027, 2, 13, 7), 'yesterday');
    store.weigh(71, new Date(2027, 2, 14, 7), 'morning');
    store.weigh(72, new Date(2027, 2, 14, 11), 'later');
    const { switchWeightIn, exchangeAll, client } = await open();
    await switchWeightIn(client, USER, true);
    expect(weights).toEqual([{ value: 71, created_at: TODAY, key: 'health-morning' }]);
    await exchangeAll(client);
    vi.setSystemTime(new Date(2027, 2, 15, 12));
    store.weigh(70.5, new Date(2027, 2, 15, 7), 'next');
    await exchangeAll(client);
    await exchangeAll(client);
    expect(weights.map(({ value }) => value)).toEqual([71, 70.5]);
  });

  it('are not added on a date with a weight that the person entered, even after that is deleted', async () => {
    weights = [{ value: 70, created_at: TODAY, key: null }];
    store.weigh(71, new Date(2027, 2, 14, 7));
    const { switchWeightIn, exchangeAll, client } = await open();
    await switchWeightIn(client, USER, true);
    expect(weights).toHaveLength(1);
    weights = [];
    await exchangeAll(client);
    expect(weights).toEqual([]);
  });

  it.each<[string, Response | Error, number]>([
    ['while offline', new TypeError('Failed to fetch'), 1],
    ['without consent', refuse(403, 'consent_required'), 1],
    ['with an invalid value', refuse(400, 'invalid'), 0],
  ])('are added later, unless the server refuses them (measured %s)', async (_, failure, later) => {
    store.weigh(71, new Date(2027, 2, 14, 7));
    const { switchWeightIn, exchangeAll, client } = await open();
    refusal = failure;
    await switchWeightIn(client, USER, true);
    refusal = null;
    await exchangeAll(client);
    expect(weights).toHaveLength(later);
  });

  it('are not read once reading is switched off', async () => {
    const { switchWeightIn, exchangeAll, client } = await open();
    await switchWeightIn(client, USER, true);
    await switchWeightIn(client, USER, false);
    store.weigh(71, new Date(2027, 2, 14, 11));
    await exchangeAll(client);
    expect(weights).toEqual([]);
  });
});
