import { expect, type Page } from '@playwright/test';
import { branding } from '@weekbord/phrases/en/branding';
import { expectAccessible } from './accessible.ts';
import type { Words } from './words.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const FORMER = { name: 'Demo Practice', colour: '#2e7d5b' };

/**
 * Has the coach in `page` change their organisation's name, colour and logo and restore the old ones; the client in
 * `theirs`, in a wide window, sees each change immediately.
 */
export async function changeBrand(page: Page, theirs: Page, words: Words): Promise<void> {
  await expect(theirs.getByText(FORMER.name).first()).toBeVisible();
  const colourOf = () =>
    theirs
      .locator('html')
      .evaluate((root: { style: { getPropertyValue(name: string): string } }) =>
        root.style.getPropertyValue('--brand'),
      );

  await page.getByRole('link', { name: words.navigation.account }).click();
  const name = page.getByLabel(branding.nameLabel);
  const colour = page.getByLabel(branding.colourLabel, { exact: true });
  await expect(name).toHaveValue(FORMER.name);
  await name.fill('Charlie Coacht');
  await colour.fill('d97706');
  await expect(page.getByLabel(branding.pick)).toHaveValue('#d97706');
  await page.getByLabel(branding.pick).fill('#8e24aa');
  await expect(colour).toHaveValue('#8e24aa');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_000_001) });
  await expect(page.getByText(branding.logoTooLarge)).toBeVisible();
  await page.getByRole('button', { name: branding.preview }).click();
  await expect(page.getByRole('dialog').getByText('Charlie Coacht')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: branding.save, exact: true }).click();
  await expect(theirs.getByText('Charlie Coacht').first()).toBeVisible();
  await expect.poll(colourOf).toBe('#8e24aa');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await name.press('Enter');
  await expect(theirs.getByRole('img', { name: 'Charlie Coacht' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: branding.logoRemove }).click();
  await name.fill(FORMER.name);
  await colour.fill(FORMER.colour);
  await name.press('Enter');
  await expect(theirs.getByText(FORMER.name).first()).toBeVisible();
}
