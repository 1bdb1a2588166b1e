// Runs in a worker: one account that sends a burst of calls every second, regardless of the responses.
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

/** A call to the API. */
export type Call = Readonly<{ method: string; path: string; body?: unknown }>;

/** The calls, their caller, how many are sent together every second, and for how long. */
export type Attack = Readonly<{
  address: string;
  token: string;
  atOnce: number;
  calls: readonly Call[];
  seconds: number;
}>;

/** Makes one call and returns its status; 0 if the connection broke. */
export async function sendCall(address: string, token: string, { method, path, body }: Call): Promise<number> {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

if (!isMainThread) {
  const { address, token, atOnce, calls, seconds } = workerData as Attack;
  const statuses = new Map<number, number>();
  const count = async (call: Call) => {
    const status = await sendCall(address, token, call);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const sent: Promise<void>[] = [];
  for (let second = 0; second < seconds; second += 1) {
    for (let index = 0; index < atOnce; index += 1) {
      const call = calls[index % calls.length]!;
      sent.push(count(call));
    }
    await pause(1000);
  }
  await Promise.all(sent);
  parentPort?.postMessage(statuses);
}
