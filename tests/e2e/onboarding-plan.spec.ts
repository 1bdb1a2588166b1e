import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { describeOtherwise } from './support/person-stub.ts';
import { newcomer, plannedPerson } from './support/planned-person.ts';
import { choose, goOnTo, next, nextButton, onStep, openAsGuest, openAsNewcomer, option } from './support/wizard.ts';
import { filled, type Words, wordsOf } from './support/words.ts';

/** What the four boxes of the plan say, each with its name. */
async function expectBoxes(page: Page, words: Words, figures: readonly string[]): Promise<void> {
  const { calories } = words.onboarding;
  const { protein, fat, carbohydrates } = words.shared;
  await expect(page.locator('dl dt')).toHaveText([calories, protein, fat, carbohydrates]);
  await expect(page.locator('dl dd')).toHaveText(figures.map((figure) => new RegExp(`^${figure}\\s`)));
}

/** A number as people of the project's locale write it. */
const written = (info: TestInfo, value: number) => value.toLocaleString(info.project.use.locale);

const kinds = (page: Page) =>
  page.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));

test('[ONB-10] the plan shows the day that the answers make, and every kind of plan for a woman', async ({
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
    await expect(link).toHaveAttribute('href', /^https:\/\/help\./);
  }
  await expect(page.getByRole('button', { name: words.shared.back, exact: true })).toBeVisible();
  await choose(page, words.onboarding.KETO);
  await expect(page.locator('dl dd').nth(3)).toHaveText(/^(3\d|40)\s/);
  await choose(page, words.onboarding.CHOOSE_YOUR_OWN);
  await onStep(page, 'modify-macros');
});

const MENOPAUSE_ONLY = ['FF_FEMALE_HORMONES', 'FF_FEMALE_HORMONES_MENOPAUSE_ONLY'];
for (const [who, gender, flags, expected] of [
  ['a man', 'MALE', ['FF_FEMALE_HORMONES'], ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CHOOSE_YOUR_OWN']],
  ['a woman without hormone diets', 'FEMALE', [], ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CHOOSE_YOUR_OWN']],
  [
    'a woman where neither keto nor low carb nor the cycle is on offer',
    'FEMALE',
    [...MENOPAUSE_ONLY, 'FF_DISABLE_KETO_OPTION', 'FF_DISABLE_LOW_CARB_OPTION'],
    ['RECOMMENDED', 'MENOPAUSE', 'CHOOSE_YOUR_OWN'],
  ],
] as const) {
  test(`[ONB-10] the kinds of plan for ${who}`, async ({ page }, info) => {
    const words = wordsOf(info);
    const { aboutCycle, aboutMenopause } = words.onboarding;
    await newcomer(page);
    await describeOtherwise(page, () => {
      const active = Object.fromEntries(flags.map((flag) => [flag, { is_active: true }]));
      return { feature_flags_for_user: { flags: active, switches: {}, samples: {} } };
    });
    await openAsGuest(page, words, 'biometrics');
    await choose(page, words.onboarding[gender]);
    await goOnTo(page, words, 'nutritional-plan');
    await expect.poll(() => kinds(page)).toEqual(expected);
    await expect(page.getByRole('link', { name: aboutCycle })).toHaveCount(0);
    const hasMenopause = expected.some((kind) => kind === 'MENOPAUSE');
    await expect(page.getByRole('link', { name: aboutMenopause })).toHaveCount(hasMenopause ? 1 : 0);
  });
}

test('[ONB-10] while the plan is worked out, that is said and the way on waits', async ({ page }, info) => {
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

test('[ONB-10] who has a profile starts from it, without an arrow', async ({ page }, info) => {
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

test('[ONB-11] own macros in grams keep to the least that is healthy', async ({ page }, info) => {
  const words = wordsOf(info);
  const { calories, saveNumbers, caloriesError, proteinError, fatError, carbohydratesError } = words.onboarding;
  const { protein, fat, carbohydrates } = words.shared;
  await openAsNewcomer(page, words, 'nutritional-plan');
  await choose(page, words.onboarding.CHOOSE_YOUR_OWN);
  await onStep(page, 'modify-macros');
  for (const [label, low, message, enough] of [
    [calories, '1249', filled(caloriesError, { min: written(info, 1250) }), '1250'],
    [protein, '49', filled(proteinError, { min: 50 }), '50'],
    [fat, '29', filled(fatError, { min: 30 }), '30'],
    [carbohydrates, '0', carbohydratesError, '190'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).not.toHaveValue('');
    await field.fill(low);
    await page.getByRole('button', { name: saveNumbers }).click();
    await expect(page.getByText(message)).toBeVisible();
    await onStep(page, 'modify-macros');
    await field.fill(enough);
    await expect(page.getByText(message)).toBeHidden();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: saveNumbers }).click();
  await onStep(page, 'nutritional-plan');
  await expect(option(page, words.onboarding.CHOOSE_YOUR_OWN)).toBeChecked();
  await expectBoxes(page, words, [written(info, 1250), '50', '30', '190']);
});

test('[ONB-11] own macros in percentages make a whole and keep to the same least', async ({ page }, info) => {
  const words = wordsOf(info);
  const { calories, percentages, saveNumbers, percentTotalError, proteinPercentError } = words.onboarding;
  const { protein, fat, carbohydrates } = words.shared;
  const save = page.getByRole('button', { name: saveNumbers });
  await openAsNewcomer(page, words, 'nutritional-plan');
  await choose(page, words.onboarding.CHOOSE_YOUR_OWN);
  await onStep(page, 'modify-macros');
  await page.getByText(percentages, { exact: true }).click();
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await save.click();
  };
  await fill({ [calories]: '2000', [protein]: '30', [fat]: '30', [carbohydrates]: '39' });
  await expect(page.getByText(filled(percentTotalError, { total: 99 }))).toBeVisible();
  await onStep(page, 'modify-macros');
  await fill({ [protein]: '9', [carbohydrates]: '61' });
  await expect(page.getByText(filled(proteinPercentError, { grams: 45, min: 50 }))).toBeVisible();
  await onStep(page, 'modify-macros');
  await fill({ [protein]: '30', [carbohydrates]: '40' });
  await onStep(page, 'nutritional-plan');
  await expect(option(page, words.onboarding.CHOOSE_YOUR_OWN)).toBeChecked();
  await expectBoxes(page, words, [written(info, 2000), '150', '67', '200']);
  await next(page, words);
  await onStep(page, 'meal-times');
});
