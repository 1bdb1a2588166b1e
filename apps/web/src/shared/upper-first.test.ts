import { expect, it } from 'vitest';
import { upperFirst } from './upper-first.ts';

it.each([
  ['banana', 'Banana'],
  ['ijsbergsla', 'IJsbergsla'],
  ['édelweiss', 'Édelweiss'],
  ['7 days', '7 days'],
  ['', ''],
])('%j at the start of a sentence becomes %j', (name, written) => {
  expect(upperFirst(name)).toBe(written);
});
