import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import type { Brand } from '../../../shared/brand/brand.ts';
import { DEVICES, expectCount, openStep } from './open-step.test-support.tsx';

const boxes = page.getByRole('checkbox');
const checked = page.getByRole('checkbox', { checked: true });

describe.each(DEVICES)('the questions about taste on $name', (device) => {
  it('offer another meal to a person with a very large dinner, until it is smaller', async () => {
    const { words, say, option } = await openStep(device, 'meal-times', {
      answers: {
        activityLevel: 'VERY_ACTIVE',
        biometricData: { age: 25, gender: 'MALE' },
        physicalStats: { heightInCm: 195, weightInKg: 95, goalWeight: 95 },
      },
    });
    const add = (meal: string) => page.getByRole('button', { name: say(words.addMeal, { meal }) });
    await expectAccessible();
    await add(words.MORNING_SNACK).click();
    await expect.element(option(words.MORNING_SNACK)).toBeChecked();
    await add(words.AFTERNOON_SNACK).click();
    await expect.element(option(words.AFTERNOON_SNACK)).toBeChecked();
    await expectCount(page.getByRole('button', { name: words.addMeal.split('{')[0]! }), 0);
  });

  it('[ONB-15] allow two to five meals, including lunch and dinner', async () => {
    const wizard = await openStep(device, 'meal-times');
    const { words, choose, option } = wizard;
    const { BREAKFAST, LUNCH, DINNER, MORNING_SNACK, AFTERNOON_SNACK, SNACK } = words;
    const says = async (message: string) => {
      await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await wizard.next();
      await wizard.expectStep('meal-times');
    };
    await expectCount(boxes, 6);
    for (const meal of [BREAKFAST, LUNCH, DINNER]) await expect.element(option(meal)).toBeChecked();
    await expectCount(checked, 3);
    await expectAccessible();
    await choose(BREAKFAST);
    await choose(LUNCH);
    await says(words.mealsTooFew);
    await choose(BREAKFAST);
    await says(words.mealsRequired);
    for (const meal of [LUNCH, MORNING_SNACK, AFTERNOON_SNACK, SNACK]) await choose(meal);
    await says(words.mealsTooMany);
    await expectAccessible();
    await choose(SNACK);
    await expectCount(page.getByText(words.mealsTooMany), 0);
    await wizard.next();
    await wizard.expectStep('diet');
  });

  it('[ONB-16] allow one diet or none: pressing the chosen one again clears it', async () => {
    const wizard = await openStep(device, 'diet');
    const { words, choose, option } = wizard;
    await expectCount(checked, 0);
    await choose(words.VEGAN);
    await expect.element(option(words.VEGAN)).toBeChecked();
    await choose(words.PESCATARIAN);
    await expect.element(option(words.PESCATARIAN)).toBeChecked();
    await expectCount(checked, 1);
    await choose(words.PESCATARIAN);
    await expectCount(checked, 0);
    await expectAccessible();
    await wizard.next();
    await wizard.expectStep('intolerances');
  });

  it('[ONB-16] require a diet, from a shorter list, if the organisation is plant-based', async () => {
    const wizard = await openStep(device, 'diet', { organisation: { plant_based: true } });
    await expectCount(boxes, 2);
    await wizard.next();
    await expect.element(page.getByRole('alert').filter({ hasText: wizard.words.dietRequired })).toBeVisible();
    await wizard.expectStep('diet');
    await wizard.choose(wizard.words.VEGETARIAN);
    await wizard.next();
    await wizard.expectStep('intolerances');
  });

  it('[ONB-16] require a diet from the same short list of a guest on a plant-based portal', async () => {
    const guestOf: Partial<Brand> = { imperial_by_default: false, feature_flags: ['FF_PLANT_BASED_APP'] };
    const wizard = await openStep(device, 'diet', { guestOf });
    await expectCount(boxes, 2);
    await wizard.next();
    await expect.element(page.getByRole('alert').filter({ hasText: wizard.words.dietRequired })).toBeVisible();
    await wizard.choose(wizard.words.VEGAN);
    await wizard.next();
    await wizard.expectStep('intolerances');
  });

  it("[ONB-17] clear the intolerances when 'no intolerances' is chosen, and vice versa", async () => {
    const wizard = await openStep(device, 'intolerances');
    const { NO_INTOLERANCE, LACTOSE, GLUTEN, NUTS } = wizard.words;
    await expectCount(boxes, 5);
    await expect.element(wizard.option(NO_INTOLERANCE)).toBeChecked();
    for (const one of [GLUTEN, NUTS, LACTOSE]) await wizard.choose(one);
    await expect.element(wizard.option(NO_INTOLERANCE)).not.toBeChecked();
    await expectCount(checked, 3);
    await expectAccessible();
    await wizard.choose(NO_INTOLERANCE);
    await expect.element(wizard.option(NO_INTOLERANCE)).toBeChecked();
    await expectCount(checked, 1);
    await wizard.choose(GLUTEN);
    await wizard.choose(GLUTEN);
    await expect.element(wizard.option(NO_INTOLERANCE)).toBeChecked();
    await wizard.next();
    await wizard.expectStep('dislikes');
  });
});
