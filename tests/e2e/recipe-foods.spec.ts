import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { callAs } from './support/session.ts';
import { plannedPerson } from './support/planned-person.ts';
import { wordsOf } from './support/words.ts';

const INGREDIENTS = 30;

interface Food {
  id: number;
  name: string;
  diets: { vegan: string };
  suggested_servings: { id: number }[];
}

test('[REC-09] the recipe editor requests all of its foods in one call, and then has the details of each', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const { results: foods } = (await callAs(page, 'GET', `/food/food?page_size=${INGREDIENTS}`)) as { results: Food[] };
  const { id } = (await callAs(page, 'POST', '/food/createRecipe', {
    name: 'Van alles wat',
    published: true,
    ingredients: foods.map((food) => ({ suggested_serving: food.suggested_servings[0]?.id, quantity: 10 })),
  })) as { id: number };

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/food\/(food|suggestedServing)/.test(pathname)) asked.push(pathname);
  });
  await page.goto(`/recipes/${id}/edit`);
  const amounts = page.locator('input[name=quantity]');
  await expect(amounts).toHaveCount(INGREDIENTS);
  expect(asked).toEqual(['/api/food/food']);

  const vegan = foods.find(({ diets }) => diets.vegan === 'yes');
  await page.getByRole('button', { name: vegan!.name }).first().click();
  await expect(page.getByRole('dialog').getByText(words.foods.vegan)).toBeVisible();
  expect(asked).toEqual(['/api/food/food']);
});
