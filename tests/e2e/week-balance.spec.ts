import { expect } from '@playwright/test';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { wholeSummary } from './support/whole-summary.ts';
import { wordsOf } from './support/words.ts';

test('the balance of a week opens over the diary, and a day and a meal show more nutrients', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/diary');
  const summary = await wholeSummary(page, words);
  await summary.getByText(words.shared.moreFigures).click();
  const figures = page.getByRole('table', { name: words.balance.furtherFigures });
  const week = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${dateOfDevice()}&page_size=1`)) as {
    results: { calendar_items: { meal: { further_figures: { sugars: { amount: number } } } }[] }[];
  };
  const sugars = week.results[0]!.calendar_items.reduce((sum, { meal }) => sum + meal.further_figures.sugars.amount, 0);
  await expect(figures.getByRole('row', { name: words.balance.sugars })).toContainText(String(Math.round(sugars)));

  await page.locator('a[href$="/balance"]').filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: words.balance.title });
  await expect(sheet.getByRole('row', { name: words.balance.vegetables })).toContainText('250');
  await expect(sheet.getByText(words.balance.sources)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(sheet.getByRole('row', { name: words.balance.salt })).toContainText('6');
  await sheet.getByRole('button', { name: words.shared.close }).click();
  await expect(page).toHaveURL(/\/diary\/\d{4}-\d{2}-\d{2}$/);

  // A week without a plan has no numbers, and no empty table for them.
  await page.goto(`/diary/${addDays(dateOfDevice(), -14)}/balance`);
  await expect(sheet.getByText(words.balance.nothingYet)).toBeVisible();
  await expect(sheet.getByRole('table')).toHaveCount(0);
});
