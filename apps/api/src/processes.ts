import cluster, { type Worker } from 'node:cluster';
import type { Log } from './platform/log/log.ts';
import { passFiguresOn } from './platform/metrics/other-processes.ts';
import { STOP_MS, STOP_SIGNALS } from './stop-when-asked.ts';

/** How long to wait before a process that ended is replaced, in milliseconds. */
const PAUSE_MS = 1000;
/** How much longer than they themselves we wait for processes that stop, in milliseconds. */
const GRACE_MS = 2000;

/**
 * Runs `count` copies of this program side by side, and a new one for each that ends unasked. Resolves when asked to
 * stop and all have ended, with the exit code: 0, or 1 where one could not start or stop.
 */
export function runProcesses(count: number, log: Log): Promise<number> {
  passFiguresOn();
  return new Promise((resolve) => {
    let stopping = false;
    let announced = false;
    let exitCode = 0;
    const begin = () => {
      if (stopping) return;
      cluster.fork().on('message', (message: unknown) => {
        if (!announced) process.send?.(message);
        announced = true;
      });
    };
    const stop = () => {
      if (stopping) return;
      stopping = true;
      for (const worker of workers()) worker.process.kill('SIGTERM');
      setTimeout(() => {
        exitCode = 1;
        for (const worker of workers()) worker.process.kill('SIGKILL');
      }, STOP_MS + GRACE_MS);
      if (workers().length === 0) resolve(exitCode);
    };
    cluster.on('exit', (worker, code) => {
      if (stopping) {
        if (code > 0) exitCode = 1;
      } else if (announced) {
        log.error({ pid: worker.process.pid, code }, 'a process died');
        setTimeout(begin, PAUSE_MS);
      } else {
        exitCode = code > 0 ? code : 1;
        stop();
      }
      if (stopping && workers().length === 0) resolve(exitCode);
    });
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    process.once('disconnect', stop);
    for (let index = 0; index < count; index += 1) begin();
  });
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
