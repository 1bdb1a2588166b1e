import { parseArgs } from 'node:util';
import { withDatabase } from './commands-database.ts';
import { noteCommand } from './platform/audit/note-audit.ts';
import { loadConfig } from './platform/config/config.ts';
import {
  FileFault,
  importFoods,
  type ImportProgress,
  type ImportRequest,
  formatResult,
} from './modules/foods/import.public.ts';

const USAGE = `How to import foods:
  npm run import-foods -- off <file.jsonl|.jsonl.gz|.csv|.csv.gz> [--report report.jsonl] [--again]
  npm run import-foods -- usda <folder of the CSV download> [--report report.jsonl] [--again]
`;
const PROGRESS_MS = 1000;

const request = readRequest();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

try {
  const result = await withDatabase(loadConfig(process.env), 'import', async (database) => {
    await noteCommand(database, 'import-foods');
    const asked = { ...request, signal: stop.signal, now: () => new Date(), onProgress: printProgress() };
    return importFoods(database, asked);
  });
  process.stdout.write(`${formatResult(result, request.path)}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL cannot be reached.';
  return `The import cannot go on: ${message}`;
}

function readRequest(): Pick<ImportRequest, 'kind' | 'path' | 'reportPath' | 'again'> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { report: { type: 'string' }, again: { type: 'boolean' } },
    });
    const [kind, path] = positionals;
    if ((kind !== 'off' && kind !== 'usda') || path === undefined || positionals.length > 2) throw new Error('unclear');
    return { kind, path, reportPath: values.report, again: values.again };
  } catch {
    process.stderr.write(USAGE);
    process.exit(2);
  }
}

function printProgress() {
  const began = performance.now();
  let first: number | null = null;
  let last = 0;
  return ({ rows, counts }: ImportProgress) => {
    const now = performance.now();
    first ??= rows;
    if (now - last < PROGRESS_MS) return;
    last = now;
    const refused = Object.entries(counts).reduce((sum, [what, n]) => sum + (what.startsWith('refused') ? n : 0), 0);
    const speed = Math.round(((rows - first) * 1000) / (now - began));
    process.stdout.write(`${whole(rows)} rows, ${whole(speed)} rows/s, ${whole(refused)} refused\n`);
  };
}

function whole(value: number): string {
  return value.toLocaleString('en');
}
