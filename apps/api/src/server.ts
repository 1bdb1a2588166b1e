import { join } from 'node:path';
import { createApp } from './app.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkDurability, openDatabase } from './platform/database/open-database.ts';
import { openEmbedded } from './platform/database/open-embedded.ts';
import { takeTurns } from './platform/database/take-turns.ts';
import { deletePromisedFiles, openFiles } from './platform/files/files.ts';
import { deleteOldAnswers } from './platform/http/idempotency.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import { deliverMail } from './platform/mail/deliver.ts';
import { createMail } from './platform/mail/mail.ts';
import { loadSecretKey } from './platform/secret/secret-key.ts';
import type { Product } from './product.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

/** A server that answers. */
export interface Server {
  /** Where it listens. */
  readonly address: string;
  /** Refuses new work, finishes what it has begun, and closes everything that it opened. */
  stop(): Promise<void>;
}

/** Starts everything in order: database, tables, what the product needs, jobs, and last the listening. */
export async function startServer(config: Config, product: Product, log: Log): Promise<Server> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    return { address: await start(config, product, log, closers), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function start(given: Config, product: Product, log: Log, closers: (() => Promise<unknown>)[]): Promise<string> {
  const clock = systemClock;
  const config: Config = { ...given, secretKey: given.secretKey ?? (await loadSecretKey(given.dataDir)) };
  const connectionString = config.databaseUrl ?? (await ownDatabase(config, log, closers));
  const database = openDatabase(connectionString, {
    max: config.databasePoolSize,
    prepare: config.databasePrepare,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  closers.push(database.close);
  const jobs = await prepareTables(connectionString, log).then(() => openJobs(connectionString, log));
  closers.push(jobs.stop);
  const mail = await createMail(jobs, clock);
  const files = await openFiles(jobs, config);
  const parts = { database, jobs, mail, files, clock, config, log };
  const turns = openDatabase(connectionString, { max: 1, patient: true });
  await takeTurns(turns.pool, 'prepare', () => product.prepare(parts)).finally(turns.close);
  await product.work(parts);
  await deliverMail(parts);
  await deletePromisedFiles(jobs, files);
  await jobs.repeat('delete-old-answers', '17 * * * *', () => deleteOldAnswers(database.db, clock.now()));

  let open = true;
  const { endpoints, routes, authenticate } = product;
  const web = { webFolder: WEB_FOLDER, lookOf: product.openLooks(parts) };
  const app = await createApp({ ...parts, ...web, endpoints, routes, authenticate, isOpen: () => open });
  closers.push(async () => {
    open = false;
    await app.close();
  });
  return app.listen({ host: config.host, port: config.port });
}

async function ownDatabase(config: Config, log: Log, closers: (() => Promise<unknown>)[]): Promise<string> {
  const embedded = await openEmbedded(config.dataDir, log);
  closers.push(embedded.stop);
  return embedded.connectionString;
}

async function prepareTables(connectionString: string, log: Log): Promise<void> {
  const patient = openDatabase(connectionString, { max: 2, patient: true });
  try {
    await checkDurability(patient.db);
    for (const step of await migrate(patient.db)) log.info({ step }, 'migrated');
  } finally {
    await patient.close();
  }
}
