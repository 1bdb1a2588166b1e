import { expect, it } from 'vitest';
import { leastRules } from './why-empty.ts';

it('leastRules returns a minimal set of rules that leave no recipe, dropping the first rules first', async () => {
  // 'a' and 'c' together leave nothing, and so does 'b' alone.
  const leaveNothing = async (rules: readonly string[]) =>
    rules.includes('b') || (rules.includes('a') && rules.includes('c'));
  expect(await leastRules(['x', 'a', 'b', 'c'], leaveNothing)).toEqual(['b']);
  expect(await leastRules(['b', 'x', 'a', 'c'], leaveNothing)).toEqual(['a', 'c']);
  expect(await leastRules(['x', 'y'], async () => true)).toEqual([]);
});
