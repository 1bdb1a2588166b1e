import cluster from 'node:cluster';
import type { Log } from './platform/log/log.ts';

/** How long to wait before a process that died is replaced, in milliseconds. */
const PAUSE_MS = 1000;

/** Runs `count` copies of this program side by side, and a new one for each that dies. Ends when all were told to stop. */
export async function runProcesses(count: number, log: Log): Promise<void> {
  let stopping = false;
  let announced = false;
  const begin = () => {
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => {
      if (!announced) process.send?.(message);
      announced = true;
    });
  };
  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  cluster.on('exit', (worker, code) => {
    if (stopping) return;
    if (!announced) {
      stop();
      process.exitCode = code === 0 ? 1 : code;
      return;
    }
    log.error({ pid: worker.process.pid, code }, 'a process died');
    setTimeout(begin, PAUSE_MS);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  for (let index = 0; index < count; index += 1) begin();
}
