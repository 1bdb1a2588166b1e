import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from '../../bench/support/mutants.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every mutant replaces a text that is in its file exactly once, and names existing tests', () => {
  const wrong = MUTANTS.filter(
    ({ file, from, tests }) =>
      readFileSync(join(ROOT, file), 'utf8').split(from).length !== 2 ||
      tests.length === 0 ||
      !tests.every((test) => existsSync(join(ROOT, test))),
  );
  expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
