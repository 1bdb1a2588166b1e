import { withDatabase } from './commands-database.ts';
import {
  CommandFault,
  readStaffCommand,
  runStaffCommand,
  STAFF_USAGE,
  type StaffCommand,
  UsageFault,
} from './modules/staff/staff.public.ts';
import { systemClock } from './platform/clock/clock.ts';
import { loadConfig } from './platform/config/config.ts';
import { openIdleJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { withSecrets } from './platform/secret/secret-key.ts';

const command = readCommand();
try {
  const lines = await carryOut(command);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function readCommand(): StaffCommand {
  try {
    const read = readStaffCommand(process.argv.slice(2));
    if (read !== null) return read;
    process.stdout.write(STAFF_USAGE);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error;
    process.stderr.write(`${error.message}\n\n${STAFF_USAGE}`);
    return process.exit(2);
  }
}

/** Runs in one transaction, so that a failure changes nothing. The server sends queued email. */
async function carryOut(wanted: StaffCommand): Promise<string[]> {
  const config = await withSecrets(loadConfig(process.env));
  return withDatabase(config, 'staff', async (db, { pool, requestId }) => {
    const jobs = await openIdleJobs(pool, createLog({ logLevel: 'error' }));
    try {
      const mail = await createMail(jobs, systemClock, config);
      const address = new URL(config.publicUrl ?? `http://localhost:${config.port}`);
      const parts = { mail, config, address, now: systemClock.now(), requestId };
      return await db.transaction().execute((trx) => runStaffCommand({ ...parts, db: trx }, wanted));
    } finally {
      await jobs.stop();
    }
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandFault) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL cannot be reached.';
  return `It cannot be done: ${message}`;
}
