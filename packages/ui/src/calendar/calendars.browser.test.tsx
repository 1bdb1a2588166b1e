import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { CalendarStrip } from '../calendar-strip/calendar-strip.tsx';
import { SpanCalendar } from '../span-calendar/span-calendar.tsx';
import { Calendar } from './calendar.tsx';

const LANGUAGES = [
  { locale: 'en-GB', previousLabel: 'Previous', nextLabel: 'Next', monday: /^Mon/i, march: 'March 2026' },
  { locale: 'nl-NL', previousLabel: 'Vorige', nextLabel: 'Volgende', monday: /^ma/i, march: 'maart 2026' },
] as const;

const basics = { label: 'Day', firstWeekday: 'monday' as const, today: '2026-03-18', ...LANGUAGES[0] };
const day = (number: number) =>
  page
    .getByRole('grid')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${number}(?!\\d)`) });
const firstHeader = () => document.querySelector('[role=grid] th')?.textContent;
const chosen = () =>
  [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map((cell) =>
    Number.parseInt(cell.textContent),
  );

describe.each(LANGUAGES)('a calendar in $locale', (language) => {
  it('starts weeks on Monday, names its month and arrows, and marks nothing before a day is chosen', async () => {
    await render(
      <Calendar {...basics} {...language} value={undefined} onChange={() => undefined} shown="2026-03-18" />,
    );
    expect(firstHeader()).toMatch(language.monday);
    await expect.element(page.getByText(language.march, { exact: true }).first()).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: language.previousLabel })).toBeVisible();
    expect(chosen()).toEqual([]);
    await expectAccessible();
  });
});

it.each([
  ['monday', ['Mon', 'Sun'], 16],
  ['sunday', ['Sun', 'Sat'], 15],
  ['saturday', ['Sat', 'Fri'], 14],
] as const)('starts weeks on %s', async (firstWeekday, ends, first) => {
  await render(<Calendar {...basics} {...{ firstWeekday }} value="2026-03-18" onChange={() => undefined} />);
  const names = [...document.querySelectorAll('[role=grid] th')].map((cell) => cell.textContent);
  expect([names[0], names[6]]).toEqual(ends);
  const row = day(18).element().closest('tr')!;
  expect(row.querySelector('td')?.textContent).toBe(String(first));
});

it('selects a day by press and by arrow keys, within its bounds', async () => {
  const changed = vi.fn<(date: string) => void>();
  function OneDay() {
    const [value, setValue] = useState<string | undefined>('2026-03-18');
    return (
      <Calendar
        {...basics}
        min="2026-03-03"
        max="2026-03-25"
        value={value}
        onChange={(date) => {
          changed(date);
          setValue(date);
        }}
      />
    );
  }
  await render(<OneDay />);
  await day(20).click();
  expect(changed).toHaveBeenLastCalledWith('2026-03-20');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
  expect(changed).toHaveBeenLastCalledWith('2026-03-12');
  expect(chosen()).toEqual([12]);
  for (const number of [2, 26]) await expect.element(day(number)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

it('a date range reports which day was tapped, and names its first and last day for screen readers', async () => {
  const tapped = vi.fn<(date: string) => void>();
  const span = ['2026-03-09', '2026-03-10', '2026-03-11'];
  await render(<SpanCalendar {...basics} span={span} onTap={tapped} firstLabel="first day" lastLabel="last day" />);
  expect(chosen()).toEqual([9, 10, 11]);
  await expect.element(page.getByText(/first day/)).toBeInTheDocument();
  await expect.element(page.getByText(/last day/)).toBeInTheDocument();
  await day(15).click();
  expect(tapped).toHaveBeenLastCalledWith('2026-03-15');
  await day(10).click();
  expect(tapped).toHaveBeenLastCalledWith('2026-03-10');
  await expectAccessible();
});

it('a strip of days announces full dates and the current day, and its arrows change the week', async () => {
  await page.viewport(800, 600);
  const turned = vi.fn<(way: string) => void>();
  const days = [16, 17, 18].map((date) => ({
    date: `2026-03-${date}`,
    weekday: 'Day',
    day: String(date),
    spoken: `The ${date}th of March`,
    isCurrent: date === 17,
    isToday: date === 18,
    done: 0.5,
  }));
  await render(
    <CalendarStrip
      label="Week"
      days={days}
      link={({ date }, { children, ...look }) => (
        <a href={`#${date}`} {...look}>
          {children}
        </a>
      )}
      previous={{ label: 'Week before', onPress: () => turned('back') }}
      next={{ label: 'Week after', onPress: () => turned('on') }}
    />,
  );
  const strip = page.getByRole('navigation', { name: 'Week' });
  await expect.element(strip.getByRole('link', { name: 'The 17th of March' })).toHaveAttribute('aria-current', 'date');
  await expect.element(strip.getByRole('link', { name: 'The 18th of March' })).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: 'Week before' }).click();
  await page.getByRole('button', { name: 'Week after' }).click();
  expect(turned.mock.calls.flat()).toEqual(['back', 'on']);
  await expectAccessible();
  await page.viewport(375, 812);
});
