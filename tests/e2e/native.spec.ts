import { expect, type Page } from '@playwright/test';
import { mailsTo, nextMail } from './support/mailbox.ts';
import { makePlannedPerson } from './support/people.ts';
import { logInByCode, openPhone, type Phone } from './support/phone.ts';
import { localeOf } from './support/session.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Returns the login link emailed after a request from a browser. */
async function mailedLink(page: Page, site: string, address: string): Promise<string> {
  const before = (await mailsTo(address)).length;
  const asked = await page.request.post('/api/users/createLoginSignupPortal', {
    headers: { 'X-App-Display': 'browser' },
    data: { email: address, redirect_url: `${site}/login`, organisation_subdomain: null },
  });
  expect(asked.ok()).toBe(true);
  return (await nextMail(address, before)).link ?? '';
}

const textIn = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)');

test.describe('[MOB-01] the native app', () => {
  let phone: Phone;
  test.beforeEach(async ({ browser }, info) => {
    phone = await openPhone(browser, info);
  });
  test.afterEach(() => phone.context.close());

  test("logs in by code, stores the session in the phone's secure store, and deletes it there", async ({
    page,
  }, info) => {
    const words = wordsOf(info);
    const { address } = await makePlannedPerson(await localeOf(page));
    const faults: string[] = [];
    phone.context.on('weberror', (error) => faults.push(error.error().message));
    let app = await phone.start();
    await logInByCode(app, words, address);
    expect(phone.held()).toMatch(/^[\w-]{20,}$/);
    expect(await textIn(app)).not.toContain(phone.held()!);
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    // Pictures are loaded from the site.
    await expect
      .poll(() => app.evaluate<number>("document.querySelector('main img')?.naturalWidth ?? 0"))
      .toBeGreaterThan(0);
    expect(phone.calls).toContain('SplashScreen.hide {}');
    expect(phone.calls).toContain('SystemBars.setStyle {"style":"LIGHT","bar":""}');
    expect(await app.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);

    app = await phone.start();
    await expect(app).toHaveURL(/\/diary/);
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    await app.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => phone.calls.at(-1)).toBe('SystemBars.setStyle {"style":"DARK","bar":""}');

    await phone.tell(app, 'App.appUrlOpen', { url: `${info.project.use.baseURL}/profile` });
    await app.getByRole('button', { name: words.shared.logOut, exact: true }).click();
    await expect(app).toHaveURL(/\/login$/);
    expect(phone.held()).toBeNull();
    expect(await textIn(app)).not.toContain('weekbord.token');
    expect(faults).toEqual([]);
  });

  test('opens links to the site, but no others', async ({ page }, info) => {
    const words = wordsOf(info);
    const site = info.project.use.baseURL!;
    const { address } = await makePlannedPerson(await localeOf(page));
    let app = await phone.start(await mailedLink(page, site, address));
    await app.getByRole('button', { name: words.entering.exchangeAskYes }).click();
    await expect(app).toHaveURL(/\/diary/);

    for (const url of ['https://other.example/profile', `${site}/api/health`, `${site}/checkout`])
      await phone.tell(app, 'App.appUrlOpen', { url });
    await expect(app).toHaveURL(/\/diary/);
    await phone.tell(app, 'App.appUrlOpen', { url: `${site}/recipes` });
    await expect(app).toHaveURL(/^https:\/\/localhost\/recipes$/);

    app = await phone.start(`${site}/groceries`);
    await expect(app).toHaveURL(/^https:\/\/localhost\/groceries$/);
  });

  test("handles the phone's back button: closes what is open, returns to the previous screen, then leaves the app", async ({
    page,
  }, info) => {
    const words = wordsOf(info);
    const { address } = await makePlannedPerson(await localeOf(page));
    const app = await phone.start();
    await logInByCode(app, words, address);
    const back = async () =>
      phone.tell(app, 'App.backButton', { canGoBack: (await app.evaluate<number>('history.length')) > 1 });
    await app.getByRole('link', { name: words.navigation.recipes }).click();
    await expect(app).toHaveURL(/\/recipes/);
    await app.getByRole('link', { name: words.navigation.diary }).click();
    await expect(app).toHaveURL(/\/diary/);
    await app.locator('main h3').getByRole('link').first().click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await back();
    await expect(app.getByRole('dialog')).toHaveCount(0);
    await expect(app).toHaveURL(/\/diary/);
    await phone.tell(app, 'App.backButton', { canGoBack: false });
    await expect.poll(() => phone.calls.at(-1)).toBe('App.minimizeApp {}');
  });
});

test('a tapped notification opens its page in the native app, but never a URL of another site', async ({
  browser,
  page,
}, info) => {
  const phone = await openPhone(browser, info, 'PushNotifications');
  const { address } = await makePlannedPerson(await localeOf(page));
  const app = await phone.start();
  await logInByCode(app, wordsOf(info), address);
  await expect(app).toHaveURL(/\/diary/);
  const tap = (target: string) =>
    phone.tell(app, 'PushNotifications.pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: '1', data: { address: target } },
    });
  await tap('https://other.example/groceries');
  await tap('//other.example/groceries');
  await expect(app).toHaveURL(/^https:\/\/localhost\/diary/);
  await tap('/groceries');
  await expect(app).toHaveURL(/^https:\/\/localhost\/groceries$/);
  // No permission is requested before the user switches reminders on.
  expect(phone.calls.filter((call) => call.startsWith('PushNotifications'))).toEqual([]);
  await phone.context.close();
});
