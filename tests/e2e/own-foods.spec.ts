import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

const BREAD = {
  name: 'Roggebrood van Jan',
  barcode: '3017620422003',
  per_100g: { kcal: 210, protein: 6, fat: 1.5, carbohydrates: 38, fiber: 9 },
  serving: { description: 'plak', grams: 40 },
};

interface Food {
  id: number;
  suggested_servings: { id: number }[];
}
interface Day {
  id: number;
  calendar_items: { meal_slot: number }[];
}

test('[FOO-07] correcting a custom food corrects what was logged, and the food can be hidden and deleted', async ({
  page,
}, info) => {
  const { ownFoods, foods, fieldErrors, shared, profile } = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const bread = (await callAs(page, 'POST', '/food/food', BREAD)) as Food;
  const other = { ...BREAD, name: 'Beschuit', barcode: null };
  await callAs(page, 'POST', '/food/food', other);
  const span = `date__gte=${today}&date__lte=${today}`;
  const { results } = (await callAs(page, 'GET', `/planner/calendarDay?${span}`)) as { results: [Day] };
  const [day] = results;
  const item = (await callAs(page, 'POST', '/planner/planSingleFoodMeal', {
    calendar_day_id: day.id,
    meal_slot_id: day.calendar_items[0]!.meal_slot,
    suggested_serving_id: bread.suggested_servings[1]!.id,
    quantity: 2,
  })) as { id: number };
  await callAs(page, 'PATCH', `/planner/calendarItem/${item.id}`, { status: 'EATEN' });

  await page.goto('/profile');
  await page.getByRole('link', { name: profile.ownFoods }).click();
  await expect(page.getByRole('link', { name: /Roggebrood van Jan/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('rogge');
  await expect(page.getByRole('link', { name: /Beschuit/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Roggebrood van Jan/ }).click();

  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const save = page.getByRole('button', { name: ownFoods.save, exact: true });
  await expect(field('barcode')).toHaveValue(BREAD.barcode);
  await expect(field('fat')).toHaveValue(info.project.name === 'dutch-desktop' ? '1,5' : '1.5');
  await expect(page.getByText(filled(ownFoods.loggedMeals.one, { count: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: ownFoods.delete, exact: true })).toHaveCount(0);
  await expectAccessible(page);

  // An invalid value is reported at its field, and no input is lost.
  await field('kcal').fill('2400');
  await save.click();
  await expect(field('kcal')).toHaveAttribute('aria-invalid', 'true');
  await field('kcal').fill('240');
  await page.getByText(ownFoods.correctLogged, { exact: true }).click();
  await save.click();
  await expect(page.getByText(filled(ownFoods.saved, { name: BREAD.name }))).toBeVisible();
  await page.goto(`/diary/${today}`);
  await expect(page.locator('main').getByText('192').first()).toBeVisible();

  // A barcode can belong to only one food.
  await page.goto('/profile/foods');
  await page.getByRole('link', { name: /Beschuit/ }).click();
  await field('barcode').fill(BREAD.barcode);
  await expect(page.getByText(filled(foods.barcodeKnown, { name: BREAD.name }))).toBeVisible();
  await save.click();
  await expect(page.getByText(fieldErrors.barcode_of_own_food)).toBeVisible();
  await expect(field('barcode')).toBeFocused();
  await expectAccessible(page);

  // An unused food can be hidden, shown and deleted.
  await expect(page.getByText(ownFoods.unused)).toBeVisible();
  await page.getByRole('button', { name: ownFoods.hide, exact: true }).click();
  await page.getByRole('button', { name: ownFoods.show, exact: true }).click();
  await expect(page.getByRole('button', { name: ownFoods.hide, exact: true })).toBeVisible();
  await page.getByRole('button', { name: ownFoods.delete, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: ownFoods.delete, exact: true }).click();
  await expect(page.getByRole('link', { name: /Roggebrood van Jan/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Beschuit/ })).toHaveCount(0);
  await expect(page.getByText(shared.loading)).toHaveCount(0);
});
