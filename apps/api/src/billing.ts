import { withDatabase } from './commands-database.ts';
import { replayEvents } from './modules/billing/billing.public.ts';
import { noteCommand } from './platform/audit/note-audit.ts';
import { systemClock } from './platform/clock/clock.ts';
import { loadConfig } from './platform/config/config.ts';
import { openIdleJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { withSecrets } from './platform/secret/secret-key.ts';

const USAGE = `How to process Stripe events that did not arrive; safe while the server runs, and more than once:
  npm run billing -- replay [DAYS]      those of the last DAYS days, 1 to 30; 30 by default
`;

const [act, days = '30', ...more] = process.argv.slice(2);
if (act !== 'replay' || !/^(?:[1-9]|[12]\d|30)$/.test(days) || more.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const config = await withSecrets(loadConfig(process.env));
  if (config.stripe === undefined) throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.');
  const count = await withDatabase(config, 'billing', async (db, { pool }) => {
    const jobs = await openIdleJobs(pool, createLog({ logLevel: 'error' }));
    try {
      await noteCommand(db, 'billing replay');
      const mail = await createMail(jobs, systemClock, config);
      return await replayEvents({ db, config, jobs, mail, now: systemClock.now() }, Number(days));
    } finally {
      await jobs.stop();
    }
  });
  process.stdout.write(`Processed missed events: ${count}.\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'ECONNREFUSED' ? 'The database at DATABASE_URL cannot be reached.' : message;
  process.stderr.write(`Cannot read the events: ${reason}\n`);
  process.exitCode = 1;
}
