import closeWithGrace from 'close-with-grace';
import type { Log } from './platform/log/log.ts';

/** How long a stop may take, in milliseconds; beyond it the process ends anyway, with 1. */
export const STOP_MS = 18_000;

/** What asks a process to stop. A terminal or a supervisor often sends it to a whole group, so it comes more than once. */
export const STOP_SIGNALS: readonly ('SIGTERM' | 'SIGINT' | 'SIGHUP')[] =
  process.platform === 'win32' ? ['SIGTERM', 'SIGINT', 'SIGHUP'] : ['SIGTERM', 'SIGINT'];

/** What asks the first process to replace the others; null on Windows, where it says that the console closes. */
export const RELOAD_SIGNAL = process.platform === 'win32' ? null : 'SIGHUP';

/** The message that the first process sends to a replaced process. */
export const LEAVE = 'leave';
/** How long one that was replaced goes on serving its clients, which learn to open new connections, in milliseconds. */
export const LEAVING_MS = 3000;

/** What runs until it is stopped. */
interface Stoppable {
  /** Another serves in its place: has clients open new connections, and goes on until it is stopped. */
  leave?(): void;
  stop(): Promise<void>;
}

/**
 * Starts something and, once this process is asked to, stops it and ends the process with 0, however often and by whom
 * that is asked; with 1 after an uncaught error, or where stopping fails or takes too long. A start that is under way is
 * aborted by the signal that it is given. Null where that came first; throws what else the start throws.
 */
export async function stopWhenAsked<Started extends Stoppable>(
  start: (asked: AbortSignal) => Promise<Started>,
  log: Log,
): Promise<Started | null> {
  const asked = new AbortController();
  const starting = start(asked.signal);
  const closing = closeWithGrace(
    { delay: STOP_MS, logger: false, skip: [...STOP_SIGNALS, 'SIGHUP'] },
    async ({ err }) => {
      asked.abort();
      if (err !== undefined) log.fatal({ err }, 'stopping after an unexpected error');
      const started = await starting.catch(() => null);
      await started?.stop();
    },
  );
  const ask = (why: string) => {
    if (asked.signal.aborted) return;
    asked.abort();
    log.info({ why }, 'stopping');
    closing.close();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, ask);
  process.on('message', (message) => {
    if (message !== LEAVE) return;
    void starting.then(({ leave }) => leave?.()).catch(() => undefined);
    setTimeout(ask, LEAVING_MS, 'another process serves in its place').unref();
  });
  // The parent process ended without a signal; no other would stop this one.
  process.once('disconnect', () => ask('the parent process ended'));
  const started = await starting.catch((error: unknown) => {
    if (asked.signal.aborted) return null;
    throw error;
  });
  return asked.signal.aborted ? null : started;
}
