import { expect, type Page, type TestInfo } from '@playwright/test';
import { staff as staffWords } from '@weekbord/phrases/en/staff';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress, nextMail } from './support/mailbox.ts';
import { INVITING_PORTAL, makeCoach, makeStaff, WAITING_PORTAL } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, startOf, wordsOf } from './support/words.ts';

/** Returns the URL of a screen on a portal. */
function addressOf(info: TestInfo, portal: string, path: string): string {
  const address = new URL(path, info.project.use.baseURL);
  address.hostname = `${portal}.localhost`;
  return address.href;
}

/** Tries to log in with an address without an account, and follows the link in the email that says how to join. */
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

test('on an open portal, logging in with an address without an account creates an account', async ({ page }, info) => {
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

test('on a portal with subscriptions, a person without an account is shown the price', async ({ page }, info) => {
  const words = wordsOf(info);
  await tryToLogIn(page, info, 'killerbody');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(
    page.getByRole('heading', { name: filled(words.checkout.titlePERSON, { portal: 'Killerbody' }) }),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test(
  'on an invitation-only portal, a person without an account is told who to ask; once invited, they can log in',
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
  'on a portal with a waitlist, a person without an account can join the waitlist',
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

test('a person invited by a coach logs in on the portal with the invited address', async ({ page }, info) => {
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

/** The product's own portals by name, with the way to become a member of each. */
const OPEN_PORTALS = {
  bamifit: 'BAMiFit',
  fluffytofit: 'Fluffy to Fit',
  natebower: 'Nate Bower',
  alexarciab: 'Fuel & Flow',
  trainmore: 'TrainMore',
  clubsportive: 'Club Sportive',
  pimklement: 'Pim Klement',
  happyhealthy: 'Happy Healthy',
} as const;

test('[ORG-06] each of the ten portals shows its name and leads a newcomer to an account, the subscriptions or the waitlist, or says who to ask for an invitation', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const { auth, checkout, entering, joining } = wordsOf(info);
  const begin = async (portal: string, name: string) => {
    await page.goto(addressOf(info, portal, '/login'));
    await expect(page.getByText(name).first()).toBeVisible();
    await page.getByRole('link', { name: auth.getStarted }).click();
  };
  for (const [portal, name] of Object.entries(OPEN_PORTALS)) {
    await begin(portal, name);
    const email = freshAddress(portal);
    await page.getByLabel(auth.firstName).fill('Noor');
    await page.getByLabel(auth.lastName).fill('Bakker');
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: auth.signUpSubmit }).click();
    await expect(page.getByText(filled(entering.linkText, { email }))).toBeVisible();
    await page.goto((await nextMail(email)).link ?? '');
    await page.waitForURL(/\/(onboarding|welcome)/);
    expect(await callAs(page, 'GET', '/auth/users/me')).toMatchObject({ email, organisation: { subdomain: portal } });
    await page.evaluate(() => localStorage.clear());
  }
  await begin('killerbody', 'Killerbody');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('button', { name: startOf(checkout.continue) })).toBeVisible();
  await begin(WAITING_PORTAL.subdomain, WAITING_PORTAL.name);
  await expect(page.getByRole('button', { name: joining.waitlistSubmit })).toBeVisible();
  await begin(INVITING_PORTAL.subdomain, INVITING_PORTAL.name);
  await expect(page.getByText(filled(joining.textINVITE, { portal: INVITING_PORTAL.name }))).toBeVisible();
  await expect(page.getByRole('link', { name: joining.invited })).toBeVisible();
});

test('[ORG-03] a newcomer joins the waitlist, staff admits them, an email informs them, and they log in as a member', async ({
  page,
  browser,
}, info) => {
  const { auth, entering, joining } = wordsOf(info);
  const { subdomain, name } = WAITING_PORTAL;
  const email = freshAddress('waits');
  await page.goto(addressOf(info, subdomain, '/signup'));
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(joining.waitlistName).fill('Wim');
  await page.getByRole('button', { name: joining.waitlistSubmit }).click();
  await expect(page.getByRole('heading', { name: joining.waitlistJoinedTitle })).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, await makeStaff(await localeOf(page)));
  await office.goto('/staff');
  await office.getByRole('list', { name: staffWords.listLabel }).getByRole('link', { name }).click();
  await office.getByRole('button', { name: filled(staffWords.letInOne, { email }) }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText(filled(staffWords.letInText, { email, portal: name }))).toBeVisible();
  await expectAccessible(office);
  await dialog.getByRole('textbox', { name: staffWords.reason }).fill('A place came free.');
  await dialog.getByRole('button', { name: staffWords.letIn }).click();
  await expect(office.getByText(filled(staffWords.letInDone, { email }))).toBeVisible();
  await office.context().close();

  const told = await nextMail(email);
  await page.goto(/^https?:\/\/\S+\/login$/m.exec(told.text)?.[0] ?? '');
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.sendLink }).click();
  await expect(page.getByText(filled(entering.linkText, { email }))).toBeVisible();
  await page.goto((await nextMail(email, 1)).link ?? '');
  await page.waitForURL(/\/(onboarding|welcome)/);
  expect(await callAs(page, 'GET', '/auth/users/me')).toMatchObject({ email, organisation: { subdomain } });
});
