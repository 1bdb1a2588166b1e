import { type PointerEvent, useRef } from 'react';

/** The minimum length of a swipe, in pixels; a shorter movement is a press. */
const LEAST = 44;

interface SwipeActions {
  onNext: () => void;
  onPrevious: () => void;
}

/** Returns swipe handlers for an element; mostly vertical movement scrolls instead. */
export function useSwipe({ onNext, onPrevious }: SwipeActions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < LEAST || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
