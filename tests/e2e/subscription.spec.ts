import { expect, type Page, type TestInfo } from '@playwright/test';
import { DELETION_KEYWORDS } from '@weekbord/domain/accounts/deletion-keyword';
import { billing as billingEn } from '@weekbord/phrases/en/billing';
import { billingMail as mailEn } from '@weekbord/phrases/en/billing-mail';
import { billing as billingNl } from '@weekbord/phrases/nl/billing';
import { billingMail as mailNl } from '@weekbord/phrases/nl/billing-mail';
import { expectAccessible } from './support/accessible.ts';
import { inTransaction } from './support/database.ts';
import { freshAddress, mailsTo } from './support/mailbox.ts';
import { test } from './support/test.ts';
import { CARD, payAtTill } from './support/till.ts';
import { pattern, startOf, wordsOf } from './support/words.ts';

const wordsAbout = (info: TestInfo) =>
  info.project.use.locale === 'nl-NL' ? { billing: billingNl, mail: mailNl } : { billing: billingEn, mail: mailEn };

/** Returns the URL of a screen on the portal that sells to individuals. */
function atKillerbody(info: TestInfo, path: string): string {
  const address = new URL(path, info.project.use.baseURL);
  address.hostname = 'killerbody.localhost';
  return address.href;
}

/**
 * Joins the portal: fills in the form, pays, and logs in by email. Returns the address, and how many presses this took.
 */
async function join(page: Page, info: TestInfo): Promise<{ email: string; presses: number }> {
  const { auth, checkout } = wordsOf(info);
  const email = freshAddress('payer');
  await page.goto(atKillerbody(info, '/signup'));
  await page.getByLabel(auth.firstName).fill('Noor');
  await page.getByLabel(auth.lastName).fill('Bakker');
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: startOf(checkout.continue) }).click();
  await payAtTill(page, CARD.ok);
  await page.waitForURL(/\/checkout\/done/);
  await page.getByRole('button', { name: auth.sendLink }).click();
  await expect.poll(async () => (await mailsTo(email)).filter(({ link }) => link).length).toBe(1);
  await page.goto((await mailsTo(email)).find(({ link }) => link)?.link ?? '');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return { email, presses: 4 };
}

/** Returns the texts of the emails to an address that start with the given phrase. */
async function textsOf(email: string, phrase: string): Promise<string[]> {
  const texts = (await mailsTo(email)).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return texts.filter((text) => pattern(phrase).test(text));
}

test(
  '[LAW-02] a person cancels in no more presses than joining took, keeps access until the end of the period, and gets an email that says so',
  { tag: '@both' },
  async ({ page }, info) => {
    const { billing, mail } = wordsAbout(info);
    const { accounts } = wordsOf(info);
    const { email, presses } = await join(page, info);
    await page.goto(atKillerbody(info, '/profile'));
    let out = 0;
    const press = async (role: 'link' | 'button', name: string | RegExp, within: Pick<Page, 'getByRole'> = page) => {
      out += 1;
      await within.getByRole(role, { name }).click();
    };
    await press('link', startOf(accounts.subscription));
    await expect(page.getByRole('heading', { name: billing.title })).toBeVisible();
    await expectAccessible(page);
    await press('button', billing.cancel);
    await press('button', billing.cancelConfirm, page.getByRole('dialog'));
    await expect(page.getByRole('main').getByText(pattern(billing.statusEnding))).toBeVisible();
    expect(out).toBeLessThanOrEqual(presses);
    await expect.poll(async () => (await textsOf(email, mail.endsText)).length).toBe(1);
    const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
    const me = await page.request.get('/api/auth/users/me', { headers: { authorization: `Token ${token}` } });
    expect(await me.json()).toMatchObject({ customer: { subscriptions: [{ status: 'active' }] } });
  },
);

test(
  '[LAW-01] a person withdraws in two steps, and immediately gets a receipt with date and time, and a refund',
  { tag: '@both' },
  async ({ page }, info) => {
    const { billing, mail } = wordsAbout(info);
    const { email } = await join(page, info);
    await page.goto(atKillerbody(info, '/billing'));
    await page.getByRole('button', { name: billing.withdraw }).click();
    const dialog = page.getByRole('dialog', { name: billing.withdrawTitle });
    await expect(dialog.getByText(pattern(billing.withdrawText))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: billing.withdrawConfirm }).click();
    await expect(page.getByRole('main').getByText(pattern(billing.statusWithdrawn))).toBeVisible();
    await expect.poll(async () => (await textsOf(email, mail.withdrawnText)).length).toBe(1);
    const [receipt] = await textsOf(email, mail.withdrawnMoney);
    expect(receipt).toMatch(/\d\d:\d\d:\d\d/);
    expect(receipt).toMatch(/14[.,]95/);
    await expect(page.getByRole('button', { name: billing.withdraw })).toHaveCount(0);
    await expect(page.getByRole('link', { name: billing.resubscribe })).toBeVisible();
  },
);

/** Makes a call with the token of the page's user. */
async function ask(page: Page, method: 'GET' | 'POST', path: string): Promise<{ status: number; code: unknown }> {
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  const answer = await page.request.fetch(`/api${path}`, { method, headers: { authorization: `Token ${token}` } });
  const { code } = (await answer.json()) as { code?: unknown };
  return { status: answer.status(), code };
}

test(
  '[ACC-02] a person who no longer pays can reach only the billing issue and My profile, on screen and in the API, until they pay again',
  { tag: '@both' },
  async ({ page }, info) => {
    const { billing } = wordsAbout(info);
    const { accounts, checkout, navigation } = wordsOf(info);
    await join(page, info);
    expect((await ask(page, 'GET', '/planner/calendarDay')).status).toBe(200);
    await page.goto(atKillerbody(info, '/billing'));
    await page.getByRole('button', { name: billing.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: billing.withdrawConfirm }).click();
    await expect(page.getByRole('main').getByText(pattern(billing.statusWithdrawn))).toBeVisible();

    for (const path of ['/', '/diary', '/groceries', '/recipes', '/progress', '/onboarding/goal']) {
      await page.goto(atKillerbody(info, path));
      await expect(page).toHaveURL(/\/billing-issue$/);
    }
    await expect(page.getByText(accounts.billingTextAGAIN)).toBeVisible();
    await expectAccessible(page);
    const bar = page.getByRole('navigation', { name: navigation.main });
    await expect(bar.getByRole('link')).toHaveText([navigation.account, navigation.profile]);
    await bar.getByRole('link', { name: navigation.profile }).click();
    await expect(page.getByRole('heading', { level: 1, name: accounts.profileTitle })).toBeVisible();
    for (const path of ['/planner/calendarDay', '/food/recipeInspiration', '/measurements/userWeight'])
      expect(await ask(page, 'GET', path)).toEqual({ status: 403, code: 'no_paid_access' });
    expect((await ask(page, 'GET', '/auth/users/me')).status).toBe(200);

    await bar.getByRole('link', { name: navigation.account }).click();
    await page.getByRole('link', { name: billing.resubscribe }).click();
    await page.getByRole('button', { name: startOf(checkout.continue) }).click();
    await payAtTill(page, CARD.ok);
    await page.waitForURL(/\/checkout\/done/);
    await expect(page.getByRole('heading', { name: checkout.paidTitle })).toBeVisible();
    await page.goto(atKillerbody(info, '/'));
    await page.waitForURL(/\/onboarding\/goal$/);
    expect((await ask(page, 'GET', '/planner/calendarDay')).status).toBe(200);
  },
);

test(
  '[LAW-09] a person with an active subscription deletes their account in the app, after reading what happens to the subscription',
  { tag: '@both' },
  async ({ page }, info) => {
    const { history } = wordsOf(info);
    const { email } = await join(page, info);
    await page.goto(atKillerbody(info, '/profile/data'));
    const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
    await page.getByRole('button', { name: history.deleteAccount }).click();
    const dialog = page.getByRole('dialog', { name: history.deleteAsk });
    await expect(dialog.getByText(history.deleteSubscription)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: history.goOn }).click();
    await dialog.getByRole('textbox').fill(DELETION_KEYWORDS[info.project.use.locale === 'nl-NL' ? 'nl' : 'en']);
    await dialog.getByRole('button', { name: history.deleteForGood }).click();
    await expect(page).toHaveURL(/\/login/);
    const me = await page.request.get('/api/auth/users/me', { headers: { authorization: `Token ${token}` } });
    expect(me.status()).toBe(401);
    const left = await inTransaction(async (db) => {
      const person = await db.query('select id from person where email = $1', [email]);
      const customer = await db.query('select id from billing_customer where email = $1', [email]);
      return [person.rows, customer.rows];
    });
    expect(left).toEqual([[], []]);
  },
);

test(
  'a person who has paid but not completed the wizard finds the subscription in the menu of the wizard, cancels in no more presses than joining took, and continues',
  { tag: '@both' },
  async ({ page }, info) => {
    const { billing, mail } = wordsAbout(info);
    const { shared } = wordsOf(info);
    const { email, presses } = await join(page, info);
    await page.goto(atKillerbody(info, '/'));
    const menu = page.getByRole('button', { name: shared.accountMenu });
    const dialog = page.getByRole('dialog');
    const ways = [
      menu,
      dialog.getByRole('link', { name: billing.title }),
      page.getByRole('button', { name: billing.cancel }),
      dialog.getByRole('button', { name: billing.cancelConfirm }),
    ];
    for (const way of ways) await way.click();
    await expect(page.getByRole('main').getByText(pattern(billing.statusEnding))).toBeVisible();
    expect(ways.length).toBeLessThanOrEqual(presses);
    await expect.poll(async () => (await textsOf(email, mail.endsText)).length).toBe(1);
    await page.getByRole('button', { name: shared.back }).click();
    await expect(menu).toBeVisible();
  },
);
