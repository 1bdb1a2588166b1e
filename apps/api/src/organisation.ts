import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeTable } from './modules/history/history.public.ts';
import { noteAudit } from './platform/audit/note-audit.ts';
import { systemClock } from './platform/clock/clock.ts';
import { loadConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { findDatabase } from './platform/database/prepare-database.ts';
import { uploadsOf } from './platform/files/files.ts';
import { localFolder } from './platform/files/local-folder.ts';
import { createLog } from './platform/log/log.ts';
import { importOrganisation } from './platform/portable/import-organisation.ts';
import { PortableFault } from './platform/portable/portable-file.ts';
import { exportOrganisation } from './platform/portable/export-organisation.ts';

const USAGE = `How to move an organisation to another server:
  npm run organisation -- export PORTAL FILE --reason  exports it with its people to one file, such as practice.tar.gz
  npm run organisation -- import FILE --reason         imports it into a server that was started once
    --as SUBDOMAIN                                     with another subdomain

PORTAL is a subdomain or the number of an organisation. Put the text after --reason in quotes; the audit log keeps it.
`;

const ONLY_US = 0o600;

const { act, words, as, reason } = readArguments();
try {
  process.stdout.write(`${await (act === 'export' ? take(words[0]!, words[1]!) : bring(words[0]!))}\n`);
} catch (error) {
  process.stderr.write(`${act === 'export' ? 'Nothing was exported' : 'Nothing was imported'}: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const options = { as: { type: 'string' }, reason: { type: 'string', default: '' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [name = '', ...rest] = positionals;
    const wanted = { export: 2, import: 1 }[name];
    const given = values.reason.trim();
    if (wanted === rest.length && given !== '') return { act: name, words: rest, as: values.as, reason: given };
  } catch {
    // Ignored, because the usage text below explains the error.
  }
  process.stderr.write(USAGE);
  return process.exit(2);
}

async function take(portal: string, file: string): Promise<string> {
  return withOwner(async ({ db, pool, files, version }) => {
    const asked = { pool, files, portal, version, now: systemClock.now(), describe: describeTable };
    const { packed, id, name, people, rows, pictures } = await exportOrganisation(asked);
    await noteAudit(db, 'ORGANISATION_EXPORTED', { organisationId: id, reason });
    await writeFile(file, packed, { flag: 'wx', mode: ONLY_US });
    return `${name}: ${people} people, ${rows} rows and ${pictures} files are in ${file}. Anyone who has the file can read everything in it.`;
  });
}

async function bring(file: string): Promise<string> {
  const packed = await readFile(file);
  return withOwner(async ({ pool, files }) => {
    const { name, people, rows, pictures } = await importOrganisation({ pool, files, packed, subdomain: as, reason });
    return `${name} is here: ${people} people, ${rows} rows and ${pictures} files. They log in by email, as before.`;
  });
}

/**
 * Opens the database as the owner of its tables, and the folder of pictures. A server may be running at the same time.
 */
async function withOwner(
  use: (
    place: Pick<ReturnType<typeof openDatabase>, 'db' | 'pool'> & {
      files: ReturnType<typeof localFolder>;
      version: string;
    },
  ) => Promise<string>,
): Promise<string> {
  const config = loadConfig(process.env);
  const found = await findDatabase(config, createLog({ logLevel: 'error' }));
  const database = openDatabase(found.owner, { max: 2, patient: true });
  try {
    return await use({
      db: database.db,
      pool: database.pool,
      files: localFolder(uploadsOf(config)),
      version: config.version,
    });
  } finally {
    await database.close();
    await found.stop();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PortableFault) return error.message;
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL cannot be reached.';
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EEXIST') return `${path} already exists.`;
  return message;
}
