import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectWaitingWrites, settleOnDevice } from './support/device.ts';
import { newcomer, plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const DAY = /\/diary\/\d{4}-\d{2}-\d{2}$/;

const ticksOf = (page: Page, words: Words) => page.getByRole('button', { name: pattern(words.diary.markEaten) });
const mealsOf = (page: Page) => page.locator('main h3').getByRole('link');
const changes = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET')
      seen.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return seen;
};

/** Returns the meals in today's diary on the server, in diary order. */
async function itemsOfToday(page: Page): Promise<{ meal: { kcal: number; protein: number } }[]> {
  const today = dateOfDevice();
  const answer = await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`);
  return (answer as { results: { calendar_items: { meal: { kcal: number; protein: number } }[] }[] }).results[0]!
    .calendar_items;
}

async function openDiary(page: Page, words: Words): Promise<void> {
  await page.goto('/diary');
  await expect(page).toHaveURL(DAY);
  await expect(ticksOf(page, words)).toHaveCount(3);
}

test('[DIA-01] [DIA-04] [DIA-05] a day shows totals, and its meals are ticked, deleted and restored', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.clock.install();
  await openDiary(page, words);
  await expectAccessible(page);
  const ring = page.getByRole('progressbar', { name: words.shared.energy });
  const tick = ticksOf(page, words).first();
  await expect(ring).toHaveAttribute('aria-valuenow', '0');
  // On a busy machine, the busy state may end before Playwright can see it.
  await page.evaluate(`new MutationObserver(([{ target }]) => {
    if (target.hasAttribute('aria-busy')) globalThis.busySince ??= performance.now();
    else globalThis.busyFor ??= performance.now() - globalThis.busySince;
  }).observe(document.querySelector('main'), { subtree: true, attributeFilter: ['aria-busy'] })`);
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  const [first] = await itemsOfToday(page);
  await expect(ring).toHaveAttribute('aria-valuenow', String(first!.meal.kcal));
  const protein = page.getByRole('progressbar', { name: words.shared.protein });
  await expect(protein).toHaveAttribute('aria-valuenow', String(first!.meal.protein));
  await expect.poll(() => page.evaluate<number>('globalThis.busyFor ?? 0')).toBeGreaterThan(700);
  await expect(tick).not.toHaveAttribute('aria-busy');
  await tick.click();
  for (const sum of [ring, protein]) await expect(sum).toHaveAttribute('aria-valuenow', '0');

  await page.route('**/api/planner/calendarItem/*', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Gone.', code: 'not_found' } }),
  );
  await tick.click();
  await expect(page.getByRole('alert')).toHaveText(words.shared.genericError);
  await expect(tick).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/planner/calendarItem/*');
  await page.getByRole('alert').getByRole('button', { name: words.shared.close }).click();

  const sent = changes(page);
  const name = await mealsOf(page).first().innerText();
  const remove = async () => {
    await mealsOf(page).first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.diary.deleteMeal }).click();
    const question = page.getByRole('dialog', { name: words.diary.deleteTitle });
    await expect(question).toHaveAccessibleDescription(`${name}. ${words.diary.deleteText}`);
    await page.getByRole('button', { name: words.shared.delete, exact: true }).click();
    await expect(page).toHaveURL(DAY);
    await expect(ticksOf(page, words)).toHaveCount(2);
  };
  await remove();
  await page.getByRole('button', { name: words.shared.undo }).click();
  await expect(ticksOf(page, words)).toHaveCount(3);
  expect(sent).toEqual([]);
  await remove();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.clock.fastForward(8_000);
  expect((await deleted).ok()).toBe(true);
  await expect(page.getByRole('button', { name: words.shared.undo })).toHaveCount(0);
  expect(sent.filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
  await page.reload();
  await expect(ticksOf(page, words)).toHaveCount(2);
});

test('[DIA-02] [DIA-06] [DIA-16] an empty day is planned and replanned, and one of its meals is swapped', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const later = new Date(`${today}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 9);
  const open = later.toISOString().slice(0, 10);
  const created = page.waitForResponse((response) => response.url().endsWith('/api/planner/calendarDay'));
  await page.goto(`/diary/${open}`);
  expect((await created).status()).toBe(201);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: words.diary.planDay }).click();
  await expect(ticksOf(page, words)).toHaveCount(3);
  // A toast does not close while the pointer is over it, and here it covers the next button.
  await page
    .getByRole('region', { name: words.shared.notifications })
    .getByRole('button', { name: words.shared.close })
    .click();
  await ticksOf(page, words).first().click();
  const eaten = await mealsOf(page).first().innerText();
  const planned = await mealsOf(page).allTextContents();

  await page.getByRole('button', { name: words.diary.planAgain }).click();
  await page.getByRole('button', { name: words.shared.cancel }).last().click();
  const again = page.waitForResponse('**/api/planner/autoPlanDay');
  await page.getByRole('button', { name: words.diary.planAgain }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.diary.planAgainConfirm }).click();
  expect((await again).status()).toBe(200);
  await expect(ticksOf(page, words).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(mealsOf(page).first()).toHaveText(eaten);
  const undo = page.getByRole('button', { name: words.shared.undo });
  await expectAccessible(page);
  await undo.click();
  await expect(mealsOf(page)).toHaveText(planned);

  const before = await mealsOf(page).nth(1).innerText();
  await page
    .getByRole('link', { name: pattern(words.diary.swap) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/find\//);
  const proposal = page.getByRole('dialog').locator('li button').first();
  await expect(proposal).toBeVisible();
  await expectAccessible(page);
  await proposal.click();
  await page.goBack();
  await proposal.click();
  await page.getByRole('button', { name: pattern(words.diary.choose) }).click();
  await expect(page).toHaveURL(DAY);
  await expect(mealsOf(page).nth(1)).not.toHaveText(before);
  await expect(ticksOf(page, words)).toHaveCount(3);
  await undo.click();
  await expect(mealsOf(page)).toHaveText(planned);
});

test(
  '[DIA-13] [DIA-17] the diary shows future days and the week next to the day, and polls unnoticed',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await plannedPerson(page);
    // If the server cannot announce changes, the app polls.
    await page.route('**/api/live/changes?*', (route) => route.abort());
    // The clock is advanced from noon, but not to another day.
    await page.clock.install({ time: new Date(`${dateOfDevice()}T12:00:00`) });
    await openDiary(page, words);
    const today = dateOfDevice();
    const board = page.getByRole('region', { name: words.diary.weekTitle });
    if (info.project.name === 'dutch-desktop') {
      await expect(board.getByRole('link')).not.toHaveCount(0);
      await expect(board.getByRole('listitem').filter({ hasText: 'kcal' }).first()).toBeVisible();
      const views = page.getByRole('navigation', { name: words.diary.view });
      await views.getByRole('link', { name: words.diary.viewWeek }).click();
      await expect(page).toHaveURL(new RegExp(`/diary/${today}/week$`));
      const week = page.getByRole('grid', { name: words.board.meals });
      await expect(week.locator('[data-meal]')).toHaveCount(21);
      await expectAccessible(page);
      // A sheet opens over the board, which is visible again when the sheet closes.
      await week.locator('[data-meal] a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`/diary/${today}/week$`));
      await expect(week.locator('[data-meal] a').first()).toBeFocused();
      await page.goto('/diary');
      await expect(page).toHaveURL(new RegExp(`/diary/${today}/week$`));
      await views.getByRole('link', { name: words.diary.viewDay }).click();
      await expect(page).toHaveURL(new RegExp(`/diary/${today}$`));
    } else {
      await expect(board).toBeHidden();
    }
    let polls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/planner/calendarDay?')) polls += 1;
    });
    // A response in flight, such as that for new days, restarts the half minute.
    await expect(async () => {
      await page.clock.runFor(31_000);
      expect(polls).toBeGreaterThan(0);
    }).toPass({ timeout: 40_000 });
    await expect(ticksOf(page, words)).toHaveCount(3);
    await expect(page.getByRole('status').filter({ hasText: words.shared.loading })).toHaveCount(0);

    const strip = page.getByRole('navigation', { name: words.diary.week });
    await strip.locator('a[aria-current]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(new RegExp(`${today}$`));
    await expect(strip.locator('a[aria-current="page"]')).toBeFocused();
    await page.getByRole('link', { name: words.diary.today, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${today}$`));

    await page.goto('/diary/2199-02-30');
    await expect(page.getByRole('heading', { name: words.shared.notFoundTitle })).toBeVisible();
    await page.goto('/diary/2199-01-01');
    await expect(page.getByRole('heading', { name: /2199/ })).toBeVisible();
    const last = new Date(`${today}T12:00:00Z`);
    last.setUTCDate(last.getUTCDate() + 14);
    const lastDate = last.toISOString().slice(0, 10);
    await expect(page).toHaveURL(/\/diary\/2199-01-01$/);
    await page.getByRole('main').locator(`a[href="/diary/${lastDate}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${lastDate}$`));
    await page.clock.runFor(16 * 60_000);
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await expect(page).toHaveURL(new RegExp(`${today}$`));
  },
);

test('[DIA-12] without a plan, a message says to make a plan or ask the coach', async ({ page }, info) => {
  const words = wordsOf(info);
  await newcomer(page);
  const today = dateOfDevice();
  await page.goto(`/diary/${today}`);
  await expect(page.getByText(words.diary.noPlanDiy)).toBeVisible();
  await expect(page.getByRole('link', { name: words.diary.noPlanAction })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/auth/users/me', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { organisation: { clients_are_diy: boolean } };
    await route.fulfill({ json: { ...user, organisation: { ...user.organisation, clients_are_diy: false } } });
  });
  // Otherwise the data cached on this device would be shown first.
  await page.evaluate("void indexedDB.deleteDatabase('weekbord')");
  await page.goto(`/diary/${today}`);
  await expect(page.getByText(words.diary.noPlanCoach)).toBeVisible();
  await expect(page.getByRole('link', { name: words.diary.noPlanAction })).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the diary opens, shows its recipes, and later sends its ticks once and in order', async ({
    page,
    context,
  }, info) => {
    const words = wordsOf(info);
    await plannedPerson(page);
    await openDiary(page, words);
    // The recipes of the week are fetched after the day is shown.
    await settleOnDevice(page, '"calendar_items"', '"directions"');
    await context.setOffline(true);
    await page.reload();
    await expect(ticksOf(page, words)).toHaveCount(3);
    await ticksOf(page, words).nth(2).click();
    await ticksOf(page, words).nth(0).click();
    await expect(page.getByText(filled(words.shared.waitingChanges.other, { count: 2 }))).toBeVisible();
    await mealsOf(page).first().click();
    await expect(page.getByRole('dialog').locator('ol li').first()).toBeVisible();
    await page.goBack();
    await expectWaitingWrites(page, 2);
    await page.reload();
    await expect(ticksOf(page, words).nth(2)).toHaveAttribute('aria-pressed', 'true');
    const sent = changes(page);
    await context.setOffline(false);
    await expect.poll(() => sent.length).toBe(2);
    await expect(ticksOf(page, words).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expectWaitingWrites(page, 0);
    expect(new Set(sent).size).toBe(2);
    expect(sent[0]! > sent[1]!).toBe(true);
  });
});
