import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from '../../bench/support/mutants.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every mutant replaces text that occurs exactly once in its file, and names existing tests', () => {
  const wrong = MUTANTS.filter(
    ({ file, from, tests }) =>
      readFileSync(join(ROOT, file), 'utf8').split(from).length !== 2 ||
      tests.length === 0 ||
      !tests.every((test) => existsSync(join(ROOT, test))),
  );
  expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
