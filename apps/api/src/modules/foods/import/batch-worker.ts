import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import { type BatchSource, gatherBatches } from './gather-batches.ts';

const batches = gatherBatches(workerData as BatchSource);

parentPort?.on('message', () => {
  batches.next().then(
    ({ value }) => parentPort?.postMessage({ batch: value }),
    (error: unknown) => {
      if (!(error instanceof FileFault)) throw error;
      parentPort?.postMessage({ fault: error.message });
    },
  );
});
