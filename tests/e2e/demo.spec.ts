import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { pattern, type Words, wordsOf } from './support/words.ts';

/** How long the server may take to plan a week. */
const MAKING_MS = 30_000;

const barOf = (page: Page, words: Words) => page.getByRole('complementary', { name: words.demo.bar });

/** Delays the app's scripts until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns the status of a request with this page's token. */
async function statusOfMe(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/auth/users/me', { headers: { authorization: `Token ${token}` } });
  return answer.status();
}

test(
  'one tap on the login page creates a demo with a filled day and a half-ticked list; ending the demo is announced, confirmed and final',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await page.goto('/login');
    await page.getByRole('button', { name: words.auth.tryDemo, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.demo.title_person })).toContainText(words.demo.making_person);
    await expectAccessible(page);
    await page.waitForURL(/\/diary/, { timeout: MAKING_MS });
    const bar = barOf(page, words);
    await expect(bar).toContainText(pattern(words.demo.endsTomorrow));
    const tick = page.getByRole('button', { name: pattern(words.diary.markEaten) });
    await expect(tick.first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: words.navigation.groceries }).click();
    const basket = page.getByRole('button', { name: pattern(words.groceries.basket) });
    const inBasket = async () => Number((await basket.textContent())?.replace(words.groceries.basket, ''));
    await expect(basket).toBeVisible();
    const ticked = await inBasket();
    const items = page.getByRole('checkbox');
    const left = await items.count();
    expect(ticked).toBeGreaterThan(3);
    expect(left).toBeGreaterThan(3);
    await items.first().click({ force: true });
    await expect.poll(inBasket).toBe(ticked + 1);
    await expect(bar).toBeVisible();

    await page.getByRole('link', { name: words.navigation.progress }).click();
    await expect(page.getByText(/72[.,]4/).first()).toBeVisible();

    const token = await page.evaluate<string>("localStorage.getItem('weekbord.token')");
    await page.getByRole('link', { name: words.navigation.profile }).click();
    await page.getByRole('button', { name: words.shared.logOut, exact: true }).click();
    const question = page.getByRole('dialog', { name: words.demo.endTitle });
    await expect(question).toContainText(words.demo.endText);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await statusOfMe(page, token)).toBe(200);
    await bar.getByRole('button', { name: words.demo.end }).click();
    await question.getByRole('button', { name: words.demo.end }).click();
    await page.waitForURL(/\/login$/);
    expect(await statusOfMe(page, token)).toBe(401);
  },
);

test(
  'one tap creates a demo of a coach with three clients, whose plans open under the same bar',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    // Uses the keyboard, before the scripts have loaded.
    const release = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: words.auth.tryCoachDemo }).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: words.demo.title_coach })).toContainText(words.demo.making_coach);
    await page.waitForURL(/\/clients$/, { timeout: MAKING_MS });
    for (const name of ['Noor Bakker', 'Sem Visser', 'Mila Jansen'])
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expect(barOf(page, words)).toContainText(pattern(words.demo.endsTomorrow));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Noor Bakker' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor Bakker');
    await page.getByRole('link', { name: words.clients.viewPlan }).click();
    await expect(page.getByRole('button', { name: pattern(words.diary.markEaten) }).first()).toBeVisible();
    await expect(barOf(page, words)).toBeVisible();
    await expectAccessible(page);
  },
);

test('a portal without a demo shows no demo button, before or after the scripts load', async ({ page }, info) => {
  const words = wordsOf(info);
  const portal = new URL('/login', info.project.use.baseURL);
  portal.hostname = 'bamifit.localhost';
  const release = await holdProgram(page);
  const offers = page
    .getByRole('button', { name: words.auth.tryDemo })
    .or(page.getByRole('button', { name: words.auth.tryCoachDemo }));
  await page.goto(portal.href, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: words.auth.getStarted })).toBeVisible();
  await expect(offers).toHaveCount(0);
  release();
  await page.getByLabel(words.auth.email).fill('noor@home.example');
  await expect(page.getByRole('button', { name: words.auth.sendLink })).toBeEnabled();
  await expect(offers).toHaveCount(0);
});
