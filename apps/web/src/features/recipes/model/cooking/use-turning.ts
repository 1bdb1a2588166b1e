import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';

interface Turns {
  onBack: () => void;
  onForward: () => void;
}

/** How far a finger moves for a swipe, in pixels. */
const SWIPE = 56;
/** How many times further sideways than up or down. */
const SIDEWAYS = 1.6;

/** Turns by the arrow keys, and by a swipe over the element with the returned props. */
export function useTurning({ onBack, onForward }: Turns) {
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
