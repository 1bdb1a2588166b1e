import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const steps = readFileSync('docs/walk-through.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => {
    const [, step = '', file = '', names = ''] = line.split('|').map((cell) => cell.trim());
    return { step, file: quoted(file)[0] ?? '', names: quoted(names) };
  });

describe('docs/walk-through.md', () => {
  it('lists the steps from the web app to the database', () => {
    const layers = [
      'apps/web/',
      'packages/domain/',
      'packages/contract/',
      'apps/api/src/modules/',
      'apps/api/src/migrations/',
    ];
    for (const layer of layers) expect(steps.some(({ file }) => file.startsWith(layer))).toBe(true);
  });

  it.each(steps)('$step: $file contains every name mentioned there', ({ file, names }) => {
    const text = readFileSync(file, 'utf8');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
