import { clientsPaths } from '@weekbord/contract/clients/paths';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keyOf } from '../../shared/api/key-of.ts';
import { clientName } from '../../shared/http/client-name.ts';
import { usePollInterval } from '../../shared/live/live-state.ts';
import { sendQueuedWrites, useQueuedWrite } from '../../shared/offline/queued-write.ts';
import { type CurrentUser, currentUserQuery } from '../../shared/session/current-user.ts';
import { keepToken, onSessionEnd, readToken } from '../../shared/session/token.ts';
import { showChanges } from './live-changes.ts';

/** An open stream on the server side. */
interface OpenStream {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  say(text: string): void;
  end(): void;
  readonly signal: AbortSignal;
}

const ME = 7;
let streams: OpenStream[] = [];
let status = 200;
let writes: ((answer: Response) => void)[] = [];
let stop: (() => void) | undefined;

beforeEach(() => {
  streams = [];
  writes = [];
  status = 200;
  keepToken('of-noor');
  // The next stream is opened without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', (address: string, { signal, headers, method }: RequestInit) => {
    const url = new URL(address, location.href);
    if (method !== undefined && method !== 'GET') return new Promise<Response>((resolve) => writes.push(resolve));
    if (status !== 200) return Promise.resolve(Response.json({ detail: 'No.' }, { status }));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder();
        signal!.addEventListener('abort', () => controller.error(new Error('hung up')));
        streams.push({
          query: url.searchParams,
          headers: new Headers(headers),
          say: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          signal: signal!,
        });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
});

afterEach(() => {
  stop?.();
  see('visible');
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

function change(area: string, person = ME): string {
  return `event: change\ndata: ${JSON.stringify({ person, area })}\n\n`;
}

const DAYS = keyOf(diaryPaths.listCalendarDays);
const LISTS = keyOf(groceriesPaths.listGroceryLists);

function Screen({ readDays, readLists }: { readDays: () => Promise<string>; readLists: () => Promise<string> }) {
  const days = useQuery({ queryKey: DAYS, queryFn: readDays, staleTime: Infinity });
  const lists = useQuery({ queryKey: LISTS, queryFn: readLists, staleTime: Infinity });
  const { write } = useQueuedWrite({
    route: diaryPaths.updateCalendarItem,
    affects: [DAYS],
    show: (client) => client.setQueryData(DAYS, 'ticked here'),
  });
  const interval = usePollInterval();
  return (
    <>
      <button type="button" onClick={() => write({ params: { id: 1 }, body: { status: 'EATEN' } })}>
        {days.data}
      </button>
      <p>{lists.data}</p>
      <output>{interval / 1000} s</output>
    </>
  );
}

/** Opens a screen with two queries, and counts the requests of each query. */
async function openScreen() {
  const client = new QueryClient();
  sendQueuedWrites(client);
  client.setQueryData(currentUserQuery.queryKey, { id: ME } as CurrentUser);
  const asked = { days: 0, lists: 0 };
  const readDays = async () => `days ${(asked.days += 1)}`;
  const readLists = async () => `lists ${(asked.lists += 1)}`;
  await render(
    <QueryClientProvider client={client}>
      <Screen readDays={readDays} readLists={readLists} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button')).toHaveTextContent('days 1');
  stop = showChanges(client);
  return { client, asked };
}

const lastStream = () => streams.at(-1)!;
const interval = () => page.getByRole('status');

it('refetches and shows only what another device changed', async () => {
  const { asked } = await openScreen();
  await expect.poll(() => streams.length).toBe(1);
  const button = page.getByRole('button');
  (button.element() as HTMLElement).focus();
  const element = button.element();
  lastStream().say(': here\n\n');
  lastStream().say(change('groceries'));
  await expect.element(page.getByText('lists 2')).toBeVisible();
  expect(asked.days).toBe(1);
  // In two chunks, as a network may deliver it.
  lastStream().say(change('diary').slice(0, 20));
  lastStream().say(change('diary').slice(20));
  await expect.element(button).toHaveTextContent('days 2');
  expect(button.element()).toBe(element);
  expect(document.activeElement).toBe(element);
});

it('ignores changes of a coach’s clients, and changes unknown to this version', async () => {
  const { asked } = await openScreen();
  await expect.poll(() => streams.length).toBe(1);
  lastStream().say(change('diary', 8) + change('dreams') + change('groceries'));
  await expect.poll(() => asked.lists).toBe(2);
  expect(asked.days).toBe(1);
});

it('refetches who needs attention when a client has eaten or measured something', async () => {
  const { client, asked } = await openScreen();
  const needs = keyOf(clientsPaths.listClientNeeds);
  client.setQueryData(needs, 'nobody');
  await expect.poll(() => streams.length).toBe(1);
  lastStream().say(change('diary', 8));
  await expect.poll(() => client.getQueryState(needs)?.isInvalidated).toBe(true);
  expect(asked).toEqual({ days: 1, lists: 1 });
});

it('refetches a few times during a burst of changes, and once after the last', async () => {
  const { asked } = await openScreen();
  await expect.poll(() => streams.length).toBe(1);
  for (let each = 0; each < 10; each += 1) lastStream().say(change('groceries'));
  await expect.poll(() => asked.lists).toBe(2);
  for (let each = 0; each < 10; each += 1) lastStream().say(change('groceries'));
  await expect.poll(() => asked.lists).toBe(3);
});

it('polls while there is no stream, and rarely while there is one', async () => {
  await openScreen();
  await expect.element(interval()).toHaveTextContent('300 s');
  status = 503;
  lastStream().end();
  await expect.element(interval()).toHaveTextContent('30 s');
  status = 200;
  await expect.poll(() => streams.length).toBe(2);
  await expect.element(interval()).toHaveTextContent('300 s');
});

it('reopens a stream that ends, and fetches what was missed', async () => {
  const { asked } = await openScreen();
  await expect.poll(() => streams.length).toBe(1);
  expect(lastStream().headers.get('authorization')).toBe('Token of-noor');
  expect(lastStream().query.get('client')).toBe(clientName);
  lastStream().say(': here\n\n');
  await expect.element(interval()).toHaveTextContent('300 s');
  lastStream().end();
  await expect.poll(() => streams.length).toBe(2);
  expect(Number(lastStream().query.get('missed'))).toBeLessThan(10);
  lastStream().say('event: reset\ndata: {}\n\n');
  await expect.poll(() => asked).toEqual({ days: 2, lists: 2 });
});

it('keeps a stream open only while the page is visible and online', async () => {
  await openScreen();
  await expect.poll(() => streams.length).toBe(1);
  see('hidden');
  expect(lastStream().signal.aborted).toBe(true);
  await expect.element(interval()).toHaveTextContent('30 s');
  see('visible');
  await expect.poll(() => streams.length).toBe(2);
  onlineManager.setOnline(false);
  expect(lastStream().signal.aborted).toBe(true);
  onlineManager.setOnline(true);
  await expect.poll(() => streams.length).toBe(3);
  stop?.();
  expect(lastStream().signal.aborted).toBe(true);
});

it('ends the session when a stream is refused because the session is invalid, and does not retry', async () => {
  const ended = vi.fn<(token: string) => void>();
  onSessionEnd(ended);
  status = 401;
  await openScreen();
  await expect.poll(() => ended.mock.calls).toEqual([['of-noor']]);
  expect(readToken()).toBeNull();
  status = 200;
  see('visible');
  expect(streams).toEqual([]);
});

it('sends unsent changes before refetching, and keeps showing them', async () => {
  const { asked } = await openScreen();
  await expect.poll(() => streams.length).toBe(1);
  const button = page.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('ticked here');
  await expect.poll(() => writes.length).toBe(1);
  lastStream().say(change('diary') + change('groceries'));
  await expect.element(interval()).toHaveTextContent('300 s');
  expect(asked.lists).toBe(1);
  await expect.element(button).toHaveTextContent('ticked here');
  writes[0]!(Response.json({}));
  await expect.poll(() => asked.lists).toBe(2);
  await expect.element(button).toHaveTextContent('days 3');
});
