import { posix } from 'node:path';
import { AREAS, type Area } from '@weekbord/phrases/areas';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const screens = sourceFiles('apps/web/src').filter(({ path }) => !/\.(?:test|test-support)\.tsx?$/.test(path));
const textOf = new Map(screens.map(({ path, text }) => [path, text]));
const enumerated = sourceFiles('packages/domain/src').filter(
  ({ path, text }) => !path.endsWith('.test.ts') && /^export const [A-Z_]+ = \[[^;]*\] as const/m.test(text),
);
/** Every value of a domain enumeration, because values are used as keys of phrases. */
const values = new Set<unknown>(
  (await Promise.all(enumerated.map(({ path }) => import(posix.join(import.meta.dirname, '../..', path))))).flatMap(
    (module: object) => Object.values(module).filter(Array.isArray).flat(),
  ),
);

/** Returns the sources that name an area, together with what they import, where a phrase may be looked up. */
function sourcesFor(area: Area): string {
  const users = screens.filter(({ text }) => text.includes(`'${area}'`));
  const paths = users.flatMap(({ path, imports }) => [
    path,
    ...imports.map(({ specifier }) => posix.join(posix.dirname(path), specifier)),
  ]);
  return [...new Set(paths)].map((path) => textOf.get(path) ?? '').join('\n');
}

/**
 * Returns the keys that the source text neither quotes nor builds, as in `aim${goal}`, and that are not enumeration
 * values.
 */
function unusedKeys(keys: readonly string[], text: string): string[] {
  const patterns = [...text.matchAll(/\bsay\w*\(`([^`]+)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
  );
  return keys.filter(
    (key) =>
      !values.has(key) && !new RegExp(`(['"])${key}\\1`).test(text) && !patterns.some((pattern) => pattern.test(key)),
  );
}

describe('phrases', () => {
  it('are reported as unused if nothing names them', () => {
    const text = "say('plain') + say(`aim${goal}`) + say(isLate ? 'late' : 'early') + <Card name=\"card\" />";
    const used = ['plain', 'aimLOSE', 'late', 'early', 'card', 'LUNCH'];
    expect(unusedKeys([...used, 'aim', 'rest', 'lunch'], text)).toEqual(['aim', 'rest', 'lunch']);
  });

  it.each(Object.keys(AREAS) as Area[])('are all used by a screen in the area %s', async (area) => {
    expect(unusedKeys(Object.keys(await AREAS[area].en()), sourcesFor(area))).toEqual([]);
  });
});
