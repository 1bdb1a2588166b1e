import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Opens the menu of the visible day, and chooses one of its items. */
export async function chooseOfDay(page: Page, { diary }: Words, line: string): Promise<void> {
  await page.getByRole('button', { name: diary.moreOfDay, exact: true }).click();
  await page.getByRole('dialog', { name: diary.dayMenu }).getByRole('button', { name: line }).click();
}
