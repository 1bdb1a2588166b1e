import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { wordsOf } from './support/words.ts';

interface Profiles {
  results: [{ diet: string; food_intolerances_nut: boolean; excluded_allergens: string[]; allows_peanuts: boolean }];
}
interface Meals {
  results: { recipe_template: { diets: { halal: string }; unknown_allergens: string[]; label_allergens: string[] } }[];
}

test('[DIET-01] diet and allergies are chosen in the profile, and suggestions follow them', async ({ page }, info) => {
  const { accounts, eating } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: accounts.diet }).click();
  await expect(page).toHaveURL(/\/profile\/diet$/);
  await expect(page.getByRole('radio', { name: eating.OMNIVORE })).toBeChecked();
  await page.getByText(eating.HALAL, { exact: true }).click();
  await expect(page.getByText(eating.halalNote)).toBeVisible();
  await page.getByRole('checkbox', { name: eating.choiceCelery }).check();
  await expect(page.getByRole('checkbox', { name: eating.choicePeanut, exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: eating.choiceNuts }).check();
  await expect(page.getByRole('checkbox', { name: eating.choicePeanut, exact: true })).toHaveCount(0);
  await page.getByRole('switch', { name: eating.allowsPeanuts }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: eating.save }).click();
  await expect(page.getByText(eating.saved)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);

  const { results: profiles } = (await callAs(page, 'GET', '/users/userProfile')) as Profiles;
  expect(profiles[0]).toMatchObject({
    diet: 'HALAL',
    food_intolerances_nut: true,
    excluded_allergens: ['celery'],
    allows_peanuts: true,
  });
  const { results: meals } = (await callAs(page, 'GET', '/food/recipeInspiration?page_size=100')) as Meals;
  expect(meals.length).toBeGreaterThan(50);
  for (const { recipe_template: recipe } of meals) {
    expect(recipe.diets.halal).toBe('yes');
    expect([...recipe.label_allergens, ...recipe.unknown_allergens]).not.toContain('celery');
    expect([...recipe.label_allergens, ...recipe.unknown_allergens]).not.toContain('nuts');
  }
  expect(meals.some(({ recipe_template: recipe }) => recipe.label_allergens.includes('peanut'))).toBe(true);

  await page.getByRole('link', { name: accounts.diet }).click();
  await expect(page.getByRole('radio', { name: eating.HALAL })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: eating.choiceCelery })).toBeChecked();
  await expect(page.getByRole('switch', { name: eating.allowsPeanuts })).toBeChecked();
});
