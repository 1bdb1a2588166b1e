import { useEffect, useRef, useState } from 'react';
import { prefersStill } from '../media/use-media.tsx';

/** The duration of the counting, in milliseconds. */
const COUNTS_MS = 200;

interface CountingNumberProps {
  value: number;
  /** Formats a number in the current language. */
  format: (value: number) => string;
}

/** A number that counts to its new value when it changes, or jumps if reduced motion is preferred. */
export function CountingNumber({ value, format }: CountingNumberProps) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return undefined;
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const share = prefersStill() ? 1 : Math.min((performance.now() - began) / COUNTS_MS, 1);
      // Fast first, then slower, like the ring next to it.
      from.current = share === 1 ? value : Math.round(start + (value - start) * (1 - (1 - share) ** 3));
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{format(shown)}</>;
}
