import { expect, it } from 'vitest';
import { boardDates, boardStart } from './board-dates.ts';

it('a board shows the next seven days, or the seven days before or after those', () => {
  const today = '2027-03-17';
  expect(boardDates(today)).toEqual([17, 18, 19, 20, 21, 22, 23].map((day) => `2027-03-${day}`));
  expect(
    ['2027-03-17', '2027-03-23', '2027-03-24', '2027-03-16', '2027-03-10', '2027-03-09'].map((date) =>
      boardStart(date, today),
    ),
  ).toEqual(['2027-03-17', '2027-03-17', '2027-03-24', '2027-03-10', '2027-03-10', '2027-03-03']);
});
