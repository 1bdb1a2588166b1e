import { expect, type Page } from '@playwright/test';
import { mailsTo, nextMail } from './mailbox.ts';
import type { Words } from './words.ts';

export async function typeCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByLabel(words.entering.codeLabel).fill(code);
}

/** Requests a code on the login page and returns it without typing it. */
export async function askForCode(page: Page, words: Words, address: string): Promise<string> {
  const before = (await mailsTo(address)).length;
  await page.goto('/login');
  await page.getByLabel(words.auth.email).fill(address);
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await expect(page.getByRole('heading', { name: words.entering.codeTitle })).toBeVisible();
  const { code } = await nextMail(address, before);
  if (code === null) throw new Error(`the mail to ${address} has no code`);
  return code;
}

/** Logs a person in by code, through the screens. */
export async function logIn(page: Page, words: Words, address: string): Promise<void> {
  const code = await askForCode(page, words, address);
  await typeCode(page, words, code);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
