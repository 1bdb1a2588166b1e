import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectWaitingWrites } from './support/device.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { filled, wordsOf } from './support/words.ts';

interface Line {
  id: number;
  name: string;
}
interface Item {
  id: number;
  meal: { kcal: number; ingredients: Line[] };
}

async function itemsOfToday(page: Page): Promise<Item[]> {
  const today = dateOfDevice();
  const answer = await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`);
  return (answer as { results: { calendar_items: Item[] }[] }).results[0]!.calendar_items;
}

const swapsFor = async (page: Page, line: Line) =>
  ((await callAs(page, 'GET', `/food/ingredient/${line.id}/swaps`)) as { results: { food: Line }[] }).results;

/** Opens one of today's meals with an ingredient that has several suitable replacements. */
async function openMeal(page: Page): Promise<{ item: Item; line: Line; others: Line[] }> {
  for (const item of (await itemsOfToday(page)).toReversed()) {
    for (const line of item.meal.ingredients) {
      const swaps = await swapsFor(page, line);
      if (swaps.length < 4) continue;
      await page.goto(`/diary/${dateOfDevice()}/meal/${item.id}`);
      return { item, line, others: swaps.map(({ food }) => food) };
    }
  }
  throw new Error('no meal of today has an ingredient that can be swapped');
}

test('an ingredient of a planned meal is swapped and restored', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const { item, line, others } = await openMeal(page);
  const [other] = others as [Line];
  const swapOf = ({ name }: Line) =>
    page.getByRole('button', { name: filled(words.recipes.swapNamed, { name }), exact: true });
  await swapOf(line).click();
  const title = filled(words.swapping.title, { name: line.name });
  const dialog = page.getByRole('dialog', { name: title });
  const suggested = dialog.getByRole('list', { name: words.swapping.suggestions }).getByRole('button');
  await expect(suggested).toHaveCount(others.length);
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(swapOf(line)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(suggested.first()).toBeVisible();
  const sent = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await suggested.first().click();
  expect((await sent).ok()).toBe(true);
  await expect(dialog).toHaveCount(0);
  const instead = page.getByText(filled(words.versions.insteadPlain, { from: line.name }), { exact: true });
  await expect(instead).toBeVisible();
  await expect(swapOf(other)).toBeVisible();
  await expectAccessible(page);
  const mealNow = async () => (await itemsOfToday(page)).find(({ id }) => id === item.id)!.meal;
  await expect(page.getByText(String(Math.round((await mealNow()).kcal)), { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: words.shared.undo }).click();
  await expect(instead).toHaveCount(0);
  await expect(swapOf(line)).toBeVisible();
  await expect.poll(async () => (await mealNow()).kcal).toBe(item.meal.kcal);
});

test('a food chosen by the user asks for confirmation if it breaks a rule; without a network, the undo is sent later', async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const avoidable = (await callAs(page, 'GET', '/food/ingredientToAvoid?page_size=100')) as {
    results: { id: number; key: string }[];
  };
  const tomato = avoidable.results.find(({ key }) => key === 'TOMATO')!;
  await callAs(page, 'POST', '/users/setIngredientsToAvoid', { ingredient_to_avoid_ids: [tomato.id] });
  const { item, line } = await openMeal(page);
  await page.getByRole('button', { name: filled(words.recipes.swapNamed, { name: line.name }), exact: true }).click();
  await page.getByRole('button', { name: words.swapping.another }).click();
  const search = page.getByRole('combobox', { name: words.foods.search });
  await search.fill('beef tomato');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: words.swapping.use }).click();
  const question = page.getByRole('dialog', { name: filled(words.swapping.breaksTitle, { name: 'beef tomato' }) });
  await expect(question.getByText(words.swapping.breaksAvoided)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: words.swapping.useAnyway }).click();
  const back = page.getByRole('button', { name: filled(words.recipes.putBackNamed, { name: line.name }) });
  await expect(back).toBeVisible();
  const namesOf = async () =>
    (await itemsOfToday(page)).find(({ id }) => id === item.id)!.meal.ingredients.map(({ name }) => name);
  await expect.poll(namesOf).toContain('beef tomato');

  await context.setOffline(true);
  await back.click();
  await expect(back).toHaveCount(0);
  await expectWaitingWrites(page, 1);
  await context.setOffline(false);
  await expect.poll(namesOf).toContain(line.name);
});
