import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen an element counts as near, as a share of the screen's height. */
const NEAR_SCREEN = 0.5;

/** Calls `onNear` when an element comes near the screen, and after each render while it is near; returns its ref. */
export function useNearEnd(onNear: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  // Checks again after each render, because the new items may not have been enough to push the element away.
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${100 * NEAR_SCREEN}% 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
