import { isScreen } from '@weekbord/api/screens';
import { ARTICLE_NAMES } from '@weekbord/domain/help/articles';
import { articles as english } from '@weekbord/phrases/en/articles';
import { articles as dutch } from '@weekbord/phrases/nl/articles';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const BOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = { english, dutch };
const keys = ARTICLE_NAMES.map((name) => name.replaceAll('-', '_'));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const addressesIn = (text: string) => all(text, /\]\(([^)]*)\)/g);

describe('help articles', () => {
  it('have a title, search words and a text in both languages, and every text belongs to an article', () => {
    const wanted = keys.flatMap((key) => [`${key}_title`, `${key}_words`, `${key}_text`]);
    for (const book of Object.values(BOOKS)) {
      expect(Object.keys(book).toSorted()).toEqual(wanted.toSorted());
      for (const key of wanted) expect([key, book[key]?.trim()]).toEqual([key, book[key]]);
      expect(new Set(keys.map((key) => book[`${key}_title`])).size).toBe(keys.length);
    }
  });

  it.each(keys)(
    '%s has the same structure in both languages: equal numbers of blocks and bold words, and the same links',
    (key) => {
      const [one = '', other = ''] = Object.values(BOOKS).map((book) => book[`${key}_text`]);
      const shapeOf = (text: string) =>
        text.split('\n').map((line) => /^(## |- |\d+\. |\[\[[\w-]+\]\]$)?/.exec(line)?.[0] ?? '');
      expect(shapeOf(other)).toEqual(shapeOf(one));
      expect(addressesIn(other)).toEqual(addressesIn(one));
      expect(all(other, /(\*\*)/g).length).toBe(all(one, /(\*\*)/g).length);
    },
  );

  it('are short, link to existing screens, and fill in every value that the name of a button contains', () => {
    for (const book of Object.values(BOOKS))
      for (const key of keys) {
        const text = book[`${key}_text`] ?? '';
        expect([key, text.split(/\s+/).length <= 300]).toEqual([key, true]);
        expect([key, /[{}]|undefined/.exec(text)?.[0]]).toEqual([key, undefined]);
        for (const address of addressesIn(text))
          expect([key, address, isScreen(address)]).toEqual([key, address, true]);
      }
  });
});

it('every link to help, on screens and in phrases, leads to an existing help page', () => {
  const sources = sourceFiles('apps/web/src', 'packages/phrases/src').filter(
    ({ path }) => !/\.test|routeTree/.test(path),
  );
  const links = sources.flatMap(({ path, text }) => [
    ...all(text, /['"`(](\/help\/[\w-]+)/g).map((to) => ({ path, to })),
    ...all(text, /articleAddress\('([\w-]+)'\)/g).map((name) => ({ path, to: `/help/${name}` })),
    ...all(text, /params=\{\{ article: '([\w-]+)' \}\}/g).map((name) => ({ path, to: `/help/${name}` })),
  ]);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ to }) => !isScreen(to))).toEqual([]);
});
