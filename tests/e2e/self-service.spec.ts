import { expect } from '@playwright/test';
import { selfService } from '@weekbord/phrases/en/self-service';
import { test } from './support/test.ts';
import { newcomer } from './support/planned-person.ts';
import { choose, next, onStep } from './support/wizard.ts';
import { wordsOf } from './support/words.ts';

test('[DIY-01] the self-service intake from the first question to the diary, and the own plan to the groceries', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const shows = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await newcomer(page);
  await page.goto('/');
  await onStep(page, 'goal');
  await page.getByRole('link', { name: words.onboarding.otherWays }).click();
  await shows(selfService.getStartedTitle);
  await page.getByRole('link', { name: selfService.waySelf }).click();
  await shows(selfService.selfWelcomeTitle);
  await press(selfService.selfStart);
  await shows(selfService.intakeTitle);
  await page.getByLabel(words.onboarding.age, { exact: true }).fill('35');
  await choose(page, words.onboarding.goalGAIN_MUSCLE);
  await next(page, words);
  await shows(selfService.avoidTitle);
  await choose(page, words.onboarding.LACTOSE);
  await next(page, words);
  await shows(selfService.createTitle);
  await choose(page, words.onboarding.LUNCH);
  await press(selfService.tuneAction);
  await shows(selfService.tuneTitle);
  const dinner = page.getByRole('group', { name: words.meals.DINNER });
  await dinner.getByLabel(words.shared.fat, { exact: true }).fill('60');
  await press(selfService.tuneSave);
  await shows(selfService.createTitle);
  await press(selfService.createAction);
  await page.waitForURL(/\/self-service\/install$/, { timeout: 30_000 });
  await shows(selfService.installTitle);
  await press(selfService.toDiary);
  await page.waitForURL(/\/diary/);

  await page.goto('/profile');
  await expect(page.getByRole('button', { name: words.accounts.redoPlanning })).toBeVisible();

  await page.goto('/start/plan-overview');
  await shows(selfService.overviewTitle);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await next(page, words);
  await shows(selfService.mealsTitle);
  await next(page, words);
  await shows(selfService.finishTitle);
  await press(selfService.makeList);
  await page.waitForURL(/\/groceries$/);
});
