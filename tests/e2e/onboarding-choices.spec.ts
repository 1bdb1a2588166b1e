import { expect, test } from '@playwright/test';
import { describeOtherwise } from './support/person-stub.ts';
import { newcomer } from './support/planned-person.ts';
import { choose, goOnTo, next, onStep, openAsGuest, option } from './support/wizard.ts';
import { wordsOf } from './support/words.ts';

test('[ONB-15] two to five meals, lunch and dinner among them', async ({ page }, info) => {
  const words = wordsOf(info);
  const { BREAKFAST, LUNCH, DINNER, MORNING_SNACK, AFTERNOON_SNACK, SNACK } = words.onboarding;
  const { mealsTooFew, mealsTooMany, mealsRequired } = words.onboarding;
  const says = async (message: string) => {
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await next(page, words);
    await onStep(page, 'meal-times');
  };
  await openAsGuest(page, words, 'meal-times');
  await expect(page.getByRole('checkbox')).toHaveCount(6);
  for (const meal of [BREAKFAST, LUNCH, DINNER]) await expect(option(page, meal)).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await choose(page, BREAKFAST);
  await choose(page, LUNCH);
  await says(mealsTooFew);
  await choose(page, BREAKFAST);
  await says(mealsRequired);
  for (const meal of [LUNCH, MORNING_SNACK, AFTERNOON_SNACK, SNACK]) await choose(page, meal);
  await says(mealsTooMany);
  await choose(page, SNACK);
  await expect(page.getByText(mealsTooMany)).toBeHidden();
  await next(page, words);
  await onStep(page, 'diet');
});

test('[ONB-16] one diet or none: pressing it again clears it', async ({ page }, info) => {
  const words = wordsOf(info);
  const { VEGAN, VEGETARIAN, PESCATARIAN } = words.onboarding;
  await openAsGuest(page, words, 'diet');
  for (const diet of [VEGAN, VEGETARIAN, PESCATARIAN]) await expect(option(page, diet)).not.toBeChecked();
  await choose(page, VEGAN);
  await expect(option(page, VEGAN)).toBeChecked();
  await choose(page, PESCATARIAN);
  await expect(option(page, PESCATARIAN)).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await choose(page, PESCATARIAN);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await next(page, words);
  await onStep(page, 'intolerances');
});

test('[ONB-16] a plant-based organisation asks for a diet, and has fewer', async ({ page }, info) => {
  const words = wordsOf(info);
  await newcomer(page);
  await describeOtherwise(page, ({ organisation }) => ({ organisation: { ...organisation, plant_based: true } }));
  await openAsGuest(page, words, 'diet');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await next(page, words);
  await expect(page.getByRole('alert').filter({ hasText: words.onboarding.dietRequired })).toBeVisible();
  await onStep(page, 'diet');
  await choose(page, words.onboarding.VEGETARIAN);
  await next(page, words);
  await onStep(page, 'intolerances');
});

test('[ONB-17] no intolerances excludes the others, and they exclude it', async ({ page }, info) => {
  const words = wordsOf(info);
  const { NO_INTOLERANCE, LACTOSE, GLUTEN, NUTS } = words.onboarding;
  await openAsGuest(page, words, 'intolerances');
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await expect(option(page, NO_INTOLERANCE)).toBeChecked();
  for (const one of [GLUTEN, NUTS, LACTOSE]) await choose(page, one);
  await expect(option(page, NO_INTOLERANCE)).not.toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await choose(page, NO_INTOLERANCE);
  await expect(option(page, NO_INTOLERANCE)).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await choose(page, GLUTEN);
  await choose(page, GLUTEN);
  await expect(option(page, NO_INTOLERANCE)).toBeChecked();
  await goOnTo(page, words, 'dislikes');
});
