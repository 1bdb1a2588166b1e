import { useEffect, useState } from 'react';

/**
 * How many pixels are covered at the bottom of the page, for example by a phone's keyboard; 0 if the page itself
 * shrinks, or if the user has zoomed in.
 */
export function useCoveredBottom(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const { height, offsetTop, scale } = viewport;
      setCovered(scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop)));
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return covered;
}
