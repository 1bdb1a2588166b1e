import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION_PERIODS } from '@weekbord/domain/privacy/retention-periods';
import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

/** The rows of the table: the data, the retention period and the deletion jobs. */
function rows(): readonly (readonly string[])[] {
  const table = /\*\*How long data is kept\.\*\*[^]*?\n\n(\|[^]*?)\n\n/.exec(page)?.[1] ?? '';
  return table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
}

it('the retention periods shown to people match those in operating.md, with the same job', () => {
  const wrong = Object.entries(RETENTION_PERIODS).filter(([, { period, job }]) => {
    const { count, unit } = period;
    const said = new RegExp(
      unit === 'DAYS'
        ? `\\b(?:${count} days${count === 1 ? '|a day' : ''}${count === 14 ? '|two weeks' : ''})`
        : `\\b${count} ${unit.toLowerCase()}`,
    );
    return !rows().some((cells) => cells.includes(`\`${job}\``) && cells.some((cell) => said.test(cell)));
  });
  expect(wrong).toEqual([]);
});

it('the table in operating.md lists every job that deletes expired data, and no other job', () => {
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
