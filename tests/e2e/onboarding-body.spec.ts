import { expect, type Page, test } from '@playwright/test';
import { describeOtherwise } from './support/person-stub.ts';
import { newcomer } from './support/planned-person.ts';
import {
  choose,
  chooseHeightUnit,
  chooseWeightUnit,
  goOnTo,
  next,
  nextButton,
  onStep,
  openAsGuest,
  option,
} from './support/wizard.ts';
import { filled, wordsFor, wordsOf, type Words } from './support/words.ts';

/** A number as the words' language writes it. */
const written = (words: Words, value: string) => (words.shared.back === 'Back' ? value : value.replace('.', ','));

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types a value and leaves the field, so that it says what is wrong. */
async function type(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).blur();
}

test('[ONB-05] age runs from 18 to 120 in whole years; somebody is a woman or a man', async ({ page }, info) => {
  const words = wordsOf(info);
  await openAsGuest(page, words, 'biometrics');
  await expect(field(page, words.onboarding.age)).toHaveValue('25');
  await expect(option(page, words.onboarding.FEMALE)).toBeChecked();
  const wrong = page.getByText(filled(words.onboarding.ageError, { min: 18, max: 120 }));
  for (const age of ['17', '121', '', 'x']) {
    await field(page, words.onboarding.age).fill(age);
    await next(page, words);
    await expect(wrong).toBeVisible();
    await onStep(page, 'biometrics');
  }
  await type(page, words.onboarding.age, '25.5');
  await expect(page.getByText(words.onboarding.ageWholeError)).toBeVisible();
  await choose(page, words.onboarding.MALE);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  for (const age of ['18', '120']) {
    await type(page, words.onboarding.age, age);
    await expect(wrong).toBeHidden();
    await next(page, words);
    await onStep(page, 'physical-stats');
    await page.getByRole('button', { name: words.shared.back, exact: true }).click();
    await onStep(page, 'biometrics');
    await expect(field(page, words.onboarding.age)).toHaveValue(age);
    await expect(option(page, words.onboarding.MALE)).toBeChecked();
  }
});

test('[ONB-06] height in centimetres or in feet and inches, each within its limits', async ({ page }, info) => {
  const words = wordsOf(info);
  const { height, heightFeet, heightInches } = words.onboarding;
  await openAsGuest(page, words, 'physical-stats');
  await chooseHeightUnit(page, words, 'CENTIMETRES');
  await expect(field(page, height)).toHaveValue('160');
  const wrongCm = page.getByText(filled(words.onboarding.heightCmError, { min: 120, max: 250 }));
  for (const [value, isWrong] of [
    ['119', true],
    ['120', false],
    ['251', true],
    ['250', false],
  ] as const) {
    await type(page, height, value);
    await expect(wrongCm).toBeVisible({ visible: isWrong });
  }
  await type(page, height, '182');
  await chooseHeightUnit(page, words, 'FEET');
  await expect(field(page, heightFeet)).toHaveValue('6');
  await expect(field(page, heightInches)).toHaveValue('0');
  await chooseHeightUnit(page, words, 'CENTIMETRES');
  await expect(field(page, height)).toHaveValue('182');

  await chooseHeightUnit(page, words, 'FEET');
  const wrongFeet = page.getByText(filled(words.onboarding.heightFeetError, { min: 4, max: 8 }));
  for (const [feet, inches, isWrong] of [
    ['3', '11', true],
    ['4', '0', false],
    ['8', '1', true],
    ['8', '0', false],
  ] as const) {
    await type(page, heightFeet, feet);
    await type(page, heightInches, inches);
    await expect(wrongFeet).toBeVisible({ visible: isWrong });
  }
  await type(page, heightFeet, '5');
  await type(page, heightInches, '7');
  await chooseHeightUnit(page, words, 'CENTIMETRES');
  await expect(field(page, height)).toHaveValue('170');
});

test('[ONB-07] weight in kilograms, pounds or stones; switching there and back changes nothing', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { weight, weightStones, weightPounds } = words.onboarding;
  await openAsGuest(page, words, 'physical-stats');
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await expect(field(page, weight)).toHaveValue('70');
  await chooseWeightUnit(page, words, 'POUNDS');
  await expect(field(page, weight)).toHaveValue(written(words, '154.3'));
  await chooseWeightUnit(page, words, 'STONES');
  await expect(field(page, weightStones)).toHaveValue('11');
  await expect(field(page, weightPounds)).toHaveValue(written(words, '0.3'));
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await expect(field(page, weight)).toHaveValue('70');

  await chooseWeightUnit(page, words, 'POUNDS');
  await type(page, weight, '155.4');
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await expect(field(page, weight)).toHaveValue(written(words, '70.5'));
  await chooseWeightUnit(page, words, 'POUNDS');
  await expect(field(page, weight)).toHaveValue(written(words, '155.4'));
});

test('[ONB-07] weight keeps to the limits of the unit in which it is typed', async ({ page }, info) => {
  const words = wordsOf(info);
  const { weight, weightError } = words.onboarding;
  await openAsGuest(page, words, 'physical-stats');
  const limits = {
    KILOGRAMS: ['45 kg', '300 kg', ['44.9', true], ['45', false], ['300.1', true], ['300', false]],
    POUNDS: ['100 lb', '660 lb', ['99', true], ['100', false], ['661', true], ['660', false]],
  } as const;
  for (const unit of ['KILOGRAMS', 'POUNDS'] as const) {
    const [min, max, ...values] = limits[unit];
    await chooseWeightUnit(page, words, unit);
    for (const [value, isWrong] of values) {
      await type(page, weight, value);
      await expect(page.getByText(filled(weightError, { min, max }))).toBeVisible({ visible: isWrong });
    }
  }
  await type(page, weight, '70,5,1');
  await next(page, words);
  await onStep(page, 'physical-stats');
  await expect(field(page, weight)).toBeFocused();
});

test('[ONB-08] a goal weight is healthy, more than nothing and not too much', async ({ page }, info) => {
  const words = wordsOf(info);
  const { goalWeight, goalWeightUnhealthy, goalWeightEmpty, goalWeightTooLarge } = words.onboarding;
  await openAsGuest(page, words, 'physical-stats');
  await chooseHeightUnit(page, words, 'CENTIMETRES');
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await expect(field(page, goalWeight)).toHaveValue('65');
  const least = written(words, '47.4');
  for (const [value, message] of [
    ['47', filled(goalWeightUnhealthy, { weight: `${least} kg` })],
    ['', goalWeightEmpty],
    ['0', goalWeightEmpty],
    ['301', filled(goalWeightTooLarge, { max: '300 kg' })],
  ] as const) {
    await type(page, goalWeight, value);
    await expect(page.getByText(message)).toBeVisible();
    await next(page, words);
    await onStep(page, 'physical-stats');
  }
  await type(page, goalWeight, least);
  await next(page, words);
  await onStep(page, 'weekly-goal');
});

test('[ONB-09] only speeds that leave enough to eat, in the right unit; the Dutch see a recommended one', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { weeklyGoalLabel, recommended } = words.onboarding;
  const goals = page.getByRole('radio');
  const speed = (amount: string, unit: string) => option(page, filled(weeklyGoalLabel, { amount, unit }));
  await openAsGuest(page, words, 'physical-stats');
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await goOnTo(page, words, 'weekly-goal');
  await expect(goals).toHaveCount(2);
  await expect(speed(written(words, '0.25'), 'kg')).toBeVisible();
  await expect(speed(written(words, '0.5'), 'kg')).toBeVisible();
  const mark = page.getByText(recommended, { exact: true });
  const isDutch = info.project.use.locale === 'nl-NL';
  await expect(mark).toHaveCount(isDutch ? 1 : 0);
  if (isDutch) await expect(page.getByRole('radio', { name: recommended })).toHaveValue('LOSE_0_5_KG_PER_WEEK');

  const back = page.getByRole('button', { name: words.shared.back, exact: true });
  await back.click();
  await onStep(page, 'physical-stats');
  await chooseWeightUnit(page, words, 'POUNDS');
  await type(page, words.onboarding.weight, '260');
  await next(page, words);
  await onStep(page, 'weekly-goal');
  await expect(goals).toHaveCount(4);
  for (const amount of ['½', '1', '1½', '2']) await expect(speed(amount, 'lb')).toBeVisible();
  if (isDutch) await expect(page.getByRole('radio', { name: recommended })).toHaveAccessibleName(/^1 lb/);
});

test('[ONB-09] where no speed is safe, that is said and the way on is closed', async ({ page }, info) => {
  const words = wordsOf(info);
  await openAsGuest(page, words, 'activity');
  await choose(page, words.onboarding.activitySEDENTARY);
  await goOnTo(page, words, 'biometrics');
  await field(page, words.onboarding.age).fill('60');
  await goOnTo(page, words, 'physical-stats');
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await type(page, words.onboarding.weight, '50');
  await type(page, words.onboarding.goalWeight, '48');
  await goOnTo(page, words, 'weekly-goal');
  await expect(page.getByText(words.onboarding.weeklyGoalNone)).toBeVisible();
  await expect(nextButton(page, words)).toBeDisabled();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: words.onboarding.chooseOtherGoal }).click();
  await onStep(page, 'goal');
});

for (const [locale, isFeet, unit] of [
  ['en-US', true, 'POUNDS'],
  ['en-GB', true, 'STONES'],
  ['nl-NL', false, 'KILOGRAMS'],
] as const) {
  test(`[ONB-22] a device of ${locale} begins with its own units`, async ({ browser }) => {
    const words = wordsFor(locale);
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await openAsGuest(page, words, 'physical-stats');
    await expect(field(page, words.onboarding.heightFeet)).toBeVisible({ visible: isFeet });
    const button = `${words.onboarding.weightUnit}: ${words.onboarding[unit].toLowerCase()}`;
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await context.close();
  });
}

test('[ONB-22] an organisation can begin with feet and pounds wherever the device is from', async ({ page }, info) => {
  const words = wordsOf(info);
  await newcomer(page);
  await describeOtherwise(page, ({ organisation }) => ({ organisation: { ...organisation, imperial_allowed: true } }));
  await openAsGuest(page, words, 'physical-stats');
  await expect(field(page, words.onboarding.heightFeet)).toHaveValue('5');
  const button = `${words.onboarding.weightUnit}: ${words.onboarding.POUNDS.toLowerCase()}`;
  await expect(page.getByRole('button', { name: button })).toBeVisible();
});
