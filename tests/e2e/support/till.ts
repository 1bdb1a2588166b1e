import { expect, type Page } from '@playwright/test';

/** Cards that the fake payment provider knows. */
export const CARD = { ok: '4242424242424242', declined: '4000000000000002' } as const;

/** Waits for the payment page of the fake payment provider. */
async function atTill(page: Page): Promise<void> {
  await page.waitForURL(({ hostname }) => hostname === '127.0.0.1');
}

/** Pays with a card on that page. */
export async function payAtTill(page: Page, card: string): Promise<void> {
  await atTill(page);
  await page.locator('#number').fill(card);
  await page.locator('#month').fill('12');
  await page.locator('#year').fill('2040');
  await page.locator('#cvc').fill('123');
  await page.locator('button[value="pay"]').click();
}

/** Expects the payment page to say that a card was declined. */
export async function expectDeclined(page: Page): Promise<void> {
  await expect(page.locator('#fault')).toBeVisible();
}

/** Leaves the payment page without paying. */
export async function leaveTill(page: Page): Promise<void> {
  await atTill(page);
  await page.locator('a[href*="/checkout/failed"]').click();
}
