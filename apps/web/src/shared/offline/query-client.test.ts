import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailed } from '../http/api-failure.ts';
import { type CurrentUser, currentUserQuery } from '../session/current-user.ts';
import { createQueryClient } from './query-client.ts';

let client: QueryClient;
let asked: ReturnType<typeof vi.fn<() => Promise<Response>>>;
let leave: () => void;

beforeEach(() => {
  asked = vi.fn<() => Promise<Response>>(async () => Response.json({ id: 1, has_access: false }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', asked);
  client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1, has_access: true } as CurrentUser);
  leave = new QueryObserver(client, { ...currentUserQuery, refetchInterval: false }).subscribe(() => undefined);
});
afterEach(() => {
  leave();
  client.clear();
  vi.unstubAllGlobals();
});

const refuse = (code: 'no_paid_access' | 'closed_for_age' | 'not_as_client' | 'coach_only') => async () => {
  throw new CallFailed({ kind: 'refused', status: 403, code });
};
const read = (name: string, queryFn: () => Promise<never>) =>
  client.fetchQuery({ queryKey: [name], queryFn }).catch(() => undefined);
const write = (mutationFn: () => Promise<never>) =>
  client
    .getMutationCache()
    .build(client, { mutationFn, meta: { quiet: true } })
    .execute(undefined)
    .catch(() => undefined);
const accessShown = () => client.getQueryData(currentUserQuery.queryKey)?.has_access;

it.each(['no_paid_access', 'closed_for_age', 'not_as_client'] as const)(
  'requests that are refused with %s refetch the user once, so that the app shows the loss of access',
  async (code) => {
    await Promise.all([read('first', refuse(code)), read('second', refuse(code)), write(refuse(code))]);
    await vi.waitFor(() => expect(accessShown()).toBe(false));
    await read('third', refuse(code));
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

it('a refused change refetches the user too', async () => {
  await write(refuse('no_paid_access'));
  await vi.waitFor(() => expect(accessShown()).toBe(false));
});

it('another refusal does not refetch the user, and neither does a refusal of the user itself', async () => {
  await read('first', refuse('coach_only'));
  asked.mockImplementation(async () => Response.json({ detail: 'No.', code: 'not_as_client' }, { status: 403 }));
  await client.refetchQueries({ queryKey: currentUserQuery.queryKey });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(accessShown()).toBe(true);
});
