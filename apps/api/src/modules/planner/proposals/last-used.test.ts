import { expect, it } from 'vitest';
import { LastUsed } from './last-used.ts';

it('a cache keeps the most recently used entries, and does not count a peek as use', () => {
  const kept = new LastUsed<number>(2);
  expect([kept.of('a', () => 1), kept.of('b', () => 2)]).toEqual([1, 2]);
  expect(kept.of('a', () => 9)).toBe(1);
  expect(kept.peek('b')).toBe(2);
  kept.keep('c', 3);
  expect(['a', 'b', 'c'].map((key) => kept.peek(key))).toEqual([1, undefined, 3]);
});
