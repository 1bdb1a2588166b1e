import { join } from 'node:path';
import { createApp } from './app.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkDurability, openDatabase } from './platform/database/open-database.ts';
import { openEmbedded } from './platform/database/open-embedded.ts';
import { takeTurns } from './platform/database/take-turns.ts';
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
export async function startServer(given: Config, product: Product, log: Log): Promise<Server> {
  const clock = systemClock;
  const config: Config = { ...given, secretKey: given.secretKey ?? (await loadSecretKey(given.dataDir)) };
  const embedded = config.databaseUrl === undefined ? await openEmbedded(config.dataDir, log) : null;
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const database = openDatabase(connectionString, {
    max: config.databasePoolSize,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  await checkDurability(database.db);
  for (const step of await migrate(database.db)) log.info({ step }, 'migrated');

  const jobs = await openJobs(connectionString, log);
  const mail = await createMail(jobs, clock);
  const parts = { database, jobs, mail, clock, config, log };
  await takeTurns(database.pool, 'prepare', () => product.prepare(parts));
  await product.work(parts);
  await deliverMail(parts);
  await jobs.repeat('delete-old-answers', '17 * * * *', () => deleteOldAnswers(database.db, clock.now()));

  let open = true;
  const { endpoints, routes, authenticate } = product;
  const app = await createApp({ ...parts, endpoints, routes, authenticate, webFolder: WEB_FOLDER, isOpen: () => open });
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    address,
    async stop() {
      open = false;
      await app.close();
      await jobs.stop();
      await database.close();
      await embedded?.stop();
    },
  };
}
