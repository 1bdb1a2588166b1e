import { expect } from '@playwright/test';
import { selfService } from '@weekbord/phrases/en/self-service';
import { test } from './support/test.ts';
import { newcomer } from './support/planned-person.ts';
import { choose, next, onStep, option } from './support/wizard.ts';
import { wordsOf } from './support/words.ts';

test('[REG-04] [DIY-01] the self-service intake leads to installing the app, and its plan to the groceries', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const shows = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/welcome');
  await expect(page.getByRole('link', { name: words.onboarding.start })).toBeVisible();
  await expect(page.getByRole('link', { name: words.auth.logIn })).toBeVisible();
  await newcomer(page);
  await page.goto('/start/personal-details');
  await page.getByLabel(selfService.firstName).fill('Noor');
  await page.getByLabel(selfService.lastName).fill('Smit');
  // 70 kg, as entered on a British phone.
  for (const [at, weight] of ['11', '0.3'].entries()) {
    await expect(page.getByLabel(words.onboarding.weight).nth(at)).toHaveValue(weight);
  }
  await page.getByLabel(selfService.day, { exact: true }).fill('30');
  await page.getByLabel(selfService.month, { exact: true }).fill('02');
  await page.getByLabel(selfService.year, { exact: true }).fill('1990');
  await next(page, words);
  await expect(page.getByText(selfService.birthday_not_a_date)).toBeVisible();
  await page.getByLabel(selfService.day, { exact: true }).fill('28');
  await next(page, words);
  await onStep(page, 'physical-stats');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: new RegExp(`^${words.shared.language}`) })).toBeVisible();
  await expect(page.getByRole('button', { name: words.accounts.redoPlanning })).toHaveCount(0);
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
  await page.waitForURL(/\/self-service\/install$/);
  await shows(selfService.installTitle);
  await press(selfService.toDiary);
  await page.waitForURL(/\/diary/);

  await page.goto('/profile');
  await page.getByRole('button', { name: words.accounts.redoPlanning }).click();
  await onStep(page, 'goal');
  await expect(option(page, words.onboarding.goalGAIN_MUSCLE)).toBeChecked();

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
