import type { FileFault } from './file-problem.ts';
import type { FileMessage } from './read-file-worker.ts';
import type { TextFile } from './text-file.ts';

/** What came of a file: tables, why there are none, or null where the person left it. */
type ReadOutcome = readonly TextFile[] | FileFault | null;

/**
 * Reads a file that a person chose, in a thread of its own: exports of gigabytes are read as they come, and the page goes on
 * meanwhile. It is ended with its file where `signal` says so.
 */
export function readChosenFile(
  file: File,
  { signal, onProgress }: Readonly<{ signal: AbortSignal; onProgress: (part: number) => void }>,
): Promise<ReadOutcome> {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    // An unexpected error, or a file that was moved while it was read.
    worker.addEventListener('error', () => resolve('UNREADABLE'));
    worker.addEventListener('message', ({ data }: MessageEvent<FileMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else resolve('files' in data ? data.files : data.fault);
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
