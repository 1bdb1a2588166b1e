import cluster from 'node:cluster';
import type { Family } from './metrics.ts';

/** How long the other processes have to report their metrics, in milliseconds. */
const WAIT_MS = 1000;

interface Asked {
  readonly metricsFor: number;
}

/** A request that was passed on, with the number of processes that were asked. */
interface Passed extends Asked {
  readonly asked: number;
}

interface Told extends Asked {
  readonly from: number;
  readonly families: readonly Family[];
}

/** Passes requests for metrics, and the responses, between the processes of a cluster; called in the primary one. */
export function passFiguresOn(): void {
  cluster.on('message', (_worker, message: unknown) => {
    if (!isAsked(message)) return;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
    const asking = workers.find((worker) => worker?.id === message.metricsFor);
    if (isTold(message)) {
      asking?.send(message);
      return;
    }
    const others = workers.filter((worker) => worker !== asking);
    for (const worker of others) worker?.send(message);
    const passed: Passed = { ...message, asked: others.length };
    asking?.send(passed);
  });
}

function isAsked(message: unknown): message is Asked | Told | Passed {
  return typeof message === 'object' && message !== null && 'metricsFor' in message;
}

function isTold(message: Asked): message is Told {
  return 'families' in message;
}

/** The metrics of the other processes of a cluster. */
export interface OtherProcesses {
  /** Requests their metrics. A process that does not respond within a second is left out. */
  ask(): Promise<readonly Readonly<{ from: number; families: readonly Family[] }>[]>;
  stop(): void;
}

/** Responds to requests from other processes, and sends requests to them; null if there are none. */
export function openOtherProcesses(families: () => readonly Family[]): OtherProcesses | null {
  const { worker } = cluster;
  if (worker === undefined) return null;
  let hear: ((message: Told | Passed) => void) | undefined;
  const onMessage = (message: unknown) => {
    if (!isAsked(message)) return;
    if (isTold(message) || 'asked' in message) hear?.(message);
    else worker.send({ ...message, from: worker.id, families: families() });
  };
  worker.on('message', onMessage);
  let asking: Promise<readonly Told[]> | undefined;
  const askAll = async () => {
    const found = new Map<number, Told>();
    let wanted = Infinity;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, WAIT_MS);
      hear = (message) => {
        if (isTold(message)) found.set(message.from, message);
        else wanted = message.asked;
        if (found.size < wanted) return;
        clearTimeout(timer);
        resolve();
      };
      worker.send({ metricsFor: worker.id });
    });
    hear = undefined;
    asking = undefined;
    return [...found.values()];
  };
  return {
    ask: async () => (asking ??= askAll()),
    stop: () => worker.off('message', onMessage),
  };
}
