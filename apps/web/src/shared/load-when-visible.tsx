import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen an element counts as nearly visible. */
const NEARLY = '120px';

/** Renders its content only when its place comes into view, so that content below the screen is not loaded early. */
export function LoadWhenVisible({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEARLY,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place} />;
}
