import type { FileFault } from './file-problem.ts';
import type { FileMessage } from './read-file-worker.ts';
import type { TextFile } from './text-file.ts';

/** The result of reading a file: tables, the reason why there are none, or null if the person cancelled. */
type ReadOutcome = readonly TextFile[] | FileFault | null;

/**
 * Reads a chosen file in a worker: exports of gigabytes are streamed, and the page stays responsive. The worker is
 * terminated when `signal` aborts.
 */
export function readChosenFile(
  file: File,
  { signal, onProgress }: Readonly<{ signal: AbortSignal; onProgress: (part: number) => void }>,
): Promise<ReadOutcome> {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    // The worker failed unexpectedly, or the file was moved while it was being read.
    worker.addEventListener('error', () => resolve('UNREADABLE'));
    worker.addEventListener('message', ({ data }: MessageEvent<FileMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else resolve('files' in data ? data.files : data.fault);
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
