import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen something already counts as near, as a part of its height. */
const NEAR_SCREEN = 0.5;

/** Calls when an element comes near to the screen, and whenever it is still there after a drawing; answers its ref. */
export function useNearing(onNear: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  // Looks again after each drawing: more items may not have been enough to push the element away.
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
