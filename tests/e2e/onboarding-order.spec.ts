import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { describeOtherwise } from './support/person-stub.ts';
import { makeClientWhoPaysNoMore } from './support/people.ts';
import { newcomer, plannedPerson } from './support/planned-person.ts';
import { localeOf, signIn } from './support/session.ts';
import { choose, next, onStep, openAsNewcomer, option } from './support/wizard.ts';
import { wordsOf } from './support/words.ts';

const LOSING = ['goal', 'activity', 'biometrics', 'physical-stats', 'weekly-goal', 'nutritional-plan'];
const CYCLE = ['menstrual-dates', 'cycle-spacing', 'cycle-details'];
const TASTE = ['meal-times', 'diet', 'intolerances', 'dislikes'];

test('[ONB-01] the questions come in order, and the back arrow goes all the way to the start', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openAsNewcomer(page, words);
  const way = [...LOSING, ...CYCLE, ...TASTE];
  for (const step of way) {
    await onStep(page, step);
    if (step === 'nutritional-plan') await choose(page, words.onboarding.CYCLE_DIET);
    if (step === 'menstrual-dates') await page.getByRole('grid').getByText('1', { exact: true }).first().click();
    if (step !== 'dislikes') await next(page, words);
  }
  const back = page.getByRole('button', { name: words.shared.back, exact: true });
  for (const step of way.toReversed().slice(1)) {
    await back.click();
    await onStep(page, step);
  }
  await expect(back).toBeHidden();
});

test('[ONB-01] a person who does not want to lose weight is not asked for a pace', async ({ page }, info) => {
  const words = wordsOf(info);
  await openAsNewcomer(page, words);
  await choose(page, words.onboarding.goalGAIN_MUSCLE);
  for (const step of [...LOSING.filter((asked) => asked !== 'weekly-goal'), ...TASTE]) {
    await onStep(page, step);
    if (step !== 'dislikes') await next(page, words);
  }
});

test('[ONB-01] a reload keeps the step and the answers; later questions cannot be opened yet', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openAsNewcomer(page, words);
  await choose(page, words.onboarding.goalRECOMPOSITION);
  await next(page, words);
  await onStep(page, 'activity');
  await choose(page, words.onboarding.activityACTIVE);
  await next(page, words);
  await onStep(page, 'biometrics');
  await page.getByLabel(words.onboarding.age, { exact: true }).fill('41');
  await page.reload();
  await onStep(page, 'biometrics');
  await expect(page.getByLabel(words.onboarding.age, { exact: true })).toHaveValue('41');
  await page.goto('/onboarding/diet');
  await onStep(page, 'biometrics');
  await page.goto('/onboarding/activity');
  await expect(option(page, words.onboarding.activityACTIVE)).toBeChecked();
  await page.getByRole('button', { name: words.shared.back, exact: true }).click();
  await onStep(page, 'goal');
  await expect(option(page, words.onboarding.goalRECOMPOSITION)).toBeChecked();
});

test(
  '[ONB-02] the welcome screen names the portal, says what comes next, and links to the first question and to logging in',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await page.goto('/welcome');
    await expect(page.getByRole('main')).toContainText('Weekbord');
    await expect(page.getByRole('heading', { level: 1, name: words.onboarding.welcomeTitle })).toBeVisible();
    await expect(page.getByText(words.onboarding.welcomeText)).toBeVisible();
    await expect(page.getByRole('button', { name: words.shared.back, exact: true })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.onboarding.start, exact: true }).click();
    await page.waitForURL(/\/signup/);
    await page.goBack();
    await page.getByRole('link', { name: words.onboarding.logIn, exact: true }).click();
    await page.waitForURL(/\/login/);

    const portal = new URL(info.project.use.baseURL ?? '');
    portal.hostname = `killerbody.${portal.hostname}`;
    await page.goto(new URL('/welcome', portal).href);
    await expect(page.getByRole('main')).toContainText('Killerbody');
  },
);

test('[ONB-02] without a brand, the welcome screen shows the product name, and leads to the goal question', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await newcomer(page);
  await describeOtherwise(page, () => ({ organisation: null }));
  await page.route('**/api/users/brand/**', (route) => route.abort());
  // A user with a session is not treated as a guest, even before the server has responded.
  const { promise: isStarted, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/api/auth/users/me', async (route) => {
    await isStarted;
    await route.fallback();
  });
  await page.goto('/welcome');
  await expect(page.getByRole('main')).toContainText(words.shared.product);
  await page.getByRole('link', { name: words.onboarding.start, exact: true }).click();
  start();
  await onStep(page, 'goal');
});

test('[ONB-03] losing weight is the preselected goal, and only those who have completed the wizard can go back', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const back = page.getByRole('button', { name: words.shared.back, exact: true });
  await openAsNewcomer(page, words);
  await expect(option(page, words.onboarding.goalLOSE_WEIGHT)).toBeChecked();
  await expect(back).toBeHidden();

  await plannedPerson(page);
  await page.goto('/onboarding/goal');
  await onStep(page, 'goal');
  await expect(back).toBeVisible();

  await signIn(page, await makeClientWhoPaysNoMore(await localeOf(page)));
  await page.goto('/onboarding/goal');
  await page.waitForURL(/\/billing-issue/);
  await expect(page.getByRole('heading', { name: words.accounts.billingTitleAGAIN })).toBeVisible();
});
