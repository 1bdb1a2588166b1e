import { withDatabase } from './commands-database.ts';
import { describeWaitlist } from './modules/waitlist/waitlist.public.ts';
import { noteCommand } from './platform/audit/note-audit.ts';
import { loadConfig } from './platform/config/config.ts';

const USAGE = `How to list a portal's waitlist, one line each with the address, first name and date:
  npm run waitlist -- <subdomain, or www for the portal without one>
`;

const [subdomain, ...more] = process.argv.slice(2);
if (subdomain === undefined || more.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const lines = await withDatabase(loadConfig(process.env), 'waitlist', async (db) => {
    await noteCommand(db, 'waitlist');
    return describeWaitlist(db, subdomain);
  });
  if (lines === undefined) {
    process.stderr.write(`There is no portal ${subdomain}.\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(lines.length === 0 ? 'Nobody is waiting.\n' : `${lines.join('\n')}\n`);
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'ECONNREFUSED' ? 'the database at DATABASE_URL cannot be reached.' : message;
  process.stderr.write(`Cannot read the waitlist: ${reason}\n`);
  process.exitCode = 1;
}
