import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import type { Batch, BatchSource } from './gather-batches.ts';

type Answer = Readonly<{ batch: Batch | undefined } | { fault: string }>;

/** Reads the batches of a file in another thread, one batch ahead of the one being written. */
export async function* readAhead(source: BatchSource): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./batch-worker.ts', import.meta.url), { workerData: source });
  const ask = () => {
    worker.postMessage('next');
    // An error in the thread may reject the promise before anything awaits it.
    const answer = once(worker, 'message').then(([said]) => said as Answer);
    answer.catch(() => undefined);
    return answer;
  };
  try {
    let coming = ask();
    for (;;) {
      const answer = await coming;
      if ('fault' in answer) throw new FileFault(answer.fault);
      if (answer.batch === undefined) return;
      coming = ask();
      yield answer.batch;
    }
  } finally {
    await worker.terminate();
  }
}
