import closeWithGrace from 'close-with-grace';
import type { Log } from './platform/log/log.ts';

/** How long a stop may take, in milliseconds; beyond it the process ends anyway, with 1. */
export const STOP_MS = 18_000;

/** What asks a process to stop. A terminal or a supervisor often sends it to a whole group, so it comes more than once. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs `stop` once and ends this process with 0, however often and by whom it is asked to; with 1 after an error that
 * nobody caught, or where `stop` fails or takes too long. Whether that was asked is `toStop`.
 */
export function stopWhenAsked(stop: () => Promise<void>, log: Log): { readonly toStop: boolean } {
  const asked = { toStop: false };
  const closing = closeWithGrace({ delay: STOP_MS, logger: false, skip: [...STOP_SIGNALS] }, async ({ err }) => {
    asked.toStop = true;
    if (err !== undefined) log.fatal({ err }, 'stopping after an unexpected error');
    await stop();
  });
  const ask = (why: string) => {
    if (asked.toStop) return;
    asked.toStop = true;
    log.info({ why }, 'stopping');
    closing.close();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, ask);
  // Whoever started us has gone without a word; nobody would stop us any more.
  process.once('disconnect', () => ask('nobody is left to serve for'));
  return asked;
}
