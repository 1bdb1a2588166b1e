import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { DEVICES, expectCount, openStep, type OpenWizard } from './open-step.test-support.tsx';

const kinds = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getAttribute('value'));
const HORMONES: readonly FeatureFlag[] = ['FF_FEMALE_HORMONES'];
const MENOPAUSE_ONLY: readonly FeatureFlag[] = [
  ...HORMONES,
  'FF_FEMALE_HORMONES_MENOPAUSE_ONLY',
  'FF_DISABLE_KETO_OPTION',
  'FF_DISABLE_LOW_CARB_OPTION',
];
const USUAL = ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CHOOSE_YOUR_OWN'];

describe.each(DEVICES)("the wizard's plan on $name", (device) => {
  const written = (value: number) => value.toLocaleString(device.locale);

  /** Expects the texts of the plan's four boxes, in order. */
  const expectBoxes = (figures: readonly string[]) =>
    expect
      .poll(() => [...document.querySelectorAll('dl dd')].map((box) => box.textContent.split(/\s/)[0]))
      .toEqual(figures);

  const openOwnMacros = async (): Promise<OpenWizard> => {
    const wizard = await openStep(device, 'nutritional-plan');
    await wizard.choose(wizard.words.CHOOSE_YOUR_OWN);
    await wizard.expectStep('modify-macros');
    return wizard;
  };
  const save = ({ words }: OpenWizard) => page.getByRole('button', { name: words.saveNumbers }).click();

  it.each([
    ['a man', 'MALE', HORMONES, USUAL, [false, false]],
    ['a woman without hormone diets', 'FEMALE', [], USUAL, [false, false]],
    ['a woman', 'FEMALE', HORMONES, [...USUAL.slice(0, 3), 'CYCLE_DIET', 'MENOPAUSE', 'CHOOSE_YOUR_OWN'], [true, true]],
    [
      'a woman on a portal without keto, low carb and cycle diets',
      'FEMALE',
      MENOPAUSE_ONLY,
      ['RECOMMENDED', 'MENOPAUSE', 'CHOOSE_YOUR_OWN'],
      [false, true],
    ],
  ] as const)(
    '[ONB-10] offers the kinds of plan for %s',
    async (_, gender, flags, expected, [hasCycle, hasMenopause]) => {
      const { words } = await openStep(device, 'nutritional-plan', {
        flags,
        answers: { biometricData: { age: 25, gender } },
      });
      await expect.poll(kinds).toEqual(expected);
      for (const [about, isThere] of [
        [words.aboutCycle, hasCycle],
        [words.aboutMenopause, hasMenopause],
      ] as const) {
        const link = page.getByRole('link', { name: new RegExp(about) });
        await expectCount(link, isThere ? 1 : 0);
        if (isThere) await expect.element(link).toHaveAttribute('target', '_blank');
      }
      await expectAccessible();
    },
  );

  it('[ONB-10] offers a guest the same kinds of plan as a member of the portal', async () => {
    const usual = { biometricData: { age: 25, gender: 'FEMALE' } } as const;
    await openStep(device, 'nutritional-plan', { answers: usual, guestOf: { feature_flags: [...MENOPAUSE_ONLY] } });
    await expect.poll(kinds).toEqual(['RECOMMENDED', 'MENOPAUSE', 'CHOOSE_YOUR_OWN']);
    await cleanup();
    await openStep(device, 'nutritional-plan', { answers: usual, guestOf: { feature_flags: [] } });
    await expect.poll(kinds).toEqual(USUAL);
  });

  it('[ONB-10] [ONB-21] shows no arrow to a person with a plan, and says what will be replaced', async () => {
    const plan = await openStep(device, 'nutritional-plan', { hasPlan: true });
    await expect.element(plan.nextButton).toBeVisible();
    await expectCount(page.getByRole('button', { name: plan.words.back }), 0);
    await cleanup();
    const { words, expectStep } = await openStep(device, 'dislikes', { hasPlan: true });
    await page.getByRole('button', { name: words.finish }).click();
    const question = page.getByRole('dialog', { name: words.redoTitle });
    await expect.element(question.getByText(words.redoAnswers)).toBeVisible();
    await expect.element(question.getByText(words.redoMeals)).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: device.shared.cancel }).first().click();
    await expectCount(question, 0);
    await expectStep('dislikes');
    await page.getByRole('button', { name: words.finish }).click();
    const place = page.getByRole('heading', { name: words.dislikesTitle });
    await question.getByRole('button', { name: words.redoConfirm }).click();
    await expectCount(place, 0);
  });

  it('[ONB-21] tells a person with a plan nothing about meals if none are planned for them', async () => {
    const organisation = { auto_plan_initial_meals: false };
    const { words } = await openStep(device, 'dislikes', { hasPlan: true, organisation });
    await page.getByRole('button', { name: words.finish }).click();
    const question = page.getByRole('dialog', { name: words.redoTitle });
    await expect.element(question.getByText(words.redoAnswers)).toBeVisible();
    await expectCount(question.getByText(words.redoMeals), 0);
  });

  it('says that the carbohydrates of a computed plan include its fibre, until they are changed', async () => {
    const { words, say, field } = await openOwnMacros();
    const shares = () =>
      page
        .getByText(/^= \d+%/)
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => shares().length).toBe(3);
    const percents = shares().map((share) => Number.parseInt(share.slice(2), 10));
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    const texts = percents.map((percent) => say(words.isPercent, { percent }));
    expect(shares()).toEqual([...texts.slice(0, 2), say(words.isPercentWithFibre, { percent: percents[2]! })]);
    await field(device.shared.carbohydrates).fill('90');
    await expect.poll(() => shares().filter((share) => !/^= \d+%$/.test(share))).toEqual([]);
  });

  it('keeps custom macros in grams above the healthy minimum', async () => {
    const wizard = await openOwnMacros();
    const { words, say, field } = wizard;
    const shared = device.shared;
    for (const [label, low, message, enough] of [
      [words.calories, '1249', say(words.caloriesError, { min: 1250 }), '1250'],
      [shared.protein, '49', say(words.proteinError, { min: 50 }), '50'],
      [shared.fat, '29', say(words.fatError, { min: 30 }), '30'],
      [shared.carbohydrates, '0', words.carbohydratesError, '190'],
    ] as const) {
      await expect.element(field(label)).not.toHaveValue('');
      await field(label).fill(low);
      await save(wizard);
      await expect.element(page.getByText(message)).toBeVisible();
      await wizard.expectStep('modify-macros');
      await field(label).fill(enough);
      await expectCount(page.getByText(message), 0);
    }
    await expectAccessible();
    await save(wizard);
    await wizard.expectStep('nutritional-plan');
    await expect.element(wizard.option(words.CHOOSE_YOUR_OWN)).toBeChecked();
    await expectBoxes([written(1250), '50', '30', '190']);
  });

  it('requires the person to choose which numbers count if custom macros do not add up to the calories', async () => {
    const wizard = await openOwnMacros();
    const { words, say, field } = wizard;
    const { protein, fat, carbohydrates } = device.shared;
    const grams = { [words.calories]: '2000', [protein]: '100', [fat]: '60', [carbohydrates]: '165' };
    for (const [label, value] of Object.entries(grams)) await field(label).fill(value);
    await expect.element(page.getByText(say(words.macrosTotal, { kcal: 1600 }), { exact: true })).toBeVisible();
    await save(wizard);
    await expect.element(page.getByText(say(words.caloriesNotOfMacros, { kcal: 1600 }))).toBeVisible();
    await wizard.expectStep('modify-macros');
    const choice = page.getByRole('group', { name: words.whichCounts });
    await expectAccessible();
    await choice.getByRole('button', { name: say(words.macrosUseTotal, { kcal: written(1600) }) }).click();
    await expect.element(field(words.calories)).toHaveValue('1600');
    await field(words.calories).fill('2000');
    await choice.getByRole('button', { name: say(words.macrosUseCalories, { kcal: written(2000) }) }).click();
    await expect.element(field(carbohydrates)).toHaveValue('206');
    await save(wizard);
    await wizard.expectStep('nutritional-plan');
    await expectBoxes([written(2000), '125', '75', '206']);
  });

  it('warns before saving custom macros that few meals fit, and still saves them', async () => {
    const wizard = await openOwnMacros();
    const { words, say, field } = wizard;
    const { protein, fat, carbohydrates } = device.shared;
    const grams = { [words.calories]: '2000', [protein]: '230', [fat]: '67', [carbohydrates]: '119' };
    for (const [label, value] of Object.entries(grams)) await field(label).fill(value);
    await expect.element(page.getByRole('status').getByText(say(words.high_protein, { percent: 46 }))).toBeVisible();
    await expectAccessible();
    await field(protein).fill('140');
    await field(carbohydrates).fill('209');
    await expectCount(page.getByText(say(words.high_protein, { percent: 46 })), 0);
    await field(protein).fill('230');
    await field(carbohydrates).fill('119');
    await save(wizard);
    await wizard.expectStep('nutritional-plan');
    await expectBoxes([written(2000), '230', '67', '119']);
  });

  it('makes custom macros in percentages add up to 100, with the same minimum', async () => {
    const wizard = await openOwnMacros();
    const { words, say, field } = wizard;
    const { protein, fat, carbohydrates } = device.shared;
    await page.getByText(words.percentages, { exact: true }).click();
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
      await save(wizard);
    };
    await fill({ [words.calories]: '2000', [protein]: '30', [fat]: '30', [carbohydrates]: '39' });
    await expect.element(page.getByText(say(words.percentTotalError, { total: 99 }))).toBeVisible();
    await wizard.expectStep('modify-macros');
    await fill({ [protein]: '9', [carbohydrates]: '61' });
    await expect.element(page.getByText(say(words.proteinPercentError, { grams: 45, min: 50 }))).toBeVisible();
    await wizard.expectStep('modify-macros');
    await expectAccessible();
    await fill({ [protein]: '30', [carbohydrates]: '40' });
    await wizard.expectStep('nutritional-plan');
    await expect.element(wizard.option(words.CHOOSE_YOUR_OWN)).toBeChecked();
    await expectBoxes([written(2000), '150', '67', '200']);
    await wizard.next();
    await wizard.expectStep('meal-times');
  });
});
