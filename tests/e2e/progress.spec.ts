import { expect } from '@playwright/test';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { test } from './support/test.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

test('[PRO-01] a weight is added from the diary, and each type has its list, from which it is deleted and brought back', async ({
  page,
}, info) => {
  const { diary, progress, shared } = wordsOf(info);
  await plannedPerson(page);
  await page.goto(`/diary/${dateOfDevice()}`);
  await page.getByRole('link', { name: diary.addWeight }).click();
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('region', { name: progress.list }).getByRole('listitem');
  const add = async (field: string, text: string) => {
    await dialog.getByRole('textbox', { name: field }).fill(text);
    await dialog.getByRole('button', { name: progress.save }).click();
    await expect(dialog).toHaveCount(0);
  };
  await add(progress.nameWEIGHT, '72,35');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(filled(progress.amount, { value: '72.4', unit: 'kg' }));

  await page.getByRole('button', { name: progress.nameSLEEP }).click();
  await page.getByRole('button', { name: progress.addSLEEP }).click();
  await dialog.getByRole('textbox', { name: progress.hoursOfSleep }).fill('16,5');
  await dialog.getByLabel(progress.day).focus();
  await expect(dialog.getByText('16')).toBeVisible();
  await expect(dialog.getByRole('button', { name: progress.save })).toBeDisabled();
  await add(progress.hoursOfSleep, '7.5');
  await expect(rows).toContainText('7.5');

  await page.getByRole('button', { name: progress.nameSTRESS }).click();
  await page.getByRole('button', { name: progress.addSTRESS }).click();
  await dialog.getByText(progress.stress2).click();
  await dialog.getByRole('button', { name: progress.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: progress.nameWAIST_CIRCUMFERENCE }).click();
  await page.getByRole('button', { name: progress.addWAIST_CIRCUMFERENCE }).click();
  await add(progress.nameWAIST_CIRCUMFERENCE, '84');
  await page.reload();
  await expect(rows).toHaveCount(1);
  const remove = page.getByRole('button', { name: pattern(progress.delete) });
  await remove.click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: shared.undo }).click();
  await expect(rows).toHaveCount(1);
  await remove.click();
  await expect(rows).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(progress.noneInPeriod)).toBeVisible();
});
