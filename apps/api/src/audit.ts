import { AUDIT_USAGE, type AuditCommand, AuditUsageFault, readAuditCommand, runAuditCommand } from './audit-command.ts';
import { loadConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { findDatabase } from './platform/database/prepare-database.ts';
import { createLog } from './platform/log/log.ts';

const command = readCommand();
try {
  const { lines, isWell } = await carryOut(command);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!isWell) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`Cannot read the audit log: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function readCommand(): AuditCommand {
  try {
    const read = readAuditCommand(process.argv.slice(2));
    if (read !== null) return read;
    process.stdout.write(AUDIT_USAGE);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof AuditUsageFault)) throw error;
    process.stderr.write(`${error.message}\n\n${AUDIT_USAGE}`);
    return process.exit(2);
  }
}

/**
 * Runs as the owner of the tables, because the server's own role sees only the entries that the acting person may see.
 */
async function carryOut(wanted: AuditCommand) {
  const config = loadConfig(process.env);
  const found = await findDatabase(config, createLog({ logLevel: 'error' }));
  const database = openDatabase(found.owner, { max: 2, patient: true });
  try {
    return await runAuditCommand(database.db, wanted);
  } finally {
    await database.close();
    await found.stop();
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' ? 'the database at DATABASE_URL cannot be reached.' : message;
}
