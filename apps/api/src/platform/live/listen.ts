import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Streams } from './streams.ts';

/** The channel on which the database announces changes; see the migration of live changes. */
const CHANNEL = 'weekbord_live';
/** How often to check whether the connection is still open, in milliseconds. */
const ASK_EVERY_MS = 10_000;
/** How long to wait for the response to a check, in milliseconds. */
const ANSWER_MS = 5000;
/** The first pause before a retry, in milliseconds. */
const FIRST_PAUSE_MS = 500;
/** The longest pause before a retry, in milliseconds. */
const LONGEST_PAUSE_MS = 10_000;

/** A connection of this process on which the database announces changes. */
export interface Listener {
  stop(): Promise<void>;
}

/** Another channel on the same connection. */
export interface FurtherChannel {
  readonly channel: string;
  /** Called for each announcement, and when listening begins, because announcements may have been missed before. */
  hear(): void;
}

/**
 * Listens to the changes of all people over its own connection, which must go to the database directly: a pooler in
 * transaction mode does not pass on announcements. If the connection is lost the streams end, the loss is logged, and
 * connecting is retried until it succeeds. Resolves after the first attempt.
 */
export async function listenToChanges(
  connectionString: string,
  streams: Streams,
  log: Log,
  further: readonly FurtherChannel[] = [],
): Promise<Listener> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tried = Promise.withResolvers<void>();
  let failures = 0;
  const listening = (async () => {
    while (!signal.aborted) {
      const error = await listenOnce(connectionString, signal, {
        channels: [CHANNEL, ...further.map(({ channel }) => channel)],
        heard(channel, announcement) {
          if (channel === CHANNEL) streams.hear(announcement);
          for (const one of further) if (one.channel === channel) one.hear();
        },
        begun: () => {
          if (failures > 0) log.info('sending live changes again');
          failures = 0;
          streams.setHearing(true);
          for (const one of further) one.hear();
          tried.resolve();
        },
      });
      streams.setHearing(false);
      tried.resolve();
      if (signal.aborted) return;
      if (failures === 0) {
        log.warn(
          { err: error },
          'live changes are paused until the database connection for notifications is back; apps poll in the meantime',
        );
      }
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      await pause(wait * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  })();
  await tried.promise;
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

interface Heard {
  readonly channels: readonly string[];
  heard(channel: string, announcement: string): void;
  begun(): void;
}

/** Listens until the connection breaks or `signal` ends it. Returns why it ended. */
async function listenOnce(
  connectionString: string,
  signal: AbortSignal,
  { channels, heard, begun }: Heard,
): Promise<unknown> {
  const client = new pg.Client({
    connectionString,
    application_name: 'weekbord live',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  const ended = Promise.withResolvers<unknown>();
  client.on('error', ended.resolve);
  client.on('end', () => ended.resolve(new Error('The connection was closed.')));
  client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
  const stop = () => ended.resolve(undefined);
  signal.addEventListener('abort', stop, { once: true });
  const asking = setInterval(() => void client.query('select 1').catch(ended.resolve), ASK_EVERY_MS);
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
    if (signal.aborted) return undefined;
    begun();
    return await ended.promise;
  } catch (error) {
    return error;
  } finally {
    clearInterval(asking);
    signal.removeEventListener('abort', stop);
    // Not awaited, because a silent server does not respond to the closing message either.
    void client.end().catch(() => undefined);
  }
}
