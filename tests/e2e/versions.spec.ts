import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { ANSWERS, dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

const VEGAN = { diet_preferences: { ...ANSWERS.diet_preferences, dietary_preference: 'VEGAN' } };

test('[REC-12] a recipe says what was changed for the user and why, and is planned with those changes', async ({
  page,
}, info) => {
  const { inspiration: say, versions } = wordsOf(info);
  await plannedPerson(page, VEGAN);
  const list = await callAs(page, 'GET', '/food/recipeInspiration?page_size=100');
  const { results } = list as { results: RecipeMeal[] };
  const isRenamed = ({ ingredients, recipe_template: { name } }: RecipeMeal) =>
    /vegan|soy/i.test(name) && ingredients.some(({ swapped }) => swapped !== null);
  const renamed = results.find(isRenamed);
  if (renamed === undefined) throw new Error('no recipe is named after meat or dairy');
  const { recipe_template: recipe, ingredients } = renamed;
  const changed = ingredients.filter(({ swapped }) => swapped !== null);
  const instead = filled(versions.instead, { from: changed[0]!.swapped!.from, reasons: versions.eatVegan });

  await page.goto(`/recipes/${recipe.id}?fitted=DINNER&plate=3.0.0.0`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.name })).toBeVisible();
  await expect(
    page.getByText(pattern(changed.length === 1 ? versions.changed.one : versions.changed.other)),
  ).toBeVisible();
  await expect(page.getByText(instead)).toBeVisible();
  // The steps name the foods that are actually on the plate.
  await expect(page.getByText(versions.stepsAsWritten)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: versions.showWritten }).click();
  await expect(page).toHaveURL(/written=true/);
  await expect(page.getByText(versions.written)).toBeVisible();
  await expect(page.getByText(instead)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: recipe.name, exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: say.plan, exact: true })).toBeHidden();

  await page.getByRole('link', { name: versions.showMine }).click();
  await expect(page).not.toHaveURL(/written/);
  await expect(page.getByText(instead)).toBeVisible();
  await page.getByRole('button', { name: say.plan, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: say.day }).locator('label').nth(1).click();
  await dialog.getByRole('button', { name: filled(say.planFor, { day: say.tomorrow }) }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/diary/${addDays(dateOfDevice(), 1)}`);
  const meal = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: recipe.name, exact: true }) })
    .first();
  await meal.getByRole('link', { name: recipe.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: recipe.name }).getByText(instead)).toBeVisible();
});
