import { useSyncExternalStore } from 'react';

/** Whether a media query matches; rerenders when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the person's device asks for reduced motion. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
