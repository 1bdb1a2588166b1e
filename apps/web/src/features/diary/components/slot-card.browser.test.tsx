import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { viewDay } from '../model/day-view.ts';
import { item, slot } from '../model/meals.test-support.ts';
import { SlotCard } from './slot-card.tsx';

it.each([
  ['who plans by themselves', true, ['Add to breakfast', 'Add to lunch']],
  ['whose planning is managed', false, ['Add to breakfast']],
])('[DIA-14] a moment with a meal takes more from a person %s', async (_, mayAddMore, expected) => {
  await loadPhrases('diary', 'meals', 'shared');
  const view = viewDay({ calendar_items: [item(1, 'LUNCH')] }, [slot(1, 'BREAKFAST'), slot(2, 'LUNCH')]);
  const day = createRootRoute({
    component: () =>
      view.slots.map((one) => (
        <SlotCard
          key={one.key}
          date="2027-01-06"
          view={one}
          mayEdit
          mayAddMore={mayAddMore}
          showsTargets
          isPast={false}
        />
      )),
  });
  const router = createRouter({ routeTree: day, history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, intake: null } as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
  const names = page
    .getByRole('button', { name: /^Add to/ })
    .elements()
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(expected);
});
