import { foodsPaths } from '@weekbord/contract/foods/paths';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadError } from '../alerts/load-error.tsx';
import { createQueryClient } from '../offline/query-client.ts';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { endSession, keepToken, onSessionEnd } from '../session/token.ts';
import { queryOf } from './query-of.ts';

beforeEach(() => loadPhrases('shared'));
afterEach(() => {
  vi.unstubAllGlobals();
  onSessionEnd(() => undefined);
  keepToken('');
  localStorage.clear();
});

function Food({ id }: { id: number }) {
  const { error } = useQuery(queryOf(foodsPaths.getFood, { params: { id } }));
  return error ? <LoadError error={error} onRetry={vi.fn<() => void>()} /> : <p>Waiting</p>;
}

async function show(status = 401) {
  const refuse = vi.fn<() => Promise<Response>>(async () => Response.json({ detail: 'Please log in.' }, { status }));
  vi.stubGlobal('fetch', refuse);
  const client = createQueryClient();
  const foods = (ids: readonly number[]) => (
    <QueryClientProvider client={client}>
      {ids.map((id) => (
        <Food key={id} id={id} />
      ))}
    </QueryClientProvider>
  );
  const screen = await render(foods([1]));
  return { refuse, add: () => screen.rerender(foods([1, 2])) };
}

it('a screen shows no error for requests made when or after its session ended', async () => {
  const ended = vi.fn<(refused: string) => void>();
  onSessionEnd(ended);
  keepToken('first');
  const { refuse, add } = await show();
  await expect.poll(() => ended.mock.calls).toEqual([['first']]);
  await add();
  await expect.poll(() => refuse.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByText('Waiting').elements()).toHaveLength(2);
});

it('a screen of a newer session shows a refusal', async () => {
  keepToken('first');
  endSession('first');
  keepToken('second');
  await show(403);
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible();
});
