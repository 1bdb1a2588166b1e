import { useEffect, useEffectEvent, useRef } from 'react';

/** The end counts as near within this share of the visible height below the visible area. */
const NEAR_END = 0.2;

/**
 * The end of a list inside a scrolling element; reports when it comes near. Give it a new key for each length of the
 * list.
 */
export function ListEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      // A root margin works only relative to the scrolling element itself, not to the page around it.
      { root: scrollerOf(end.current), rootMargin: `0px 0px ${100 * NEAR_END}% 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} aria-hidden="true" className="h-px" />;
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
