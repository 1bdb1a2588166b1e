import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePreferRecipe } from './prefer-recipe.ts';
import { preferencesQuery } from './recipe-preferences.ts';

/** The writes that were sent, and their pending responses; reads never get a response. */
let sent: { address: string; answer: (response: Response) => void }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined);
    // A write of an earlier test file that shares this page may still be queued.
    if (!/\/user(?:favourite|dislike)recipe/.test(address)) return Promise.resolve(Response.json({}));
    return new Promise<Response>((answer) => sent.push({ address, answer }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function Opinion() {
  const { data } = useQuery({ ...preferencesQuery, staleTime: Infinity });
  const prefer = usePreferRecipe();
  const now = data?.[7] ?? null;
  return (
    <>
      <output>{now ?? 'none'}</output>
      <button type="button" onClick={() => prefer({ recipeId: 7, to: 'favourite', from: now })}>
        Like
      </button>
      <button type="button" onClick={() => prefer({ recipeId: 7, to: 'disliked', from: now })}>
        Dislike
      </button>
    </>
  );
}

async function open() {
  const client = new QueryClient();
  client.setQueryData(preferencesQuery.queryKey, { 7: 'disliked' });
  await render(
    <QueryClientProvider client={client}>
      <Opinion />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('disliked');
}

it('a preference that the server refuses is undone, even if the current state cannot be refetched', async () => {
  await open();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('favourite');
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(Response.json({ detail: 'No.' }, { status: 403 }));
  await expect.element(page.getByRole('status')).toHaveTextContent('disliked');
});

it('sends two preferences in sequence, and keeps the later one', async () => {
  await open();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('button', { name: 'Dislike' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('disliked');
  expect(sent.map(({ address }) => address)).toEqual(['/api/users/userfavouriterecipe']);
  sent[0]?.answer(Response.json({ id: 1 }));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.address).toBe('/api/users/userdislikerecipe');
  sent[1]?.answer(Response.json({ id: 2 }));
  await expect.element(page.getByRole('status')).toHaveTextContent('disliked');
});
