import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Answered } from '@weekbord/contract/endpoint';
import { expectAccessible } from './support/accessible.ts';
import { plannedPerson } from './support/planned-person.ts';
import { wordsOf } from './support/words.ts';

/** Returns the server's wishes for the user of a page. */
async function storedWeek(page: Page): Promise<Answered<Endpoints['getWeekWishes']>> {
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  const answered = await page.request.get('/api/planner/weekWishes', { headers: { authorization: `Token ${token}` } });
  return (await answered.json()) as Answered<Endpoints['getWeekWishes']>;
}

test("[AUT-01] planning by one's own wishes is offered once; the chosen wishes are used for planning immediately, and described", async ({
  page,
}, info) => {
  const { myWeek: words, shared, accounts, diary } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/diary');
  const offer = page.getByRole('region', { name: words.offerTitle });
  // The button is rendered only once it is scrolled into view.
  await page.getByRole('button', { name: diary.planAgain }).scrollIntoViewIfNeeded();
  await offer.getByRole('button', { name: words.offerOpen }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.dinnersAsYouLike)).toBeVisible();
  await expectAccessible(page);

  const press = async (group: 'meat' | 'fish' | 'meatless', times: number) => {
    const more = page.getByRole('button', { name: words.more.replace('{name}', words[`group_${group}`]) });
    for (let time = 0; time < times; time += 1) await more.click();
    return more;
  };
  await press('meat', 2);
  await press('fish', 2);
  await expect(page.getByText(words.dinnersLeft.other.replace('{count}', '3'))).toBeVisible();
  await press('meatless', 3);
  await expect(page.getByText(words.dinnersFull)).toBeVisible();
  // The total is never more than seven.
  await expect(await press('meat', 0)).toBeDisabled();
  const weekdays = page.getByRole('group', { name: words.weekdays });
  await weekdays.getByText(words.minutesChoice.replace('{minutes}', '30')).click();
  await page.getByRole('button', { name: words.eachDay }).click();
  const monday = page.getByRole('combobox').first();
  await expect(monday).toHaveValue('30');
  await monday.selectOption('45');
  await expect(weekdays.getByText(words.daysDiffer)).toBeVisible();
  await monday.selectOption('30');
  await page.getByRole('group', { name: words.lunch }).getByText(words.lunch_COLD, { exact: true }).click();
  await page.getByRole('switch', { name: words.sameBreakfast }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: words.planWeek }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.planConfirm }).click();
  await expect(page).toHaveURL(/\/diary\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByText(/(As you asked|Zoals je wilde): 2 /)).toBeVisible();
  await expectAccessible(page);

  // Once answered, the wishes are not offered again, and the profile shows them.
  await page.goto('/profile');
  await page.getByRole('button', { name: accounts.myWeek }).click();
  await expect(page.getByText(words.dinnersFull)).toBeVisible();
  expect(await storedWeek(page)).toMatchObject({
    answered: true,
    meat_dinners: 2,
    fish_dinners: 2,
    meatless_dinners: 3,
    lunch: 'COLD',
    same_breakfast: true,
    dinner_minutes: { monday: 30, friday: 30, saturday: null },
  });
  await page.getByRole('button', { name: shared.back }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('[AUT-01] a user who declines is not asked again', async ({ page }, info) => {
  const { myWeek: words, diary } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/diary');
  const again = page.getByRole('button', { name: diary.planAgain });
  const skip = page.getByRole('button', { name: words.offerSkip });
  await again.scrollIntoViewIfNeeded();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/weekWishes') && answer.request().method() === 'PUT',
  );
  await skip.click();
  await expect(skip).toHaveCount(0);
  expect((await saved).status()).toBe(200);
  await page.reload();
  const asked = page.waitForResponse((answer) => answer.url().includes('/weekWishes'));
  await again.scrollIntoViewIfNeeded();
  await asked;
  await expect(skip).toHaveCount(0);
  expect(await storedWeek(page)).toMatchObject({ answered: true, meat_dinners: 0, lunch: 'EITHER' });
});
