import { type ComponentType, lazy } from 'react';

const LONGEST_PAUSE_MS = 8000;

/** A part of a screen that is loaded when it is first drawn, within a `Suspense`; React remembers for ever that a load failed. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/**
 * Loads a part of the program; without a network it is tried again until it is there: when the browser says that there is
 * a network, and, since it often says nothing, after a pause. Only a part that the server no longer has fails.
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

/** Whether the server no longer has a part of the program, as after a new version: the page has to be reloaded. */
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
