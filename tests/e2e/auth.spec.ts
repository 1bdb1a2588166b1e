import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { textOnDevice } from './support/device.ts';
import { askForCode, logIn, typeCode } from './support/log-in.ts';
import { freshAddress, mailsTo, nextMail } from './support/mailbox.ts';
import { plannedAddress } from './support/planned-person.ts';
import { filled, wordsOf } from './support/words.ts';

test('[AUTH-01] the login button is enabled only for a valid address, and the field says what is wrong', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await page.goto('/login');
  const field = page.getByLabel(words.auth.email);
  const button = page.getByRole('button', { name: words.auth.sendLink });
  await expect(button).toBeDisabled();
  // An enabled button means that the app is hydrated and handles the blur event.
  await field.fill(freshAddress('first'));
  await expect(button).toBeEnabled();
  await field.fill('noor@');
  await field.blur();
  await expect(page.getByText(words.auth.invalidEmail)).toBeVisible();
  await expect(button).toBeDisabled();
  await field.fill('');
  await field.blur();
  await expect(page.getByText(words.shared.required, { exact: true })).toBeVisible();
  await field.fill(`  ${freshAddress('trim')}  `);
  await expect(button).toBeEnabled();
  await expectAccessible(page);
});

test('[AUTH-02] a four-digit code logs the person in, and a new one can be requested', async ({ page }, info) => {
  const words = wordsOf(info);
  const address = freshAddress('code');
  const first = await askForCode(page, words, address);
  await expect(page.getByText(filled(words.entering.codeText, { email: address }))).toBeVisible();
  await expectAccessible(page);
  await typeCode(page, words, '12');
  await page.getByRole('button', { name: words.entering.codeSubmit }).click();
  await expect(page.getByText(words.entering.codeInvalid)).toBeVisible();

  const asked = Date.now();
  await page.getByRole('button', { name: words.entering.codeResend }).click();
  await expect(page.getByText(words.entering.codeResent)).toBeVisible();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(750);
  const second = (await nextMail(address, 1)).code ?? '';

  if (first !== second) {
    await typeCode(page, words, first);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await typeCode(page, words, second);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('token');
});

test('[AUTH-02] going back from the code returns to the address field with its value', async ({ page }, info) => {
  const words = wordsOf(info);
  const address = freshAddress('back');
  await askForCode(page, words, address);
  await page.getByRole('button', { name: words.shared.back }).click();
  await expect(page.getByLabel(words.auth.email)).toHaveValue(address);
});

test('[AUTH-03] [AUTH-04] an emailed link works for one login and disappears from the URL immediately', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const address = freshAddress('link');
  await askForCode(page, words, address);
  const { link } = await nextMail(address);
  expect(link).not.toBeNull();

  await page.goto(link ?? '');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  expect(page.url()).not.toContain('magic_link_token');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('token');

  const context = await browser.newContext({ locale: info.project.use.locale ?? 'en-GB' });
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: words.entering.exchangeFailedTitle })).toBeVisible();
  expect(other.url()).not.toContain('magic_link_token');
  await expectAccessible(other);
  await context.close();
});

test('a link that this browser did not request asks to confirm the account before it logs in', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const address = freshAddress('asked');
  await askForCode(page, words, address);
  const { link } = await nextMail(address);
  const context = await browser.newContext({ locale: info.project.use.locale ?? 'en-GB' });
  const other = await context.newPage();
  const question = other.getByRole('heading', {
    name: filled(words.entering.exchangeAskTitle, { email: 'a•••@e•••.org' }),
  });
  await other.goto(link ?? '');
  await expect(question).toBeVisible();
  await expect(other.getByText(words.entering.exchangeAskText)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: words.entering.exchangeAskNo }).click();
  await expect(other).toHaveURL(/\/login$/);
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('token');
  await other.goto(link ?? '');
  await other.getByRole('button', { name: words.entering.exchangeAskYes }).click();
  await other.waitForURL((url) => !url.pathname.startsWith('/login'));
  expect(await other.evaluate(() => JSON.stringify(localStorage))).toContain('token');
  await context.close();
});

test('a link opened while another person is logged in asks before it switches to another account', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  await logIn(page, words, await plannedAddress(page));
  const token = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('token'))?.[1]);
  const own = await token();
  const context = await browser.newContext({ locale: info.project.use.locale ?? 'en-GB' });
  const address = freshAddress('thief');
  await askForCode(await context.newPage(), words, address);
  const { link } = await nextMail(address);
  await context.close();
  await page.goto(link ?? '');
  await expect(page.getByText(filled(words.entering.exchangeAskOther, { email: 't•••@e•••.org' }))).toBeVisible();
  expect(await token()).toBe(own);
  await page.getByRole('button', { name: words.entering.exchangeAskNo }).click();
  await expect(page).not.toHaveURL(/login/);
  expect(await token()).toBe(own);
});

test(
  '[AUTH-03] a portal that emails links shows where the link was sent and lets the address be changed',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const portal = new URL('/login', info.project.use.baseURL);
    portal.hostname = 'bamifit.localhost';
    await page.goto(portal.href);
    await page.getByLabel(words.auth.email).fill('client@demo.example');
    await page.getByRole('button', { name: words.auth.sendLink }).click();
    await expect(page.getByText(filled(words.entering.linkText, { email: 'client@demo.example' }))).toBeVisible();
    await expect(page.getByRole('link', { name: words.entering.linkTrouble })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.entering.linkChangeAddress }).click();
    await expect(page.getByLabel(words.auth.email)).toBeVisible();
  },
);

test('[AUTH-05] only the correct checkout value opens the screen for people who come from the checkout', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await page.goto('/login?checkout=checkout');
  const isDutch = info.project.use.locale?.startsWith('nl') === true;
  const sentence = isDutch
    ? 'Log in met hetzelfde e-mailadres dat je bij het afrekenen hebt gebruikt.'
    : 'Please log in with the same email address you used during checkout.';
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByLabel(words.auth.email)).toBeVisible();
  await expectAccessible(page);
  const reported = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/login?checkout=something');
  expect((await reported).text()).toContain('checkout');
  await expect(page.getByRole('heading', { name: words.auth.loginTitle })).toBeVisible();
  await expect(page.getByText(sentence)).toBeHidden();
  expect(page.url()).not.toContain('checkout=');
});

test('[AUTH-06] a wrong code is rejected with a message, and a code becomes invalid after too many attempts', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const address = freshAddress('guess');
  const code = await askForCode(page, words, address);
  const wrong = code === '0000' ? '1111' : '0000';
  for (let guess = 1; guess <= 5; guess += 1) {
    const answered = page.waitForResponse(/verifyOTP/i);
    await typeCode(page, words, wrong);
    expect((await answered).status()).toBe(400);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  const answered = page.waitForResponse(/verifyOTP/i);
  await typeCode(page, words, code);
  expect((await answered).status()).toBe(400);
  await expect(page).toHaveURL(/\/login\/code$/);
});

test("[AUTH-07] logging out ends the session and leaves none of the person's data behind", async ({ page }, info) => {
  const words = wordsOf(info);
  const address = await plannedAddress(page);
  await logIn(page, words, address);
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('token'))?.[1]);
  await page.goto('/profile');
  await expect.poll(() => textOnDevice(page)).toContain(address);
  await page.getByRole('button', { name: words.shared.logOut, exact: true }).click();
  await expect(page).toHaveURL(/\/(login|welcome)/);
  const kept = await textOnDevice(page);
  expect(kept).not.toContain(address);
  expect(kept).not.toContain('getMe');
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toContain(address);
  expect(left).not.toContain(token ?? 'token');
  const me = await page.request.get('/api/auth/users/me', { headers: { Authorization: `Token ${token}` } });
  expect(me.status()).toBe(401);
});

test('[AUTH-07] a person whose token was revoked elsewhere is logged out without an alert', async ({ page }, info) => {
  const words = wordsOf(info);
  await logIn(page, words, await plannedAddress(page));
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('token'))?.[1]);
  // Leaves the app, which could otherwise detect it and navigate away while the page loads.
  await page.goto('about:blank');
  await page.request.post('/api/auth/token/logout', { headers: { Authorization: `Token ${token}` } });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/(login|welcome)/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  '[REG-01] signing up requires both names, a valid address and the terms',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const address = freshAddress('new');
    await page.goto('/signup');
    const button = page.getByRole('button', { name: words.auth.signUpSubmit });
    await expect(button).toBeDisabled();
    await page.getByLabel(words.auth.firstName).fill('Noor');
    await page.getByLabel(words.auth.lastName).fill('van den Berg');
    await page.getByLabel(words.auth.email).fill(address);
    await expect(button).toBeDisabled();
    await page.getByRole('checkbox').check({ force: true });
    await expect(button).toBeEnabled();
    await expectAccessible(page);
    await button.click();
    await expect(page.getByRole('heading', { name: words.entering.codeTitle })).toBeVisible();
    const mails = await mailsTo(address);
    const { code } = await nextMail(address, Math.max(0, mails.length - 1));
    await typeCode(page, words, code ?? '');
    await page.waitForURL(/\/(onboarding|welcome)/);
  },
);
