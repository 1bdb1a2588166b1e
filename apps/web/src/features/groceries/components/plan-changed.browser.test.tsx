import type { GroceryListChanges } from '@weekbord/contract/groceries/models';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { aList, anItem } from '../a-list.test-support.ts';
import { groceryListsQuery } from '../api/grocery-lists.ts';
import { aCache, renderWithList } from '../groceries.test-support.tsx';
import { GroceryAisles } from './grocery-aisles.tsx';
import { PlanChanged } from './plan-changed.tsx';

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('groceries', 'shared', 'meals');
});
afterEach(() => vi.unstubAllGlobals());

const counts = { added: 1, more: 0, less: 0, removed: 1 };
const changes: GroceryListChanges = {
  counts,
  changes: [
    {
      food: 1,
      name: 'salmon',
      category: 'MEAT',
      kind: 'REMOVED',
      display_before: '150 g',
      display_after: null,
      display_bought: '150 g',
    },
    {
      food: 2,
      name: 'tofu',
      category: 'DELI',
      kind: 'ADDED',
      display_before: null,
      display_after: '200 g',
      display_bought: null,
    },
  ],
};
const changed = aList([anItem(1, { name: 'salmon' })], { plan_changes: counts });
const upToDate = aList([
  anItem(1, {
    name: 'salmon',
    checked: true,
    display_quantity: '150 g',
    needed_quantity: 0,
    bought_quantity: 150,
    display_bought: '150 g',
    mark: 'NOT_NEEDED',
  }),
  anItem(2, { name: 'tofu', mark: 'MORE_NEEDED', bought_quantity: 50, display_bought: '50 g' }),
  anItem(3, { name: 'leek', checked: true, mark: 'LESS_NEEDED', display_needed: '60 g', bought_quantity: 100 }),
]);

it('shows counts at the top, and what changed when opened, and updates the list in one request', async () => {
  const calls = await renderWithList(
    changed,
    (list) => (
      <>
        <PlanChanged list={list} />
        <GroceryAisles list={list} />
      </>
    ),
    ({ method }) => (method === 'GET' ? changes : upToDate),
  );
  await page.getByRole('button', { name: 'Plan changed: 1 added, 1 removed' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('150 g already in the basket')).toBeVisible();
  const part = (name: string) => dialog.getByRole('region', { name });
  await expect.element(part('New on the list').getByText('tofu')).toBeVisible();
  await expect.element(part('New on the list').getByText('200 g')).toBeVisible();
  await expect.element(part('No longer needed').getByText('salmon')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update list' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Plan changed:')).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: '/api/planner/groceryListChanges/7', body: null },
  ]);
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect.element(box(/salmon.*150 g.*Bought, but no longer needed/)).toBeChecked();
  await expect.element(box(/leek.*Only 60 g needed now/)).toBeChecked();
  await expect.element(box(/tofu.*100 g.*50 g already in the basket/)).not.toBeChecked();
  await expect.element(box(/tofu.*50 g$/)).toBeChecked();
});

it('earlier changes are not shown as current', async () => {
  await renderWithList(
    changed,
    (list) => <PlanChanged list={list} />,
    () => changes,
  );
  const counted = page.getByRole('button', { name: 'Plan changed: 1 added, 1 removed' });
  await counted.click();
  await expect.element(page.getByText('tofu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await counted.click();
  await expect.element(page.getByRole('dialog').getByText('Loading...')).toBeInTheDocument();
  await expect.element(page.getByText('tofu')).not.toBeInTheDocument();
});

it('updates a list after its ticks have arrived', async () => {
  await renderWithList(changed, (list) => (
    <>
      <PlanChanged list={list} />
      <GroceryAisles list={list} />
    </>
  ));
  const calls: string[] = [];
  let arrive: () => void = () => undefined;
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    calls.push(method!);
    if (method === 'POST') return Promise.resolve(Response.json(upToDate));
    return new Promise<Response>((resolve) => (arrive = () => resolve(Response.json({}))));
  });
  await page.getByText('salmon').click();
  await expect.poll(() => calls).toEqual(['PATCH']);
  const button = page.getByRole('button', { name: 'Update', exact: true });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(calls).toEqual(['PATCH']);
  arrive();
  await expect.element(button).not.toBeInTheDocument();
  expect(calls).toEqual(['PATCH', 'POST']);
});

it('updates the list again if a response was lost and the plan changed again', async () => {
  const client = aCache();
  await renderWithList(changed, (list) => <PlanChanged list={list} />, undefined, client);
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const button = page.getByRole('button', { name: 'Update', exact: true });
  await button.click();
  await expect.poll(() => keys.length).toBe(1);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  client.setQueryData(groceryListsQuery.queryKey, [aList([anItem(2)], { plan_changes: counts })]);
  await button.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('shows nothing for a list that matches the plan', async () => {
  await renderWithList(aList([anItem(1)]), (list) => (
    <>
      <PlanChanged list={list} />
      <p>Below</p>
    </>
  ));
  await expect.element(page.getByText('Below')).toBeVisible();
  await expect.element(page.getByText('Plan changed:')).not.toBeInTheDocument();
});
