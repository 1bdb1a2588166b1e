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
  ['[Pasta pesto](https://example.com/pasta)', 'https://example.com/pasta'],
  ['[TikTok] Look at this! https://example.com/abc', 'https://example.com/abc'],
  ['<a href="https://example.com/x">Pasta</a>', 'https://example.com/x'],
  ['<b>Love</b> this https://example.com/y', 'https://example.com/y'],
])('extracts the URL from a link or markup shared by another app: %s', (shared, url) => {
  expect(sourceOf(shared)).toEqual({ kind: 'url', value: url });
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

it.each([
  '<h1>Rice</h1><h2>Ingredients</h2><ul><li>200 g rice</li></ul>',
  '<ul><li>200 g rice</li><li>2 eggs</li></ul>',
  '<p>200 g rice</p>',
  '<table><tr><td>200 g</td><td>rice</td></tr></table>',
  '<meta charset="utf-8"><p>200 g rice</p>',
  '<!--StartFragment--><p>200 g rice</p><!--EndFragment-->',
  'Rice<ul><li>200 g rice</li><li>2 eggs</li></ul>',
])('recognises a part of a page: %s', (typed) => {
  expect(sourceOf(typed)).toEqual({ kind: 'html', value: typed });
});

it('recognises the data of a page as text, even if it contains a URL, with or without a fence', () => {
  const data = '{"@context":"https://schema.org","@type":"Recipe","name":"Rice","recipeIngredient":["200 g rice"]}';
  expect(sourceOf(data)).toEqual({ kind: 'text', value: data });
  expect(sourceOf(`\`\`\`json\n${data}\n\`\`\``)).toEqual({ kind: 'text', value: data });
});

it('recognises text that begins like a tag as text', () => {
  const typed = '<3 pasta\n200 g pasta\n2 eggs';
  expect(sourceOf(typed)).toEqual({ kind: 'text', value: typed });
});
