import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { writeStored } from '../../../../shared/stored.ts';
import { type DayView, viewDay } from '../../model/day-view.ts';
import { item, quickItem, slot } from '../../model/meals.test-support.ts';
import { DaySummary } from './day-summary.tsx';
import { WeekList } from '../week/week-list.tsx';

const DATE = '2027-01-06';
const SLOTS = [slot(1, 'BREAKFAST'), slot(2, 'LUNCH'), slot(3, 'DINNER')];
/** A plan of 1,500 kcal and 90 g protein, and `meals` meals of 400 kcal and 25 g each. */
const dayOf = (meals: number, eaten = 0) =>
  viewDay(
    {
      calendar_items: Array.from({ length: meals }, (_, index) =>
        item(index + 1, 'LUNCH', { status: index < eaten ? 'EATEN' : 'PLANNED' }),
      ),
    },
    SLOTS,
  );

afterEach(() => {
  speakLanguage('en');
  document.documentElement.dataset['theme'] = 'light';
  writeStored('day-summary', null);
});

async function show(view: DayView, showsTargets = true): Promise<void> {
  const day = createRootRoute({
    component: () => (
      <main>
        <h1>{DATE}</h1>
        <DaySummary view={view} showsTargets={showsTargets} />
        <WeekList date={DATE} today={DATE} dates={[DATE]} views={new Map([[DATE, view]])} showsTargets={showsTargets} />
      </main>
    ),
  });
  const router = createRouter({ routeTree: day, history: createMemoryHistory() });
  await render(<RouterProvider router={router as never} />);
  await expect.element(page.getByRole('progressbar').first()).toBeVisible();
}

const summary = () => page.getByRole('region').nth(0);
const board = () => page.getByRole('region').nth(1);
const amber = () => getComputedStyle(document.documentElement).getPropertyValue('--warning').trim();
const colourOf = (element: Element) => {
  const { color } = getComputedStyle(element);
  return `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};

describe.each([
  ['en', 'light', '100 kcal over', '10 g over'],
  ['nl', 'dark', '100 kcal te veel', '10 g te veel'],
] as const)('a day over its target, in %s and %s', (language, theme, kcal, grams) => {
  it('[DIA-01] shows the excess as amber text, in the day summary and in the week', async () => {
    speakLanguage(language);
    document.documentElement.dataset['theme'] = theme;
    await loadPhrases('diary', 'shared', 'meals');
    await show(dayOf(4, 4));
    const small = summary();
    await expect.element(small.getByText('100', { exact: true })).toBeVisible();
    for (const words of [kcal.replace('100 ', ''), grams]) {
      const shown = small.getByText(words, { exact: true }).first();
      await expect.element(shown).toBeVisible();
      expect(colourOf(shown.element())).toBe(amber());
    }
    await expectAccessible();
    await small.getByRole('button').first().click();
    for (const words of [
      summary().getByText(kcal.replace('100 ', ''), { exact: true }),
      board().getByText(kcal, { exact: true }),
    ]) {
      await expect.element(words).toBeVisible();
      expect(colourOf(words.element())).toBe(amber());
    }
    await expect.element(summary().getByText(grams, { exact: true }).first()).toBeVisible();
    const protein = summary().getByRole('progressbar').nth(1);
    expect(protein.element().getAttribute('aria-valuetext')).toContain(grams);
    await expectAccessible();
  });
});

it.each([
  ['en', '100kcal over', '10 g over', 'kcal left'],
  ['nl', '100kcal te veel', '10 g te veel', 'kcal over'],
] as const)('[DIA-01] in %s, shows the planned excess as one figure, as the week does', async (...of) => {
  const [language, energy, grams, left] = of;
  speakLanguage(language);
  await loadPhrases('diary', 'shared', 'meals');
  await show(dayOf(4));
  await expect.element(board().getByText(energy.replace('kcal', ' kcal'), { exact: true })).toBeVisible();
  const small = summary().element();
  expect(small.textContent).toContain(energy);
  expect(small.textContent).toContain(grams);
  expect(small.textContent).not.toContain(left);
  expect(small.getBoundingClientRect().height).toBeLessThanOrEqual(96);
  await summary().getByRole('button').first().click();
  const whole = summary().element();
  expect(whole.textContent).toContain(energy);
  expect(whole.textContent).not.toContain(left);
});

it.each([
  ['en', '1,100kcal left', ['65 g left', '110 g left', '50 g left']],
  ['nl', '1.100kcal over', ['65 g over', '110 g over', '50 g over']],
] as const)(
  '[DIA-01] says in %s how much energy and how much of each macro is left',
  async (language, energy, macros) => {
    speakLanguage(language);
    await loadPhrases('diary', 'shared', 'meals');
    await show(dayOf(3, 1));
    expect(summary().element().textContent).toContain(energy);
    for (const words of macros) await expect.element(summary().getByText(words, { exact: true })).toBeVisible();
    expect(summary().element().getBoundingClientRect().height).toBeLessThanOrEqual(96);
    await summary().getByRole('button').first().click();
    for (const words of macros) await expect.element(summary().getByText(words, { exact: true })).toBeVisible();
  },
);

it('[DIA-01] shows only the excess or the shortfall of a past day, and nothing planned or left', async () => {
  await loadPhrases('diary', 'shared', 'meals');
  const meals = [1, 2, 3, 4].map((id) => item(id, 'LUNCH', { status: id <= 3 ? 'EATEN' : 'PLANNED' }));
  await show(viewDay({ calendar_items: meals }, SLOTS, 'PAST'));
  await expect.element(summary().getByText('kcal under goal')).toBeVisible();
  await expect.element(summary().getByText('300', { exact: true })).toBeVisible();
  await expect.element(board().getByText('1,200', { exact: false }).first()).toBeVisible();
  expect(document.querySelector('main')!.textContent).not.toMatch(/over(?!view)/);
  await summary().getByRole('button').first().click();
  await expect.element(summary().getByText('Eaten', { exact: true })).toBeVisible();
  expect(summary().element().textContent).not.toMatch(/planned|left/i);
});

it('[DIA-01] shows nothing in amber for a day within 105% of its target', async () => {
  await loadPhrases('diary', 'shared', 'meals');
  const meals = [item(1, 'LUNCH'), item(2, 'LUNCH'), ...[3, 4, 5].map((id) => quickItem(id, 'DINNER'))];
  await show(viewDay({ calendar_items: meals.map((meal) => ({ ...meal, status: 'EATEN' })) }, SLOTS));
  await expect.element(summary().getByText('kcal over')).toBeVisible();
  const inAmber = [...document.querySelectorAll('main *')].filter((element) => colourOf(element) === amber());
  expect(inAmber).toEqual([]);
});

it('[DIA-14] a day whose targets are hidden is never over', async () => {
  await loadPhrases('diary', 'shared', 'meals');
  await show(dayOf(5), false);
  expect(document.body.textContent).not.toMatch(/over(?!view)/);
});
