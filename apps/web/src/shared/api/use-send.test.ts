import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendQueuedWrites } from '../offline/queued-write.ts';
import { createIntents, type Intents } from './intents.ts';
import { keyOf } from './key-of.ts';
import { type SendOptions, sendingOf } from './use-send.ts';

const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
const DONE = async () => Response.json({ id: 7 });

/** The `Idempotency-Key` of each request so far. */
let keys: (string | null)[] = [];
let answerTo: () => Promise<Response> = DONE;

beforeEach(() => {
  keys = [];
  answerTo = DONE;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return answerTo();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Choice = Readonly<Record<string, unknown>>;
type Options = SendOptions<EndpointName, Choice>;

interface Screen {
  client: QueryClient;
  /** Presses the screen's button; returns whether the request succeeded. */
  press(choice: Choice): Promise<boolean>;
}

/** A screen with one button that sends to a route. */
function screenOf(route: Route, options: Options = {}, client = new QueryClient()): Screen {
  const intents: Intents = createIntents();
  return {
    client,
    press: (choice) => {
      const sending = sendingOf({ client, intents, route: route as Route<EndpointName>, options });
      return client
        .getMutationCache()
        .build(client, sending)
        .execute(choice)
        .then(
          () => true,
          () => false,
        );
    },
  };
}

const all = Object.values(endpoints);
const posts = all.filter(({ route }) => route.method === 'POST');
const making = posts
  .filter((endpoint) => endpoint.readOnly !== true)
  .map(({ route }): [string, Route] => [route.name, route]);
const others = all.filter(({ route }) => route.method !== 'POST').map(({ route }) => route);
const { planGeneratedRecipeMeal, createGroceryList } = endpoints;

const A = { params: { id: 1, subdomain: 'x' }, body: { name: 'A' } };
const B = { ...A, body: { name: 'B' } };

describe('a request', () => {
  it('is tested below for every operation that creates something', () => {
    expect(making.length).toBeGreaterThan(20);
    expect(making.map(([name]) => name)).toEqual(expect.arrayContaining(['planGeneratedRecipeMeal', 'createFood']));
  });

  it.each(making)(
    'keeps one key for %s until there is a response, and gets another key afterwards',
    async (_, route) => {
      const { press } = screenOf(route);
      answerTo = LOST;
      expect([await press(A), await press(A)]).toEqual([false, false]);
      answerTo = DONE;
      expect([await press(A), await press(A)]).toEqual([true, true]);
      const [first, second, third, anew] = keys;
      expect(first).toMatch(/^[\da-f-]{36}$/);
      expect([second, third]).toEqual([first, first]);
      expect(anew).toMatch(/^[\da-f-]{36}$/);
      expect(anew).not.toBe(first);
    },
  );

  it.each(making)('waits in the queue with one key for %s, however often it is tried', async (_, route) => {
    const client = new QueryClient();
    sendQueuedWrites(client);
    let failures = 2;
    answerTo = () => {
      failures -= 1;
      return failures >= 0 ? LOST() : DONE();
    };
    const write = { route, sent: A, idempotencyKey: 'key-of-the-write', affects: [] };
    const sending = client
      .getMutationCache()
      .build(client, { mutationKey: ['write'] })
      .execute(write);
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(keys).toEqual(Array.from({ length: 3 }, () => 'key-of-the-write'));
  });

  it('is a new intent if its content differs, without forgetting an earlier one that got no response', async () => {
    const { press } = screenOf(planGeneratedRecipeMeal.route);
    answerTo = LOST;
    await press(A);
    answerTo = DONE;
    await press(B);
    await press(A);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  it('keeps its key when the query library itself retries', async () => {
    const client = new QueryClient({ defaultOptions: { mutations: { retry: 2, retryDelay: 1 } } });
    answerTo = LOST;
    const pressed = screenOf(createGroceryList.route, {}, client).press(A);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await pressed).toBe(false);
    expect(keys.length).toBe(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('stays open until everything that belongs to it is done', async () => {
    let failures = 1;
    const finish = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The meal that it replaces is still there');
    };
    const { press } = screenOf(planGeneratedRecipeMeal.route, { finish });
    expect([await press(A), await press(A), await press(A)]).toEqual([false, true, true]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is a new intent if what the screen shows has changed', async () => {
    let shown = ['soup'];
    const { press } = screenOf(planGeneratedRecipeMeal.route, { unchanged: () => shown });
    answerTo = LOST;
    await press(A);
    await press(A);
    shown = ['soup', 'bread'];
    await press(A);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each(others.map((route): [string, Route] => [route.name, route]))('needs no key for %s', async (_, route) => {
    await screenOf(route).press({ params: A.params });
    expect(keys).toEqual([null]);
  });

  it('puts the response where it is read, and refetches what it changed, even after a failure', async () => {
    const read = keyOf(endpoints.listGroceryLists.route, { query: { page_size: 2 } });
    const kept: unknown[] = [];
    const { client, press } = screenOf(createGroceryList.route, {
      keep: (_, answer, choice) => kept.push([answer, choice]),
      affects: [keyOf(endpoints.listGroceryLists.route)],
    });
    const isStale = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated;
    client.setQueryData(read, []);
    await press(A);
    expect([kept, isStale(read)]).toEqual([[[{ id: 7 }, A]], true]);
    client.setQueryData(read, []);
    answerTo = LOST;
    await press(A);
    expect([kept.length, isStale(read)]).toEqual([1, true]);
  });

  it('does not let a read that started earlier replace its response', async () => {
    const queryKey = keyOf(endpoints.listGroceryLists.route);
    const { client, press } = screenOf(createGroceryList.route, {
      keep: (cache) => void cache.setQueryData(queryKey, 'kept'),
    });
    const answers: ((value: string) => void)[] = [];
    const reading = new QueryObserver(client, {
      queryKey,
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    });
    const stop = reading.subscribe(() => undefined);
    await press(A);
    answers[0]!('from before');
    await vi.advanceTimersByTimeAsync(0);
    expect([client.getQueryData(queryKey), answers.length]).toEqual(['kept', 2]);
    answers[1]!('from after');
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(queryKey)).toBe('from after');
    stop();
  });

  it.each([
    ['works', DONE],
    ['fails', LOST],
  ])('takes at least the configured time if it %s', async (_, outcome) => {
    const { press } = screenOf(createGroceryList.route, { leastMs: 750 });
    answerTo = outcome;
    const ended = vi.fn<() => void>();
    const pressed = press(A).then(ended);
    await vi.advanceTimersByTimeAsync(749);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    await pressed;
  });
});
