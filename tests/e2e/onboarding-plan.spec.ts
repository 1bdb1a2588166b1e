import { expect, type Page, type TestInfo } from '@playwright/test';
import { test } from './support/test.ts';
import { plannedPerson } from './support/planned-person.ts';
import { choose, goOnTo, nextButton, onStep, openAsGuest, openAsNewcomer, option } from './support/wizard.ts';
import { pattern, type Words, wordsOf } from './support/words.ts';

/** Checks the values in the plan's four boxes, found by name. */
async function expectBoxes(page: Page, words: Words, figures: readonly string[]): Promise<void> {
  const { calories } = words.onboarding;
  const { protein, fat, carbohydrates } = words.shared;
  await expect(page.locator('dl dt')).toHaveText([calories, protein, fat, carbohydrates]);
  await expect(page.locator('dl dd')).toHaveText(figures.map((figure) => new RegExp(`^${figure}\\s`)));
}

/** Formats a number in the project's locale. */
const written = (info: TestInfo, value: number) => value.toLocaleString(info.project.use.locale);

const kinds = (page: Page) =>
  page.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));

test('[ONB-10] the plan shows the day computed from the answers, and every kind of plan for a woman', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openAsNewcomer(page, words, 'weekly-goal');
  await page
    .locator('label')
    .filter({ has: page.locator('[value=LOSE_0_5_KG_PER_WEEK]') })
    .click();
  await goOnTo(page, words, 'nutritional-plan');
  await expectBoxes(page, words, [written(info, 1394), '94', '40', '145']);
  expect(await kinds(page)).toEqual(['RECOMMENDED', 'LOW_CARB', 'KETO', 'CYCLE_DIET', 'MENOPAUSE', 'CHOOSE_YOUR_OWN']);
  await expect(option(page, words.onboarding.RECOMMENDED)).toBeChecked();
  for (const about of [words.onboarding.aboutCycle, words.onboarding.aboutMenopause]) {
    const link = page.getByRole('link', { name: about });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^\/help\/(?:cycle|menopause)-diet$/);
  }
  await expect(page.getByRole('button', { name: words.shared.back, exact: true })).toBeVisible();
  await choose(page, words.onboarding.KETO);
  await expect(page.locator('dl dd').nth(3)).toHaveText(/^(3\d|40)\s/);
  await choose(page, words.onboarding.CHOOSE_YOUR_OWN);
  await onStep(page, 'modify-macros');
});

test('[ONB-11] custom macros in grams or percentages cannot be below their minimums, and become the plan', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { onboarding, shared } = words;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: onboarding.saveNumbers });
  await openAsNewcomer(page, words, 'nutritional-plan');
  await choose(page, onboarding.CHOOSE_YOUR_OWN);
  await onStep(page, 'modify-macros');
  for (const [label, low, message, least] of [
    [onboarding.calories, '1249', onboarding.caloriesError, '1250'],
    [shared.protein, '49', onboarding.proteinError, '50'],
    [shared.fat, '29', onboarding.fatError, '30'],
    [shared.carbohydrates, '0', onboarding.carbohydratesError, '190'],
  ] as const) {
    await field(label).fill(low);
    await save.click();
    await expect(page.getByText(pattern(message))).toBeVisible();
    await onStep(page, 'modify-macros');
    await field(label).fill(least);
    await expect(page.getByText(pattern(message))).toHaveCount(0);
  }
  await save.click();
  await onStep(page, 'nutritional-plan');
  await expect(option(page, onboarding.CHOOSE_YOUR_OWN)).toBeChecked();
  await expectBoxes(page, words, [written(info, 1250), '50', '30', '190']);

  await page.getByRole('button', { name: onboarding.adjustNumbers }).click();
  await onStep(page, 'modify-macros');
  await choose(page, onboarding.percentages);
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    await save.click();
  };
  await fill({
    [onboarding.calories]: '2000',
    [shared.protein]: '9',
    [shared.fat]: '30',
    [shared.carbohydrates]: '61',
  });
  await expect(page.getByText(pattern(onboarding.proteinPercentError))).toBeVisible();
  await fill({ [shared.protein]: '30', [shared.carbohydrates]: '40' });
  await onStep(page, 'nutritional-plan');
  await expect(option(page, onboarding.CHOOSE_YOUR_OWN)).toBeChecked();
  await expectBoxes(page, words, [written(info, 2000), '150', '67', '200']);
});

test('[ONB-10] while the plan is calculated, a message says so and continuing is blocked', async ({ page }, info) => {
  const words = wordsOf(info);
  let answer = () => undefined as void;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/computeNutritionPlan', async (route) => {
    await gate;
    await route.continue();
  });
  await openAsGuest(page, words);
  await choose(page, words.onboarding.goalRECOMPOSITION);
  await goOnTo(page, words, 'nutritional-plan');
  await expect(page.getByRole('status').filter({ hasText: words.shared.loading })).toBeVisible();
  await expect(nextButton(page, words)).toBeDisabled();
  answer();
  await expect(page.locator('dl dd')).toHaveCount(4);
  await expect(nextButton(page, words)).toBeEnabled();
});

test('[ONB-10] a person with a profile starts from their answers, without a back arrow', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page, {
    goal: 'GAIN_MUSCLE',
    activity_level: 'ACTIVE',
    biometric_data: { age: 32, gender: 'MALE' },
    physical_stats: { height_in_cm: 184, weight_in_kg: 82, goal_weight: 85 },
    weekly_goal: null,
  });
  await page.goto('/onboarding/nutritional-plan');
  await onStep(page, 'nutritional-plan');
  await expectBoxes(page, words, [written(info, 3095), '156', '86', '405']);
  await expect(page.getByRole('button', { name: words.shared.back, exact: true })).toBeHidden();
});
