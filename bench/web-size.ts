import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../apps/web/dist');

interface Chunk {
  file: string;
  imports?: string[];
}

/** Which route files draw the first screen at an address, and which areas of phrases it speaks. */
const ADDRESSES: readonly {
  address: string;
  routes: readonly string[];
  areas: readonly string[];
  budgetKb?: number;
}[] = [
  { address: '/login', routes: ['login.index.tsx'], areas: ['auth'], budgetKb: 130 },
  { address: '/login/code', routes: ['login.code.tsx'], areas: ['auth'] },
  { address: '/signup', routes: ['signup.tsx'], areas: ['auth'] },
  { address: '/welcome', routes: ['welcome.tsx'], areas: ['onboarding'] },
  { address: '/onboarding/goal', routes: ['onboarding.$step.tsx'], areas: ['onboarding'] },
  {
    address: '/diary',
    routes: ['_signed-in.tsx', '_signed-in.diary.$date.tsx'],
    areas: ['navigation', 'planner'],
    budgetKb: 150,
  },
  { address: '/groceries', routes: ['_signed-in.tsx', '_signed-in.groceries.tsx'], areas: ['navigation', 'groceries'] },
  { address: '/profile', routes: ['_signed-in.tsx', '_signed-in.profile.tsx'], areas: ['navigation', 'accounts'] },
];

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

function withImports(key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

function firstLoad(routes: readonly string[], areas: readonly string[]): ReadonlySet<string> {
  const files = withImports('index.html', new Set());
  for (const route of routes) {
    const key = Object.keys(manifest).find((candidate) => candidate.endsWith(`/routes/${route}?tsr-split=component`));
    if (!key) return new Set();
    withImports(key, files);
  }
  for (const area of areas) withImports(`../../packages/phrases/src/nl/${area}.ts`, files);
  return files;
}

/** Kilobytes as a server with brotli sends them. */
function wireKb(file: string): number {
  return brotliCompressSync(readFileSync(join(DIST, file))).length / 1000;
}

console.log('First load, JavaScript, brotli (budget in brackets)');
for (const { address, routes, areas, budgetKb } of ADDRESSES) {
  const files = firstLoad(routes, areas);
  if (files.size === 0) continue;
  const kb = [...files].reduce((sum, file) => sum + wireKb(file), 0);
  const budget = budgetKb === undefined ? '' : ` [${budgetKb}]${kb > budgetKb ? ' OVER' : ''}`;
  console.log(`${address.padEnd(20)} ${kb.toFixed(1).padStart(6)} kB${budget}  ${files.size} files`);
}
