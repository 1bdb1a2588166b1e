import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The documents that someone new to the project reads. */
const DOCUMENTS = ['README.md', 'docs/architecture.md', 'docs/operating.md', 'docs/deploying.md'];

/** Returns the commands in a document's code, without the variables before them and the comments after them. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) => code.split('\n'));
  const inLines = [...text.replaceAll(/^```.*\n[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  const lines = [...blocks, ...inLines].map((line) =>
    line
      .replace(/\s+#.*$/, '')
      .trim()
      .replace(/^(?:\w+=\S+ )+/, ''),
  );
  return [...new Set(lines.filter((line) => /^(?:npm|npx|node) /.test(line)))];
}

/** Returns the commands in the documents for newcomers. */
export function namedCommands(): string[] {
  return [...new Set(DOCUMENTS.flatMap((file) => commandsIn(readFileSync(join(ROOT, file), 'utf8'))))];
}
