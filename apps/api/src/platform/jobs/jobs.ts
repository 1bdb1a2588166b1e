import { fromKysely, PgBoss } from 'pg-boss';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '../database/tables.ts';
import { faultLine, type Log } from '../log/log.ts';

/** How a queue treats its jobs. */
export interface QueueRules {
  /** How many times a failed job is retried, with increasing delays. */
  readonly retries: number;
  /** The first delay, in seconds. */
  readonly firstPauseSeconds: number;
  /** The longest delay, in seconds. */
  readonly longestPauseSeconds: number;
  /** How long a job that failed permanently is kept, in seconds. */
  readonly keptSeconds: number;
}

/** A job as its worker sees it. */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
}

/** The maximum delay of a due job for which no worker is notified, such as a retry or a scheduled job. */
const LONGEST_WAIT_SECONDS = 5;

/** Work that is done after the response, queued in the same transaction as the write it belongs to. */
export interface Jobs {
  createQueue(queue: string, rules: QueueRules): Promise<void>;
  /** Queues a job. It exists once the transaction of `db` commits, and runs no earlier than `notBefore`. */
  enqueue(db: Kysely<Tables>, queue: string, data: object, options?: { notBefore?: Date }): Promise<void>;
  /**
   * Runs the jobs of a queue, one after the other or `sideBySide` concurrently, and deletes each that is done. A job
   * that throws is retried.
   */
  work<Data>(queue: string, handler: (job: Job<Data>) => Promise<void>, sideBySide?: number): Promise<void>;
  /** Runs a job of a queue repeatedly, by a cron expression in UTC, in only one of the processes. */
  repeat(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /**
   * Takes the waiting jobs of a queue, including those scheduled for later, and marks them done. For tests, which have
   * no worker.
   */
  take(queue: string): Promise<Job<unknown>[]>;
  /** Deletes the jobs of a queue whose data has these values, whether waiting or done, in the transaction of `db`. */
  forget(db: Kysely<Tables>, queue: string, data: object): Promise<void>;
  /** Sets values in the data of the jobs that have these values, in the transaction of `db`. */
  amend(db: Kysely<Tables>, queue: string, data: object, values: object): Promise<void>;
  stop(): Promise<void>;
}

/** Creates or updates the tables of the jobs, as their owner. */
export async function installJobs(connectionString: string, log: Log): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Waits for jobs over its own connection, so that a job starts within milliseconds. The tables must exist. */
export async function openJobs(connectionString: string, log: Log): Promise<Jobs> {
  // The serving role owns no indexes, so it cannot rebuild them.
  const rights = { migrate: false, createSchema: false, reindex: false };
  // Finished jobs are removed within a minute. The default of pg-boss is once a day.
  const upkeep = { superviseIntervalSeconds: 60, maintenanceIntervalSeconds: 60 };
  const waiting = { max: 2, useListenNotify: true, application_name: 'weekbord jobs' };
  return start(new PgBoss({ connectionString, ...rights, ...upkeep, ...waiting }), log);
}

/** Opens jobs without a worker, on the given pool. The tables must exist. */
export async function openIdleJobs(pool: Pool, log: Log): Promise<Jobs> {
  const db = { executeSql: async (text: string, values?: unknown[]) => pool.query(text, values) };
  return start(new PgBoss({ db, supervise: false, schedule: false, migrate: false, createSchema: false }), log);
}

/**
 * Runs a job. The queue stores an error with all its properties, and a database's error contains the values involved, so
 * only the part that may be stored is thrown.
 */
async function storable(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { type, message, ...facts } = faultLine(error);
    throw Object.assign(new Error(message), { name: type, ...facts });
  }
}

async function start(boss: PgBoss, log: Log): Promise<Jobs> {
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  return {
    async createQueue(queue, rules) {
      await boss.createQueue(queue, {
        notify: true,
        retryLimit: rules.retries,
        retryBackoff: true,
        retryDelay: rules.firstPauseSeconds,
        retryDelayMax: rules.longestPauseSeconds,
        deleteAfterSeconds: rules.keptSeconds,
      });
    },
    async enqueue(db, queue, data, options = {}) {
      const startAfter = options.notBefore === undefined ? {} : { startAfter: options.notBefore };
      await boss.send(queue, data, { db: fromKysely(db), ...startAfter });
    },
    async work<Data>(queue: string, handler: (job: Job<Data>) => Promise<void>, sideBySide = 1) {
      const rules = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: LONGEST_WAIT_SECONDS };
      for (let worker = 0; worker < sideBySide; worker += 1) {
        const id: string = await boss.work<Data>(queue, rules, async ([job]) => {
          if (job === undefined) return;
          // The jobs of one transaction wake a worker only once, so it looks for the next job after each one.
          boss.notifyWorker(id);
          await storable(() => handler({ id: job.id, data: job.data }));
          await boss.deleteJob(queue, job.id);
        });
      }
    },
    async repeat(queue, cron, handler) {
      await boss.createQueue(queue, { policy: 'short', retryLimit: 3, deleteAfterSeconds: 3600 });
      await boss.work(queue, { pollingIntervalSeconds: 30 }, () => storable(handler));
      await boss.schedule(queue, cron, null, { tz: 'UTC' });
    },
    async take(queue: string): Promise<Job<unknown>[]> {
      const jobs = await boss.fetch(queue, { batchSize: 1000, ignoreStartAfter: true });
      const ids = jobs.map((job) => job.id);
      if (ids.length > 0) await boss.complete(queue, ids);
      return jobs.map(({ id, data }) => ({ id, data }));
    },
    async forget(db, queue, data) {
      const options = { db: fromKysely(db) };
      const ids = (await boss.findJobs(queue, { ...options, data })).map((job) => job.id);
      if (ids.length > 0) await boss.deleteJob(queue, ids, options);
    },
    async amend(db, queue, data, values) {
      await sql`
        update pgboss.job set data = data || ${JSON.stringify(values)}::jsonb
        where name = ${queue} and data @> ${JSON.stringify(data)}::jsonb`.execute(db);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}
