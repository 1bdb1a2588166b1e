import { z } from 'zod';
import { unknownSteps } from '../database/migrate.ts';
import { canUnwrap, type DataKeys } from '../secret/person-keys.ts';
import { BackupFault } from './backup-fault.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { type Head, type Manifest, type Part, readParts } from './parts.ts';

/** The files of a backup, and the keys that open them. */
export interface BackupSource {
  readonly file: string;
  /** The file of people's keys; null restores without them, and so without their cycles. */
  readonly keysFile: string | null;
  /** The latest deletion ledger; null if there is none to replay. */
  readonly ledgerFile: string | null;
  readonly backupKey: string;
  readonly dataKeys: DataKeys;
}

/** The number of people's keys, and how many of them no data key opens. */
export interface KeyCount {
  readonly all: number;
  readonly unreadable: number;
}

/** The content of a backup and its files. */
export interface CheckedBackup {
  readonly head: Head;
  readonly manifest: Manifest;
  readonly ledger: Ledger | null;
  readonly keys: KeyCount;
}

/** A row of people's keys. Its bytes are written as in PostgreSQL: a backslash, x and hexadecimal digits. */
const wrappedSchema = z.object({ person_id: z.int(), wrapped: z.string().regex(/^\\x[\da-f]*$/) });

/**
 * Reads a backup, people's keys and the ledger completely. Throws a `BackupFault` if anything is incomplete, was made
 * with another key or by a newer version, or if the data key opens no person's key. Without a data key, people's keys
 * are not opened.
 */
export async function checkBackup(
  { file, keysFile, ledgerFile, backupKey, dataKeys }: BackupSource,
  see: (part: Part) => Promise<void> = async () => undefined,
): Promise<CheckedBackup> {
  // The keys are checked first, because their file is shorter.
  const keys = keysFile === null ? { all: 0, unreadable: 0 } : await checkKeys(keysFile, backupKey, dataKeys);
  const found = await readWhole(file, backupKey, 'BACKUP', see);
  const ledger = ledgerFile === null ? null : await readLedger(ledgerFile, backupKey);
  if (ledgerFile !== null && ledger === null) throw new BackupFault(`There is no file ${ledgerFile}.`);
  return { ...found, ledger, keys };
}

async function checkKeys(file: string, backupKey: string, dataKeys: DataKeys): Promise<KeyCount> {
  let all = 0;
  let unreadable = 0;
  await readWhole(file, backupKey, 'PERSON_KEYS', async (part) => {
    if (part.type !== 'rows') return;
    all += part.rows.length;
    if (dataKeys.dataKey === undefined) return;
    for (const row of part.rows) {
      const { person_id: personId, wrapped } = wrappedSchema.parse(JSON.parse(row));
      if (!canUnwrap(dataKeys, personId, Buffer.from(wrapped.slice(2), 'hex'))) unreadable += 1;
    }
  });
  if (all === 0 || unreadable < all) return { all, unreadable };
  throw new BackupFault(
    `DATA_KEY is not the data key that the keys of people in ${file} were wrapped with: none of ${all} opens. ` +
      "Set DATA_KEY to the server's data key, or restore with --without-keys, without people's cycles.",
  );
}

async function readWhole(file: string, backupKey: string, kind: Head['kind'], see: (part: Part) => Promise<void>) {
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  for await (const part of readParts(file, backupKey)) {
    if (part.type === 'head') {
      ({ head } = part);
      await refuseOther(file, head, kind);
    }
    if (part.type === 'manifest') ({ manifest } = part);
    await see(part);
  }
  return { head: head!, manifest: manifest! };
}

async function refuseOther(file: string, head: Head, kind: Head['kind']): Promise<void> {
  if (head.kind !== kind) {
    throw new BackupFault(
      kind === 'BACKUP'
        ? `${file} has keys of people and is no backup. Name a file such as weekbord-2026-01-31T02-23-00-000Z.backup.`
        : `${file} has no keys of people.`,
    );
  }
  const unknown = await unknownSteps(head.steps);
  if (unknown.length === 0) return;
  throw new BackupFault(
    `${file} was made by version ${head.version}, which is newer than this one: it has ${unknown.join(', ')}. ` +
      'Restore it with that version or a later one.',
  );
}
