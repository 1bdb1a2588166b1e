import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, wordsOf } from './support/words.ts';

interface List {
  id: number;
  items: { id: number; name: string; category: string; checked: boolean; at_home: boolean }[];
}

test('[GRO-01] [GRO-03] the list with the highest id is shown, aisle by aisle; after it is deleted, the previous list is shown', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const later = new Date(`${today}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 6);
  const make = async (end: string) =>
    (await callAs(page, 'POST', '/planner/groceryList', { start_date: today, end_date: end })) as List;
  const long = await make(later.toISOString().slice(0, 10));
  const short = await make(today);
  expect(short.id).toBeGreaterThan(long.id);
  expect(long.items.length).toBeGreaterThan(short.items.length);

  await page.clock.install();
  await page.goto('/groceries');
  const boxes = page.getByRole('checkbox');
  const toBuy = ({ items }: List) => items.filter(({ at_home: isAtHome }) => !isAtHome);
  await expect(boxes).toHaveCount(toBuy(short).length);
  const aisles = new Set(toBuy(short).map(({ category }) => category));
  const isAnyAtHome = toBuy(short).length < short.items.length;
  await expect(page.locator('main section h2')).toHaveCount(aisles.size + (isAnyAtHome ? 1 : 0));

  await page.getByRole('button', { name: words.sharing.more }).click();
  await page.getByRole('button', { name: words.groceries.deleteList }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.shared.cancel }).last().click();
  await expect(boxes).toHaveCount(toBuy(short).length);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: words.sharing.more }).click();
  await page.getByRole('button', { name: words.groceries.deleteList }).click();
  await page.getByRole('button', { name: words.shared.delete, exact: true }).click();
  await expect(boxes).toHaveCount(toBuy(long).length);
  await page.clock.fastForward(8_000);
  expect((await deleted).ok()).toBe(true);
  await page.reload();
  await expect(boxes).toHaveCount(toBuy(long).length);
});

test('[GRO-01] [GRO-02] a list covers a week from today by default; a rejected tick is undone, with a message', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto('/groceries');
  await page.getByRole('button', { name: words.groceries.emptyAction }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(filled(words.groceries.rangeDays.other, { count: 7 }))).toBeVisible();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/groceryList'));
  await dialog.getByRole('button', { name: words.groceries.create }).click();
  const sent = (await asked).postDataJSON() as { start_date: string; end_date: string };
  const week = new Date(`${today}T12:00:00Z`);
  week.setUTCDate(week.getUTCDate() + 6);
  expect(sent).toEqual({ start_date: today, end_date: week.toISOString().slice(0, 10) });

  await expect(dialog).toHaveCount(0);
  await page.route('**/api/planner/groceryListItem/*', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Gone.', code: 'not_found' } }),
  );
  const box = page.getByRole('checkbox').first();
  await box.click({ force: true });
  await expect(page.getByRole('alert')).toHaveText(words.shared.genericError);
  await expect(box).not.toBeChecked();
});
