import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import { callAs } from './support/session.ts';
import { expectAccessible } from './support/accessible.ts';
import { plannedPerson } from './support/planned-person.ts';
import { pattern, wordsOf } from './support/words.ts';

async function listsOf(page: Page): Promise<readonly GroceryList[]> {
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  const language = await page.locator('html').getAttribute('lang');
  const answered = await page.request.get('/api/planner/groceryList', {
    headers: { authorization: `Token ${token}`, 'accept-language': language ?? 'en' },
  });
  return ((await answered.json()) as { results: GroceryList[] }).results;
}

/** Returns the id of the last meal of the given days. */
function mealOf(days: unknown): number {
  const { results } = days as { results: { calendar_items: { id: number }[] }[] };
  return results.flatMap(({ calendar_items: items }) => items).at(-1)!.id;
}

test('[GRO-01] [GRO-02] [GRO-03] a list for chosen days is ticked off to the last item, deleted and restored', async ({
  page,
}, info) => {
  const words = wordsOf(info).groceries;
  const { shared, sharing } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/groceries');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.emptyAction }).click();
  const dialog = page.getByRole('dialog');
  const chosen = dialog.getByRole('gridcell', { selected: true });
  await expect(dialog.getByRole('button', { name: /previous|vorige/i }).first()).toBeDisabled();
  await expect(dialog.getByRole('columnheader', { includeHidden: true }).first()).toHaveText(/^(mon|ma)/i);
  await expect(dialog.getByText(words.rangeDays.other.replace('{count}', '7'))).toBeVisible();
  await expectAccessible(page);

  // Picking tomorrow restarts the range, picking an earlier day restarts it again, and picking a later day completes
  // it.
  const shownDays = dialog.getByRole('gridcell', { disabled: false }).getByRole('button', { disabled: false });
  const isSplit = (await shownDays.count()) < 3;
  if (isSplit)
    await dialog
      .getByRole('button', { name: /next|volgende/i })
      .first()
      .click();
  await shownDays.nth(1).click();
  await shownDays.nth(0).click();
  await expect(dialog.getByRole('button', { name: words.create })).toBeDisabled();
  await shownDays.nth(2).click();
  await expect(dialog.getByText(words.rangeDays.other.replace('{count}', '3'))).toBeVisible();
  await expect(chosen).toHaveCount(3);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(dialog).toHaveCount(0);

  const items = page.getByRole('checkbox');
  await expect(items.first()).toBeVisible();
  await expectAccessible(page);
  // A food that several meals need is on one line, with the total.
  const [list] = await listsOf(page);
  const needed = list?.items.find(({ meals, at_home: isAtHome }) => meals.length > 1 && !isAtHome);
  expect(needed).toBeDefined();
  const row = page.locator('main li').filter({ has: page.getByText(needed!.name, { exact: true }) });
  await expect(row.getByText(needed!.display_quantity, { exact: true })).toBeVisible();
  await row.getByRole('button').click();
  await expect(row.locator('li')).toHaveCount(needed!.meals.length);
  await items.first().click({ force: true });
  // A ticked item moves to the basket, which counts it.
  const basket = page.getByRole('button', { name: pattern(words.basket) });
  await expect(basket).toHaveText(`${words.basket}1`);
  await expectAccessible(page);
  await basket.click();
  await expect(items.last()).toBeChecked();
  // An item that is probably at home is found and put on the list.
  await page.getByRole('button', { name: pattern(words.atHome) }).click();
  const isOnList = page.getByRole('button', { name: pattern(words.putOnList) });
  const staples = await isOnList.count();
  await isOnList.first().click();
  await expect(isOnList).toHaveCount(staples - 1);
  await expectAccessible(page);

  // Removing a meal from the plan updates the list.
  const { start_date: from, end_date: to } = list!;
  const days = await callAs(page, 'GET', `/planner/calendarDay?date__gte=${from}&date__lte=${to}`);
  await callAs(page, 'DELETE', `/planner/calendarItem/${mealOf(days)}`);
  await page.reload();
  await expect(page.getByText(words.planChanged)).toBeVisible();
  await expectAccessible(page);
  await page.getByText(words.planChanged).click();
  await expect(dialog.getByRole('heading', { name: words.changesTitle })).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.updateList }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.planChanged)).toHaveCount(0);

  await page.getByRole('button', { name: words.checkAll }).click();
  await expect(page.getByText(words.allDoneTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: words.checkAll })).toHaveCount(0);
  // Items that are probably at home are not counted.
  await expect.poll(() => page.getByRole('checkbox', { checked: false }).count()).toBe(0);
  await expect
    .poll(async () => (await listsOf(page))[0]?.items.every(({ checked, at_home: isAtHome }) => checked || isAtHome))
    .toBe(true);
  await page.reload();
  await expect(page.getByText(words.allDoneTitle)).toBeVisible();

  await page.getByRole('button', { name: sharing.more }).click();
  await page.getByRole('button', { name: words.deleteList }).click();
  await page.getByRole('button', { name: shared.delete, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await page.getByRole('button', { name: shared.undo }).click();
  await expect(page.getByText(words.allDoneTitle)).toBeVisible();
});
