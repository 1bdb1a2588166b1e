import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { explainFault, FileFault } from './file-fault.ts';
import type { Batch } from './gather-batches.ts';
import { openReport } from './import-report.ts';
import {
  advanceImportRun,
  findImportRun,
  finishImportRun,
  type ImportRunKey,
  saveImportedFoods,
  saveImportedServings,
  startImportRun,
} from './imported-foods.store.ts';
import { readAhead } from './read-ahead.ts';

/** The source to import and the options. */
export type ImportRequest = Readonly<{
  kind: 'off' | 'usda';
  /** An Open Food Facts file, or the FoodData Central folder. */
  path: string;
  /** The file to which a line is written for each record that was rejected or repaired. */
  reportPath?: string;
  /** Whether to re-read a file that was already read to its end. */
  again?: boolean;
  /** Rows per transaction. */
  size?: number;
  signal?: AbortSignal;
  now: () => Date;
  onProgress?: (progress: ImportProgress) => void;
}>;

export type ImportProgress = Readonly<{ rows: number; counts: Readonly<Record<string, number>> }>;

/** The result of an import; `before` is true if the whole file had already been read earlier. */
export type ImportResult = Readonly<
  ImportProgress & { ended: 'complete' | 'stopped' | 'before'; resumedAt: number; finishedAt: Date | null }
>;

/** The version of the parsing rules. It is increased when they change, so that files are read again. */
const RULES = 2;
const BATCH_ROWS = 1000;
const HASHED_BYTES = 1 << 20;
const SOURCES = { off: 'OPEN_FOOD_FACTS', usda: 'USDA' } as const;

/**
 * Imports the foods from a public database, batch by batch. A batch and its progress are one transaction, so that an
 * import that was killed resumes after the last one. A file that was already read to its end changes nothing.
 */
export async function importFoods(db: Kysely<Tables>, request: ImportRequest): Promise<ImportResult> {
  const { kind, path, now } = request;
  if (request.reportPath !== undefined && resolve(request.reportPath) === resolve(path)) {
    throw new FileFault('The report would be written over the file itself.');
  }
  const key = { source: SOURCES[kind], fingerprint: await fingerprintOf(kind, path) };
  const before = await findImportRun(db, key);
  if (before?.finished_at != null && request.again !== true) {
    return {
      ended: 'before',
      rows: before.rows_done,
      counts: before.counts,
      resumedAt: before.rows_done,
      finishedAt: before.finished_at,
    };
  }
  const isResumed = before !== undefined && before.finished_at === null;
  if (!isResumed) await startImportRun(db, key, basename(path), now());
  const resumedAt = isResumed ? before.rows_done : 0;
  const report = await openReport(request.reportPath, isResumed ? before.report_bytes : 0);
  let progress: ImportProgress = { rows: resumedAt, counts: isResumed ? before.counts : {} };
  try {
    for await (const batch of readAhead({ kind, path, skip: resumedAt, size: request.size ?? BATCH_ROWS })) {
      const reportBytes = await report.add(batch.report);
      progress = await saveBatch(db, key, batch, progress, reportBytes);
      request.onProgress?.(progress);
      if (request.signal?.aborted === true) return { ...progress, ended: 'stopped', resumedAt, finishedAt: null };
    }
  } finally {
    await report.close();
  }
  const finishedAt = now();
  await finishImportRun(db, key, finishedAt);
  return { ...progress, ended: 'complete', resumedAt, finishedAt };
}

async function saveBatch(
  db: Kysely<Tables>,
  key: ImportRunKey,
  batch: Batch,
  before: ImportProgress,
  reportBytes: number,
): Promise<ImportProgress> {
  return db.transaction().execute(async (transaction) => {
    const { added, changed } = await saveImportedFoods(transaction, key.source, batch.foods);
    await saveImportedServings(transaction, key.source, batch.servings);
    const counts: Record<string, number> = { ...before.counts };
    const news = { ...batch.counts, added, changed, unchanged: batch.foodCount - added - changed };
    for (const [what, count] of Object.entries(news)) counts[what] = (counts[what] ?? 0) + count;
    const progress = { from: before.rows, rowsDone: batch.rowsDone, counts, reportBytes };
    if (!(await advanceImportRun(transaction, key, progress))) {
      throw new FileFault('Another import of the same file is at work.');
    }
    return { rows: batch.rowsDone, counts };
  });
}

/** Returns the fingerprint of a file from its length and its beginning; of a folder from its largest tables. */
async function fingerprintOf(kind: ImportRequest['kind'], path: string): Promise<string> {
  const files = kind === 'off' ? [path] : ['food.csv', 'food_nutrient.csv'].map((name) => join(path, name));
  const hash = createHash('sha256').update(`rules ${RULES}`);
  for (const file of files) {
    try {
      const { size } = await stat(file);
      const handle = await open(file, 'r');
      const { buffer, bytesRead } = await handle
        .read(Buffer.alloc(HASHED_BYTES), 0, HASHED_BYTES, 0)
        .finally(() => handle.close());
      hash.update(` ${size} `).update(buffer.subarray(0, bytesRead));
    } catch (error) {
      throw explainFault(error, file);
    }
  }
  return hash.digest('hex');
}
