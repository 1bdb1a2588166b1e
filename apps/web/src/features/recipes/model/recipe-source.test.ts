import { expect, it } from 'vitest';
import { sourceOf } from './recipe-source.ts';

it.each([
  'https://example.com/pannenkoeken',
  ' http://example.com/a?b=c#d ',
  'www.example.com/recipes/12',
  'example.co.uk',
  'mijn-keuken.nl/soep',
])('recognises %s as a URL', (typed) => {
  expect(sourceOf(typed)).toEqual({ kind: 'url', value: typed.trim() });
});

it('extracts the URL from text shared by another app', () => {
  const url = 'https://example.com/soup?x=1';
  expect(sourceOf(`Tomato soup – look at this! ${url}.`)).toEqual({ kind: 'url', value: url });
  expect(sourceOf(`Tomato soup\n(${url})`)).toEqual({ kind: 'url', value: url });
});

it.each([
  '200 g flour\n2 eggs\n\nMix and bake.',
  'flour',
  '1.5 kg potatoes',
  'Mix well. Bake.',
  'see https://example.com\n200 g flour\n2 eggs\n300 ml milk\nMix.',
])('recognises %j as text', (typed) => {
  expect(sourceOf(typed)).toEqual({ kind: 'text', value: typed });
});

it('recognises the HTML source of a page as a page, and returns null for empty text', () => {
  const page = '<!DOCTYPE html><html><body>Soup</body></html>';
  expect(sourceOf(page)).toEqual({ kind: 'html', value: page });
  expect(sourceOf(' \n ')).toBeNull();
});
