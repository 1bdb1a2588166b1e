import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { auth as authEn } from '@weekbord/phrases/en/auth';
import { auth as authNl } from '@weekbord/phrases/nl/auth';
import { expectAccessible } from './support/accessible.ts';
import { textOnDevice } from './support/device.ts';
import { logIn } from './support/log-in.ts';
import { freshAddress } from './support/mailbox.ts';
import { callAs } from './support/session.ts';
import { plannedAddress, plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, wordsOf } from './support/words.ts';

const HALF_AN_HOUR = '30:05';

/** A day with data that no screen can render. */
const broken = (date: string) => ({ count: 1, next: null, previous: null, results: [{ id: 1, date }] });

test('[AUTH-07] the user is fetched every half hour, and logged out without an alert if the token has expired', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  // The server would announce changes and the end of a session; in this test the page must find out by itself.
  await page.route('**/api/live/changes?*', (route) => route.abort());
  await page.clock.install();
  // Watches every page from now on, because the first request with an expired token logs out, which loads another page.
  const alerts: string[] = [];
  await page.exposeFunction('noteAlert', (text: string) => alerts.push(text));
  await page.addInitScript(`new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) noteAlert(alert.textContent);
  }).observe(document, { childList: true, subtree: true })`);
  const answered = page.waitForResponse('**/api/auth/users/me');
  await page.goto('/profile');
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/users/me')) asked += 1;
  });
  await page.clock.fastForward('29:00');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(0);
  await page.clock.fastForward('01:05');
  await expect.poll(() => asked).toBe(1);
  await expect(page).toHaveURL(/\/profile$/);

  await callAs(page, 'POST', '/auth/token/logout');
  await page.clock.fastForward(HALF_AN_HOUR);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: words.auth.loginTitle })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('[AUTH-07] logging out in one of two tabs leaves the next user no data in the other tab', async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  const [first, second] = [await plannedAddress(page), await plannedAddress(page)];
  await logIn(page, words, first);
  await page.goto('/profile');
  await expect.poll(() => textOnDevice(page)).toContain(first);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: words.shared.logOut, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const tokens: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.headers()['authorization'] ?? '');
  });
  const hide = () =>
    other.evaluate(`(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    })()`);
  await hide();
  expect(await textOnDevice(page)).not.toContain(first);

  await logIn(page, words, second);
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  await expect(other).not.toHaveURL(/\/login/);
  await hide();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => textOnDevice(page)).toContain(second);
  expect(await textOnDevice(page)).not.toContain(first);
  for (const one of [page, other]) await expect(one.locator('body')).not.toContainText(first);
  await other.close();
  await page.reload();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await page.evaluate(() => localStorage.getItem('weekbord.token'))).toBe(token);
  expect(tokens.filter((sent) => sent !== '' && sent !== `Token ${token}`)).toEqual([]);
});

test('[DIA-04] logging out completes a deletion that could still be undone', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE' || request.url().endsWith('/logout'))
      sent.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\d+/, ':id')}`);
  });
  await page.goto('/diary');
  const meals = page.locator('main h3').getByRole('link');
  await expect(meals).toHaveCount(3);
  await meals.first().click();
  await page.getByRole('button', { name: words.diary.deleteMeal }).click();
  await page.getByRole('button', { name: words.shared.delete, exact: true }).click();
  await expect(meals).toHaveCount(2);
  await page.getByRole('link', { name: words.navigation.profile }).click();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: words.shared.logOut, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(sent).toEqual(['DELETE /api/planner/calendarItem/:id', 'POST /api/auth/token/logout']);
});

test('[L10-01] Dutch is used for every Dutch locale and English for all others, on the page and on the server', async ({
  browser,
}) => {
  for (const [locale, language] of [
    ['nl-BE', 'nl'],
    ['nl', 'nl'],
    ['de-DE', 'en'],
    ['en-US', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const call = page.waitForRequest((request) => request.url().includes('/api/'));
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((language === 'nl' ? authNl : authEn).loginTitle);
    await page.getByRole('textbox').fill(freshAddress('locale'));
    await page.getByRole('button', { name: (language === 'nl' ? authNl : authEn).sendLink }).click();
    expect((await call).headers()['accept-language']).toBe(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  }
});

test(
  '[L10-01] switching the language in the profile applies immediately to the whole app, and is remembered',
  { tag: '@both' },
  async ({ page }, info) => {
    const now = info.project.use.locale?.startsWith('nl') ? 'nl' : 'en';
    const [other, name] = now === 'nl' ? (['en', 'English'] as const) : (['nl', 'Nederlands'] as const);
    const title = { en: 'My profile', nl: 'Mijn profiel' } as const;
    await plannedPerson(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[now]);
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: new RegExp(`^${wordsOf(info).shared.language}`) }).click();
    await page.getByText(name, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[other]);
    expect((await kept).status()).toBe(200);
    expect(await callAs(page, 'GET', '/auth/users/me')).toMatchObject({ language: other });
    const next = page.waitForRequest((request) => request.url().includes('/api/planner/'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[other]);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /diary|dagboek/i })
      .click();
    expect((await next).headers()['accept-language']).toBe(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other === 'nl' ? 'Vandaag' : 'Today');
  },
);

test('[MSG-02] a response that no screen can render leads to an error with a retry and a reset', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const days = '**/api/planner/calendarDay?*';
  await page.route(days, (route) => route.fulfill({ json: broken(today) }));
  await page.goto(`/diary/${today}`);
  await expect(page.getByRole('heading', { name: words.shared.boundaryTitle })).toBeVisible();
  await expect(page.getByText(words.shared.boundaryText)).toBeVisible();
  await expectAccessible(page);

  await page.unroute(days);
  await page.getByRole('button', { name: words.shared.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.diary.today })).toBeVisible();
  await expect(page.locator('main h3')).toHaveCount(3);

  await page.evaluate(`new Promise((resolve) => {
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
    addEventListener('unhandledrejection', drawn, { once: true });
    void Promise.reject(new Error('not caught'));
  }).then(() => undefined)`);
  await expect(page.getByRole('heading', { level: 1, name: words.diary.today })).toBeVisible();
  await expect(page.locator('main h3')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route(days, (route) => route.fulfill({ json: broken(today) }));
  await page.reload();
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  await page.getByRole('button', { name: words.shared.boundaryReset }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('weekbord.token'))).toBeNull();
  const me = await page.request.get('/api/auth/users/me', { headers: { authorization: `Token ${token}` } });
  expect(me.status()).toBe(401);
});

const refusePlanning = async (page: Page, answer: { status: number; json: unknown }) => {
  await page.route('**/api/planner/autoPlanDay', (route) => route.fulfill(answer));
};

test('[MSG-01] an error shows the message of the response or a default, at most once a second @both', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.clock.install();
  await page.goto('/diary');
  const planAgain = async () => {
    await page.getByRole('button', { name: words.diary.planAgain }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.diary.planAgainConfirm }).click();
  };
  const again = async () => {
    // No other alert is shown within a second of the last one.
    await page.clock.fastForward(1_100);
    await planAgain();
  };
  await refusePlanning(page, { status: 400, json: { non_field_errors: ['Not on a Sunday.', 'Nor later.'] } });
  await again();
  await expect(page.getByRole('alert')).toHaveText(['Not on a Sunday.']);
  await page.getByRole('alert').getByRole('button', { name: words.shared.close }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute('**/api/planner/autoPlanDay');
  await refusePlanning(page, { status: 400, json: { date: ['Too far away.'], user: ['Not yours.'] } });
  await again();
  await expect(page.getByRole('alert')).toHaveText(['date: Too far away.\nuser: Not yours.'], { useInnerText: true });
  await page.getByRole('alert').getByRole('button', { name: words.shared.close }).click();

  await page.unroute('**/api/planner/autoPlanDay');
  await refusePlanning(page, { status: 500, json: { detail: 'Internal.', code: 'server_error' } });
  await again();
  await expect(page.getByRole('alert')).toHaveText([filled(words.shared.genericError)]);
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: words.shared.close }).click();

  await again();
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 100'));
  await page.unroute('**/api/planner/autoPlanDay');
  await refusePlanning(page, { status: 400, json: { non_field_errors: ['Within the same second.'] } });
  const refused = page.waitForResponse('**/api/planner/autoPlanDay');
  await planAgain();
  await refused;
  await page.clock.runFor(300);
  await expect(page.getByRole('alert')).toHaveText([filled(words.shared.genericError)]);
  await page.clock.resume();
  await page.getByRole('alert').getByRole('button', { name: words.shared.close }).click();

  await page.clock.fastForward(1_100);
  await page.route('**/api/planner/calendarDay', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { date: ['This day is there already.'] } })
      : route.fallback(),
  );
  const taken = page.waitForResponse((response) => response.status() === 400);
  await page.goto(`/diary/${addDays(dateOfDevice(), 12)}`);
  await taken;
  await page.clock.runFor(500);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('**/api/auth/users/me', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Invalid token.' } }),
  );
  await page.goto('/diary');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel(words.auth.email)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
