import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS, type Area } from './areas.ts';
import { diary as enDiary } from './en/diary.ts';
import { diary as nlDiary } from './nl/diary.ts';
import { fillPhrase, type Phrase, type Phrasebook } from './phrases.ts';

const slots = (phrase: Phrase) =>
  [...new Set(JSON.stringify(phrase).match(/\{\w+\}|<\w+>/g) ?? [])].toSorted((a, b) => a.localeCompare(b));

describe('fillPhrase', () => {
  it('fills values in and formats numbers as usual in the language', () => {
    expect(fillPhrase('{name} ate {amount} g', 'en', { name: 'Noor', amount: 1234.5 })).toBe('Noor ate 1,234.5 g');
    expect(fillPhrase('{name} at {amount} g', 'nl', { name: 'Noor', amount: 1234.5 })).toBe('Noor at 1.234,5 g');
  });

  it('writes negative numbers with a minus sign, not a hyphen', () => {
    expect(fillPhrase('{left} kcal', 'en', { left: -120 })).toBe('−120 kcal');
    expect(fillPhrase('{left} kcal', 'nl', { left: -1.5 })).toBe('−1,5 kcal');
  });

  it('picks the plural form by count', () => {
    const phrase = { one: '{count} change', other: '{count} changes' };
    expect([0, 1, 2].map((count) => fillPhrase(phrase, 'en', { count }))).toEqual([
      '0 changes',
      '1 change',
      '2 changes',
    ]);
  });

  it('counts the meals of a day by their total: one of three meals', () => {
    expect(fillPhrase(enDiary.dayEaten, 'en', { eaten: 1, count: 3 })).toBe('1 of 3 meals eaten');
    expect(fillPhrase(enDiary.dayEaten, 'en', { eaten: 0, count: 1 })).toBe('0 of 1 meal eaten');
    expect(fillPhrase(nlDiary.dayEaten, 'nl', { eaten: 1, count: 3 })).toBe('1 van 3 maaltijden gegeten');
  });

  it('inserts a value once, even if it looks like a placeholder itself', () => {
    expect(fillPhrase('Hello {name}', 'en', { name: '{count}' })).toBe('Hello {count}');
  });
});

describe.each(Object.keys(AREAS) as Area[])('the area %s', (area) => {
  it('has the same placeholders and markup in both languages, and no empty phrases', async () => {
    const [en, nl]: [Phrasebook, Phrasebook] = await Promise.all([AREAS[area].en(), AREAS[area].nl()]);
    for (const [key, phrase] of Object.entries(en)) {
      expect(nl[key] && slots(nl[key]), key).toEqual(slots(phrase));
      for (const text of [phrase, nl[key]]) expect(JSON.stringify(text), key).not.toContain('""');
    }
  });
});

it('Dutch has one word for each meal: ontbijt, lunch, avondeten, tussendoortje', () => {
  const folder = join(import.meta.dirname, 'nl');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sentences = files.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/['`]([^'`]*)['`]/g),
  ]);
  const others = sentences
    .map(([, text = '']) => text)
    .filter((text) => /diner|snack|avondmaal|tussendoor(?!tje)/i.test(text));
  expect(others).toEqual([]);
  expect(sentences.some(([, text]) => text === 'Tussendoortje')).toBe(true);
});

it.each(['en', 'nl'] as const)('a meal has the same name in every area, in %s', async (language) => {
  const areas: Phrasebook[] = await Promise.all(Object.values(AREAS).map((area) => area[language]()));
  for (const meal of ['BREAKFAST', 'LUNCH', 'DINNER']) {
    const names = areas.flatMap((phrases) => phrases[meal] ?? []);
    expect(names.length, meal).toBeGreaterThan(1);
    expect(names, meal).toEqual(names.map(() => names[0]));
  }
});
