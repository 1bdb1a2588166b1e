import { expect, type Page } from '@playwright/test';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { expectAccessible } from './support/accessible.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const SHIFT_MAX = 0.05;
const SUMMARY_MAX = 96;

/** Adds up the screen's layout shifts from the first paint on. */
const WATCH_SHIFTS = `globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });`;

const names = (page: Page) => page.locator('main h3');
const balance = (page: Page) => page.locator('a[href$="/balance"]').filter({ visible: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const bottomOf = (page: Page, at: number) =>
  names(page)
    .nth(at)
    .evaluate((name) => name.getBoundingClientRect().bottom);

/** Returns the top edge of a phone's bottom tabs, which cover everything below it. */
const topOfTabs = (page: Page, { navigation }: Words) =>
  page.getByRole('navigation', { name: navigation.main }).evaluate((tabs) => tabs.getBoundingClientRect().top);

async function swipe(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [from, y, steps] = [188, 500, 6];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send('touchStart', from);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', from + (distance * step) / steps);
  await send('touchEnd');
  await session.detach();
}

test(
  'the diary keeps its layout while it loads, and a swipe or a key opens the next or previous day',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const { diary, shared } = words;
    const isPhone = info.project.use.hasTouch === true;
    await plannedPerson(page);
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto('/diary');
    for (const visit of ['cold', 'warm']) {
      await expect(names(page)).toHaveCount(3);
      await expect(balance(page)).toBeVisible();
      expect(await page.evaluate<number>('globalThis.shifted'), visit).toBeLessThan(SHIFT_MAX);
      if (visit === 'cold') await page.reload();
    }

    if (isPhone) {
      const summary = page.getByRole('region', { name: diary.overview });
      expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(SUMMARY_MAX);
      expect(await bottomOf(page, 2)).toBeLessThan(await topOfTabs(page, words));
      await page.setViewportSize({ width: 812, height: 375 });
      expect(await bottomOf(page, 0)).toBeLessThan(await topOfTabs(page, words));
      await expectAccessible(page);
      await page.setViewportSize({ width: 375, height: 812 });
      await swipe(page, -150);
      await expect(title(page)).toHaveText(diary.tomorrow);
      await swipe(page, 150);
      await expect(title(page)).toHaveText(diary.today);
      return;
    }
    const skip = page.getByRole('link', { name: words.navigation.skip });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: words.navigation.main }).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText(diary.tomorrow);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText(diary.yesterday);
    await page.keyboard.press('t');
    await expect(title(page)).toHaveText(diary.today);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(pattern(diary.addTo));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveText(diary.today);
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/find\/\d+$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(dialog).toHaveAccessibleName(diary.shortcuts);
    await expectAccessible(page);
    await dialog.getByRole('switch').click();
    await dialog.getByRole('button', { name: shared.close }).click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('?');
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveText(diary.today);
  },
);

test('[DIA-15] a day shows the cycle phase to a user whose plan follows her cycle, and an early period shifts it', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { cycle } = words;
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto('/diary');
  await expect(names(page)).toHaveCount(3);
  const chip = (phase: string, day: number) =>
    page.getByRole('button', { name: filled(cycle.chip, { phase, day }), exact: true });
  await expect(page.getByRole('button', { name: pattern(cycle.chip) })).toHaveCount(0);

  const { intake } = (await callAs(page, 'GET', '/auth/users/me')) as { intake: { id: number } };
  await callAs(page, 'PATCH', `/users/userProfile/${intake.id}`, {
    diet_type: 'CYCLE_DIET',
    last_menstrual_period_start_date: addDays(today, -19),
    menstrual_cycle_length: 28,
  });
  await page.reload();
  await chip(cycle.phaseLUTEAL, 20).click();
  await expect(page.getByRole('dialog', { name: cycle.sheetTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: cycle.startedEarly }).click();
  await expect(chip(cycle.phaseMENSTRUATION, 1)).toBeVisible();
  await page.reload();
  await expect(chip(cycle.phaseMENSTRUATION, 1)).toBeVisible();
  expect(await callAs(page, 'GET', `/users/userProfile/${intake.id}`)).toMatchObject({
    last_menstrual_period_start_date: today,
    menstrual_cycle_length: 28,
  });

  await page.goto('/profile');
  await page.getByRole('link', { name: words.accounts.cycleHint }).click();
  await expect(page.getByRole('heading', { level: 1, name: cycle.sheetTitle })).toBeVisible();
  const noted = page.getByRole('region', { name: cycle.noted }).getByRole('listitem');
  await expect(noted.getByText(filled(cycle.cycleDays.other, { count: 19 }))).toBeVisible();
  await expect(noted).toHaveCount(2);
});

test('on a phone the ingredients of a meal begin above the fold, and its picture has two buttons', async ({
  page,
}, info) => {
  const { diary, recipes, shared } = wordsOf(info);
  await page.setViewportSize({ width: 375, height: 812 });
  await plannedPerson(page);
  await page.goto('/diary');
  await names(page).first().click();
  const sheet = page.getByRole('dialog');
  const ingredients = sheet.getByRole('region', { name: recipes.ingredients });
  const eaten = (await sheet.getByRole('button', { name: diary.eaten }).last().boundingBox())!;
  const second = (await ingredients.getByRole('listitem').nth(1).boundingBox())!;
  expect(second.y + second.height).toBeLessThan(eaten.y);
  const bar = sheet.locator('[data-sheet-bar]');
  await expect(bar.getByRole('button')).toHaveCount(2);
  await expect(bar.getByRole('button', { name: shared.close })).toBeVisible();
  await expect(sheet.getByRole('button', { name: diary.deleteMeal })).toHaveCount(1);
  await expectAccessible(page);
});
