import { dehydrate, hydrate, onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendQueuedWrites } from './queued-write.ts';

interface Request {
  address: string;
  body: unknown;
  key: string | null;
}

let requests: Request[] = [];
let answerTo: (request: Request) => Promise<Response> = async () => Response.json({});

beforeEach(() => {
  requests = [];
  answerTo = async () => Response.json({});
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (address: string, init: RequestInit & { body: string }) => {
    const request = {
      address,
      body: JSON.parse(init.body),
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    requests.push(request);
    return answerTo(request);
  });
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createClient(): QueryClient {
  const client = new QueryClient();
  client.mount();
  sendQueuedWrites(client);
  return client;
}

function write(client: QueryClient, id: number, method: 'PATCH' | 'POST' = 'PATCH') {
  const variables = {
    route: { name: 'updateCalendarItem', method, path: '/planner/calendarItem/:id' },
    sent: { params: { id }, body: { status: 'EATEN' } },
    idempotencyKey: `key-${id}`,
    affects: [],
  };
  const mutation = client.getMutationCache().build(client, { mutationKey: ['write'], scope: { id: 'writes' } });
  const outcome = mutation.execute(variables);
  outcome.catch(() => undefined);
  return outcome;
}

const addresses = () => requests.map(({ address }) => address);
const sentIds = () => addresses().map((address) => Number(address.split('/').at(-1)));

describe('queued writes', () => {
  it('wait for the network and are then sent once each, in order', async () => {
    const client = createClient();
    onlineManager.setOnline(false);
    for (const id of [1, 2, 3]) void write(client, id);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toEqual([]);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(addresses()).toEqual([1, 2, 3].map((id) => `/api/planner/calendarItem/${id}`));
  });

  it('survive a reload, including the one in flight', async () => {
    const before = createClient();
    answerTo = () => new Promise(() => undefined);
    for (const id of [1, 2, 3]) void write(before, id);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([1]);

    const kept = JSON.parse(JSON.stringify(dehydrate(before, { shouldDehydrateMutation: () => true })));
    for (const mutation of kept.mutations) mutation.state.isPaused = true;
    requests = [];
    answerTo = async () => Response.json({});
    const after = createClient();
    hydrate(after, kept);
    await after.resumePausedMutations();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentIds()).toEqual([1, 2, 3]);
  });

  it('are retried while the server is unreachable, and delay later ones', async () => {
    const client = createClient();
    let failures = 3;
    answerTo = async () => {
      failures -= 1;
      if (failures >= 0) throw new TypeError('Failed to fetch');
      return Response.json({});
    };
    for (const id of [1, 2]) void write(client, id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentIds()).toEqual([1, 1, 1, 1, 2]);
  });

  it('drop one that the server refuses and continue with the next', async () => {
    const client = createClient();
    answerTo = async ({ address }) =>
      address.endsWith('/1') ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json({});
    const refused = write(client, 1);
    void write(client, 2);
    await expect(refused).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentIds()).toEqual([1, 2]);
  });

  it('have a key if repeating them would cause a duplicate', async () => {
    const client = createClient();
    void write(client, 1, 'POST');
    void write(client, 2, 'PATCH');
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests.map(({ key }) => key)).toEqual(['key-1', null]);
  });
});
