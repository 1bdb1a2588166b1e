import { expect, type Page } from '@playwright/test';

/** Disables the browser's print dialog, which would wait for input. */
const NO_WINDOW = 'window.print = () => undefined';

/**
 * Prints the page by pressing something, and fails unless everything fits on one sheet that contains all of these
 * words.
 */
export async function expectOnePage(page: Page, press: () => Promise<void>, words: readonly string[]): Promise<void> {
  await page.evaluate(NO_WINDOW);
  await press();
  const paper = page.locator('[data-print]');
  for (const word of words) await expect(paper).toContainText(word);
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}
