import { expect, it } from 'vitest';
import { confirmsDeletion } from './deletion-keyword.ts';

it.each([
  ['DELETE', true],
  ['VERWIJDER', true],
  ['delete', false],
  ['DELETE ', false],
  ['', false],
])('%j confirms a deletion: %s', (text, confirmed) => {
  expect(confirmsDeletion(text)).toBe(confirmed);
});
