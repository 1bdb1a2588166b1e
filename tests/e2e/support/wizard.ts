import { expect, type Page } from '@playwright/test';
import { typeCode } from './log-in.ts';
import { nextMail } from './mailbox.ts';
import type { Words } from './words.ts';

/** Signs a newcomer up and brings them to the wizard's first question. */
export async function signUp(page: Page, words: Words, address: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel(words.auth.firstName).fill('Noor');
  await page.getByLabel(words.auth.lastName).fill('van den Berg');
  await page.getByLabel(words.auth.email).fill(address);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: words.auth.signUpSubmit }).click();
  await expect(page.getByRole('heading', { name: words.auth.codeTitle })).toBeVisible();
  const { code } = await nextMail(address);
  await typeCode(page, words, code ?? '');
  await page.waitForURL(/\/(onboarding|welcome)/);
  if (page.url().includes('/welcome')) await page.getByRole('link', { name: words.onboarding.start }).click();
  await onStep(page, 'goal');
}

/** Waits for a question of the wizard. */
export async function onStep(page: Page, step: string): Promise<void> {
  await page.waitForURL(new RegExp(`/onboarding/${step}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function next(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.shared.next, exact: true }).click();
}

/** Chooses an option by its visible name, as a click on its card would. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().click();
}

/** From the goal to the plan with the wizard's own defaults; `look` is called on every screen. */
export async function answerUpToPlan(
  page: Page,
  words: Words,
  look: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const step of ['goal', 'activity', 'biometrics', 'physical-stats', 'weekly-goal']) {
    await onStep(page, step);
    await look(step);
    await next(page, words);
  }
  await onStep(page, 'nutritional-plan');
  await look('nutritional-plan');
}

/** From the plan to the end; the answers are saved. */
export async function answerToEnd(
  page: Page,
  words: Words,
  look: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await next(page, words);
  for (const step of ['meal-times', 'diet', 'intolerances']) {
    await onStep(page, step);
    await look(step);
    await next(page, words);
  }
  await onStep(page, 'dislikes');
  await look('dislikes');
  await page.getByRole('button', { name: words.onboarding.finish }).click();
}

/** Steps through the tour to the diary. */
export async function throughTour(page: Page, words: Words): Promise<void> {
  await page.waitForURL(/\/tour/, { timeout: 30_000 });
  await page.getByRole('button', { name: words.onboarding.tourStart }).click();
  for (let slide = 2; slide < 4; slide += 1)
    await page.getByRole('button', { name: words.shared.next, exact: true }).click();
  await page.getByRole('button', { name: words.onboarding.tourProceed }).click();
  await page.waitForURL(/\/diary/);
}
