import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { newcomer } from './support/planned-person.ts';
import { openAsNewcomer } from './support/wizard.ts';
import { filled, wordsOf } from './support/words.ts';

/** Advances the page's own clock in small steps until something is shown. */
async function runUntilShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Swipes a finger or mouse sideways over the middle of the screen. */
async function swipe(page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 375, height: 800 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + distance, height / 2 + 4, { steps: 4 });
  await page.mouse.up();
}

/** Delays the response to saving until the returned function is called. */
async function holdSaving(page: Page): Promise<() => void> {
  let answer = () => undefined as void;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/completeOnboarding', async (route) => {
    await gate;
    await route.continue();
  });
  return () => answer();
}

test('[ONB-20] the saving screen is shown while saving, and is accessible', async ({ page }, info) => {
  const words = wordsOf(info);
  const answer = await holdSaving(page);
  await openAsNewcomer(page, words, 'dislikes');
  await page.getByRole('button', { name: words.onboarding.finish }).click();
  await expect(page.getByRole('heading', { name: words.onboarding.preparingTitle })).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).toMatch(/\/preparing$/);
  answer();
  await page.waitForURL(/\/tour/);
});

test('[ONB-20] while saving, the message changes and the bar grows every three seconds', async ({ page }, info) => {
  const words = wordsOf(info);
  const { onboarding } = words;
  const values = { name: 'Noor', organisation: 'Weekbord' };
  const messages = (['preparing1', 'preparing2', 'preparing3', 'preparing4', 'preparing5'] as const).map((message) =>
    filled(onboarding[message], values),
  );
  const answer = await holdSaving(page);
  await page.clock.install();
  await openAsNewcomer(page, words, 'dislikes');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.getByRole('button', { name: onboarding.finish }).click();
  await runUntilShown(page, onboarding.preparingTitle);

  const bar = page.getByRole('progressbar', { name: onboarding.preparingProgress });
  for (const [step, percent] of [10, 22, 34, 46, 58, 70, 82, 94, 100].entries()) {
    await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    await expect(page.getByText(messages[step % messages.length] ?? '', { exact: true })).toBeVisible();
    if (step === 1) {
      await page.clock.runFor(2900);
      await expect(bar).toHaveAttribute('aria-valuenow', '22');
      await page.clock.runFor(100);
    } else await page.clock.runFor(3000);
  }
  await expect(page.getByText(onboarding.preparingText)).toBeVisible();
  await expect(page.getByRole('button', { name: words.shared.accountMenu })).toBeVisible();
  expect(page.url()).toMatch(/\/preparing$/);
  await page.clock.resume();
  answer();
  await page.waitForURL(/\/tour/);
});

test('[ONB-20] the tour has four slides, moves by button, swipe or key, and ends in the diary', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { onboarding, shared } = words;
  await newcomer(page);
  await page.goto('/tour');
  const at = async (slide: 1 | 2 | 3 | 4) => {
    await expect(page.getByText(filled(onboarding.tourSlideOf, { slide, total: 4 }))).toBeAttached();
    const heading = page.locator('div:not([inert]) > div > h1');
    await expect(heading).toHaveText(onboarding[`tour${slide}Title`]);
    await expect(heading).toBeInViewport();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await at(1);
  await button(onboarding.tourStart).click();
  await at(2);
  await button(shared.next).click();
  await at(3);
  await swipe(page, -150);
  await at(4);
  await expect(button(onboarding.tourProceed)).toBeVisible();
  await swipe(page, -150);
  await at(4);
  await swipe(page, 150);
  await at(3);
  await swipe(page, 20);
  await at(3);
  await page.keyboard.press('ArrowLeft');
  await at(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(4);
  await expectAccessible(page);
  await button(onboarding.tourProceed).click();
  await page.waitForURL(/\/diary/);
});
