import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sendQueuedWrites, useQueuedWrite } from './queued-write.ts';

afterEach(() => vi.unstubAllGlobals());

const ROUTE = { name: 'updateCalendarItem', method: 'PATCH', path: '/planner/calendarItem/:id' } as const;
const KEY = ['calendar'];

function Tick({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: KEY, queryFn: read, staleTime: Infinity });
  const { write } = useQueuedWrite<'updateCalendarItem'>({
    route: ROUTE,
    affects: [KEY],
    show: (client) => client.setQueryData(KEY, 'eaten'),
  });
  return (
    <button type="button" onClick={() => write({ params: { id: 1 }, body: { status: 'EATEN' } })}>
      {data}
    </button>
  );
}

it('immediately undoes a write that the server refuses, even if the current state cannot be refetched', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (refuse = resolve)));
  const client = new QueryClient();
  sendQueuedWrites(client);
  const read = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('planned')
    .mockReturnValue(new Promise(() => {}));
  await render(
    <QueryClientProvider client={client}>
      <Tick read={read} />
    </QueryClientProvider>,
  );
  const tick = page.getByRole('button');
  await expect.element(tick).toHaveTextContent('planned');
  await tick.click();
  await expect.element(tick).toHaveTextContent('eaten');
  refuse(Response.json({ detail: 'No.' }, { status: 403 }));
  await expect.element(tick).toHaveTextContent('planned');
  // The second read never gets a response.
  await expect.poll(() => read.mock.calls.length).toBe(2);
});

it('sends writes one after another, and refetches once the last of them is done', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const client = new QueryClient();
  sendQueuedWrites(client);
  const read = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('planned')
    .mockResolvedValue('as the server has it');
  await render(
    <QueryClientProvider client={client}>
      <Tick read={read} />
    </QueryClientProvider>,
  );
  const tick = page.getByRole('button');
  await expect.element(tick).toHaveTextContent('planned');
  await tick.click();
  await tick.click();
  await expect.poll(() => client.isMutating()).toBe(2);
  expect(answers).toHaveLength(1);
  answers[0]?.(Response.json({}));
  await expect.poll(() => answers.length).toBe(2);
  expect(client.isMutating()).toBe(1);
  // A response from before the second write would revert that write.
  expect(read).toHaveBeenCalledTimes(1);
  await expect.element(tick).toHaveTextContent('eaten');
  answers[1]?.(Response.json({}));
  await expect.element(tick).toHaveTextContent('as the server has it');
  expect(read).toHaveBeenCalledTimes(2);
});

it('refetches what any of the writes affected, once the last write is done', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const client = new QueryClient();
  sendQueuedWrites(client);
  const isOld = (name: string) => client.getQueryState([name])?.isInvalidated;
  for (const name of ['lists', 'days']) {
    client.setQueryData([name], name);
    const mutation = client.getMutationCache().build(client, { mutationKey: ['write'], scope: { id: 'writes' } });
    void mutation.execute({ route: ROUTE, sent: { params: { id: 1 } }, idempotencyKey: name, affects: [[name]] });
  }
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(Response.json({}));
  await expect.poll(() => answers.length).toBe(2);
  expect([isOld('lists'), isOld('days')]).toEqual([false, false]);
  answers[1]?.(Response.json({}));
  await expect.poll(() => isOld('days')).toBe(true);
  expect(isOld('lists')).toBe(true);
});
