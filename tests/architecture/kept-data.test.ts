import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

it('each job that deletes what is kept no longer is in the table of operating.md, and no other', () => {
  const jobs = sourceFiles('apps/api').flatMap(({ path, text }) =>
    path.endsWith('.test.ts')
      ? []
      : [...text.matchAll(/\.repeat\('((?:delete|end|sweep)-[a-z-]+)'/g)].map(([, name]) => name),
  );
  const table = /\*\*How long data is kept\.\*\*[^]*?\n\n(\|[^]*?)\n\n/.exec(page)?.[1] ?? '';
  const named = [...table.matchAll(/`((?:delete|end|sweep)-[a-z-]+)`/g)].map(([, name]) => name);
  expect(jobs.length).toBeGreaterThan(8);
  expect(new Set(named)).toEqual(new Set(jobs));
});
