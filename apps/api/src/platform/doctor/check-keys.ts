import { createECDH } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { canUnwrap } from '../secret/person-keys.ts';
import { fault, type Finding, warning, well } from './finding.ts';

const SECRETS = [
  { name: 'SECRET_KEY', field: 'secretKey', file: 'secret.key' },
  { name: 'DATA_KEY', field: 'dataKey', file: 'data.key' },
  { name: 'BACKUP_KEY', field: 'backupKey', file: 'backup.key' },
] as const;
/** Permissions of anyone but the owner of a file. */
const OTHERS = 0o077;
/** How many of people's keys are opened as a check. The newest keys show whether the data key is correct. */
const OPENED = 10_000;

/**
 * Checks that each secret is set or stored in a file that no one else can read. `known` has the secrets that are stored
 * in a file.
 */
export function* checkSecrets(given: Config, known: Config): Generator<Finding> {
  for (const { name, field, file } of SECRETS) {
    const path = join(given.dataDir, file);
    if (given[field] !== undefined) yield well('keys', `${name} is set.`);
    else if (known[field] === undefined) yield* missing(given, name, file);
    else if (process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0) {
      yield fault('keys', `${path} can be read by other users. Run chmod 600 ${path}.`);
    } else yield well('keys', `${name} is in ${path}. Keep a copy elsewhere.`);
  }
  yield* checkVapid(given);
}

/**
 * Reports missing secrets. On a new installation the first start creates them; for an existing database they are lost
 * or stored elsewhere.
 */
function* missing({ dataDir, databaseUrl }: Config, name: string, file: string): Generator<Finding> {
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'));
  if (isNew) yield well('keys', `${name} is created by the first npm start.`);
  else {
    yield warning(
      'keys',
      `${name} is not set and ${join(dataDir, file)} is missing: the next start creates a new one. Set ${name} to the previous key, if there was one.`,
    );
  }
}

function* checkVapid({ vapid }: Config): Generator<Finding> {
  if (vapid === undefined) return;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(vapid.privateKey, 'base64url');
  yield pair.getPublicKey('base64url') === vapid.publicKey
    ? well('keys', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair.')
    : fault(
        'keys',
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not belong together: browsers reject all notifications. Set both to keys from the same pair.',
      );
}

/** Checks that people's keys open with the data key. */
export async function* checkDataKey(owner: Database, known: Config): AsyncGenerator<Finding> {
  const { rows: there } = await sql<{ is: boolean }>`select to_regclass('person_key') is not null as is`.execute(
    owner.db,
  );
  if (there[0]?.is !== true) return;
  const rows = await owner.db
    .selectFrom('person_key')
    .select(['person_id', 'wrapped'])
    .orderBy('person_id', 'desc')
    .limit(OPENED)
    .execute();
  if (rows.length === 0) return;
  const isRead = known.dataKey !== undefined;
  const unreadable = rows.filter((row) => !isRead || !canUnwrap(known, row.person_id, row.wrapped)).length;
  yield unreadable === 0
    ? well('keys', `DATA_KEY opens people's keys. Keys tried: ${rows.length}.`)
    : fault(
        'keys',
        `DATA_KEY opens only ${rows.length - unreadable} of ${rows.length} keys: the cycles of the others cannot be read. Set DATA_KEY to the previous key, or DATA_KEY_BEFORE to it while you change to a new one.`,
      );
}
