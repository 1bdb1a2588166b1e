import { expect, type Page, type TestInfo } from '@playwright/test';
import { branding as brandingEn } from '@weekbord/phrases/en/branding';
import { branding as brandingNl } from '@weekbord/phrases/nl/branding';
import { expectAccessible } from './support/accessible.ts';
import { typeCode } from './support/log-in.ts';
import { freshAddress, mailsTo } from './support/mailbox.ts';
import { test } from './support/test.ts';
import { CARD, expectDeclined, leaveTill, payAtTill } from './support/till.ts';
import { filled, startOf, type Words, wordsOf } from './support/words.ts';

/** A promotion code that the fake payment provider accepts. */
const CODE = 'TRIAL20';

/** Returns the URL of a screen on the portal that sells to individuals. */
function atKillerbody(info: TestInfo, path: string): string {
  const address = new URL(path, info.project.use.baseURL);
  address.hostname = 'killerbody.localhost';
  return address.href;
}

async function fillIn(page: Page, { auth }: Words, email: string): Promise<void> {
  await page.getByLabel(auth.firstName).fill('Noor');
  await page.getByLabel(auth.lastName).fill('van den Berg');
  await page.getByLabel(auth.email).fill(email);
}

const goOnToTill = (page: Page, { checkout }: Words) =>
  page.getByRole('button', { name: startOf(checkout.continue) }).click();

/** Logs in after the checkout, with the prefilled address and the email that follows. */
async function logInAfterwards(page: Page, words: Words, email: string): Promise<void> {
  await page.waitForURL(/\/checkout\/done/);
  await expect(page.getByText(words.auth.checkoutText)).toBeVisible();
  await expect(page.getByLabel(words.auth.email)).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await page.waitForURL(/\/login\/(?:code|link-sent)/);
  // The other email confirms the payment.
  await expect.poll(async () => (await mailsTo(email)).filter(({ code, link }) => code ?? link).length).toBe(1);
  const mail = (await mailsTo(email)).find(({ code, link }) => code ?? link);
  if (page.url().includes('/login/code')) await typeCode(page, words, mail?.code ?? '');
  else await page.goto(mail?.link ?? '');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

test(
  'a coach starts the trial in the checkout, logs in with the same address, and sets up her practice',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const { checkout, clients, navigation } = words;
    const branding = words.auth.email === 'Email address' ? brandingEn : brandingNl;
    const email = freshAddress('coach');
    await page.goto('/login');
    await page.getByRole('link', { name: words.auth.coachStart }).click();
    await expect(page.getByRole('heading', { name: checkout.titleCOACH })).toBeVisible();
    await expect(page.getByText(checkout.trialTill)).toBeVisible();
    await fillIn(page, words, email);
    await expectAccessible(page);
    await goOnToTill(page, words);
    await payAtTill(page, CARD.ok);
    await expect(page.getByRole('heading', { name: checkout.paidTitle })).toBeVisible();
    await logInAfterwards(page, words, email);
    await expect(page).toHaveURL(/\/clients$/);

    const setup = page.getByRole('region', { name: clients.setupTitle });
    await expect(setup.getByText(filled(clients.setupProgress, { done: 0, total: 4 }))).toBeVisible();
    await expectAccessible(page);
    await setup.getByRole('link', { name: clients.setupNameTitle }).click();
    await page.getByLabel(branding.nameLabel).fill(`Practice Noor ${Date.now().toString(36)}`);
    await page.getByLabel(branding.colourLabel, { exact: true }).fill('#8e24aa');
    await page.getByLabel(branding.subdomainLabel).fill(`noor-${Date.now().toString(36)}`);
    await page.getByRole('button', { name: branding.save, exact: true }).click();
    await expect(page.getByText(branding.saved)).toBeVisible();
    await page.getByRole('link', { name: navigation.clients }).click();
    await expect(setup.getByText(filled(clients.setupProgress, { done: 3, total: 4 }))).toBeVisible();
    await setup.getByRole('link', { name: clients.setupClientTitle }).click();
    await expect(page).toHaveURL(/\/clients\/new$/);
  },
);

test('a person pays with a code after a declined card, logs in with the same address, and is asked for a goal', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { checkout } = words;
  const email = freshAddress('member');
  await page.goto(atKillerbody(info, '/signup'));
  await fillIn(page, words, email);
  await page.getByLabel(checkout.promoCode).fill(CODE);
  await page.getByRole('button', { name: checkout.apply }).click();
  await expect(page.getByText(filled(checkout.promoApplied, { code: CODE }))).toBeVisible();
  await expect(page.getByText(filled(checkout.continueToday, { amount: '€11.96' }))).toBeVisible();
  await goOnToTill(page, words);
  await payAtTill(page, CARD.declined);
  await expectDeclined(page);
  await payAtTill(page, CARD.ok);
  await logInAfterwards(page, words, email);
  await page.waitForURL(/\/(?:welcome|onboarding)/);
});

test(
  'a buyer who returns to an abandoned checkout finds the same plan and input, and can pay',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const { auth, checkout } = words;
    const email = freshAddress('hesitant');
    await page.goto(atKillerbody(info, '/checkout'));
    await page.getByRole('radio').nth(1).check({ force: true });
    await fillIn(page, words, email);
    await goOnToTill(page, words);
    await leaveTill(page);
    await expect(page.getByRole('heading', { name: checkout.failedTitle })).toBeVisible();
    await expect(page.getByText(checkout.failedText)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: checkout.failedAgain }).click();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await expect(page.getByLabel(auth.lastName)).toHaveValue('van den Berg');
    await expect(page.getByLabel(auth.email)).toHaveValue(email);
    await goOnToTill(page, words);
    await payAtTill(page, CARD.ok);
    await expect(page.getByRole('heading', { name: checkout.paidTitle })).toBeVisible();
  },
);
