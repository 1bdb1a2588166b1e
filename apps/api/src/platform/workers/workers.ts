import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** How long a thread without work is kept, in milliseconds: what it holds in memory is given back. */
const IDLE_MS = 60_000;

/** Threads beside the one that answers requests, for work that takes more than some milliseconds of a processor. */
export interface Workers {
  /**
   * Calls the exported function `name` of a module in a thread and answers what it answers. What goes in and out is
   * copied, so it must be plain data. Throws what the function throws.
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input): Promise<Output>;
  stop(): Promise<void>;
}

/** A function that runs in a thread: the module's address and the name of the export. */
export interface WorkerTask<Input, Output> {
  readonly module: URL;
  readonly name: string;
  /** Never set: it carries the types. */
  readonly types?: (input: Input) => Output;
}

/** One thread for each processor but the one that answers requests, at least one; begun when there is work. */
export function openWorkers(): Workers {
  let pool: Piscina | undefined;
  return {
    async run(task, input) {
      pool ??= new Piscina({
        minThreads: 0,
        maxThreads: Math.max(1, availableParallelism() - 1),
        idleTimeout: IDLE_MS,
        // A thread takes its next task when it is free; to wait in the thread would only hold memory.
        concurrentTasksPerWorker: 1,
        atomics: 'disabled',
      });
      return (await pool.run(input, { filename: task.module.href, name: task.name })) as never;
    },
    async stop() {
      await pool?.close({ force: true });
    },
  };
}
