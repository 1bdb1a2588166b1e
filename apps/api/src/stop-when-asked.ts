import closeWithGrace from 'close-with-grace';
import type { Log } from './platform/log/log.ts';

/** How long stopping may take, in milliseconds. After that the process ends anyway, with exit code 1. */
export const STOP_MS = 18_000;

/**
 * The signals that stop a process. A terminal or a supervisor often sends them to a whole group, so they may arrive
 * more than once.
 */
export const STOP_SIGNALS: readonly ('SIGTERM' | 'SIGINT' | 'SIGHUP')[] =
  process.platform === 'win32' ? ['SIGTERM', 'SIGINT', 'SIGHUP'] : ['SIGTERM', 'SIGINT'];

/**
 * The signal that makes the primary process replace the others; null on Windows, where it means that the console
 * closes.
 */
export const RELOAD_SIGNAL = process.platform === 'win32' ? null : 'SIGHUP';

/** The message that the primary process sends to a replaced process. */
export const LEAVE = 'leave';
/** How long a replaced process keeps serving its clients, which it asks to open new connections, in milliseconds. */
export const LEAVING_MS = 3000;

/** Anything that runs until it is stopped. */
interface Stoppable {
  /** Called when another process takes over: makes clients open new connections, and continues until it is stopped. */
  leave?(): void;
  stop(): Promise<void>;
}

/**
 * Starts something and, once this process is asked to stop (possibly more than once), stops it. The process then ends
 * with 0, or with 1 after an uncaught error or if stopping fails or takes too long. The given signal aborts a start in
 * progress. Returns null if that came first; throws any other error of the start.
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
  // If the parent process ends without a signal, nothing else would stop this process.
  process.once('disconnect', () => ask('the parent process ended'));
  const started = await starting.catch((error: unknown) => {
    if (asked.signal.aborted) return null;
    throw error;
  });
  return asked.signal.aborted ? null : started;
}
