import type { PointerEvent } from 'react';

/**
 * Stops what is on its way to its place for as long as it is pressed: a button that has moved on by the time it is let go
 * gets no click. For the capture of `pointerdown` on whatever moves as it appears.
 */
export function holdWhilePressed({ currentTarget }: PointerEvent): void {
  const moving = currentTarget.getAnimations().filter(({ playState }) => playState === 'running');
  if (moving.length === 0) return;
  for (const one of moving) {
    const { currentTime } = one;
    one.pause();
    // Else it would go on until the next frame.
    one.currentTime = currentTime;
  }
  const letGo = new AbortController();
  const goOn = () => {
    letGo.abort();
    for (const one of moving) one.play();
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, goOn, { signal: letGo.signal });
}
