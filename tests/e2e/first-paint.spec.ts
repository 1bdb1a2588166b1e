import { type Browser, type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress } from './support/mailbox.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { pattern, type Words, wordsFor, wordsOf } from './support/words.ts';

/** Messages that the tests cause themselves, and error responses of the API, which are expected. */
const EXPECTED = /^Service Worker registration blocked|^Failed to load resource: .* status of 4/;

/** Maximum numbers of requests: the page, its styles, font and picture, the scripts, and the diary's API calls. */
const LOGIN_REQUESTS_MAX = 12;
const DIARY_REQUESTS_MAX = 17;

/** Counts a script once: it is fetched, and then imported from the browser's own cache. */
const onceEach = (requests: readonly string[]) => [...new Set(requests)];

/** Collects the browser's errors: blocked inline code, hydration mismatches, broken scripts. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Delays the app's scripts until the returned function is called. */
async function holdProgram(target: Page | BrowserContext): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Takes a screenshot of the whole window, with the caret hidden and everything loaded. */
async function shot(page: Page): Promise<Buffer> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // Chromium may scale a large picture differently when it repaints it; the position of the picture is still checked.
  const mask = [page.locator('img')];
  return page.screenshot({ animations: 'disabled', caret: 'hide', mask });
}

/**
 * Waits until the login page is interactive, that is, accepts an address and offers to continue. Leaves the field
 * focused and empty.
 */
async function expectAlive(page: Page, { auth }: Words): Promise<void> {
  const field = page.getByLabel(auth.email);
  const button = page.getByRole('button', { name: auth.sendLink });
  await field.fill('client@demo.example');
  await expect(button).toBeEnabled();
  await field.fill('');
  await expect(button).toBeDisabled();
}

/** Returns a browser context with the project's settings. */
async function contextLike(browser: Browser, info: TestInfo, more: Parameters<Browser['newContext']>[0] = {}) {
  const { viewport, locale, colorScheme, hasTouch, baseURL } = info.project.use;
  return browser.newContext({ viewport, locale, colorScheme, hasTouch, baseURL, serviceWorkers: 'block', ...more });
}

test(
  'without JavaScript the login page shows its picture and fields in the right language, light or dark',
  { tag: '@both' },
  async ({ browser }, info) => {
    const words = wordsOf(info);
    const context = await contextLike(browser, info, { javaScriptEnabled: false });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const path of ['/', '/login']) {
      const answer = await page.goto(path);
      // Locators never find the content of a noscript element.
      expect(await answer?.text()).toMatch(new RegExp(`<noscript><p[^>]*>${words.auth.noScript}`));
      await expect(page).toHaveTitle('Weekbord');
      await expect(page.locator('html')).toHaveAttribute('lang', words === wordsFor('nl') ? 'nl' : 'en');
      await expect(page.getByRole('heading', { level: 1, name: words.auth.loginTitle })).toBeVisible();
      await expect(page.getByLabel(words.auth.email)).toBeEditable();
      await expect(page.getByRole('button', { name: words.auth.sendLink })).toBeDisabled();
      const hero = page.locator('img[src*="/dish-pictures/"]:visible');
      await expect(hero).toHaveCount(1);
      expect((await hero.boundingBox())?.height).toBeGreaterThan(300);
    }
    const ground = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    expect(ground).toBe(info.project.use.colorScheme === 'dark' ? 'rgb(23, 20, 17)' : 'rgb(251, 247, 240)');

    await page.goto('/diary');
    await expect(page.getByRole('status')).toHaveText(words.shared.loading);
    await expect(page.getByRole('heading')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('hydrating the login page does not change a pixel or log a warning', { tag: '@both' }, async ({ page }, info) => {
  const words = wordsOf(info);
  const complaints = complaintsOf(page);
  const release = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: words.auth.loginTitle })).toBeVisible();
  // Polled from the test, because the page's CSP forbids evaluating text as code.
  await expect.poll(() => page.evaluate('[...document.images].every((image) => image.complete)')).toBe(true);
  await page.getByLabel(words.auth.email).focus();
  const before = await shot(page);
  await page.evaluate('window.heading = document.querySelector("h1")');
  release();
  await expectAlive(page, words);
  const after = await shot(page);
  await info.attach('before', { body: before, contentType: 'image/png' });
  await info.attach('after', { body: after, contentType: 'image/png' });
  expect(after.equals(before)).toBe(true);
  expect(await page.evaluate('window.heading === document.querySelector("h1")')).toBe(true);
  await expect(page.locator('#waiting')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await expectAccessible(page);
});

test('what is typed before the scripts load is kept, and sent only once they are loaded', async ({ page }, info) => {
  const words = wordsOf(info);
  const complaints = complaintsOf(page);
  const release = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel(words.auth.email);
  const address = freshAddress('early');
  await field.pressSequentially(address);
  await field.press('Enter');
  await expect(field).toHaveValue(address);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('button', { name: words.auth.sendLink })).toBeEnabled();
  await expect(field).toHaveValue(address);
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/login\/code$/);
  expect(complaints).toEqual([]);
});

test('scripts that failed to load are loaded once there is a network, including every chunk loaded later', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const lost: string[] = [];
  const lose = () =>
    page.route('**/assets/*.js', (route) => {
      lost.push(route.request().url());
      return route.abort('internetdisconnected');
    });
  // Intercepting requests disables the browser's cache, so importing a script would fetch it again.
  const scripts = () =>
    page.evaluate<number>(`performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')).length`);
  const settled = () =>
    expect(async () => {
      const before = await scripts();
      await page.waitForTimeout(1000);
      expect(await scripts()).toBe(before);
    }).toPass();
  await lose();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: words.auth.loginTitle })).toBeVisible();
  await expect.poll(() => lost.length).toBeGreaterThan(3);
  await page.unroute('**/assets/*.js');
  await expectAlive(page, words);

  await plannedPerson(page);
  await page.goto('/diary');
  const groceries = page.getByRole('link', { name: words.navigation.groceries });
  await expect(groceries).toBeVisible();
  const more = page.getByRole('button', { name: words.diary.moreOfDay, exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(more).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect
    .poll(() => page.evaluate(`JSON.stringify(performance.getEntriesByType('resource'))`))
    .toContain('alert-list');
  await settled();
  await more.click();
  const print = page.getByRole('dialog').getByRole('button', { name: words.diary.printWeek });
  await expect(print).toBeVisible();
  await lose();
  await page.evaluate('window.isSamePage = true');
  await print.click();
  await expect(page.getByRole('alert')).toContainText(words.shared.networkError);
  await groceries.click();
  const failed = page.getByRole('main').getByText(words.shared.networkError);
  await expect(failed).toBeVisible();
  const retry = page.getByRole('button', { name: words.shared.retry });
  await retry.click();
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/*.js');
  await retry.click();
  await expect(page.getByRole('heading', { name: words.groceries.emptyTitle })).toBeVisible();

  await settled();
  await lose();
  lost.length = 0;
  await page.getByRole('button', { name: words.groceries.emptyAction }).click();
  await expect.poll(() => lost.length).toBeGreaterThan(1);
  await page.unroute('**/assets/*.js');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('the last used address is prefilled', async ({ page }, info) => {
  const words = wordsOf(info);
  const complaints = complaintsOf(page);
  await page.addInitScript(() => localStorage.setItem('weekbord.login-email', 'before@example.com'));
  await page.goto('/login');
  await expect(page.getByLabel(words.auth.email)).toHaveValue('before@example.com');
  await expect(page.getByRole('button', { name: words.auth.sendLink })).toBeEnabled();
  expect(complaints).toEqual([]);
});

test(
  'a logged-in user never sees the login page, only the skeleton of the diary and then the diary',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await plannedPerson(page);
    const complaints = complaintsOf(page);
    for (const path of ['/', '/login', '/diary']) {
      const release = await holdProgram(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#waiting').getByRole('status')).toBeVisible();
      await expect(page.getByText(words.auth.loginTitle)).toBeHidden();
      release();
      await expect(page.getByRole('heading', { level: 1, name: words.diary.today })).toBeVisible();
      await expect(page.locator('#waiting')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'a chosen language applies from the first paint, even if the server does not know the choice yet',
  { tag: '@both' },
  async ({ page }, info) => {
    const other = info.project.use.locale?.startsWith('nl') ? 'en' : 'nl';
    const [words, otherWords] = [wordsOf(info), wordsFor(other)];
    const complaints = complaintsOf(page);
    await page.addInitScript((language) => localStorage.setItem('weekbord.locale', language), other);
    const release = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('#waiting svg')).toBeVisible();
    await expect(page.getByText(words.auth.loginTitle)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: otherWords.auth.loginTitle })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });

    const releaseAgain = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: otherWords.auth.loginTitle })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    releaseAgain();
    await expectAlive(page, otherWords);
    expect(complaints).toEqual([]);
  },
);

test(
  'a portal shows its own name and colour from the start, without requesting them',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const portal = new URL('/login', info.project.use.baseURL);
    portal.hostname = 'bamifit.localhost';
    const release = await holdProgram(page);
    await page.goto(portal.href, { waitUntil: 'commit' });
    await expect(page.getByText('BAMiFit').first()).toBeVisible();
    await expect(page).toHaveTitle('BAMiFit');
    const colour = () =>
      page.evaluate<string[]>(`['--brand', '--on-brand', '--brand-strong'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name))`);
    const before = await colour();
    expect(before[0]).toBe('#e65100');
    release();
    await expectAlive(page, words);
    expect(await colour()).toEqual(before);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('[ORG-01] a portal shows its brand before login, and any other subdomain shows the main portal', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const complaints = complaintsOf(page);
  const open = async (subdomain: string) => {
    const portal = new URL('/login', info.project.use.baseURL);
    portal.hostname = `${subdomain}.localhost`;
    await page.goto(portal.href);
    await expectAlive(page, words);
    return page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--brand')`);
  };
  expect(await open('killerbody')).toBe('#d81b60');
  await expect(page).toHaveTitle('Killerbody');
  for (const subdomain of ['www', 'app', 'preview-7', 'deploy-preview-12']) {
    expect(await open(subdomain)).toBe('#58ca8c');
    await expect(page).toHaveTitle('Weekbord');
  }
  expect(complaints).toEqual([]);
  expect(await open('nowhere')).toBe('#58ca8c');
  await expect(page).toHaveTitle('Weekbord');
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringContaining('A call was refused: GET /users/brand/:subdomain 404')]);
  const answer = await page.request.get('/api/users/brand/nowhere');
  expect(answer.status()).toBe(404);
});

test('the login page and the diary do not load the code of other screens', async ({ page }, info) => {
  const words = wordsOf(info);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/login');
  await expectAlive(page, words);
  expect(asked.filter((path) => /diary|signed-in|onboarding|recipes|foods|groceries|profile/.test(path))).toEqual([]);
  expect(onceEach(asked).length, asked.join('\n')).toBeLessThanOrEqual(LOGIN_REQUESTS_MAX);
  // A fetched script is imported from the browser's own cache.
  const transferred = await page.evaluate<string[]>(`performance.getEntriesByType('resource')
    .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0).map(({ name }) => name)`);
  expect(transferred.length).toBeGreaterThan(3);
  expect(transferred).toEqual(onceEach(transferred));

  await plannedPerson(page);
  const today = dateOfDevice();
  // Delayed timers never run, so that nothing that loads after the screen has settled is counted, even on a slow
  // machine.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout.bind(globalThis);
    const soon = (run: () => void, ms = 0) => (ms < 1000 ? later(run, ms) : 0);
    Object.assign(globalThis, { setTimeout: soon });
  });
  asked.length = 0;
  await page.goto(`/diary/${today}`);
  await expect(page.getByRole('button', { name: pattern(words.diary.markEaten) })).toHaveCount(3);
  const isOfOther = /\/(?:login|onboarding|recipes|foods|groceries|profile)[-.]/;
  expect(asked.filter((path) => isOfOther.test(path))).toEqual([]);
  // Pictures load with the meals, missing days are created in one request for the week, and the offers below the diary
  // delay nothing.
  const others = onceEach(asked).filter(
    (request) => !/^POST|\/dish-pictures\/|\/my-week|\/weekWishes$|^GET \/uploads\//.test(request),
  );
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(DIARY_REQUESTS_MAX);
  await info.attach('asked for', { body: asked.join('\n') });
  await page.getByRole('link', { name: words.navigation.groceries }).click();
  await expect(page.getByRole('heading', { name: words.groceries.emptyTitle })).toBeVisible();
  expect(asked.filter((path) => isOfOther.test(path))).not.toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the login page also opens without a network', async ({ page, context }, info) => {
    const words = wordsOf(info);
    const complaints = complaintsOf(page);
    await page.goto('/login');
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: words.auth.loginTitle })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: words.auth.loginTitle })).toBeVisible();
    await expect(page.getByLabel(words.auth.email)).toBeEditable();
    // The next test may reuse this context.
    await context.setOffline(false);
  });
});
