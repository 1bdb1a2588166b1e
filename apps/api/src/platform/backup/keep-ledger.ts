import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FurtherChannel } from '../live/listen.ts';
import type { Log } from '../log/log.ts';
import { backupKeyOf } from './back-up-regularly.ts';
import { writeLedger } from './ledger.ts';

/** The channel on which the database announces deletions; see the migration that adds them. */
const CHANNEL = 'weekbord_deletion';

interface Kept {
  readonly jobs: Jobs;
  /** The URL of the database, for the owner of its tables. */
  readonly owner: string;
  readonly config: Config;
  readonly log: Log;
}

/** Writes deletions to the ledger as they are announced. */
export interface LedgerKeeper extends FurtherChannel {
  /** Resolves once everything announced is written. */
  stop(): Promise<void>;
}

/**
 * Writes each deletion to the ledger when it is committed. Deletions that could not be written then, or were missed,
 * are retried each minute.
 */
export async function keepLedger({ jobs, owner, config, log }: Kept): Promise<LedgerKeeper> {
  const write = async () => {
    const database = openDatabase(owner, { max: 2 });
    try {
      await writeLedger(database.pool, config.backupFolder, backupKeyOf(config), 'YESTERDAY');
    } catch (error) {
      log.error({ err: error }, 'deletions could not be written to the ledger');
      throw error;
    } finally {
      await database.close();
    }
  };
  await jobs.repeat('write-deletions', '* * * * *', write);
  let writing: Promise<void> | undefined;
  let isHeard = false;
  const writeAll = async () => {
    while (isHeard) {
      isHeard = false;
      // The error is logged, and the write retried within a minute.
      await write().catch(() => undefined);
    }
    writing = undefined;
  };
  return {
    channel: CHANNEL,
    hear() {
      isHeard = true;
      writing ??= writeAll();
    },
    stop: async () => writing,
  };
}
