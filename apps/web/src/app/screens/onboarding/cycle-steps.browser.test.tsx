import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { DEVICES, expectCount, openStep } from './open-step.test-support.tsx';

/** A Wednesday. */
const TODAY = new Date(2026, 2, 18, 10);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = (number: string) =>
  page
    .getByRole('grid')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${number}$`) });

describe.each(DEVICES)('the questions about the cycle on $name', (device) => {
  const flags = ['FF_FEMALE_HORMONES'] as const;
  const began = (date: string | null) => ({
    menstrualCycle: { lastMenstrualPeriodStartDate: date, menstrualCycleLength: null },
    dietPreferences: {
      dietType: 'CYCLE_DIET',
      dietaryPreference: null,
      intolerances: ['NO_INTOLERANCE'],
      ingredientDislikes: [],
      mealTimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
      userProvidedMacros: null,
    } as const,
  });

  it('[ONB-12] ask for the last period on a calendar that starts on Monday and excludes the future', async () => {
    const wizard = await openStep(device, 'menstrual-dates', { flags, answers: began(null) });
    const { words, nextButton } = wizard;
    await expect.element(nextButton).toBeDisabled();
    await expect.poll(() => document.querySelector('[role=grid] th')?.textContent).toMatch(/^(mon|ma)/i);
    await expectAccessible();
    await day('19').click();
    await expect.element(page.getByText(words.menstrualDateFuture)).toBeVisible();
    await expect.element(nextButton).toBeDisabled();
    await page.getByRole('button', { name: device.shared.nextMonth }).first().click();
    await expect.element(day('1')).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(day('2')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: device.shared.previousMonth }).click();
    await day('18').click();
    await expectCount(page.getByText(words.menstrualDateFuture), 0);
    await expect
      .element(page.getByRole('link', { name: new RegExp(words.menstrualDatesInfo) }))
      .toHaveAttribute('href', '/help/cycle-diet');
    await wizard.next();
    await wizard.expectStep('cycle-spacing');
  });

  it("[ONB-13] accept a cycle of 21 to 35 days or 'not sure', and stop a longer one", async () => {
    const wizard = await openStep(device, 'cycle-spacing', { flags, answers: began('2026-03-10') });
    const { words, say, nextButton } = wizard;
    const length = (count: number) => page.getByRole('option', { name: say(words.days, { count }), exact: true });
    const message = page.getByText(say(words.cycleTooLong, { min: 21, max: 35 }));
    await expectCount(page.getByRole('option'), 25);
    for (const count of [21, 45]) await expect.element(length(count)).toBeInTheDocument();
    await expect.element(length(28)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();

    // Turns the wheel as a finger would.
    const wheel = document.querySelector('[role=listbox]');
    if (wheel) wheel.scrollTop = (36 - 21) * (wheel.querySelector('[role=option]')?.clientHeight ?? 0);
    await expect.element(length(36)).toHaveAttribute('aria-selected', 'true');
    await expect.element(message).toBeVisible();
    await expect.element(nextButton).toBeDisabled();
    await expectAccessible();
    await length(35).click();
    await expectCount(message, 0);
    await expect.element(nextButton).toBeEnabled();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(length(36)).toHaveAttribute('aria-selected', 'true');
    await expect.element(nextButton).toBeDisabled();
    await wizard.choose(words.notSure);
    await expectCount(message, 0);
    await wizard.next();
    await wizard.expectStep('cycle-details');
    await expect.element(page.getByRole('img', { name: /28/ })).toBeVisible();
    await page.getByRole('button', { name: words.back, exact: true }).click();
    await wizard.expectStep('cycle-spacing');
    await expect.element(wizard.option(words.notSure)).toBeChecked();
  });

  it('[ONB-14] show a ring with the day of the cycle, the days to the next period, and each phase', async () => {
    const wizard = await openStep(device, 'cycle-details', { flags, answers: began('2026-03-10') });
    const { words, say } = wizard;
    const phase = words.phaseFOLLICULAR;
    const ring = page.getByRole('img', { name: say(words.cycleDiagram, { day: 9, length: 28, phase, days: 20 }) });
    await expect.element(ring).toBeVisible();
    await expect.poll(() => ring.element().textContent).toContain(say(words.cycleDay, { day: 9 }));
    await expect.element(page.getByText(say(words.cycleNext, { count: 20 }))).toBeVisible();
    const current = page.getByRole('listitem').filter({ hasText: words.phaseNow });
    await expect.poll(() => current.element().textContent).toContain(phase);
    for (const text of [words.phaseFOLLICULARText, words.phaseLUTEALText])
      await expect.element(page.getByText(text)).toBeVisible();
    await expectAccessible();
    await wizard.next();
    await wizard.expectStep('meal-times');
  });
});
