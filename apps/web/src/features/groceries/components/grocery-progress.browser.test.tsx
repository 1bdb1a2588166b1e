import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentAlerts } from '../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { aList, anItem } from '../a-list.test-support.ts';
import { renderWithList } from '../groceries.test-support.tsx';
import { GroceryProgress } from './grocery-progress.tsx';

beforeEach(async () => {
  speakLanguage('en');
  await Promise.all([loadPhrases('groceries'), loadPhrases('shared')]);
});
afterEach(() => vi.unstubAllGlobals());

it('[GRO-01] unticks everything on a list that an earlier version of the app stored on the device', async () => {
  const { bought_quantity: _, mark: __, ...kept } = anItem(1);
  await renderWithList(aList([kept as ReturnType<typeof anItem>]), (list) => <GroceryProgress list={list} />);
  await page.getByRole('button', { name: 'Tick everything' }).click();
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
  currentAlerts().at(-1)!.action!.onPress();
  await expect.element(page.getByText('0 of 1 item')).toBeVisible();
});

it('[GRO-01] ticks all open items in one request, and unticks them in one', async () => {
  const items = Array.from({ length: 102 }, (_, place) => anItem(place + 1, { checked: place < 2 }));
  const calls = await renderWithList(aList(items), (list) => <GroceryProgress list={list} />);
  await expect.element(page.getByText('2 of 102 items')).toBeVisible();
  await page.getByRole('button', { name: 'Tick everything' }).click();
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
  const open = items.slice(2).map(({ id }) => id);
  const ticked = { items: open.map((id) => ({ id, checked: true })) };
  await expect.poll(() => calls).toEqual([{ method: 'PATCH', path: '/api/planner/groceryList/7', body: ticked }]);
  currentAlerts().at(-1)!.action!.onPress();
  await expect.element(page.getByText('2 of 102 items')).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]!.body).toEqual({ items: open.map((id) => ({ id, checked: false, bought_quantity: null })) });
});

it('[GRO-01] restores the text of a partly bought item when all are unticked, even offline', async () => {
  onlineManager.setOnline(false);
  try {
    const part = { quantity: 100, bought_quantity: 250, display_bought: '250 g', mark: 'MORE_NEEDED' } as const;
    const leek = anItem(1, { ...part, needed_quantity: 350, display_needed: '350 g' });
    await renderWithList(aList([leek]), (list) => (
      <>
        <GroceryProgress list={list} />
        <p>{JSON.stringify(list.items)}</p>
      </>
    ));
    await page.getByRole('button', { name: 'Tick everything' }).click();
    await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
    currentAlerts().at(-1)!.action!.onPress();
    await expect.element(page.getByText(JSON.stringify([leek]))).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});
