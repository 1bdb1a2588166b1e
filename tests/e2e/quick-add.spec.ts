import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { wholeSummary } from './support/whole-summary.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const ticksOf = (page: Page, words: Words) => page.getByRole('button', { name: pattern(words.diary.markEaten) });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function openDiary(page: Page, words: Words): Promise<void> {
  await page.goto('/diary');
  await expect(ticksOf(page, words)).toHaveCount(3);
}

interface Day {
  id: number;
  calendar_items: { meal_slot: number; meal_moment: string }[];
}
interface Food {
  suggested_servings: { id: number; measure: string; one_serving_in_metric_value: number }[];
}

/** Adds one piece of fruit to today's lunch; returns the weight of a piece, in grams. */
async function planFruit(page: Page): Promise<number> {
  const today = dateOfDevice();
  const days = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`)) as {
    results: Day[];
  };
  const foods = (await callAs(page, 'GET', '/food/food?category=FRUIT&page_size=100')) as { results: Food[] };
  const day = days.results[0]!;
  const servings = foods.results.map((food) => food.suggested_servings);
  const piece = servings.flat().find(({ measure }) => measure === 'piece')!;
  await callAs(page, 'POST', '/planner/planSingleFoodMeal', {
    calendar_day_id: day.id,
    meal_slot_id: day.calendar_items.find((item) => item.meal_moment === 'LUNCH')?.meal_slot,
    suggested_serving_id: piece.id,
    quantity: 1,
  });
  return piece.one_serving_in_metric_value;
}

test('[DIA-09] a quick add reports missing values, counts towards the day, and is changed, ticked, deleted and restored', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { forms, logging } = words;
  await plannedPerson(page);
  await openDiary(page, words);
  const moment = words.meals.theLUNCH;
  await page.getByRole('button', { name: filled(words.diary.addTo, { moment }) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('switch', { name: logging.eaten })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: logging.quickAdd }).click();
  await expect(page).toHaveURL(/step=numbers/);

  const send = sheet.getByRole('button', { name: logging.log, exact: true });
  await send.click();
  await expect(sheet.getByText(forms.required)).toBeVisible();
  await expect(sheet.getByLabel(forms.calories)).toBeFocused();
  await sheet.getByLabel(forms.calories).fill('350,5');
  await sheet.getByLabel(words.shared.protein).fill('veel');
  await send.click();
  await expect(sheet.getByText(forms.notANumber)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel(words.shared.protein).fill('12.5');
  await sheet.getByLabel(logging.name).fill('Birthday cake');
  await sheet.getByLabel(logging.name).press('Enter');
  await expect(page).toHaveURL(/\/diary\/[\d-]+$/);
  await expect(page.getByText(filled(logging.loggedOne, { name: 'Birthday cake', moment }))).toBeVisible();
  const row = rowOf(page, 'Birthday cake');
  await expect(row).toContainText('351 kcal');
  const summary = await wholeSummary(page, words);
  await expect(summary.getByText(filled(words.diary.partial, { names: '' }).slice(0, 20))).toBeVisible();

  // A meal logged today counts as eaten; pressing the tick undoes that.
  const tick = row.getByRole('button', { name: pattern(words.diary.markEaten) });
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'false');
  await row.getByRole('link').click();
  await expectAccessible(page);
  await sheet.getByLabel(forms.calories).fill('400');
  const saved = page.waitForResponse((response) => response.url().includes('/api/food/quickAddMeal/'));
  await sheet.getByRole('button', { name: words.shared.save }).click();
  expect((await saved).status()).toBe(200);
  await expect(row).toContainText('400 kcal');

  await row.getByRole('link').click();
  await sheet.getByRole('button', { name: words.diary.deleteMeal }).click();
  await page.getByRole('button', { name: words.shared.delete, exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: words.shared.undo }).last().click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toContainText('400 kcal');
});

test('the measure of a food is changed, even without a network, and the change is sent once there is a network', async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  const { forms } = words;
  await plannedPerson(page);
  const grams = await planFruit(page);
  await page.goto('/diary');
  await expect(ticksOf(page, words)).toHaveCount(4);
  const row = page
    .getByRole('listitem')
    .filter({ hasText: info.project.use.locale?.startsWith('nl') ? '1 stuk' : '1 piece' });
  await row.getByRole('link').click();
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByLabel(forms.amount, { exact: true });
  await expect(amount).toHaveValue('1');
  await expect(sheet.getByLabel(forms.unit).getByRole('option', { name: 'g', exact: true })).toBeAttached();
  await expectAccessible(page);
  await sheet.getByLabel(forms.unit).selectOption('g');
  await expect(amount).toHaveValue(String(grams));
  await amount.fill('');
  await expect(sheet.getByText(forms.required)).toBeVisible();
  await amount.fill('250');

  await context.setOffline(true);
  await sheet.getByRole('button', { name: words.shared.save }).click();
  const changed = page.getByRole('listitem').filter({ hasText: '250 g' });
  await expect(changed).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes('/api/food/singleFoodMeal/'));
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await page.reload();
  await expect(changed).toBeVisible();
});
