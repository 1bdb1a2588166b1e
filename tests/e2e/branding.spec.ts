import { expect } from '@playwright/test';
import { branding } from '@weekbord/phrases/en/branding';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/log-in.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const FORMER = { name: 'Weekbord Demo', colour: '#2e7d5b' };

test('[COA-10] a coach types and picks a colour, is told what logo is too large, previews and saves; a client who is looking sees it at once', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  await logIn(page, words, 'coach@demo.example');
  const theirs = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logIn(theirs, words, 'client@demo.example');
  await expect(theirs.getByText(FORMER.name)).toBeVisible();
  const colourOf = () =>
    theirs
      .locator('html')
      .evaluate((root: { style: { getPropertyValue(name: string): string } }) =>
        root.style.getPropertyValue('--brand'),
      );

  await page.getByRole('link', { name: words.navigation.profile }).click();
  await page.getByRole('link', { name: branding.title }).click();
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
  await expect(theirs.getByText('Charlie Coacht')).toBeVisible();
  await expect.poll(colourOf).toBe('#8e24aa');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await name.press('Enter');
  await expect(theirs.getByRole('img', { name: 'Charlie Coacht' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: branding.logoRemove }).click();
  await name.fill(FORMER.name);
  await colour.fill(FORMER.colour);
  await name.press('Enter');
  await expect(theirs.getByText(FORMER.name)).toBeVisible();
  await theirs.context().close();
});
