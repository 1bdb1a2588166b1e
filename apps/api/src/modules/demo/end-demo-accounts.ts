import { erasePerson } from '../accounts/accounts.public.ts';
import { findPerson, listEndedDemos, lockPerson, only } from '../access/access.public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface Ending {
  readonly database: Database;
  readonly files: Files;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

/** Erases the demo accounts that are over, each with everything of it. One that cannot be erased keeps none of the others. */
export async function endDemoAccounts(parts: Ending): Promise<void> {
  const { database, clock, log } = parts;
  const now = clock.now();
  const faults: unknown[] = [];
  for (const { id } of await listEndedDemos(database.as({ personId: null, system: 'expire' }), now)) {
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
      log.error({ err: error, person: id }, 'a demo account could not be erased');
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Demo accounts were left that could not be erased.');
}
