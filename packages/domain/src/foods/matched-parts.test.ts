import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (name: string, query: string) =>
  matchedParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

it.each([
  ['volle yoghurt', 'yog', 'volle [yog]hurt'],
  ['Crème fraîche', 'creme fra', '[Crème] [fra]îche'],
  ['Cre\u0300me', 'creme', '[Cre\u0300me]'],
  ['kipfilet', 'filet', 'kip[filet]'],
  ['geitenkaas', 'ei', 'geitenkaas'],
  ['Ben & Jerry’s', 'jerry', 'Ben & [Jerry]’s'],
  ['broccoli', 'brocoli', 'broccoli'],
  ['halfvolle melk', '', 'halfvolle melk'],
  ['½ volle melk', 'melk', '½ volle [melk]'],
])('[FOO-01] the name %s is marked where it matches %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

it('matched parts never change the name, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, query) => {
      const parts = matchedParts(name, query);
      expect(parts.map(({ text }) => text).join('')).toBe(name);
      expect(parts.every(({ isMatch }, index) => index === 0 || isMatch !== parts[index - 1]?.isMatch)).toBe(true);
    }),
  );
});
