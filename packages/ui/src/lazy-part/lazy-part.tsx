import { type ComponentType, lazy } from 'react';

const LONGEST_PAUSE_MS = 8000;

/**
 * A part of a screen that is loaded when it is first rendered, within a `Suspense`. It retries, because React caches a
 * failed load for good.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/**
 * Loads a chunk of the app and, while offline, retries until it is loaded: when the browser reports that it is online
 * and, because it often does not, after a pause. Fails only for a chunk that the server no longer has.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      return await load();
    } catch (error) {
      if (isPartGone(error)) throw error;
      await reachable(pause);
    }
}

/** Whether the server no longer has a chunk, for example after an update, so that the page has to be reloaded. */
export function isPartGone(error: unknown): boolean {
  return error instanceof Error && 'part' in error && error.part === 'gone';
}

function reachable(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    addEventListener('online', done);
  });
}
