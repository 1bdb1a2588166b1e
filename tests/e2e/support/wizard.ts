import { expect, type Locator, type Page } from '@playwright/test';
import { typeCode } from './log-in.ts';
import { nextMail } from './mailbox.ts';
import { newcomer } from './planned-person.ts';
import { startOf, type Words } from './words.ts';

/** Signs up a newcomer and goes to the wizard's first question. */
export async function signUp(page: Page, words: Words, address: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel(words.auth.firstName).fill('Noor');
  await page.getByLabel(words.auth.lastName).fill('van den Berg');
  await page.getByLabel(words.auth.email).fill(address);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: words.auth.signUpSubmit }).click();
  await expect(page.getByRole('heading', { name: words.entering.codeTitle })).toBeVisible();
  const { code } = await nextMail(address);
  await typeCode(page, words, code ?? '');
  await page.waitForURL(/\/(onboarding|welcome)/);
  if (page.url().includes('/welcome')) await page.getByRole('link', { name: words.onboarding.start }).click();
  await onStep(page, 'goal');
  await agree(page, words);
}

/** Consents to storing answers about body and food, which the wizard requires before its first question. */
export async function agree(page: Page, words: Words): Promise<void> {
  const asks = page.getByRole('heading', { name: words.consents.firstTitle });
  await expect(asks.or(page.getByRole('radio').first()).first()).toBeVisible();
  if (!(await asks.isVisible())) return;
  for (const purpose of ['BODY', 'FOOD'] as const)
    await page.getByRole('checkbox', { name: startOf(words.consents[purpose]) }).check({ force: true });
  await page.getByRole('button', { name: words.consents.agree }).click();
  await expect(page.getByRole('heading', { name: words.consents.firstTitle })).toBeHidden();
}

/** Waits for a question of the wizard. */
export async function onStep(page: Page, step: string): Promise<void> {
  await page.waitForURL(new RegExp(`/onboarding/${step}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function next(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.shared.next, exact: true }).click();
}

/** Chooses an option by its visible name, as a click on its card does. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().click();
}

/** Returns the radio or checkbox of an option, found by the start of its card's text. */
export function option(page: Page, name: string): Locator {
  const found = { name: startOf(name) };
  return page.getByRole('radio', found).or(page.getByRole('checkbox', found));
}

export function nextButton(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: words.shared.next, exact: true });
}

/** Continues from step to step without answering, up to the given step. */
export async function goOnTo(page: Page, words: Words, step: string): Promise<void> {
  while (!page.url().endsWith(`/${step}`)) {
    const from = page.url();
    await next(page, words);
    await page.waitForURL((url) => url.href !== from);
  }
  await onStep(page, step);
}

export async function openAsGuest(page: Page, words: Words, step = 'goal'): Promise<void> {
  await page.goto('/onboarding/goal');
  await onStep(page, 'goal');
  await agree(page, words);
  await goOnTo(page, words, step);
}

/** Opens the wizard as a person who has just signed up. */
export async function openAsNewcomer(page: Page, words: Words, step = 'goal'): Promise<void> {
  await newcomer(page);
  await openAsGuest(page, words, step);
}

/** Switches the unit in which weights are typed. */
export async function chooseWeightUnit(page: Page, words: Words, unit: 'KILOGRAMS' | 'POUNDS' | 'STONES') {
  await page.getByRole('button', { name: startOf(`${words.onboarding.weightUnit}:`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.onboarding[unit], { exact: true }).click();
  await dialog.getByRole('button', { name: words.onboarding.done }).click();
  await expect(dialog).toBeHidden();
}

/** Goes from the goal to the plan with the wizard's defaults; calls `look` on every screen. */
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

/** Goes from the plan to the end, where the answers are saved. */
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
