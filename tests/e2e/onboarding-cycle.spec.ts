import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { choose, goOnTo, next, nextButton, onStep, openAsNewcomer, option } from './support/wizard.ts';
import { filled, type Words, wordsOf } from './support/words.ts';

/** A Wednesday. */
const TODAY = new Date(2026, 2, 18, 10);

/** Chooses the diet that follows the cycle and goes on to the calendar. */
async function openCalendar(page: Page, words: Words): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await openAsNewcomer(page, words, 'nutritional-plan');
  await choose(page, words.onboarding.CYCLE_DIET);
  await goOnTo(page, words, 'menstrual-dates');
}

const day = (page: Page, number: string) =>
  page
    .getByRole('grid')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${number}$`) });

/** Turns the wheel to its row of that number, counted from 0, as a finger would. */
async function scrollWheel(page: Page, row: number): Promise<void> {
  await page.getByRole('listbox').evaluate((wheel, place) => {
    const height = wheel.querySelector('[role=option]')?.clientHeight ?? 0;
    wheel.scrollTop = place * height;
  }, row);
}

test('[ONB-12] the last period began on a day of a calendar from Monday, not on one to come', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openCalendar(page, words);
  await expect(nextButton(page, words)).toBeDisabled();
  const isDutch = info.project.use.locale === 'nl-NL';
  await expect(page.locator('[role=grid] th').first()).toHaveText(isDutch ? /^ma/i : /^mon/i);
  await expectAccessible(page);
  await day(page, '19').click();
  await expect(page.getByText(words.onboarding.menstrualDateFuture)).toBeVisible();
  await expect(nextButton(page, words)).toBeDisabled();

  await page.getByRole('button', { name: words.shared.nextMonth }).first().click();
  await expect(day(page, '1')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(day(page, '2')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: words.shared.previousMonth }).click();
  await day(page, '18').click();
  await expect(page.getByText(words.onboarding.menstrualDateFuture)).toBeHidden();
  await expect(page.getByRole('link', { name: words.onboarding.menstrualDatesInfo })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await next(page, words);
  await onStep(page, 'cycle-spacing');
});

test('[ONB-13] the cycle is one of 21 to 45 days, of which up to 35 are regular, or not sure', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const length = (count: number) =>
    page.getByRole('option', { name: filled(words.onboarding.days.other, { count }), exact: true });
  const message = page.getByText(filled(words.onboarding.cycleTooLong, { min: 21, max: 35 }));
  await openCalendar(page, words);
  await day(page, '10').click();
  await goOnTo(page, words, 'cycle-spacing');
  await expect(page.getByRole('option')).toHaveCount(25);
  await expect(length(21)).toBeAttached();
  await expect(length(45)).toBeAttached();
  await expect(length(28)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await scrollWheel(page, 36 - 21);
  await expect(length(36)).toHaveAttribute('aria-selected', 'true');
  await expect(message).toBeVisible();
  await expect(nextButton(page, words)).toBeDisabled();
  await expectAccessible(page);
  await length(35).click();
  await expect(message).toBeHidden();
  await expect(nextButton(page, words)).toBeEnabled();
  await page.keyboard.press('ArrowDown');
  await expect(length(36)).toHaveAttribute('aria-selected', 'true');
  await expect(nextButton(page, words)).toBeDisabled();
  await choose(page, words.onboarding.notSure);
  await expect(message).toBeHidden();
  await goOnTo(page, words, 'cycle-details');
  await expect(page.getByRole('img', { name: '28' })).toBeVisible();
  await page.getByRole('button', { name: words.shared.back, exact: true }).click();
  await onStep(page, 'cycle-spacing');
  await expect(option(page, words.onboarding.notSure)).toBeChecked();
});

test('[ONB-14] a ring shows the day of the cycle, how long until the next period, and what each phase asks', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { onboarding } = words;
  await openCalendar(page, words);
  await day(page, '10').click();
  await goOnTo(page, words, 'cycle-details');
  const phase = onboarding.phaseFOLLICULAR;
  const label = filled(onboarding.cycleDiagram, { day: 9, length: 28, phase, days: 20 });
  const ring = page.getByRole('img', { name: label });
  await expect(ring).toBeVisible();
  await expect(ring).toContainText(filled(onboarding.cycleDay, { day: 9 }));
  await expect(page.getByText(filled(onboarding.cycleNext.other, { count: 20 }))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: onboarding.phaseNow })).toContainText(phase);
  for (const text of [onboarding.phaseFOLLICULARText, onboarding.phaseLUTEALText])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await next(page, words);
  await onStep(page, 'meal-times');
});
