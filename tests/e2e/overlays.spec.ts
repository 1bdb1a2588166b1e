import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { pattern, wordsOf } from './support/words.ts';

async function openDiary(page: Page): Promise<string> {
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto(`/diary/${today}`);
  return today;
}

/** Whether the focus is in a dialog. */
async function isInside(page: Page): Promise<boolean> {
  return (await page.locator('[role="dialog"]:focus-within').count()) > 0;
}

test('a sheet traps the focus, even while a confirmation is on top of it, and restores the focus when it closes', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const today = await openDiary(page);
  const meal = page.locator('main h3').getByRole('link').first();
  await meal.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(() => isInside(page)).toBe(true);
  // Content behind the sheet is inaccessible to the keyboard and screen readers.
  await expect(meal.locator('xpath=ancestor::*[@inert]')).not.toHaveCount(0);
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press(presses % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await isInside(page), `after ${presses + 1} presses`).toBe(true);
  }
  const remove = sheet.getByRole('button', { name: words.diary.deleteMeal });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: pattern(words.diary.deleteTitle) });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/diary/${today}$`));
  await expect(meal).toBeFocused();
});

test('a toast is in front of an open sheet, and can be read, reached and closed without closing the sheet', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openDiary(page);
  await page
    .getByRole('link', { name: pattern(words.diary.swap) })
    .first()
    .click();
  await page.getByRole('dialog').locator('li button[data-recipe]').first().click();
  await page.route('**/api/planner/planGeneratedRecipeMeal', (route) => route.fulfill({ status: 500, json: {} }));
  const choose = page.getByRole('dialog').getByRole('button', { name: pattern(words.diary.choose) });
  await choose.click();
  const message = page.getByRole('alert').filter({ hasText: words.shared.genericError });
  await expect(message).toBeVisible();
  await expectAccessible(page);
  const close = message.getByRole('button', { name: words.shared.close });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(message).toBeHidden();
  await expect(choose).toBeVisible();
});

test('a press outside a dialog closes it', async ({ page }, info) => {
  const words = wordsOf(info);
  await openDiary(page);
  const add = page.getByRole('button', { name: pattern(words.diary.addTo) }).first();
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();
});
