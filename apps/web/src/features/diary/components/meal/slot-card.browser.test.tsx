import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../../shared/session/current-user.ts';
import { type DayView, viewDay } from '../../model/day-view.ts';
import { item, slot } from '../../model/meals.test-support.ts';
import { SlotCard } from './slot-card.tsx';

/** Renders the meal moments of a day. */
async function show(
  view: DayView,
  more: Partial<Parameters<typeof SlotCard>[0]> = {},
  person: object = { id: 1, intake: null },
): Promise<void> {
  await loadPhrases('diary', 'meals', 'shared');
  const day = createRootRoute({
    component: () =>
      view.slots.map((one) => (
        <SlotCard key={one.key} date="2027-01-06" view={one} mayEdit mayAddMore showsTargets isPast={false} {...more} />
      )),
  });
  const router = createRouter({ routeTree: day, history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, person as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

it.each([
  ['who plans for themselves', true, ['Add to breakfast', 'Add to lunch']],
  ['whose planning is managed', false, ['Add to breakfast']],
])(
  '[DIA-14] a moment with a meal accepts more unless planning is managed: a person %s',
  async (_, mayAddMore, expected) => {
    const view = viewDay({ calendar_items: [item(1, 'LUNCH')] }, [slot(1, 'BREAKFAST'), slot(2, 'LUNCH')]);
    await show(view, { mayAddMore });
    await expect.element(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
    const names = page
      .getByRole('button', { name: /^Add to/ })
      .elements()
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(expected);
  },
);

it.each([
  ['on', 'HORMONE', { FF_FEMALE_HORMONES_MENOPAUSE_ONLY: { is_active: true } }, true],
  ['on', 'SOUP', { FF_FEMALE_HORMONES: { is_active: true } }, false],
  ['off', 'HORMONE', { FF_FEMALE_HORMONES: { is_active: false } }, false],
])(
  '[DIA-15] shows the hormone mark only with the flag and the tag HORMONE: flag %s, tag %s',
  async (_, tag, flags, isMarked) => {
    const meal = item(1, 'LUNCH');
    meal.meal.recipe_template.tags = [{ name: tag }];
    const view = viewDay({ calendar_items: [meal] }, [slot(2, 'LUNCH')]);
    const person = { id: 1, intake: null, feature_flags_for_user: { flags, switches: {}, samples: {} } };
    await show(view, { isNext: true }, person);
    const card = page.getByRole('region', { name: 'Lunch' });
    await expect.element(card.getByText('Next', { exact: true })).toBeVisible();
    await expect.poll(() => card.getByText('For your hormones').elements()).toHaveLength(isMarked ? 1 : 0);
    await expectAccessible();
  },
);

it('shows no hormone mark for a man', async () => {
  const meal = item(1, 'LUNCH');
  meal.meal.recipe_template.tags = [{ name: 'HORMONE' }];
  const view = viewDay({ calendar_items: [meal] }, [slot(2, 'LUNCH')]);
  const flags = { FF_FEMALE_HORMONES: { is_active: true } };
  const person = (gender: string) => {
    return { id: 1, intake: { gender }, feature_flags_for_user: { flags, switches: {}, samples: {} } };
  };
  await show(view, {}, person('FEMALE'));
  await expect.element(page.getByText('For your hormones')).toBeVisible();
  await cleanup();
  await show(view, {}, person('MALE'));
  await expect.element(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
  expect(page.getByText('For your hormones').elements()).toEqual([]);
});

it.each([
  ['planned and locked', { locked: true }, true],
  ['planned and not locked', {}, false],
  ['eaten and locked', { locked: true, status: 'EATEN' as const }, false],
])('marks the lock only on a planned meal: %s', async (_, change, isMarked) => {
  const view = viewDay({ calendar_items: [item(1, 'LUNCH', change)] }, [slot(2, 'LUNCH')]);
  await show(view);
  await expect.element(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
  await expect.poll(() => page.getByText('Locked', { exact: true }).elements()).toHaveLength(isMarked ? 1 : 0);
  await expectAccessible();
});

it('shows a skipped meal muted and as skipped, without an offer to swap it, and it can still be ticked', async () => {
  const meal = item(1, 'LUNCH', { skipped: true, locked: true });
  const view = viewDay({ calendar_items: [meal] }, [slot(2, 'LUNCH')]);
  await show(view);
  await expect.element(page.getByText('Skipped', { exact: true })).toBeVisible();
  expect(getComputedStyle(page.getByRole('heading', { name: 'Soup' }).element()).color).toBe(
    getComputedStyle(page.getByText('Skipped', { exact: true }).element()).color,
  );
  await expect.element(page.getByRole('button', { name: 'Eaten: Soup' })).toHaveAttribute('aria-pressed', 'false');
  expect(page.getByRole('link', { name: 'Swap Soup' }).elements()).toEqual([]);
  expect(page.getByText('Locked', { exact: true }).elements()).toEqual([]);
  expect(page.getByText('Next', { exact: true }).elements()).toEqual([]);
  await expectAccessible();
});

it.each<
  [what: string, items: ReturnType<typeof item>[], more: Partial<Parameters<typeof SlotCard>[0]>, shown: string[]]
>([
  ['one meal', [item(1, 'LUNCH')], {}, ['Goal 500 kcal', '400 kcal']],
  ['one eaten meal', [item(1, 'LUNCH', { status: 'EATEN' })], { isPast: true }, ['Goal 500 kcal', '400 kcal']],
  ['one meal of a past day that was not eaten', [item(1, 'LUNCH')], { isPast: true }, ['0 of 500 kcal', '400 kcal']],
  ['one skipped meal', [item(1, 'LUNCH', { skipped: true })], {}, ['0 of 500 kcal', '400 kcal']],
  ['two meals', [item(1, 'LUNCH'), item(2, 'LUNCH')], {}, ['800 of 500 kcal', '400 kcal', '400 kcal']],
  ['no meal', [], {}, ['Goal 500 kcal']],
  ['one meal, with hidden targets', [item(1, 'LUNCH')], { showsTargets: false }, ['400 kcal']],
  [
    'two meals, with hidden targets',
    [item(1, 'LUNCH'), item(2, 'LUNCH')],
    { showsTargets: false },
    ['800 kcal', '400 kcal', '400 kcal'],
  ],
])('a moment with %s shows each energy once', async (_, items, more, shown) => {
  const view = viewDay({ calendar_items: items }, [slot(2, 'LUNCH')]);
  await show(view, more);
  await expect.element(page.getByRole('heading', { name: 'Lunch' })).toBeVisible();
  expect(
    [...document.querySelectorAll('p, span')].flatMap(({ children, textContent: text }) =>
      children.length === 0 && /kcal/.test(text) ? text : [],
    ),
  ).toEqual(shown);
});
