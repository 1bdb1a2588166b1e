import { describe, expect, it } from 'vitest';
import { timesOfStep } from './step-times.ts';

const MINUTE = 60;
const HOUR = 3600;

/** The times found in a text, each as seconds or as a range. */
const found = (text: string) =>
  timesOfStep(text).map(({ seconds, upTo }) => (upTo === null ? seconds : [seconds, upTo]));

describe('the times of a step in English', () => {
  it.each<[string, (number | number[])[]]>([
    ['Simmer for 15 minutes.', [15 * MINUTE]],
    ['Bake for 10-12 minutes until golden.', [[10 * MINUTE, 12 * MINUTE]]],
    ['Roast for 30 to 35 minutes, turning once.', [[30 * MINUTE, 35 * MINUTE]]],
    ['Cook for 2 or 3 min.', [[2 * MINUTE, 3 * MINUTE]]],
    ['Leave in the oven for 1 hour.', [HOUR]],
    ['Chill for an hour.', [HOUR]],
    ['Stew for 1 hour and 20 minutes.', [HOUR + 20 * MINUTE]],
    ['Stew for 1 hour 20 minutes.', [HOUR + 20 * MINUTE]],
    ['Let it rest for half an hour.', [HOUR / 2]],
    ['Leave for an hour and a half.', [1.5 * HOUR]],
    ['Leave for a quarter of an hour.', [15 * MINUTE]],
    ['Cook for 1½ hours.', [1.5 * HOUR]],
    ['Cook for 1 1/2 hours.', [1.5 * HOUR]],
    ['Microwave for 30 seconds, then for 20 sec more.', [30, 20]],
    ['Fry for a minute.', [MINUTE]],
    ['Fry for two minutes per side.', [2 * MINUTE]],
    ['Give it a 5-minute rest.', [5 * MINUTE]],
    ['Fry for 1.5 minutes.', [90]],
    ['Cook the pasta for 10 minutes; add the peas for the last 3 minutes.', [10 * MINUTE, 3 * MINUTE]],
    ['Fry for half a minute, warm for another minute.', [30, MINUTE]],
    ['Boil the potatoes for 15 minutes, with the peas for the last 3.', [15 * MINUTE, 3 * MINUTE]],
  ])('%s', (text, times) => {
    expect(found(text)).toEqual(times);
  });
});

describe('the times of a step in Dutch', () => {
  it.each<[string, (number | number[])[]]>([
    ['Laat 15 minuten zachtjes koken.', [15 * MINUTE]],
    ['Bak 20 à 25 minuten.', [[20 * MINUTE, 25 * MINUTE]]],
    ['Rooster ze 30 tot 35 minuten.', [[30 * MINUTE, 35 * MINUTE]]],
    ['Bak 10–12 min in de oven.', [[10 * MINUTE, 12 * MINUTE]]],
    ['Laat anderhalf uur stoven.', [1.5 * HOUR]],
    ['Laat 1 uur en 15 minuten garen.', [HOUR + 15 * MINUTE]],
    ['Zet een half uur in de koelkast.', [HOUR / 2]],
    ['Zet een halfuur in de koelkast.', [HOUR / 2]],
    ['Laat een kwartier rusten.', [15 * MINUTE]],
    ['Laat drie kwartier rijzen.', [45 * MINUTE]],
    ['Roerbak 30 seconden.', [30]],
    ['Kook nog één minuut.', [MINUTE]],
    ['Kook 2,5 minuut.', [150]],
    ['Bak met de peper 6 minuten en dan nog een halve minuut.', [6 * MINUTE, 30]],
    ['Bak twee uur.', [2 * HOUR]],
    ['Pof ze 60 minuten en kook de eieren 8 minuten.', [HOUR, 8 * MINUTE]],
  ])('%s', (text, times) => {
    expect(found(text)).toEqual(times);
  });
});

it.each([
  'Heat the oven to 220 °C.',
  'Fry the eggs in a second pan for 2.',
  'Stir every 5 minutes.',
  'Serve within 10 minutes.',
  'Roer elke 5 minuten.',
  'Eet het binnen 10 minuten op.',
  'Add 2 minced cloves and 3 mint leaves.',
  'Cook for a few minutes.',
  'Laat 24 uur staan.',
  'Verdeel over 2 borden, 1 u vooraf gesneden.',
])('finds no waiting time: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('timesOfStep returns the position of each time in the text', () => {
  const text = 'Boil for 8 minutes, rest half an hour.';
  expect(timesOfStep(text).map(({ start, end }) => text.slice(start, end))).toEqual(['8 minutes', 'half an hour']);
});
