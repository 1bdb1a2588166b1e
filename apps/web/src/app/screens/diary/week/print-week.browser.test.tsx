import type { CalendarItem } from '@weekbord/contract/diary/models';
import { addDays, dateRange, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { emulateMedia } from '@weekbord/ui/motion/emulate-media.test-support';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PrintWeekButton } from '../../../../features/diary/components/week/print-week-button.tsx';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { aUser, button, dayOn, show, startTaking, stopTaking, TODAY } from '../diary-scene.test-support.tsx';

/** The Monday of next week, whose meals are all still planned. */
const MONDAY = addDays(isoWeekStart(TODAY), 7);
const SHEET_MM = 190;
const MM = 96 / 25.4;

/** What was on the page when printing was requested, with its height and width. */
interface Printed {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly height: number;
  readonly overflowing: readonly string[];
}
let printed: Printed[] = [];

beforeEach(async () => {
  await startTaking();
  printed = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector<HTMLElement>('body > [data-print=wide]')!;
    const cells = [...paper.querySelectorAll<HTMLElement>('th, td')];
    printed.push({
      title: paper.querySelector('h1')!.textContent,
      rows: [...paper.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
      height: paper.firstElementChild!.getBoundingClientRect().height,
      overflowing: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    });
  });
});
afterEach(() => {
  stopTaking();
  vi.restoreAllMocks();
});

const named = (one: ReturnType<typeof item>, name: string, change: object = {}): CalendarItem => ({
  ...one,
  meal: { ...one.meal, ...change, recipe_template: { ...one.meal.recipe_template, name, total_time_min: 35 } },
});

async function print(itemsOn: (date: string) => readonly CalendarItem[]) {
  function Leaving() {
    const [isThere, setThere] = useState(true);
    // Printing lays out the screen again, which may unmount the component that requested it.
    addEventListener('beforeprint', () => setThere(false), { once: true });
    return isThere && <PrintWeekButton from={MONDAY} />;
  }
  const dates = dateRange(MONDAY, addDays(MONDAY, 20));
  await show(<Leaving />, { days: dates.map((date) => dayOn(date, itemsOn(date))), user: aUser() });
  await button(/^(?:Print week|Week afdrukken)$/).click();
  await expect.poll(() => printed.length).toBe(1);
  return printed[0]!;
}

it("prints a week with days as columns, meals as rows, portions, people, minutes and each day's energy", async () => {
  speakLanguage('en');
  const soup = (date: string) =>
    date === MONDAY ? [named(item(1, 'DINNER'), 'Leek soup', { portions: 2, cook_for: 4 })] : [];
  const { title, rows } = await print(soup);
  expect(title).toMatch(/^Meals from Mon .* to Sun /);
  expect(rows.map(([first]) => first)).toEqual(['Meal', 'Breakfast', 'Lunch', 'Dinner']);
  expect(rows[0]![1]).toMatch(/^Mon .*400 kcal$/);
  expect(rows[3]).toEqual(['Dinner', 'Leek soup2 portions · for 4 people · 35 min', '', '', '', '', '', '']);
  // The component that requested printing may be unmounted; the page exists until it is printed.
  dispatchEvent(new Event('beforeprint'));
  await expect.element(button('Print week')).not.toBeInTheDocument();
  expect(document.querySelector('[data-print] table')).not.toBeNull();
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('[data-print]')).toBeNull();
});

it('fits a week with seven meals a day and long names on one page, with nothing cut off', async () => {
  await page.viewport(375, 812);
  speakLanguage('nl');
  const long = 'Langzaam gegaarde mediterrane groenteschotel met kikkererwten en volkorenflatbread uit de oven';
  const { height, overflowing, rows } = await print((date) =>
    MEAL_MOMENTS.map((moment, at) => named(item(Number(date.slice(-2)) * 10 + at, moment), `${long} ${at}`)),
  );
  expect(rows.flat().filter((text) => text.includes(long))).toHaveLength(7 * MEAL_MOMENTS.length);
  expect(height).toBeLessThanOrEqual(SHEET_MM * MM);
  expect(overflowing).toEqual([]);
  dispatchEvent(new Event('afterprint'));
});

it('prints only the page, black on white, without the screen that requested it', async () => {
  speakLanguage('en');
  document.documentElement.dataset['theme'] = 'dark';
  await print((date) => (date === MONDAY ? [named(item(1, 'DINNER'), 'Leek soup')] : []));
  const paper = document.querySelector<HTMLElement>('body > [data-print=wide]')!;
  const screen = [...document.querySelectorAll<HTMLElement>('body > :not([data-print])')];
  expect(getComputedStyle(paper).visibility).toBe('hidden');
  await emulateMedia('print');
  try {
    const { visibility, color, backgroundColor, position } = getComputedStyle(paper);
    expect({ visibility, color, backgroundColor, position }).toEqual({
      visibility: 'visible',
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      position: 'static',
    });
    expect(screen.length).toBeGreaterThan(0);
    expect(screen.filter((one) => getComputedStyle(one).display !== 'none')).toEqual([]);
  } finally {
    await emulateMedia('');
    delete document.documentElement.dataset['theme'];
    dispatchEvent(new Event('afterprint'));
  }
});
