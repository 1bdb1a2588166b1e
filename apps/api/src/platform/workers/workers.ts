import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiError } from '../http/errors.ts';
import { semaphore } from '../http/semaphore.ts';

/** How long an idle thread or process is kept, in milliseconds, before its memory is freed. */
export const IDLE_MS = 60_000;
/** How long a task may wait for its turn, in milliseconds. */
export const PATIENCE_MS = 5000;
/** How long a task may run, in milliseconds. Together with the wait, this is less than a transaction may be idle. */
export const LIMIT_MS = 12_000;
/** The niceness added to threads and processes, so that requests take precedence on few processors. */
export const NICENESS = 5;

/** Returns the deadline, on the clock of `performance.now()`, for all tasks of a transaction that begins now. */
export function patience(): number {
  return performance.now() + PATIENCE_MS + LIMIT_MS;
}

/**
 * Threads or a process separate from the thread that handles requests, for work that takes more than a few milliseconds
 * of CPU time.
 */
export interface Workers {
  /**
   * Calls the exported function `name` of a module there and returns its result. Input and output are copied, so they
   * must be plain data. Throws what the function throws, and `unavailable` if no thread was free in time or none
   * responded within twelve seconds. A thread that does not respond is terminated with its task, and the cause says so.
   * Several tasks of one transaction get the same `until`, from `patience()`.
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, until?: number): Promise<Output>;
  stop(): Promise<void>;
}

/** A function that runs in a thread: the module's URL and the name of the export. */
export interface WorkerTask<Input, Output> {
  readonly module: URL;
  readonly name: string;
  /** Never set; only used for types. */
  readonly types?: (input: Input) => Output;
}

/** Opens one thread for each processor but the one that handles requests, at least one; started when there is work. */
export function openWorkers({
  limitMs = LIMIT_MS,
  threads = Math.max(1, availableParallelism() - 1),
  niceness = NICENESS,
}: Readonly<{ limitMs?: number; threads?: number; niceness?: number }> = {}): Workers {
  let pool: Piscina | undefined;
  // Tasks wait here, because the pool's own queue would stall after a thread was terminated.
  const places = semaphore(threads, PATIENCE_MS);
  return {
    async run(task, input, until = patience()) {
      pool ??= new Piscina({
        minThreads: 0,
        maxThreads: threads,
        idleTimeout: IDLE_MS,
        // A thread takes its next task when it is free. Tasks waiting in the thread would only occupy memory.
        concurrentTasksPerWorker: 1,
        atomics: 'disabled',
        niceIncrement: niceness,
      });
      const running = pool;
      return places(async () => {
        const ms = Math.ceil(Math.min(limitMs, leftUntil(until)));
        const signal = AbortSignal.timeout(ms);
        const answer = running.run(input, { filename: task.module.href, name: task.name, signal });
        return (await answer.catch((error: unknown) => {
          if (!signal.aborted) throw error;
          throw noAnswer(task.name, ms);
        })) as never;
      }, leftUntil(until));
    },
    async stop() {
      await pool?.close({ force: true });
    },
  };
}

/** Returns the error for a task that took too long. */
export function noAnswer(name: string, ms: number): ApiError {
  const cause = new Error(`${name} got no response within ${ms} ms`);
  return new ApiError('unavailable', { headers: { 'retry-after': '5' }, cause });
}

/** Returns the milliseconds until a moment on the clock of `performance.now()`; 0 if it has passed. */
export function leftUntil(until: number): number {
  return Math.max(0, until - performance.now());
}
