import { expect } from '@playwright/test';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { profile as words } from '@weekbord/phrases/en/profile';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { plannedPerson } from './support/planned-person.ts';
import { test } from './support/test.ts';

test('a goal is changed in three taps to the numbers shown, and meals are planned for them', async ({ page }) => {
  await plannedPerson(page);
  const before = (await callAs(page, 'GET', '/users/goalOptions')) as Answered<Endpoints['getGoalOptions']>;
  const goal = before.goal === 'GAIN_MUSCLE' ? 'RECOMPOSITION' : 'GAIN_MUSCLE';
  await page.goto('/profile');
  await page.getByRole('button', { name: words.goal }).click();
  await page.getByText(words[`goal${goal}`], { exact: true }).click();
  await expect(page.getByText(words.goalPlanAgain)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Set to [\d,]+ kcal a day$/ }).click();
  await expect(page.getByText(words.goalSavedPlanned)).toBeVisible();
  await expect(page.getByRole('button', { name: `${words.goal} ${words[`goal${goal}`]}` })).toBeVisible();

  const after = (await callAs(page, 'GET', '/users/goalOptions')) as Answered<Endpoints['getGoalOptions']>;
  expect(after.goal).toBe(goal);
  expect(after.present).toEqual(before.options.find((one) => one.goal === goal)?.figures);
});
