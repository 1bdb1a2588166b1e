// Measures the JavaScript that each screen needs before it is rendered, in bytes of brotli. Anything that a screen
// requests later does not count.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const WEB = join(import.meta.dirname, '../apps/web');
const DIST = join(WEB, 'dist');
const ROUTES = join(WEB, 'src/app/routes');
const LANGUAGE = 'nl';
const BUDGET_KB: Readonly<Record<string, number>> = { '/login': 125, '/diary/$date': 150 };

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const routes = readdirSync(ROUTES).filter((name) => name.endsWith('.tsx') && name !== '__root.tsx');

function withImports(key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

const keyOf = (route: string): string | undefined =>
  Object.keys(manifest).find((candidate) => candidate.includes(`/routes/${route}?tsr-split=component`));

/**
 * Returns the route files that render a screen together: `a.b.c.tsx` is nested in `a.b.tsx` and `a.tsx`, if these
 * exist.
 */
function chainOf(route: string): string[] {
  const parts = route.slice(0, -'.tsx'.length).split('.');
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('.')}.tsx`).filter((file) => routes.includes(file));
}

/** Returns the areas of phrases that a route's loader fetches. */
function areasOf(route: string): string[] {
  const [, args = ''] = /loadPhrases\(([^)]*)\)/.exec(readFileSync(join(ROUTES, route), 'utf8')) ?? [];
  return [...args.matchAll(/'(\w+)'/g)].map(([, area]) => area ?? '');
}

function firstLoad(route: string): ReadonlySet<string> {
  const files = withImports('index.html', new Set());
  const chain = chainOf(route);
  for (const part of chain) withImports(keyOf(part) ?? '', files);
  for (const area of ['__root.tsx', ...chain].flatMap(areasOf)) {
    withImports(`../../packages/phrases/src/${LANGUAGE}/${area}.ts`, files);
  }
  return files;
}

function addressOf(route: string): string {
  const parts = route.slice(0, -'.tsx'.length).split('.');
  return `/${parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`;
}

const sizes = new Map<string, number>();

/** Returns a file's size in kilobytes as sent by a server with brotli. */
function wireKb(file: string): number {
  const kb = sizes.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).length / 1000;
  sizes.set(file, kb);
  return kb;
}

const drawn = routes.filter((route) => keyOf(route) !== undefined && addressOf(route) !== '/');
const rows = drawn
  .map((route) => {
    const files = [...firstLoad(route)];
    const kb = files.reduce((sum, file) => sum + wireKb(file), 0);
    return { address: addressOf(route), kb: Number(kb.toFixed(1)), files: files.length };
  })
  .toSorted((a, b) => a.address.localeCompare(b.address));
console.table(
  Object.fromEntries(
    rows.map(({ address, kb, files }) => [address, { 'brotli kB': kb, 'budget kB': BUDGET_KB[address] ?? '', files }]),
  ),
);
for (const [address, budget] of Object.entries(BUDGET_KB)) {
  const row = rows.find((each) => each.address === address);
  if (row !== undefined && row.kb <= budget) continue;
  console.error(`${address} needs ${row?.kb ?? 'an unknown number of'} kB before it is drawn; it may need ${budget}.`);
  process.exitCode = 1;
}
