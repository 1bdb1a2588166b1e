import { expect, it } from 'vitest';
import { minutesIn, timesIn } from './read-times.ts';

it.each([
  ['35 minutes', 35],
  ['35 min.', 35],
  ['45m', 45],
  ["90'", 90],
  ['1 uur', 60],
  ['1 u', 60],
  ['2u', 120],
  ['1u30', 90],
  ['1 u 30', 90],
  ['1h30', 90],
  ['1h 5m', 65],
  ['1 hr 20', 80],
  ['1 uur en 20 min', 80],
  ['1 hour and 20 minutes', 80],
  ['2 hours, 15 minutes', 135],
  ['1½ hours', 90],
  ['1 1/2 uur', 90],
  ['1,5 uur', 90],
  ['1.5 hours', 90],
  ['½ uur', 30],
  ['een half uur', 30],
  ['half an hour', 30],
  ['anderhalf uur', 90],
  ['een kwartier', 15],
  ['3 kwartier', 45],
  ['drie kwartier', 45],
  ['1 uur en een kwartier', 75],
  ['twee uur', 120],
  ['an hour', 60],
  ['30-40 min', 30],
  ['1 tot 2 uur', 60],
  ['20 à 25 minuten', 20],
  ['90 seconds', 2],
  ['about 25 mins', 25],
  ['1 dag', 1440],
  ['klaar in 25 minuten', 25],
])('%s takes %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

it.each(['', '4 personen', '35 minuti', 'overnight', '180 graden', '2 uien', 'half', '500 ml', '1 dl melk'])(
  '%j states no time',
  (text) => {
    expect(minutesIn(text)).toBeNull();
  },
);

it('gives each part of a line its own time', () => {
  expect(timesIn('Prep 10 | Cook 1u30')).toEqual({ work: 10, cooking: 90 });
});
