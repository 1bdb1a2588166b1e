import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results', 'playwright-report']);

export interface SourceFile {
  /** The path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** One import, re-export or dynamic import. */
export interface Import {
  readonly specifier: string;
  /** Whether the import disappears when types are stripped. */
  readonly isType: boolean;
}

/** Returns every TypeScript file in these folders. */
export function sourceFiles(...folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => pathsBelow(join(ROOT, folder)))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { path: relative(ROOT, file).replaceAll('\\', '/'), text, imports: importsOf(text) };
    });
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pathsBelow(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.gen.ts') ? [path] : [];
  });
}

/** Returns the imports and re-exports in source text, including those of types. */
export function importsOf(text: string): Import[] {
  const found = text.matchAll(
    /(?:^|\s)(?:import|export)\s(type\s)?(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/g,
  );
  return [...found].map(([, type, plain, dynamic]) => ({
    specifier: plain ?? dynamic ?? '',
    isType: type !== undefined,
  }));
}
