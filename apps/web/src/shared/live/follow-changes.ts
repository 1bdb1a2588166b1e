import type { Change } from '@weekbord/contract/live/follow-changes';
import { EVENT_STREAM, livePaths } from '@weekbord/contract/live/paths';
import { onlineManager } from '@tanstack/react-query';
import { clientName } from '../http/client-name.ts';
import { openAnswer } from '../http/call.ts';
import { readToken } from '../session/token.ts';
import { setLive } from './live-state.ts';
import { askedPause, reopenPause, STEADY_MS } from './reopen-pause.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

/** How long a stream may be silent before it counts as broken, in milliseconds: two of the server's heartbeats. */
const SILENCE_MS = 45_000;
/** Status codes after which a retry would not help. */
const LASTING = [400, 401, 403, 404, 405];

/** Handlers for what the stream reports. */
export interface Listener {
  /** Called when something was changed on another device or by another person. */
  changed(change: Change): void;
  /** Called if anything may have changed in the meantime. */
  reset(): void;
}

/** When this page last heard from the server, so that the next stream starts with what was missed. */
let lastHeardAt = performance.timeOrigin;

/**
 * Follows changes while the page is visible and online, and reopens the stream whenever it ends, after a random delay
 * so that not all clients reconnect at once. Returns a function that stops it.
 */
export function followChanges(listener: Listener): () => void {
  let stream: AbortController | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasStopped = false;

  const isWanted = () =>
    !hasStopped && document.visibilityState === 'visible' && onlineManager.isOnline() && readToken() !== null;
  const close = () => {
    clearTimeout(pause);
    pause = undefined;
    stream?.abort();
    stream = null;
    setLive(false);
  };
  const openLater = (waitMs: number) => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      update();
    }, waitMs);
  };
  const open = async () => {
    const controller = new AbortController();
    stream = controller;
    let openedAt = Number.POSITIVE_INFINITY;
    const ended = await followOnce(listener, controller, () => {
      openedAt = performance.now();
      setLive(true);
    });
    // Ignored if another stream has been opened in the meantime.
    if (stream !== controller) return;
    stream = null;
    setLive(false);
    if (ended === 'refused') return;
    const hasStood = performance.now() - openedAt >= STEADY_MS;
    if (hasStood) failures = 0;
    const isOrderly = ended === 'ended' && hasStood;
    const askedMs = ended === 'ended' ? 0 : ended.waitMs;
    const wait = reopenPause({ failures, isOrderly, askedMs, chance: Math.random() });
    if (!isOrderly) failures += 1;
    openLater(wait);
  };
  const update = () => {
    if (!isWanted()) close();
    else if (stream === null && pause === undefined) void open();
  };
  // Returning to the page, or going online, skips the delay after a failure.
  const retry = () => {
    clearTimeout(pause);
    pause = undefined;
    update();
  };
  document.addEventListener('visibilitychange', retry);
  const unsubscribe = onlineManager.subscribe(retry);
  update();
  return () => {
    hasStopped = true;
    document.removeEventListener('visibilitychange', retry);
    unsubscribe();
    close();
  };
}

/** How a stream ended: closed by the server, refused permanently, or broken by a transient failure. */
type Ended = 'ended' | 'refused' | { readonly waitMs: number };

async function followOnce(listener: Listener, controller: AbortController, opened: () => void): Promise<Ended> {
  const { signal } = controller;
  const giveUp = () => controller.abort();
  let silence = setTimeout(giveUp, SILENCE_MS);
  try {
    const missed = Math.max(0, Math.ceil((Date.now() - lastHeardAt) / 1000));
    const response = await openAnswer(livePaths.followChanges, { query: { client: clientName, missed } }, signal);
    if (LASTING.includes(response.status)) return 'refused';
    if (!response.ok) return { waitMs: askedPause(response.headers.get('retry-after'), Date.now()) };
    // An intermediary may respond instead of the server, such as a captive portal.
    const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
    if (!isStream || !response.body) return { waitMs: 0 };
    opened();
    await readEvents(response.body, (events) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
      lastHeardAt = Date.now();
      for (const event of events) pass(event, listener);
    });
    return 'ended';
  } catch {
    return { waitMs: 0 };
  } finally {
    clearTimeout(silence);
    controller.abort();
  }
}

function pass({ name, data }: ServerEvent, listener: Listener): void {
  if (name === 'reset') listener.reset();
  if (name === 'change') listener.changed(JSON.parse(data) as Change);
}
