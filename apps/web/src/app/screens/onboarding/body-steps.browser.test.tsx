import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { DEVICES, expectCount, openStep, type OpenWizard } from './open-step.test-support.tsx';

const CENTIMETRES = { usesImperialUnitsForHeight: false };

async function switchWeight({ words }: OpenWizard, unit: 'KILOGRAMS' | 'POUNDS' | 'STONES'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.weightUnit}:`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words[unit], { exact: true }).click();
  await dialog.getByRole('button', { name: words.done }).click();
  await expectCount(dialog, 0);
}

describe.each(DEVICES)('the questions about the body on $name', (device) => {
  const written = (value: string) => (device.language === 'nl' ? value.replace('.', ',') : value);

  it('[ONB-04] preselect light activity, which can be changed to any other', async () => {
    const { words, say, choose, option, nextButton } = await openStep(device, 'activity');
    await expectCount(page.getByRole('radio'), 4);
    await expect.element(option(words.activityMILDLY_ACTIVE)).toBeChecked();
    await choose(words.activityVERY_ACTIVE);
    await expect.element(option(words.activityVERY_ACTIVE)).toBeChecked();
    await expectCount(page.getByRole('radio', { checked: true }), 1);
    await expect.element(page.getByText(say(words.stepOf, { step: 2, total: 10 })).first()).toBeInTheDocument();
    await expect.element(nextButton).toBeEnabled();
    await expectAccessible();
  });

  it('[ONB-05] accept ages from 18 to 120 in whole years, and woman or man as gender', async () => {
    const wizard = await openStep(device, 'biometrics');
    const { words, say, field, type, option } = wizard;
    await expect.element(field(words.age)).toHaveValue('25');
    await expect.element(option(words.FEMALE)).toBeChecked();
    const wrong = page.getByText(say(words.ageError, { min: 18, max: 120 }));
    for (const age of ['17', '0', '121', '', 'x']) {
      await field(words.age).fill(age);
      await wizard.next();
      await expect.element(age === '17' ? page.getByText(words.adults_only) : wrong).toBeVisible();
      await expect.element(field(words.age)).toHaveFocus();
      await wizard.expectStep('biometrics');
    }
    await expectAccessible();
    await type(words.age, '25.5');
    await expect.element(page.getByText(words.ageWholeError)).toBeVisible();
    await wizard.choose(words.MALE);
    await expectCount(page.getByRole('radio', { checked: true }), 1);
    for (const age of ['18', '120']) {
      await type(words.age, age);
      await expectCount(wrong, 0);
      await wizard.next();
      await wizard.expectStep('physical-stats');
      await page.getByRole('button', { name: words.back, exact: true }).click();
      await wizard.expectStep('biometrics');
      await expect.element(field(words.age)).toHaveValue(age);
      await expect.element(option(words.MALE)).toBeChecked();
    }
  });

  const coach = { id: 9, email: 'vera@example.com', organisation: null } as unknown as CurrentUser['coach'];
  const statement = { at: '2026-03-02T10:00:00Z', text_version: 1, text_language: 'nl' } as const;
  it.each([
    ['people below 18 without a coach', { coach: null, minor_statement: null }, ['1', '17'], 'adults_only'],
    [
      'people of 16 or 17 without a statement from their coach',
      { coach, minor_statement: null },
      ['16', '17'],
      'minor_ask_coach',
    ],
    ['clients below 16', { coach, minor_statement: statement }, ['1', '15'], 'client_too_young'],
  ] as const)('stop %s, give the reason, and keep what was typed', async (_, coaching, ages, refusal) => {
    const wizard = await openStep(device, 'biometrics', { coaching });
    const { words, field } = wizard;
    for (const age of ages) {
      await field(words.age).fill(age);
      await wizard.next();
      await expect.element(page.getByText(words[refusal])).toBeVisible();
      await expect.element(field(words.age)).toHaveFocus();
      await wizard.expectStep('biometrics');
      await expect.element(field(words.age)).toHaveValue(age);
    }
    await expectAccessible();
    await wizard.type(words.age, coaching.minor_statement === null ? '18' : '16');
    await wizard.next();
    await wizard.expectStep('physical-stats');
  });

  it('[ONB-06] accept height in centimetres or in feet and inches, each within its limits', async () => {
    const { words, say, field, type } = await openStep(device, 'physical-stats', { units: CENTIMETRES });
    const toFeet = page.getByRole('button', { name: words.useFeet });
    const toCentimetres = page.getByRole('button', { name: words.useCentimetres });
    await expect.element(field(words.height)).toHaveValue('160');
    const wrongCm = page.getByText(say(words.heightCmError, { min: 120, max: 250 }));
    for (const [value, isWrong] of [
      ['119', true],
      ['120', false],
      ['251', true],
      ['250', false],
    ] as const) {
      await type(words.height, value);
      await expectCount(wrongCm, isWrong ? 1 : 0);
    }
    await type(words.height, '182');
    await toFeet.click();
    await expect.element(field(words.heightFeet)).toHaveValue('6');
    await expect.element(field(words.heightInches)).toHaveValue('0');
    await expectAccessible();
    await toCentimetres.click();
    await expect.element(field(words.height)).toHaveValue('182');

    await toFeet.click();
    const wrongFeet = page.getByText(say(words.heightFeetError, { min: 4, max: 8 }));
    for (const [feet, inches, isWrong] of [
      ['3', '11', true],
      ['4', '0', false],
      ['8', '1', true],
      ['8', '0', false],
    ] as const) {
      await type(words.heightFeet, feet);
      await type(words.heightInches, inches);
      await expectCount(wrongFeet, isWrong ? 1 : 0);
    }
    await type(words.heightFeet, '5');
    await type(words.heightInches, '7');
    await toCentimetres.click();
    await expect.element(field(words.height)).toHaveValue('170');
  });

  it('[ONB-07] accept weight in kilograms, pounds or stones, unchanged after switching back and forth', async () => {
    const wizard = await openStep(device, 'physical-stats', { units: { personalWeightUnit: 'KILOGRAMS' } });
    const { words, field, type } = wizard;
    await expect.element(field(words.weight)).toHaveValue('70');
    await switchWeight(wizard, 'POUNDS');
    await expect.element(field(words.weight)).toHaveValue(written('154.3'));
    await switchWeight(wizard, 'STONES');
    await expect.element(field(words.weightStones)).toHaveValue('11');
    await expect.element(field(words.weightPounds)).toHaveValue(written('0.3'));
    await expectAccessible();
    await switchWeight(wizard, 'KILOGRAMS');
    await expect.element(field(words.weight)).toHaveValue('70');
    await switchWeight(wizard, 'POUNDS');
    await type(words.weight, '155.4');
    await switchWeight(wizard, 'KILOGRAMS');
    await expect.element(field(words.weight)).toHaveValue(written('70.5'));
    await switchWeight(wizard, 'POUNDS');
    await expect.element(field(words.weight)).toHaveValue(written('155.4'));
  });

  it.each([
    ['KILOGRAMS', '45 kg', '300 kg', ['44.9', '300.1'], ['45', '300']],
    ['POUNDS', '100 lb', '660 lb', ['99', '661'], ['100', '660']],
  ] as const)('[ONB-07] keep a weight in %s within its limits', async (unit, min, max, wrong, right) => {
    const wizard = await openStep(device, 'physical-stats', { units: { personalWeightUnit: unit } });
    const { words, say, field, type } = wizard;
    const message = page.getByText(say(words.weightError, { min, max }));
    for (const value of wrong) {
      await type(words.weight, value);
      await expectCount(message, 1);
    }
    for (const value of right) {
      await type(words.weight, value);
      await expectCount(message, 0);
    }
    await type(words.weight, '70,5,1');
    await wizard.next();
    await wizard.expectStep('physical-stats');
    await expect.element(field(words.weight)).toHaveFocus();
  });

  it('[ONB-08] accept only a goal weight that is healthy, above zero and not too high', async () => {
    const units = { ...CENTIMETRES, personalWeightUnit: 'KILOGRAMS' } as const;
    const wizard = await openStep(device, 'physical-stats', { units });
    const { words, say, field, type } = wizard;
    await expect.element(field(words.goalWeight)).toHaveValue('65');
    const least = written('47.4');
    for (const [value, message] of [
      ['47', say(words.goalWeightUnhealthy, { weight: `${least} kg` })],
      ['', words.goalWeightEmpty],
      ['0', words.goalWeightEmpty],
      ['301', say(words.goalWeightTooLarge, { max: '300 kg' })],
    ] as const) {
      await type(words.goalWeight, value);
      await expect.element(page.getByText(message)).toBeVisible();
      await wizard.next();
      await wizard.expectStep('physical-stats');
    }
    await expectAccessible();
    await type(words.goalWeight, least);
    await wizard.next();
    await wizard.expectStep('weekly-goal');
  });

  it('[ONB-09] offer only paces that leave enough to eat, and recommend one in Dutch', async () => {
    const { words, say, option } = await openStep(device, 'weekly-goal', {
      units: { personalWeightUnit: 'KILOGRAMS' },
    });
    await expectCount(page.getByRole('radio'), 2);
    for (const amount of ['0.25', '0.5'])
      await expect.element(option(say(words.weeklyGoalLabel, { amount: written(amount), unit: 'kg' }))).toBeVisible();
    const isDutch = device.language === 'nl';
    await expectCount(page.getByText(words.recommended, { exact: true }), isDutch ? 1 : 0);
    const recommended = page.getByRole('radio', { name: new RegExp(words.recommended) });
    await expectCount(recommended, isDutch ? 1 : 0);
    if (isDutch) await expect.element(recommended).toHaveAttribute('value', 'LOSE_0_5_KG_PER_WEEK');
    await expectAccessible();
  });

  it('[ONB-09] show the pace in pounds to a person who uses pounds', async () => {
    const { words, say, option } = await openStep(device, 'weekly-goal', {
      units: { personalWeightUnit: 'POUNDS' },
      answers: { physicalStats: { heightInCm: 160, weightInKg: 118, goalWeight: 65 } },
    });
    await expectCount(page.getByRole('radio'), 4);
    for (const amount of ['½', '1', '1½', '2'])
      await expect.element(option(say(words.weeklyGoalLabel, { amount, unit: 'lb' }))).toBeVisible();
    if (device.language === 'nl')
      await expect
        .element(page.getByRole('radio', { name: new RegExp(words.recommended) }))
        .toHaveAccessibleName(expect.stringMatching(/^1 lb/));
  });

  it.each([
    [50, 'weeklyGoalLowEnergy'],
    [46, 'weeklyGoalLowWeight'],
  ] as const)(
    '[ONB-09] say that no speed is safe at %d kg, with the reason, and block continuing',
    async (weightInKg, why) => {
      const wizard = await openStep(device, 'weekly-goal', {
        answers: {
          activityLevel: 'SEDENTARY',
          biometricData: { age: 60, gender: 'FEMALE' },
          physicalStats: { heightInCm: 160, weightInKg, goalWeight: 48 },
        },
      });
      await expect
        .element(page.getByRole('heading', { level: 1, name: wizard.words.weeklyGoalNoneTitle }))
        .toBeVisible();
      const kcal = (1250).toLocaleString(device.locale);
      await expect.element(page.getByText(wizard.say(wizard.words[why], { kcal }))).toBeVisible();
      await expectCount(page.getByText(wizard.words.weeklyGoalText), 0);
      await expect.element(page.getByText(wizard.words.weeklyGoalNone)).toBeVisible();
      await expect.element(wizard.nextButton).toBeDisabled();
      await expectCount(page.getByRole('radio'), 0);
      await expectAccessible();
      await page.getByRole('button', { name: wizard.words.chooseOtherGoal }).click();
      await wizard.expectStep('goal');
    },
  );
});

describe('the initial units of body measurements', () => {
  const [device] = DEVICES;
  it.each([
    ['en-US', true, 'POUNDS', false],
    ['en-GB', true, 'STONES', false],
    ['nl-NL', false, 'KILOGRAMS', false],
    ['nl-NL', true, 'POUNDS', true],
  ] as const)(
    '[ONB-22] on a device set to %s: feet %s, weights in %s, if the organisation is imperial by default: %s',
    async (locale, isFeet, unit, isImperial) => {
      const organisation = { imperial_by_default: isImperial };
      const { words, field } = await openStep({ ...device!, locale }, 'physical-stats', { organisation });
      await expectCount(field(words.heightFeet), isFeet ? 1 : 0);
      await expectCount(field(words.height), isFeet ? 0 : 1);
      const button = `${words.weightUnit}: ${words[unit].toLowerCase()}`;
      await expect.element(page.getByRole('button', { name: button })).toBeVisible();
    },
  );

  it("[ONB-22] are those of a client's coach, whatever the device", async () => {
    const { words, field } = await openStep({ ...device!, locale: 'nl-NL' }, 'physical-stats', {
      coachIsImperial: true,
    });
    await expectCount(field(words.heightFeet), 1);
    const button = `${words.weightUnit}: ${words.POUNDS.toLowerCase()}`;
    await expect.element(page.getByRole('button', { name: button })).toBeVisible();
  });

  it.each([
    ['nl-NL', true, 'POUNDS', true],
    ['nl-NL', false, 'KILOGRAMS', false],
    ['en-GB', true, 'STONES', false],
  ] as const)(
    '[ONB-22] for a guest on a device set to %s: feet %s, weights in %s, if the portal is imperial by default: %s',
    async (locale, isFeet, unit, isImperial) => {
      const guestOf = { imperial_by_default: isImperial, feature_flags: [] };
      const { words, field } = await openStep({ ...device!, locale }, 'physical-stats', { guestOf });
      await expectCount(field(words.heightFeet), isFeet ? 1 : 0);
      const button = `${words.weightUnit}: ${words[unit].toLowerCase()}`;
      await expect.element(page.getByRole('button', { name: button })).toBeVisible();
    },
  );
});
