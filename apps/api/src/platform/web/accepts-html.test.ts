import { expect, it } from 'vitest';
import { acceptsHtml } from './accepts-html.ts';

it.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['text/*', true],
  ['text/html', true],
  ['TEXT/HTML', true],
  ['Text/*;q=0.1', true],
  ['text/html;level=1', true],
  ['text/html;charset=utf-8;q=0.5', true],
  ['application/json, */*;q=0.1', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', true],
  ['application/json', false],
  ['application/json, text/plain', false],
  ['image/*', false],
  ['*/*;q=0', false],
  ['*/* ; Q=0.000', false],
  // The most specific range takes precedence, regardless of its position.
  ['*/*, text/html;q=0', false],
  ['text/html;q=0, text/*', false],
  ['text/*;q=0, */*', false],
  ['text/*;q=0, text/html;q=0.3', true],
  ['xtext/html', false],
  ['text/htmlx', false],
])('a caller who accepts %j gets a page: %s', (accept, expected) => {
  expect(acceptsHtml(accept)).toBe(expected);
});
