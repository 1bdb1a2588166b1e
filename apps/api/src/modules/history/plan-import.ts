import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { GivenMapping, ImportMapping } from '@weekbord/domain/history/import-terms';
import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import type { Context } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { patience, type WorkerTask } from '../../platform/workers/workers.ts';
import { textOfMealsOn } from '../diary/diary.public.ts';
import { findIntake } from '../intake/intake.public.ts';
import { listKnownPlaces, textOfWeights } from './imports.store.ts';
import {
  type ComparedFile,
  type ComparedRows,
  compareRows,
  countKeys,
  readFile,
  type ReadFile,
  rowsToWrite,
  type SentFile,
} from './read-import.ts';
import type { TableFault } from './read-table.ts';

const MODULE = new URL('./read-import.ts', import.meta.url);
const READ: WorkerTask<SentFile, ReadFile | TableFault> = { module: MODULE, name: readFile.name };
const COMPARE: WorkerTask<ComparedFile, ComparedRows> = { module: MODULE, name: compareRows.name };
const TO_WRITE: WorkerTask<ComparedFile, ReturnType<typeof rowsToWrite>> = { module: MODULE, name: rowsToWrite.name };

/** The number of dates whose meals are read in one statement. */
const DATES_AT_ONCE = 300;

type Ctx = Pick<Context, 'db' | 'now' | 'workers'>;
type Sent = Readonly<{ content: string; mapping?: GivenMapping | undefined }>;

/** Parses a file and finds the rows that do not exist yet. */
export async function planImport(ctx: Ctx, personId: number, sent: Sent): Promise<ReadFile & ComparedRows> {
  return compared(ctx, { personId, sent, task: COMPARE });
}

/** Like `planImport`, with the rows to write. */
export async function planRowsToWrite(ctx: Ctx, personId: number, sent: Sent) {
  return compared(ctx, { personId, sent, task: TO_WRITE });
}

async function compared<Answer extends ComparedRows>(
  { db, now, workers }: Ctx,
  { personId, sent, task }: Readonly<{ personId: number; sent: Sent; task: WorkerTask<ComparedFile, Answer> }>,
): Promise<ReadFile & Answer> {
  // All tasks share one deadline, because other transactions may be waiting for this one.
  const until = patience();
  const { content, mapping: given } = sent;
  const latest = latestDateAnywhere(now.getTime());
  const ownUnit = (await findIntake(db, personId))?.personal_weight_unit ?? 'KILOGRAMS';
  const file = await workers.run(READ, { content, mapping: given, ownUnit, latest }, until);
  if ('fault' in file) throw refusalOf(file);
  const { mapping, keys, dates } = file;
  const known = countKeys(keys) === 0 ? [] : await listKnownPlaces(db, personId, keys);
  const there = await textsOfThere(db, personId, { kind: mapping.kind, dates });
  return { ...file, ...(await workers.run(task, { content, mapping, latest, known, there }, until)) };
}

function refusalOf({ fault }: TableFault): FieldError {
  return fault === 'too_many'
    ? new FieldError([{ path: ['content'], code: 'too_many_rows', params: { max: MAX_IMPORT_ROWS } }])
    : new FieldError({ content: 'no_table' });
}

/** Returns a person's records on the given dates, as JSON that only the thread parses. */
async function textsOfThere(
  db: Ctx['db'],
  personId: number,
  { kind, dates }: Readonly<{ kind: ImportMapping['kind']; dates: readonly string[] }>,
): Promise<string[]> {
  const texts: string[] = [];
  const read = kind === 'WEIGHTS' ? textOfWeights : textOfMealsOn;
  for (let at = 0; at < dates.length; at += DATES_AT_ONCE) {
    texts.push(await read(db, personId, dates.slice(at, at + DATES_AT_ONCE)));
  }
  return texts;
}
