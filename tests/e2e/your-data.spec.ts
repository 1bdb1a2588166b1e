import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { filled, wordsOf } from './support/words.ts';

test('[PRF-04] [PRF-06] a person brings weights, takes everything with them, and is deleted for good', async ({
  page,
}, info) => {
  const { history: words, accounts } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: accounts.data }).click();
  const content = `date,weight\n2026-01-05,71.5\n${dateOfDevice()},70.8\n2026-02-30,70`;
  const file = { name: 'weights.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('2026-02-30')).toBeVisible();
  await page.getByRole('button', { name: filled(words.importWeights.other, { count: 2 }) }).click();
  await expect(page.getByRole('region', { name: words.importsTitle }).getByText('weights.csv')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.takeCsv }).click();
  expect((await download).suggestedFilename()).toMatch(/^weekbord-.*\.zip$/);

  const dialog = page.getByRole('dialog', { name: words.deleteAsk });
  const type = async (word: string) => {
    await page.getByRole('button', { name: words.deleteAccount }).click();
    await expect(dialog.getByText(filled(words.goesmeasurements.other, { count: 2 }))).toBeVisible();
    await dialog.getByRole('button', { name: words.goOn }).click();
    await dialog.getByRole('textbox').fill(word);
    await dialog.getByRole('button', { name: words.deleteForGood }).click();
  };
  await type('Delete');
  await expect(page.getByText(words.deleteAbandoned)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  const me = () => page.request.get('/api/auth/users/me', { headers: { authorization: `Token ${token}` } });
  expect((await me()).status()).toBe(200);
  await type('DELETE');
  await expect(page).toHaveURL(/\/login/);
  expect((await me()).status()).toBe(401);
});
