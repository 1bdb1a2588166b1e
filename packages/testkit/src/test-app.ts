import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type Measured } from '@weekbord/api/app';
import { type Config, loadConfig } from '@weekbord/api/platform/config/config';
import type { Database } from '@weekbord/api/platform/database/open-database';
import { type Files, openFiles } from '@weekbord/api/platform/files/files';
import { type Jobs, openIdleJobs } from '@weekbord/api/platform/jobs/jobs';
import { listenToChanges } from '@weekbord/api/platform/live/listen';
import { openStreams, type Streams } from '@weekbord/api/platform/live/streams';
import { openWorkers, type Workers } from '@weekbord/api/platform/workers/workers';
import { addressesOfOwner } from '@weekbord/api/platform/database/prepare-database';
import { createLog, type Log } from '@weekbord/api/platform/log/log';
import { createMail } from '@weekbord/api/platform/mail/mail';
import type { Outbound } from '@weekbord/api/platform/outbound/outbound';
import type { Product } from '@weekbord/api/product';
import { weekbord } from '@weekbord/api/weekbord';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { openCatalogueDatabase } from './catalogue-database.ts';
import { type CaughtMail, takeMails } from './caught-mail.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { TEST_KEYS } from './test-keys.ts';
import { quickPlans } from './quick-plans.ts';
import { testClient, type TestClient } from './test-client.ts';
import { openServingDatabase, openTestDatabase } from './test-database.ts';

/**
 * The real application on a real database, with a controllable clock and captured email. Calls made on it directly are
 * made as a guest.
 */
export interface TestApp extends TestClient {
  readonly app: FastifyInstance;
  /** The database, connected as its owner, for the test's own queries. */
  readonly database: Database;
  readonly db: Database['db'];
  readonly jobs: Jobs;
  readonly streams: Streams;
  readonly files: Files;
  readonly clock: FakeClock;
  readonly config: Config;
  as(token: string): TestClient;
  /** Takes the emails since the last call, oldest first. */
  takeMails(): Promise<CaughtMail[]>;
}

/** The options of a test application: what it serves, the time, the settings. */
export interface TestAppOptions {
  readonly product: Pick<Product, 'routes' | 'authenticate'> &
    Partial<
      Pick<
        Product,
        'endpoints' | 'checkReach' | 'openPortalLooks' | 'openPictures' | 'isScreen' | 'openScreens' | 'prepare'
      >
    >;
  readonly clock?: FakeClock;
  readonly config?: Partial<Config>;
  /** The database, connected as its owner. */
  readonly database?: Database;
  /** The application's database connection; by default with the serving role. */
  readonly serving?: Database;
  /**
   * Whether the application listens for database changes, on a separate connection; otherwise its streams send nothing.
   */
  readonly listens?: boolean;
  /** The folder of a built web app to serve. */
  readonly webFolder?: string;
  /** Whether to search for plans quickly, for tests that do not depend on their quality; see `quickPlans`. */
  readonly quick?: boolean;
  /** Separate worker threads; by default, the application shares those of the run. */
  readonly workers?: Workers;
  /** The connections to other servers; the real ones if absent. */
  readonly outbound?: Outbound;
  /** The metrics; nothing is measured if absent. */
  readonly measured?: Measured;
  /** By default the log given by the settings, which is silent. */
  readonly log?: Log;
}

/**
 * Shared by all applications in a thread of a test run, because starting a thread costs more than most tests take. Same
 * niceness as the tests, which would otherwise take CPU time from planning.
 */
const workers = openWorkers({ niceness: 0 });

/** Starts the whole product. Call it at the top of a test file; it is closed when the file ends. */
export async function startTestApp(options: Omit<TestAppOptions, 'product'> = {}): Promise<TestApp> {
  const database = options.database ?? (await openCatalogueDatabase());
  return startServing({ ...options, database, product: weekbord });
}

/** Starts an application that serves only what a test passes to it. */
export async function startServing(options: TestAppOptions): Promise<TestApp> {
  const { product, clock = fakeClock() } = options;
  const database = options.database ?? (await openTestDatabase());
  const config = testConfig(options.config);
  const log = options.log ?? createLog(config);
  const serving = options.serving ?? openServingDatabase(database);
  const jobs = await openIdleJobs(serving.pool, log);
  const mail = await createMail(jobs, clock, config);
  const files = await openFiles(jobs, config);
  await product.prepare?.({ database: serving, jobs, mail, files, clock, config, log });
  const streams = openStreams();
  const listener =
    options.listens === true
      ? await listenToChanges(addressesOfOwner(database.connectionString).direct, streams, log)
      : null;
  if (listener === null) streams.setHearing(true);
  const endpoints = product.endpoints ?? product.routes.map((served) => served.endpoint);
  const { routes, authenticate } = product;
  const checkReach = product.checkReach ?? weekbord.checkReach;
  const isScreen = product.isScreen ?? weekbord.isScreen;
  const { webFolder, outbound, workers: threads = workers } = options;
  const painters = { asked: threads, catalogue: threads };
  const parts = {
    config,
    database: serving,
    jobs,
    mail,
    files,
    workers: options.quick === true ? quickPlans(threads) : threads,
    streams,
    clock,
    log,
    endpoints,
    routes,
    authenticate,
    checkReach,
    isScreen,
    openScreens: product.openScreens ?? weekbord.openScreens,
  };
  const app = await createApp({
    ...parts,
    ...(webFolder === undefined ? {} : { webFolder }),
    ...(options.measured === undefined ? {} : { measured: options.measured }),
    ...(product.openPortalLooks === undefined
      ? {}
      : { lookOf: product.openPortalLooks({ database: serving, clock, config, log }) }),
    ...(product.openPictures === undefined
      ? {}
      : { readDishPicture: product.openPictures({ database: serving, painters, clock, config, log }).read }),
    ...(outbound === undefined ? {} : { outbound }),
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await listener?.stop();
    await jobs.stop();
    if (options.config?.dataDir === undefined) await rm(config.dataDir, { recursive: true, force: true });
  });
  return {
    ...testClient(app, null),
    app,
    database,
    db: database.db,
    jobs,
    streams,
    files,
    clock,
    config,
    as: (token) => testClient(app, token),
    takeMails: () => takeMails(jobs, config, files),
  };
}

/** The cheapest hash for codes. At the real cost, hashing would take most of the time of logging in. */
const CHEAP_HASH = 2;

/** Returns the settings of an application under test. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({
    // Only photos are written to this folder, unless a test writes other files.
    DATA_DIR: join(tmpdir(), `weekbord-${randomUUID()}`),
    PUBLIC_URL: 'https://weekbord.example',
    // No server listens here; email is taken from its queue.
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    DEMO: '0',
    STRICT: '1',
    SECRET_KEY: 'a secret that only tests know, long enough',
    DATA_KEY: TEST_KEYS.dataKey,
  });
  return { ...config, codeHashCost: CHEAP_HASH, ...changes };
}
