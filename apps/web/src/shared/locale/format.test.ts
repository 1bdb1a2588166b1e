import { expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { deviceLanguage, regionOf } from './language.ts';

it('formats dates and numbers as each language does', () => {
  const [en, nl] = [createFormat('en-GB'), createFormat('nl-NL')];
  expect([en.date('2026-01-05', 'short'), nl.date('2026-01-05', 'short')]).toEqual(['Mon 5 Jan', 'ma 5 jan']);
  expect([en.date('2026-03-29', 'long'), nl.date('2026-03-29', 'long')]).toEqual([
    'Sunday 29 March',
    'zondag 29 maart',
  ]);
  expect([en.number(1394), nl.number(1394), en.number(70.54, 1), nl.number(70.54, 1)]).toEqual([
    '1,394',
    '1.394',
    '70.5',
    '70,5',
  ]);
  expect([en.number(-0.5, 1), nl.number(-0.5, 1), en.number(-1394)]).toEqual(['−0.5', '−0,5', '−1,394']);
  expect([en.figure(1394.4), nl.figure(1394.4), en.figure(0), nl.figure(null)]).toEqual(['1,394', '1.394', '0', '?']);
});

it('[NUM-02] formats a date as its readers do: Mon Jan 5, Mon 5 Jan, ma 5 jan', () => {
  const written = (language: 'en' | 'nl', device: string) => {
    const { date } = createFormat(regionOf(language, device));
    return (['short', 'long', 'full', 'dayMonth'] as const).map((style) => date('2026-01-05', style));
  };
  const american = ['Mon Jan 5', 'Monday January 5', 'January 5, 2026', 'Jan 5'];
  const british = ['Mon 5 Jan', 'Monday 5 January', '5 January 2026', '5 Jan'];
  for (const device of ['en-US', 'en', 'EN-us']) expect(written('en', device)).toEqual(american);
  for (const device of ['en-GB', 'en-AU', 'nl-NL', 'de']) expect(written('en', device)).toEqual(british);
  for (const device of ['nl-NL', 'en-US'])
    expect(written('nl', device)).toEqual(['ma 5 jan', 'maandag 5 januari', '5 januari 2026', '5 jan']);
});

it("the language is Dutch if the device's is, otherwise English", () => {
  expect(['nl', 'nl-BE', 'NL-nl', 'en-GB', 'de', ''].map(deviceLanguage)).toEqual(['nl', 'nl', 'nl', 'en', 'en', 'en']);
});
