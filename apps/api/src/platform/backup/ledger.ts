import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open as openFile, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { withAdvisoryLock } from '../database/with-advisory-lock.ts';
import { open, seal, SealFault, sealingKey } from '../secret/sealed.ts';
import { BackupFault } from './backup-fault.ts';

/** The name of the ledger in the backup folder. */
export const LEDGER_NAME = 'deletions.ledger';
const SALT_PLACE = 'ledger of deletions';

const entrySchema = z.object({ kind: z.enum(['PERSON', 'KEY']), hash: z.hex().length(64), at: z.string() });
const headSchema = z.object({ ledger: z.literal(1), salt: z.base64() });

/** Records that a person was deleted, or their key destroyed, without saying who they were. */
export type LedgerEntry = z.output<typeof entrySchema>;

/** The deletions of one database, and the salt of their hashes. */
export interface Ledger {
  readonly salt: Buffer;
  readonly entries: readonly LedgerEntry[];
}

/** Returns the path of the ledger in a folder. */
export function ledgerIn(folder: string): string {
  return join(folder, LEDGER_NAME);
}

/** Reads a ledger; null if there is none. A truncated last line is ignored. */
export async function readLedger(file: string, backupKey: string): Promise<Ledger | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const head = headSchema.safeParse(parse(first));
  if (!head.success) throw new BackupFault(`${file} is not a ledger of deletions.`);
  const entries = lines.map((line, index) => {
    const entry = entrySchema.safeParse(parse(line));
    if (!entry.success) throw new BackupFault(`Line ${index + 2} of ${file} is not a deletion.`);
    return entry.data;
  });
  return { salt: openSalt(file, backupKey, head.data.salt), entries };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function openSalt(file: string, backupKey: string, sealed: string): Buffer {
  try {
    return open([sealingKey(backupKey)], SALT_PLACE, Buffer.from(sealed, 'base64'));
  } catch (error) {
    if (!(error instanceof SealFault)) throw error;
    throw new BackupFault(`${file} was made with another key. Set BACKUP_KEY to the key that it was made with.`, {
      cause: error,
    });
  }
}

/** Which deletions `writeLedger` looks for: all, or those of the last day. */
export type Since = 'EVER' | 'YESTERDAY';

/**
 * Appends the deletions of the database that are missing in a folder's ledger, creating it if there is none; one
 * process at a time. Returns how many were appended. `pool` is the owner's, with at least two connections.
 */
export async function writeLedger(pool: Pool, folder: string, backupKey: string, since: Since): Promise<number> {
  return withAdvisoryLock(pool, 'ledger of deletions', () => appendMissing(pool, folder, backupKey, since));
}

async function appendMissing(pool: Pool, folder: string, backupKey: string, since: Since): Promise<number> {
  const salt = await readSalt(pool);
  if (salt === undefined) return 0;
  const file = ledgerIn(folder);
  if (!existsSync(file)) await beginLedger(file, backupKey, salt);
  const lines = (await missingDeletions(pool, folder, backupKey, since)).map(lineOf);
  if (lines.length > 0) await append(file, lines);
  return lines.length;
}

/** Returns the deletions of the database that are not in the ledger of a folder. `pool` is that of the owner role. */
export async function missingDeletions(
  pool: Pool,
  folder: string,
  backupKey: string,
  since: Since,
): Promise<LedgerEntry[]> {
  const salt = await readSalt(pool);
  if (salt === undefined) return [];
  const file = ledgerIn(folder);
  const known = (await readLedger(file, backupKey)) ?? { salt, entries: [] };
  if (!known.salt.equals(salt)) {
    throw new BackupFault(`${file} belongs to another database. Set BACKUP_FOLDER to a folder of this database alone.`);
  }
  // An empty ledger lacks all deletions, however old they are.
  const isAll = since === 'EVER' || known.entries.length === 0;
  const { rows } = await pool.query<LedgerEntry>(
    `select kind, encode(hash, 'hex') as hash, to_json(deleted_at at time zone 'UTC')#>>'{}' as at from deletion
     where $1 or deleted_at > now() - interval '1 day' order by deleted_at`,
    [isAll],
  );
  const before = new Set(known.entries.map(lineOf));
  return rows.filter((entry) => !before.has(lineOf(entry)));
}

/** Returns the salt of the deletions; undefined in a database from before deletions were recorded. */
async function readSalt(pool: Pool): Promise<Buffer | undefined> {
  const { rows: found } = await pool.query<{ there: boolean }>(
    `select to_regclass('public.deletion_salt') is not null as there`,
  );
  if (found[0]?.there !== true) return undefined;
  const { rows } = await pool.query<{ salt: Buffer }>('select salt from deletion_salt');
  return rows[0]!.salt;
}

function lineOf({ kind, hash, at }: LedgerEntry): string {
  return JSON.stringify({ kind, hash, at });
}

async function beginLedger(file: string, backupKey: string, salt: Buffer): Promise<void> {
  const sealed = seal(sealingKey(backupKey), SALT_PLACE, salt).toString('base64');
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await append(draft, [JSON.stringify({ ledger: 1, salt: sealed })]);
  await rename(draft, file);
}

/** Appends lines. They are on disk when this resolves. */
async function append(file: string, lines: readonly string[]): Promise<void> {
  const handle = await openFile(file, 'a', 0o600);
  try {
    await handle.writeFile(lines.map((line) => `${line}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
