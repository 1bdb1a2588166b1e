import { expect, it } from 'vitest';
import { leastRules } from './why-empty.ts';

it('of rules those are left that leave nothing and none of which can be missed, the first given up first', async () => {
  // Nothing is left by 'a' with 'c', and by 'b' alone.
  const leaveNothing = async (rules: readonly string[]) =>
    rules.includes('b') || (rules.includes('a') && rules.includes('c'));
  expect(await leastRules(['x', 'a', 'b', 'c'], leaveNothing)).toEqual(['b']);
  expect(await leastRules(['b', 'x', 'a', 'c'], leaveNothing)).toEqual(['a', 'c']);
  expect(await leastRules(['x', 'y'], async () => true)).toEqual([]);
});
