import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../accessible.test-support.ts';
import { CallFailed } from '../../shared/http/api-failure.ts';
import { speakLanguage } from '../../shared/locale/language.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { ErrorScreen } from './error-screen.tsx';

beforeEach(async () => {
  speakLanguage('en');
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 404 })));
  await loadPhrases('shared');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(error: Error, client = new QueryClient()) {
  const rootRoute = createRootRoute({ component: () => <ErrorScreen error={error} reset={() => undefined} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

it('says who can help if a screen keeps breaking, with the error and the ways out', async () => {
  await show(new Error('x is undefined'));
  await expect.element(page.getByRole('heading', { name: 'Something happened!' })).toBeVisible();
  await expect
    .element(page.getByText('Something went wrong. If this issue persists, please contact support.'))
    .toBeVisible();
  await expect.element(page.getByText('x is undefined')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reset the app and log out' })).toBeVisible();
  await expectAccessible();
});

it('says to try again later if a screen did not load', async () => {
  await show(new CallFailed({ kind: 'refused', status: 500, code: 'server_error', detail: 'Down.' }));
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible();
  await expect.element(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
});

it('asks before logging out of a demo, because that deletes its data', async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { demo_until: '2027-03-15T14:05:00Z' } as never);
  await show(new Error('x is undefined'), client);
  await page.getByRole('button', { name: 'Reset the app and log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the demo?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay in the demo' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});
