import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { writeStored } from '../../../../shared/stored.ts';
import { viewDay } from '../../model/day-view.ts';
import { item, slot } from '../../model/meals.test-support.ts';
import { DaySkeleton } from './day-skeleton.tsx';
import { DaySummary } from './day-summary.tsx';

const PHONE = [375, 812] as const;
const ON_ITS_SIDE = [812, 375] as const;
const DESKTOP = [1440, 900] as const;
const SLOTS = [slot(1, 'BREAKFAST'), slot(2, 'LUNCH'), slot(3, 'DINNER')];
/** Three meals of 400 kcal and 25 g protein each, some of them eaten; the plan has 1,500 kcal and 90 g. */
const dayOf = (eaten: number) =>
  viewDay(
    { calendar_items: [1, 2, 3].map((id) => item(id, 'LUNCH', { status: id <= eaten ? 'EATEN' : 'PLANNED' })) },
    SLOTS,
  );
const summaryOf = (eaten: number) => (
  <main>
    <h1>Today</h1>
    <DaySummary view={dayOf(eaten)} showsTargets />
  </main>
);

const summary = page.getByRole('region', { name: 'Day overview' });
const opener = page.getByRole('button', { name: 'Full overview' });
const planned = page.getByText('Planned', { exact: true });
const height = () => summary.element().getBoundingClientRect().height;

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('diary', 'shared');
});
afterEach(async () => {
  writeStored('day-summary', null);
  await page.viewport(...PHONE);
});

it('[DIA-01] on a phone the summary is small and says what is left, with a bar for each macro', async () => {
  await page.viewport(...PHONE);
  const screen = await render(summaryOf(1));
  await expect.element(summary.getByText('1,100')).toBeVisible();
  await expect.element(summary.getByText('kcal left')).toBeVisible();
  expect(height()).toBeLessThanOrEqual(96);
  const bars = summary.getByRole('progressbar');
  await expect.element(bars.nth(3)).toBeVisible();
  expect(bars.elements().map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
    ['Energy', '400'],
    ['Protein', '25'],
    ['Carbs', '40'],
    ['Fat', '10'],
  ]);
  const tops = bars
    .elements()
    .slice(1)
    .map((bar) => bar.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await expectAccessible();
  await screen.rerender(summaryOf(2));
  await expect.element(summary.getByText('700')).toBeVisible();
});

it('[DIA-01] a press opens the full summary, which stays open until it is pressed again', async () => {
  await page.viewport(...PHONE);
  const first = await render(summaryOf(1));
  await expect.element(planned).not.toBeInTheDocument();
  await opener.click();
  await expect.element(planned).toBeVisible();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  await first.unmount();
  const skeleton = await render(<DaySkeleton label="Loading" />);
  const kept = skeleton.container.querySelector('[aria-hidden]')?.getBoundingClientRect().height ?? 0;
  expect(kept).toBeGreaterThan(200);
  await skeleton.unmount();

  await render(summaryOf(1));
  await expect.element(planned).toBeVisible();
  await opener.click();
  await expect.element(planned).not.toBeInTheDocument();
  expect(height()).toBeLessThanOrEqual(96);
});

it('shows the summary in one row on a phone in landscape, and in full on a wide screen', async () => {
  await page.viewport(...ON_ITS_SIDE);
  await render(summaryOf(1));
  await expect.element(summary.getByText('kcal left')).toBeVisible();
  expect(height()).toBeLessThanOrEqual(76);
  await page.viewport(...DESKTOP);
  await expect.element(planned).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

it('[DIA-01] says how much is left on a future day and, when opened, which macro is planned too high', async () => {
  await page.viewport(...PHONE);
  const meals = [1, 2].map((id) => item(id, 'LUNCH', { meal: { ...item(id, 'LUNCH').meal, fat: 60 } }));
  const view = viewDay({ calendar_items: meals }, SLOTS, 'TO_COME');
  await render(<DaySummary view={view} showsTargets />);
  await expect.element(summary.getByText('kcal left')).toBeVisible();
  expect(summary.getByText(/ left$/).elements()).toHaveLength(4);
  expect(summary.getByText(/ over$/).elements()).toHaveLength(0);
  await opener.click();
  await expect.element(summary.getByText('120 g planned')).toBeVisible();
});

it('[DIA-01] stays small in Dutch, even if a macro is over or under by three digits', async () => {
  speakLanguage('nl');
  await loadPhrases('diary', 'shared');
  await page.viewport(...PHONE);
  const meals = [1, 2, 3, 4].map((id) =>
    item(id, 'LUNCH', { meal: { ...item(id, 'LUNCH').meal, carbohydrates: 5, fat: 60 } }),
  );
  await render(<DaySummary view={viewDay({ calendar_items: meals }, SLOTS)} showsTargets />);
  await expect.element(page.getByText('130 g tekort')).toBeVisible();
  await expect.element(page.getByText('180 g te veel')).toBeVisible();
  expect(page.getByRole('region').element().getBoundingClientRect().height).toBeLessThanOrEqual(96);
});
