import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { type Words, wordsOf } from './support/words.ts';

interface Item {
  id: number;
  meal_slot: number;
  meal_moment: string;
  reason: { detail: string } | null;
  meal: { recipe_template: { id: number; name: string } };
}

/** Returns the meals planned from today on, with their dates. */
async function plannedItems(page: Page): Promise<(Item & { date: string })[]> {
  const days = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${dateOfDevice()}`)) as {
    results: { date: string; calendar_items: Item[] }[];
  };
  return days.results.flatMap(({ date, calendar_items: items }) => items.map((item) => ({ ...item, date })));
}

const answer = (page: Page, words: Words, which: 'tasteMORE' | 'tasteLESS') =>
  page.getByRole('dialog').getByRole('button', { name: words.recipes[which] });

test('[AUT-01] a planned meal shows its reason, and a request for more meals of its kind can be made, withdrawn and deleted', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const items = await plannedItems(page);
  const told = items.find(({ reason }) => reason !== null);
  if (!told?.reason) throw new Error('no planned meal has a reason');
  await page.goto(`/diary/${told.date}`);
  await expect(page.getByText(told.reason.detail).first()).toBeVisible();

  const dinner = items.find(({ meal_moment: moment }) => moment === 'DINNER')!;
  const { id: recipe } = dinner.meal.recipe_template;
  await page.goto(`/diary/${dinner.date}/meal/${dinner.id}`);
  const sent = page.waitForResponse((response) => response.url().endsWith('/users/tasteAnswer'));
  // The buttons are disabled until the earlier answer is known.
  await expect(answer(page, words, 'tasteMORE')).toBeEnabled();
  await answer(page, words, 'tasteMORE').press('Enter');
  await expect(page.getByText(words.recipes.tasteMOREText)).toBeVisible();
  await expect(answer(page, words, 'tasteMORE')).toHaveAttribute('aria-pressed', 'true');
  expect((await sent).status()).toBe(200);
  await expectAccessible(page);

  await page.goto(`/diary/${dinner.date}/find/${dinner.meal_slot}`);
  const card = page.getByRole('dialog').locator(`[data-recipe="${recipe}"]`);
  const reasons = (await callAs(
    page,
    'GET',
    `/food/generateMeals?meal_slot_specification=${dinner.meal_slot}&date_to_plan_for=${dinner.date}&id=${recipe}`,
  )) as { reasons: { reason: { kind: string; detail: string } }[] };
  expect(reasons.reasons[0]?.reason.kind).toBe('ASKED_FOR_MORE');
  await expect(card.locator('xpath=ancestor::li')).toContainText(reasons.reasons[0]!.reason.detail);

  await card.click();
  await expect(answer(page, words, 'tasteMORE')).toHaveAttribute('aria-pressed', 'true');
  await answer(page, words, 'tasteLESS').click();
  await expect(page.getByText(words.recipes.tasteLESSText)).toBeVisible();
  await answer(page, words, 'tasteLESS').click();
  await expect(answer(page, words, 'tasteLESS')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(words.recipes.tasteLESSText)).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('button', { name: words.accounts.forgetTaste }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.accounts.forgetTasteConfirm, exact: true }).click();
  await expect(page.getByText(words.accounts.tasteForgotten)).toBeVisible();
});
