import cluster, { type Worker } from 'node:cluster';
import type { Log } from './platform/log/log.ts';
import { passFiguresOn } from './platform/metrics/other-processes.ts';
import { LEAVE, LEAVING_MS, RELOAD_SIGNAL, STOP_MS, STOP_SIGNALS } from './stop-when-asked.ts';

/** How long to wait before a process that ended is replaced, in milliseconds. */
const PAUSE_MS = 1000;
/** How much longer than the processes' own limit to wait for them to stop, in milliseconds. */
const GRACE_MS = 2000;

/** The variable set for a process that starts while older processes still serve. */
export const REPLACES = 'WEEKBORD_REPLACES';

/**
 * Runs `count` copies of this program, and a new one for each that ends unexpectedly. On SIGHUP the processes are
 * replaced one after another: a new one serves before an old one leaves, and if a new one cannot start, the old ones
 * stay. After a requested stop, resolves once all have ended, with the exit code: 0, or 1 if a process could not start
 * or stop.
 */
export function runProcesses(count: number, log: Log): Promise<number> {
  passFiguresOn();
  return new Promise((resolve) => {
    let stopping = false;
    let announced = false;
    let exitCode = 0;
    const serving = new Set<Worker>();
    /**
     * Processes that are not restarted when they end: old ones that are leaving, and new ones that do not serve yet.
     */
    const passing = new Set<Worker>();
    const begin = (settings: Readonly<Record<string, string>> = {}): Worker => {
      const worker = cluster.fork(settings);
      return worker.on('message', (message: unknown) => {
        if (!saysReady(message)) return;
        serving.add(worker);
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
    const replace = async (old: Worker): Promise<boolean> => {
      const fresh = begin({ [REPLACES]: '1' });
      passing.add(fresh);
      const serves = await servesOrEnds(fresh);
      passing.delete(fresh);
      if (stopping || !serves) return stopping;
      passing.add(old);
      await leave(old, serving.has(old));
      return true;
    };
    const reload = async () => {
      log.info('replacing the processes');
      for (const old of workers()) {
        // The old process may have ended and been replaced in the meantime.
        if (stopping || old.isDead()) continue;
        if (!(await replace(old))) {
          log.error({ pid: old.process.pid }, 'a new process could not start; the old ones stay');
          return;
        }
      }
      if (!stopping) log.info('all processes have been replaced');
    };
    cluster.on('exit', (worker, code) => {
      serving.delete(worker);
      const isPassing = passing.delete(worker);
      if (stopping) {
        if (code > 0) exitCode = 1;
      } else if (isPassing) {
        if (code > 0) log.error({ pid: worker.process.pid, code }, 'a process that was stopping or starting failed');
      } else if (announced) {
        log.error({ pid: worker.process.pid, code }, 'a process died');
        setTimeout(() => {
          if (!stopping) begin();
        }, PAUSE_MS);
      } else {
        exitCode = code > 0 ? code : 1;
        stop();
      }
      if (stopping && workers().length === 0) resolve(exitCode);
    });
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    if (RELOAD_SIGNAL !== null) process.on(RELOAD_SIGNAL, oneAfterTheOther(reload));
    process.once('disconnect', stop);
    for (let index = 0; index < count; index += 1) begin();
  });
}

/**
 * Returns a function that runs the work. If the function is called while the work runs, even several times, the work
 * then runs once more.
 */
function oneAfterTheOther(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return () => {
    again = true;
    if (running) return;
    running = true;
    void (async () => {
      while (again) {
        again = false;
        await work();
      }
      running = false;
    })();
  };
}

/** Whether a message reports that a process is serving. Processes send other messages too. */
function saysReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'ready' in message;
}

/** Whether a new process serves; false if it ends before that. */
function servesOrEnds(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (saysReady(message)) resolve(true);
    });
    worker.once('exit', () => resolve(false));
  });
}

/** Makes a process finish its current work and end. Kills it if it does not. */
async function leave(worker: Worker, isServing: boolean): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  // A starting process may not receive messages yet.
  if (isServing && worker.isConnected()) worker.send(LEAVE);
  else worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), LEAVING_MS + STOP_MS + GRACE_MS);
  await ended;
  clearTimeout(timer);
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
