import { expect, type Page, type TestInfo } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress, nextMail } from './support/mailbox.ts';
import { INVITING_PORTAL, makeCoach, WAITING_PORTAL } from './support/people.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

/** The address of a screen of a portal. */
function addressOf(info: TestInfo, portal: string, path: string): string {
  const address = new URL(path, info.project.use.baseURL);
  address.hostname = `${portal}.localhost`;
  return address.href;
}

/** Tries to log in with an address without an account, and follows the link of the mail that says how to join. */
async function tryToLogIn(page: Page, info: TestInfo, portal: string): Promise<string> {
  const words = wordsOf(info);
  const email = freshAddress(`new-at-${portal}`);
  await page.goto(addressOf(info, portal, '/login'));
  await page.getByLabel(words.auth.email).fill(email);
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await expect(page.getByText(filled(words.entering.linkText, { email }))).toBeVisible();
  const { joining } = await nextMail(email);
  await page.goto(joining ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return email;
}

test('on a portal that is open an address without an account gets one by logging in', async ({ page }, info) => {
  const words = wordsOf(info);
  const email = freshAddress('opens');
  await page.goto(addressOf(info, 'fluffytofit', '/login'));
  await page.getByRole('link', { name: words.auth.getStarted }).click();
  await expect(page.getByRole('button', { name: words.auth.signUpSubmit })).toBeVisible();
  await page.goBack();
  await page.getByLabel(words.auth.email).fill(email);
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await expect(page.getByText(filled(words.entering.linkText, { email }))).toBeVisible();
  await page.goto((await nextMail(email)).link ?? '');
  await page.waitForURL(/\/(onboarding|welcome)/);
});

test('on a portal with subscriptions an address without an account is shown what it costs', async ({ page }, info) => {
  const words = wordsOf(info);
  await tryToLogIn(page, info, 'killerbody');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(
    page.getByRole('heading', { name: filled(words.checkout.titlePERSON, { portal: 'Killerbody' }) }),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test(
  'on a portal with invitations an address without an account is told whom to ask; once invited it logs in',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await tryToLogIn(page, info, INVITING_PORTAL.subdomain);
    const text = filled(words.joining.textINVITE, { portal: INVITING_PORTAL.name });
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.joining.invited }).click();
    await expect(page.getByLabel(words.auth.email)).toBeVisible();
  },
);

test(
  'on a portal with a waitlist an address without an account puts itself on it',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const email = await tryToLogIn(page, info, WAITING_PORTAL.subdomain);
    await expect(page.getByLabel(words.auth.email)).toHaveValue(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.joining.waitlistSubmit }).click();
    await expect(page.getByRole('heading', { name: words.joining.waitlistJoinedTitle })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.auth.logIn }).click();
    await expect(page.getByRole('button', { name: words.auth.sendLink })).toBeEnabled();
  },
);

test('somebody whom a coach invited logs in on the portal with that address', async ({ page }, info) => {
  const words = wordsOf(info);
  const email = freshAddress('invited');
  const { token } = await makeCoach('en');
  const invited = await page.request.post('/api/auth/users', {
    data: { email, first_name: 'Eva', last_name: 'Vos' },
    headers: { authorization: `Token ${token}` },
  });
  expect(invited.status()).toBe(201);
  await page.goto(addressOf(info, INVITING_PORTAL.subdomain, '/signup'));
  await page.getByRole('link', { name: words.joining.invited }).click();
  await page.getByLabel(words.auth.email).fill(email);
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await expect(page.getByText(filled(words.entering.linkText, { email }))).toBeVisible();
  await page.goto((await nextMail(email, 1)).link ?? '');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
});
