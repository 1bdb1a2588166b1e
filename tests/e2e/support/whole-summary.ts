import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Returns the full summary of the day; on a phone it must first be expanded. */
export async function wholeSummary(page: Page, words: Words): Promise<Locator> {
  const summary = page.getByRole('region', { name: words.diary.overview });
  await expect(summary).toBeVisible();
  const opener = summary.getByRole('button', { name: words.diary.wholeOverview });
  if (await opener.isVisible()) await opener.click();
  return summary;
}
