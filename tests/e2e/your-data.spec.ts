import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { filled, wordsOf } from './support/words.ts';

test('a person imports weights whose file has no unit, chooses the unit, and then removes the weights', async ({
  page,
}, info) => {
  const { history: words, shared } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/profile/data');
  const file = page.locator('input[type=file]');
  const choose = (name: string, content: string | Buffer) =>
    file.setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await choose('weights.csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  await expect(page.getByText(words.filePICTURE)).toBeVisible();

  const log = { logId: 1, weight: 176.4, bmi: 25.1, date: '01/04/26', time: '07:12:33', source: 'Aria' };
  await choose('weight-2026-01-01.json', JSON.stringify([log, { ...log, logId: 2, date: '01/05/26', weight: 175.9 }]));
  await expect(page.getByText(filled(words.askweight_unit, { cell: '176.4' }))).toBeVisible();
  const add = page.getByRole('button', { name: filled(words.importWeights.other, { count: 2 }) });
  await expect(add).toBeHidden();
  await page.getByText(words.weightUnitPOUNDS, { exact: true }).click();
  await add.click();
  await page.getByRole('button', { name: filled(words.undoImport, { name: 'weight-2026-01-01.json' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: shared.undo }).click();
  await expect(page.getByText(words.importUndone)).toBeVisible();
});

test('[PRF-04] [PRF-06] a person imports weights, exports everything, and is deleted permanently', async ({
  page,
}, info) => {
  const { history: words, accounts } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: accounts.data }).click();
  const content = `date,weight\n2026-01-05,71.5\n${dateOfDevice()},70.8\n2026-02-30,70`;
  const file = { name: 'weights.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  // The file does not state the unit.
  await page.getByText(words.weightUnitKILOGRAMS, { exact: true }).click();
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
