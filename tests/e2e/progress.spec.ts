import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, type Locator } from '@playwright/test';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { chooseOfDay } from './support/day-menu.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

test('[PRO-01] a weight is added from the diary, and each type has a list from which it can be deleted and restored', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { diary, navigation, progress, shared } = words;
  await plannedPerson(page);
  await page.goto(`/diary/${dateOfDevice()}`);
  await chooseOfDay(page, words, diary.addWeight);
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('region', { name: progress.list }).getByRole('listitem');
  const add = async (field: string, text: string) => {
    await dialog.getByRole('textbox', { name: field }).fill(text);
    await dialog.getByRole('button', { name: progress.save }).click();
    await expect(dialog).toHaveCount(0);
  };
  await add(progress.nameWEIGHT, '72,35');
  await expect(page).toHaveURL(/\/diary\//);
  await chooseOfDay(page, words, diary.addWeight);
  await expect(dialog.getByRole('textbox', { name: progress.nameWEIGHT })).toHaveValue(/^72[.,]4$/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: navigation.progress }).click();
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

test('[PRO-02] the chart for each period is 300 pixels high and has five segments, with its dates and axis', async ({
  page,
}, info) => {
  const { progress } = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  for (const [daysAgo, value] of [
    [400, 76],
    [0, 72.4],
  ] as const)
    await callAs(page, 'POST', '/measurements/userWeight', {
      value,
      created_at: daysAgo === 0 ? new Date().toISOString() : `${addDays(today, -daysAgo)}T05:00:00Z`,
    });
  await page.goto('/progress');
  const chart = page.getByRole('slider');
  const periods = page.getByRole('group', { name: progress.period });
  const texts = async (locator: Locator) => (await locator.allInnerTexts()).map((text) => text.trim());
  for (const [period, days, form] of [
    ['LAST_WEEK', 7, /^\d{1,2} \p{L}{3,5}\.?$/u],
    ['LAST_2_WEEKS', 14, /^\d{1,2} \p{L}{3,5}\.?$/u],
    ['LAST_MONTH', 30, /^\d{1,2} \p{L}{3,5}\.?$/u],
    ['LAST_2_MONTHS', 60, /^\d{1,2} \p{L}{3,5}\.?$/u],
    ['SINCE_BEGINNING', 401, /^\p{L}{3,5}\.? \d\d$/u],
  ] as const) {
    await periods.getByText(progress[`short${period}`], { exact: true }).click();
    await expect(chart).toHaveAccessibleName(
      filled(progress.chart, { type: progress.nameWEIGHT, period: progress[`period${period}`] }),
    );
    expect((await chart.boundingBox())?.height).toBe(300);
    const numbers = chart.locator('xpath=preceding-sibling::div');
    const dates = chart.locator('xpath=following-sibling::div');
    expect(await numbers.locator('span:not(.invisible)').count()).toBe(6);
    const labels = await dates.locator('span').evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()));
    expect(labels).toHaveLength(6);
    for (const label of labels) expect(label).toMatch(form);
    expect(days).toBeGreaterThan(0);
    await expect(chart).toHaveAttribute('aria-valuemax', days > 400 ? '2' : '1');
  }
  for (const [type, ends] of [
    ['SLEEP', ['0', '10']],
    ['STRESS', ['0', '5']],
  ] as const) {
    const path = type === 'SLEEP' ? '/measurements/userSleep' : '/measurements/userStress';
    await callAs(page, 'POST', path, { value: 4, created_at: `${addDays(today, -1)}T05:00:00Z` });
    await page.reload();
    await page.getByRole('button', { name: progress[`name${type}`] }).click();
    await expect(chart).toHaveAccessibleName(new RegExp(progress[`name${type}`]));
    const numbers = await texts(chart.locator('xpath=preceding-sibling::div').locator('span:not(.invisible)'));
    expect([numbers[0], numbers.at(-1)]).toEqual(ends);
  }
});
