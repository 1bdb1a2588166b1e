import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayIndex } from '../dates/plain-date.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './calendar-words.ts';
import { guessMapping, openQuestions } from './import-mapping.ts';
import { readRows } from './import-rows.ts';
import { DATE_ORDERS } from './import-terms.ts';
import { readDate } from './read-cells.ts';

const LATEST = '2027-03-14';

/** The dates of a file of weights as first read, and the date that the person is asked to interpret. */
function read(cells: readonly string[], heading = 'Date') {
  const table = { headings: [heading, 'Weight (kg)'], rows: cells.map((cell) => [cell, '80']) };
  const mapping = guessMapping(table, { own: 'KILOGRAMS', latest: LATEST });
  const dates = readRows(table, mapping, LATEST).map((row) => ('weight' in row ? row.weight.date : null));
  return { dates, asked: openQuestions(table, mapping, LATEST).map(({ cell }) => cell) };
}

it.each([
  ['years first', ['26-08-04', '26-08-05'], ['2026-08-04', '2026-08-05']],
  ['years first', ['26/08/04', '26/08/05'], ['2026-08-04', '2026-08-05']],
  ['years first', ['26.8.4', '26.8.5'], ['2026-08-04', '2026-08-05']],
  ['years first', ['26-08-05 07:30', '26-08-04 07:30'], ['2026-08-05', '2026-08-04']],
  ['years first, in two years', ['25-12-30', '26-01-02'], ['2025-12-30', '2026-01-02']],
  [
    'years first, in two years',
    ['25-12-03', '25-12-20', '26-01-02', '26-01-05'],
    ['2025-12-03', '2025-12-20', '2026-01-02', '2026-01-05'],
  ],
  ['years first, after 27', ['26-08-28'], ['2026-08-28']],
  ['days first', ['13-03-26', '14-03-26'], ['2026-03-13', '2026-03-14']],
  [
    'days first, in two years',
    ['25-12-26', '26-12-26', '02-01-27', '04-01-27'],
    ['2026-12-25', '2026-12-26', '2027-01-02', '2027-01-04'],
  ],
  ['days first', ['13/03/26', '14/03/26'], ['2026-03-13', '2026-03-14']],
  ['days first', ['28-12-25'], ['2025-12-28']],
  ['days first', ['31-12-25', '02-01-26'], ['2025-12-31', '2026-01-02']],
  ['days first', ['13-03-2026'], ['2026-03-13']],
  ['days first', ['04-08-2026', '26-08-2026'], ['2026-08-04', '2026-08-26']],
  ['months first', ['08/04/26', '08/26/26'], ['2026-08-04', '2026-08-26']],
  ['days first, by a weekday', ['za 1-8-2026'], ['2026-08-01']],
  ['months first, by a weekday', ['Saturday 08/01/2026', 'Sunday 08/02/2026'], ['2026-08-01', '2026-08-02']],
  ['days first, by the weekdays of some', ['3/8/2026', 'Tue 4/8/2026'], ['2026-08-03', '2026-08-04']],
  ['digits only', ['20260801', '20260802'], ['2026-08-01', '2026-08-02']],
  ['four-digit years', ['2026-08-04'], ['2026-08-04']],
])('does not ask about the order of dates with %s: %j', (_, cells, dates) => {
  expect(read(cells)).toEqual({ dates, asked: [] });
});

it.each([
  ['Date', ['26-08-04']],
  ['Date', ['Monday 1/8/2026']],
  ['Date', ['26-08-04', '26-08-04']],
  ['Datum', ['26-08-04']],
  ['Date', ['26/08/04']],
  ['Date', ['24-08-25', '25-08-24']],
  ['Date', ['22-08-26', '24-01-20']],
])('asks about the order of dates whose year may be first or last, under %s: %j', (heading, cells) => {
  expect(read(cells, heading).asked).toEqual([cells[0]]);
});

it('every date is read in every form that names its month or puts the year first, in any order of numeric dates', () => {
  const days = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1995-01-01', days));
  const names = fc.tuple(fc.nat(2), fc.nat(5), fc.constantFrom('upper', 'lower', 'title'));
  fc.assert(
    fc.property(days, names, fc.constantFrom(...DATE_ORDERS), (date, [month, weekday, letters], order) => {
      const [year, number, day] = date.split('-').map(Number) as [number, number, number];
      const cased = (name: string) => {
        const title = name.charAt(0).toUpperCase() + name.slice(1);
        return letters === 'upper' ? name.toUpperCase() : letters === 'lower' ? name : title;
      };
      const of = (all: readonly string[], place: number) => cased(all[place % all.length]!);
      const name = of(MONTH_NAMES[number - 1]!, month);
      const forms = [
        `${day} ${name} ${year}`,
        `${day}-${name}-${year}`,
        `${day}${name}${year}`,
        `${name} ${day}, ${year}`,
        `${year}-${name}-${day}`,
        `${year} ${name} ${day}`,
        date.replaceAll('-', ''),
        date.replaceAll('-', '/'),
      ];
      const before = ['', ', ', '. ', ' '].map((mark) =>
        mark === '' ? '' : of(WEEKDAY_NAMES[weekdayIndex(date)]!, weekday) + mark,
      );
      for (const form of forms) {
        for (const cell of before.map((text) => text + form)) {
          expect([cell, readDate(cell, order)]).toEqual([cell, date]);
          expect(readDate(`${cell} 08:15`, order)).toBe(date);
        }
      }
    }),
  );
});
