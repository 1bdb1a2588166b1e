import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { crowded } from '../../../../crowded.test-support.ts';
import { EntryFrame } from '../../../../features/auth/components/entry-frame.tsx';
import { DaySummary } from '../../../../features/diary/components/day/day-summary.tsx';
import { DiaryHeader } from '../../../../features/diary/components/day/diary-header.tsx';
import { SlotCard } from '../../../../features/diary/components/meal/slot-card.tsx';
import { WeekStrip } from '../../../../features/diary/components/week/week-strip.tsx';
import { viewDay } from '../../../../features/diary/model/day-view.ts';
import { weekFrom } from '../../../../features/diary/model/diary-dates.ts';
import { item, slot } from '../../../../features/diary/model/meals.test-support.ts';
import { GroceryRow } from '../../../../features/groceries/components/grocery-row.tsx';
import type { GroceryItem } from '../../../../features/groceries/model/aisles.ts';
import { FigureTiles } from '../../../../features/recipes/components/view/figure-tiles.tsx';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../../shared/session/current-user.ts';

const DATE = '2027-01-06';
const DAY = viewDay({ calendar_items: [item(1, 'LUNCH')] }, [slot(1, 'BREAKFAST'), slot(2, 'LUNCH')]);
const SPINACH = {
  id: 1,
  name: 'Wholegrain spinach tortilla wraps',
  checked: false,
  display_quantity: '1,200 g',
  meals: [],
} as Partial<GroceryItem> as GroceryItem;

beforeEach(async () => {
  await page.viewport(375, 812);
  document.documentElement.style.fontSize = '200%';
  await loadPhrases('auth', 'diary', 'groceries', 'meals', 'recipes', 'shared');
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

const DIARY = (
  <>
    <DiaryHeader date={DATE} today="2027-01-01" />
    <WeekStrip date={DATE} today="2027-01-01" dates={weekFrom('2027-01-04')} views={new Map([[DATE, DAY]])} />
    <DaySummary view={DAY} showsTargets />
    {DAY.slots.map((one) => (
      <SlotCard key={one.key} date={DATE} view={one} mayEdit mayAddMore showsTargets isPast={false} />
    ))}
  </>
);

it.each<[string, ReactNode]>([
  ['the diary', DIARY],
  ['the nutrition of a meal', <FigureTiles key="" meal={{ kcal: 1022, protein: 102, carbohydrates: 104, fat: 48 }} />],
  [
    'groceries',
    <ul key="">
      <GroceryRow
        listId={7}
        isLeaving={false}
        row={{ key: 'spinach', item: SPINACH, isBought: false, amount: SPINACH.display_quantity }}
      />
    </ul>,
  ],
  [
    'the login',
    <EntryFrame key="" title="Good to see you" isPictured>
      <p>Enter your email address</p>
    </EntryFrame>,
  ],
])('text at twice the size does not overlap other text in %s', async (_, content) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, intake: null } as CurrentUser);
  const screen = createRootRoute({ component: () => <div className="p-5">{content}</div> });
  const router = createRouter({ routeTree: screen, history: createMemoryHistory() });
  const { container } = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.poll(() => container.textContent.length).toBeGreaterThan(20);
  expect(crowded()).toEqual([]);
});
