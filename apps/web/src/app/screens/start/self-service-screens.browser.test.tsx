import { installing as installingEn } from '@weekbord/phrases/en/installing';
import { installing as installingNl } from '@weekbord/phrases/nl/installing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { draftStore } from '../../../features/onboarding/model/draft-store.ts';
import { DEVICES, expectCount, openAt } from '../onboarding/open-step.test-support.tsx';

const INSTALLING = { en: installingEn, nl: installingNl };
const answered = () => draftStore.current()?.form;

afterEach(() => vi.unstubAllGlobals());

describe.each(DEVICES)('the self-service intake on $name', (device) => {
  const text = device.selfService;

  it('asks about the body, the goal and what to avoid, and tells a minor why they are rejected', async () => {
    const { words, say, choose, next, field, expectPlace } = await openAt(device, '/self-service/welcome');
    await expect.element(page.getByRole('heading', { level: 1, name: text.selfWelcomeTitle })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: text.selfStart }).click();
    await expectPlace('/self-service/intake');
    for (const age of ['0', '121', '', '30.5']) {
      await field(words.age).fill(age);
      await next();
      await expect.element(page.getByText(say(text.ageError, { min: 1, max: 120 }))).toBeVisible();
    }
    await expectAccessible();
    for (const age of ['1', '17']) {
      await field(words.age).fill(age);
      await next();
      await expect.element(page.getByText(words.adults_only)).toBeVisible();
      await expect.element(field(words.age)).toHaveFocus();
      await expectPlace('/self-service/intake');
    }
    await field(words.age).fill('18');
    await choose(words.goalGAIN_MUSCLE);
    await next();
    await expectPlace('/self-service/avoid');
    await choose(words.GLUTEN);
    await choose(words.MUSHROOM);
    await expectAccessible();
    await next();
    await expectPlace('/self-service/create-plan');
    expect(answered()).toMatchObject({
      goal: 'GAIN_MUSCLE',
      isSelfService: true,
      biometricData: { age: 18 },
      dietPreferences: { intolerances: ['GLUTEN'], ingredientDislikes: ['MUSHROOM'] },
    });
  });

  it('makes a plan of two main meals, tuned meal by meal, and asks to save it', async () => {
    const { words, say, choose, expectPlace } = await openAt(device, '/self-service/create-plan');
    const create = page.getByRole('button', { name: text.createAction });
    await expect.element(create).toBeEnabled();
    await choose(words.LUNCH);
    await expect.element(create).toBeEnabled();
    await choose(words.DINNER);
    await expect.element(page.getByText(text.mainMealsError)).toBeVisible();
    await expect.element(create).toBeDisabled();
    await choose(words.DINNER);
    await expectAccessible();
    await page.getByRole('button', { name: text.tuneAction }).click();

    await expectPlace('/self-service/fine-tuning');
    const meal = (name: string) => page.getByRole('group', { name });
    const macro = (name: string, label: string) => meal(name).getByLabelText(label, { exact: true });
    const { protein, fat, carbohydrates } = device.shared;
    const tune = async (name: string, grams: readonly [string, string, string]) => {
      await macro(name, protein).fill(grams[0]);
      await macro(name, fat).fill(grams[1]);
      await macro(name, carbohydrates).fill(grams[2]);
    };
    const save = page.getByRole('button', { name: text.tuneSave });
    await tune(words.BREAKFAST, ['-1', '0', '90']);
    await tune(words.DINNER, ['90', '30', '100']);
    await save.click();
    await expect.element(page.getByText(text.gramsError)).toBeVisible();
    await tune(words.BREAKFAST, ['0', '0', '125']);
    await expect.element(page.getByText(say(text.dayFatError, { min: 46, kcal: 1613 }))).toBeVisible();
    await expectAccessible();
    await save.click();
    await expectPlace('/self-service/fine-tuning');
    await tune(words.DINNER, ['90', '60', '100']);
    await save.click();
    await expectPlace('/self-service/create-plan');
    await expect.element(page.getByText(/1[.,]88\d/)).toBeVisible();
    expect(answered()?.dietPreferences).toMatchObject({
      dietType: 'CHOOSE_YOUR_OWN',
      mealTimes: ['BREAKFAST', 'DINNER'],
      tunedMeals: { BREAKFAST: { protein: 0 }, DINNER: { fat: 60 } },
    });
    await create.click();
    await expectPlace('/preparing');
    expect(draftStore.current()).toMatchObject({ via: 'self-service', state: 'submitted' });
  });

  it('installs the app if the browser offers that, and otherwise says how to install it', async () => {
    await openAt(device, '/self-service/install');
    await expect.element(page.getByRole('heading', { level: 1, name: text.installTitle })).toBeVisible();
    await expectCount(page.getByRole('listitem'), 2);
    await expectAccessible();
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    globalThis.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    await page.getByRole('button', { name: INSTALLING[device.language].install, exact: true }).click();
    await expect.element(page.getByText(INSTALLING[device.language].installed)).toBeVisible();
    expect(prompt).toHaveBeenCalledOnce();
  });
});
