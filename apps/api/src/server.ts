import { join } from 'node:path';
import { createApp, type Measured } from './app.ts';
import { closeAll, type Closers } from './close-all.ts';
import { backUpBeforeUpgrade } from './platform/backup/back-up-before-upgrade.ts';
import { backUpRegularly } from './platform/backup/back-up-regularly.ts';
import { keepLedger } from './platform/backup/keep-ledger.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { type Database, openDatabase } from './platform/database/open-database.ts';
import { refuseToMigrate } from './platform/database/migrate.ts';
import { findDatabase, openServing, prepareDatabase } from './platform/database/prepare-database.ts';
import { withAdvisoryLock } from './platform/database/with-advisory-lock.ts';
import { deletePromisedFiles, openFiles } from './platform/files/files.ts';
import { deleteOldAnswers } from './platform/http/idempotency.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { listenToChanges } from './platform/live/listen.ts';
import { openStreams } from './platform/live/streams.ts';
import type { Log } from './platform/log/log.ts';
import { deliverMail } from './platform/mail/deliver.ts';
import { deliverToSinks } from './platform/events/sinks.ts';
import { createMail } from './platform/mail/mail.ts';
import { measurePlace } from './platform/metrics/measure-place.ts';
import { measureProcess } from './platform/metrics/measure-process.ts';
import { measuredWorkers } from './platform/metrics/measured-workers.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { openOtherProcesses } from './platform/metrics/other-processes.ts';
import { withSecrets } from './platform/secret/secret-key.ts';
import { openWorkerProcess } from './platform/workers/worker-process.ts';
import { openWorkers } from './platform/workers/workers.ts';
import type { Product } from './product.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');
/** How often idle connections are closed during shutdown, in milliseconds. */
const SWEEP_MS = 50;
/** The number of connections for writes during startup. */
const PREPARING_CONNECTIONS = 2;
/** The niceness of the process that paints the catalogue: the lowest priority. */
const LOWEST = 19;
/** How long a task of that process may take, in milliseconds. */
const SLOW_MS = 300_000;

export interface Server {
  /** The URL that the server listens on. */
  readonly address: string;
  /**
   * Called when another process takes over: each response closes its connection, so that the next request goes to the
   * new process.
   */
  leave(): void;
  /** Rejects new work, finishes what it has begun, and closes everything that it opened. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Aborts a start in progress, between two steps. */
  readonly asked?: AbortSignal;
  /** Whether servers of the previous version are still running, in which case the database is not changed. */
  readonly replaces?: boolean;
  /** Whether another process keeps the embedded database when this one stops. */
  readonly isDatabaseKept?: () => boolean;
}

/**
 * Starts everything in order: database, tables, what the product needs, jobs, and finally listening. If `asked` to stop
 * during startup, it throws between two steps and leaves nothing open.
 */
export async function startServer(
  config: Config,
  product: Product,
  log: Log,
  options: StartOptions = {},
): Promise<Server> {
  const closers: Closers = [];
  const stop = () => closeAll(closers);
  try {
    return { ...(await start({ given: config, product, log, closers, options })), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

interface Start {
  readonly given: Config;
  readonly product: Product;
  readonly log: Log;
  readonly closers: Closers;
  readonly options: StartOptions;
}

async function start({ given, product, log, closers, options }: Start): Promise<Omit<Server, 'stop'>> {
  const { asked, replaces = false, isDatabaseKept } = options;
  const clock = systemClock;
  const config = await withSecrets(given);
  const addresses = await findDatabase(config, log, isDatabaseKept);
  closers.push(addresses.stop);
  asked?.throwIfAborted();
  await prepareDatabase(addresses, config, log, (owner) =>
    replaces ? refuseToMigrate(owner.db) : backUpBeforeUpgrade(owner, config, clock.now(), log),
  );
  asked?.throwIfAborted();
  const database = openServing(addresses, {
    max: config.databasePoolSize,
    prepare: config.databasePrepare,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  closers.push(database.close);
  const jobs = await openJobs(addresses.direct, log);
  closers.push(jobs.stop);
  const mail = await createMail(jobs, clock, config);
  const files = await openFiles(jobs, config);
  const measured = measure(database, config);
  closers.push(async () => measured?.stop());
  const threads = openWorkers();
  closers.push(threads.stop);
  const workers = measured === null ? threads : measuredWorkers(threads, measured.metrics);
  const painters = { asked: openWorkerProcess(), catalogue: openWorkerProcess({ niceness: LOWEST, limitMs: SLOW_MS }) };
  closers.push(painters.asked.stop, painters.catalogue.stop);
  const streams = openStreams();
  const parts = { database, jobs, mail, files, workers, streams, clock, config, log };
  asked?.throwIfAborted();
  // One connection is for the lock. All of them wait longer than usual, because on a busy machine startup writes take
  // longer than a request may.
  const preparing = openDatabase(addresses.direct, { max: 1 + PREPARING_CONNECTIONS, patient: true });
  await withAdvisoryLock(preparing.pool, 'prepare', () => product.prepare({ ...parts, database: preparing })).finally(
    preparing.close,
  );
  asked?.throwIfAborted();
  await product.work(parts);
  const pictures = product.openPictures({ ...parts, painters });
  closers.push(pictures.stop);
  await pictures.work(jobs);
  await deliverMail({ ...parts, metrics: measured?.metrics });
  await deliverToSinks({ jobs, config });
  await deletePromisedFiles(jobs, files);
  const expiring = database.as({ personId: null, system: 'expire' });
  await jobs.repeat('delete-old-answers', '17 * * * *', () => deleteOldAnswers(expiring, clock.now()));

  await backUpRegularly({ jobs, owner: addresses.owner, clock, config, log });
  const ledger = await keepLedger({ jobs, owner: addresses.owner, config, log });
  closers.push(ledger.stop);

  const listener = await listenToChanges(addresses.direct, streams, log, [ledger]);
  closers.push(listener.stop);
  asked?.throwIfAborted();

  let isOpen = true;
  let isReplaced = false;
  const { endpoints, routes, authenticate, checkReach } = product;
  const app = await createApp({
    ...parts,
    endpoints,
    routes,
    authenticate,
    checkReach,
    readDishPicture: pictures.read,
    webFolder: WEB_FOLDER,
    lookOf: product.openPortalLooks(parts),
    isScreen: product.isScreen,
    openScreens: product.openScreens,
    ...(measured === null ? {} : { measured }),
    isReady: () => isOpen || isReplaced,
    keepsConnections: () => isOpen && !isReplaced,
  });
  closers.push(async () => {
    isOpen = false;
    // Repeated, because a connection with a response in progress becomes idle only later and would otherwise stay open.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close().finally(() => clearInterval(sweep));
  });
  return {
    address: await app.listen({ host: config.host, port: config.port }),
    leave: () => {
      isReplaced = true;
    },
  };
}

/** Starts measuring and returns the metrics; null if no one could read them. */
function measure(database: Database, config: Config): (Measured & { stop(): void }) | null {
  const { metricsToken: token } = config;
  if (token === undefined) return null;
  const metrics = openMetrics();
  const watched = measureProcess(database.pool);
  const own = () => [...metrics.families(), ...watched.families()];
  const others = openOtherProcesses(own);
  return {
    metrics,
    figures: { token, own, others, shared: () => measurePlace(database, config) },
    stop() {
      watched.stop();
      others?.stop();
    },
  };
}
