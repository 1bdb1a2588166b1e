import { expect, type Page } from '@playwright/test';
import { auth } from '@weekbord/phrases/en/auth';
import { passwords as words } from '@weekbord/phrases/en/passwords';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress, mailsTo, nextMail } from './support/mailbox.ts';
import { test } from './support/test.ts';

const PASSWORD = 'brick table cloud';
const OTHER = 'seven figs at noon';

async function logInByPassword(page: Page, address: string, password: string): Promise<void> {
  await page.getByLabel(auth.email).fill(address);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn }).click();
}

async function choosePassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel(words.repeat).fill(password);
}

/** Returns the confirmation link from the next email, rewritten for this server. */
async function nextProof(address: string, after: number): Promise<string> {
  const { proof } = await nextMail(address, after);
  const { pathname, search } = new URL(proof ?? '');
  return pathname + search;
}

test('a person creates an account with a password, forgets it and resets it, with a confirmation email for each step', async ({
  page,
}) => {
  const address = freshAddress('password');
  await page.goto('/register');
  await page.getByLabel(auth.firstName).fill('Noor');
  await page.getByLabel(auth.lastName).fill('Smit');
  await page.getByLabel(auth.email).fill(address);
  await choosePassword(page, words.password, PASSWORD);
  await page.getByRole('checkbox').last().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.registerSubmit }).click();
  await expect(page.getByRole('heading', { name: words.registerSentTitle })).toBeVisible();

  await page.goto(await nextProof(address, 0));
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByRole('heading', { name: words.confirmedTitle })).toBeVisible();
  await page.getByRole('link', { name: words.logIn }).click();
  await logInByPassword(page, address, 'not my password');
  await expect(page.getByRole('alert')).toBeVisible();

  await page.getByRole('link', { name: words.forgot }).click();
  await expect(page.getByLabel(auth.email)).toHaveValue(address);
  const before = (await mailsTo(address)).length;
  await page.getByRole('button', { name: words.sendLink }).click();
  await page.goto(await nextProof(address, before));
  await choosePassword(page, words.newPassword, OTHER);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.savePassword }).click();
  await page.getByRole('link', { name: words.logIn }).click();
  await logInByPassword(page, address, PASSWORD);
  await expect(page.getByRole('alert')).toBeVisible();
  await logInByPassword(page, address, OTHER);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('token');
});
