import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const sources = sourceFiles('apps/web/src', 'packages/ui/src').filter(({ path }) => !/\.test\.tsx?$/.test(path));

it('everything that a screen loads later uses lazyPart, because React’s own lazy caches a failed load', () => {
  const bare = sources.filter(({ text }) => /\blazy\b[^;]*from 'react'|\b\w+\.lazy\(/.test(text));
  expect(bare.map(({ path }) => path)).toEqual(['packages/ui/src/lazy-part/lazy-part.tsx']);
  expect(sources.filter(({ text }) => text.includes('lazyPart(')).length).toBeGreaterThan(30);
});

it('a prefetched part that fails to load is loaded again when needed', () => {
  const ahead = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/void (?:load\w*|import)\([^)]*\)(.{0,7})/g)].map(([, rest = '']) => ({ path, rest })),
  );
  expect(ahead.length).toBeGreaterThan(8);
  expect(ahead.filter(({ rest }) => !rest.startsWith('.catch('))).toEqual([]);
});
