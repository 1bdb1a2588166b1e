import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress } from './support/mailbox.ts';
import { answerToEnd, answerUpToPlan, signUp, throughTour } from './support/wizard.ts';
import { pattern, wordsOf } from './support/words.ts';

test(
  '[ONB-01] [ONB-18] [ONB-20] [DIA-01] [GRO-01] a person gets from an email address to a planned week and its groceries',
  { tag: '@both' },
  async ({ page }, info) => {
    test.slow();
    const words = wordsOf(info);
    const seen: string[] = [];
    const look = async (step: string) => {
      seen.push(step);
      await expectAccessible(page);
    };
    await signUp(page, words, freshAddress('first-week'));
    await answerUpToPlan(page, words, look);
    await answerToEnd(page, words, look);
    expect(seen).toEqual([
      'goal',
      'activity',
      'biometrics',
      'physical-stats',
      'weekly-goal',
      'nutritional-plan',
      'meal-times',
      'diet',
      'intolerances',
      'dislikes',
    ]);

    await page.waitForURL(/\/(preparing|tour)/);
    await look('preparing');
    await page.waitForURL(/\/tour/);
    await look('tour');
    await throughTour(page, words);

    if (info.project.name === 'dutch-desktop') {
      // A wide screen opens the week view.
      await expect(page.getByRole('grid', { name: words.board.meals })).toBeVisible();
      await page.getByRole('link', { name: words.diary.viewDay, exact: true }).click();
    }
    const ticks = page.getByRole('button', { name: pattern(words.diary.markEaten) });
    await expect(ticks).toHaveCount(3);
    await look('diary');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await ticks.first().click();
    await expect(ticks.first()).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(ticks.first()).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: words.navigation.groceries }).click();
    await page.waitForURL(/\/groceries/);
    await page.getByRole('button', { name: words.groceries.emptyAction }).click();
    await page.getByRole('button', { name: words.groceries.create }).click();
    const items = page.getByRole('checkbox');
    await expect(items.first()).toBeVisible();
    expect(await items.count()).toBeGreaterThan(20);
    const ticked = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await items.first().click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    expect((await ticked).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: words.groceries.basket }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  },
);
