import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { sendQueuedWrites } from '../../../../shared/offline/queued-write.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { item } from '../../model/meals.test-support.ts';
import { CookFor } from './cook-for.tsx';

beforeEach(async () => {
  speakLanguage('nl');
  await loadPhrases('recipes', 'shared');
});
afterEach(() => vi.unstubAllGlobals());

it('a meal can be cooked for more people without changing what is eaten', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (address: string | URL, { method, body }: RequestInit) => {
    sent.push([method, new URL(address, location.href).pathname, JSON.parse(body as string)]);
    return Promise.resolve(Response.json({}));
  });
  const client = new QueryClient();
  sendQueuedWrites(client);
  const { meal } = item(1, 'DINNER');
  await render(
    <QueryClientProvider client={client}>
      <CookFor mealId={101} meal={{ ...meal, cook_for: 2 }} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('group', { name: 'Koken voor' })).toHaveTextContent('2 personen');
  await expectAccessible();
  await page.getByRole('button', { name: 'Eén persoon meer' }).click();
  await expect.poll(() => sent).toEqual([['PUT', '/api/planner/editRecipeMealPortions/101', { cook_for: 3 }]]);
});
