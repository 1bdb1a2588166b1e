import { type FileFault, FileProblem } from './file-problem.ts';
import { readFile } from './read-file.ts';
import type { TextFile } from './text-file.ts';

/** A message about a file sent to this worker: the progress, its contents, or why there are none. */
export type FileMessage = Readonly<{ progress: number } | { files: readonly TextFile[] } | { fault: FileFault }>;

const answer = (message: FileMessage) => postMessage(message);

addEventListener('message', (event: MessageEvent<File>) => void read(event.data));

async function read(file: File): Promise<void> {
  let told = 0;
  try {
    const files = await readFile(file, (progress) => {
      if (progress - told < 0.01) return;
      told = progress;
      answer({ progress });
    });
    answer({ files });
  } catch (error) {
    if (error instanceof FileProblem) answer({ fault: error.fault });
    // Rethrown as unhandled, so that the page receives an error event of the worker.
    else reportError(error);
  }
}
