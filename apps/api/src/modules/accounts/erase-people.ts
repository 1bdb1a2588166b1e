import { findPerson, lockPerson, only } from '../access/access.public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sql } from 'kysely';
import { erasePerson } from './delete-me.ts';

/** Dependencies for deleting people outside of a request. */
export interface Erasing {
  readonly database: Database;
  readonly files: Files;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

/** Deletes people, each with all their data. A failure for one person does not stop the others. */
export async function erasePeople(parts: Erasing, ids: readonly number[]): Promise<void> {
  const { database, clock, log } = parts;
  const now = clock.now();
  const faults: unknown[] = [];
  for (const id of ids) {
    try {
      await database
        .as({ personId: id })
        .transaction()
        .execute(async (db) => {
          const locked = await lockPerson(db, { id }, only(id));
          const person = locked === undefined ? undefined : await findPerson(db, locked.id);
          if (person !== undefined) await erasePerson({ ...parts, db, now }, person);
        });
    } catch (error) {
      log.error({ err: error, person: id }, 'an account could not be erased');
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some accounts could not be erased.');
}

/** Deletes people again if they reappeared with a restored backup. Returns how many. */
export async function eraseReturned(parts: Erasing): Promise<number> {
  const db = parts.database.as({ personId: null, system: 'delete-account' });
  const { rows } = await sql<{ id: number }>`select returned_people() as id`.execute(db);
  await erasePeople(
    parts,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
