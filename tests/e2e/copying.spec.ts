import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseOfDay } from './support/day-menu.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { test } from './support/test.ts';
import { pattern, wordsOf } from './support/words.ts';

test('a day is copied and restored, an empty day is filled from it, and one of its meals is moved to another moment', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { copying, diary, meals: moments, shared } = words;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await plannedPerson(page);
  const last = addDays(dateOfDevice(), 6);
  await page.goto(`/diary/${last}`);
  await chooseOfDay(page, words, diary.copyDay);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(copying.nothingThere).first().click();
  await expectAccessible(page);
  await button(pattern(copying.copyToDays.one)).click();
  await expect(dialog).toBeHidden();
  await button(shared.undo).click();
  await expect(page.getByText(copying.takenBack)).toBeVisible();

  await page.goto(`/diary/${addDays(last, 1)}`);
  const meals = page.locator('main h3').getByRole('link');
  await button(pattern(diary.copyFrom)).click();
  await expect(meals).toHaveCount(3);
  const name = (await meals.first().textContent())!;

  await meals.first().click();
  const more = button(pattern(diary.moreFor));
  await more.click();
  await expect(button(copying.moveAction)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await button(copying.moveAction).click();
  await dialog.last().getByText(moments.DINNER, { exact: true }).click();
  await expectAccessible(page);
  const arrived = page.waitForResponse((answer) => answer.url().includes('/planner/moveMeal/') && answer.ok());
  await page.getByRole('button', { name: copying.move, exact: true }).click();
  await expect(meals.last()).toHaveText(name);
  await arrived;
  await page.reload();
  await expect(meals.last()).toHaveText(name);
});
