import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';

interface Turns {
  onBack: () => void;
  onForward: () => void;
}

/** The minimum distance of a swipe, in pixels. */
const SWIPE = 56;
/** The minimum ratio of horizontal to vertical movement in a swipe. */
const SIDEWAYS = 1.6;

/** Turns pages with arrow keys, and with swipes on the element that receives the returned props. */
export function useSwipeToTurn({ onBack, onForward }: Turns) {
  const began = useRef<{ x: number; y: number } | null>(null);
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') onForward();
    if (key === 'ArrowLeft') onBack();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      began.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!began.current) return;
      const [across, down] = [touch.clientX - began.current.x, touch.clientY - began.current.y];
      began.current = null;
      if (Math.abs(across) < SWIPE || Math.abs(across) < SIDEWAYS * Math.abs(down)) return;
      if (across < 0) onForward();
      else onBack();
    },
  };
}
