import type { PointerEvent } from 'react';

/**
 * Pauses the animations of an element while it is pressed: a button that moves between press and release gets no click.
 * For the capture phase of `pointerdown` on elements that appear with an animation.
 */
export function holdWhilePressed({ currentTarget }: PointerEvent): void {
  const moving = currentTarget.getAnimations().filter(({ playState }) => playState === 'running');
  if (moving.length === 0) return;
  for (const one of moving) {
    const { currentTime } = one;
    one.pause();
    // Sets the time explicitly, because otherwise the animation would continue until the next frame.
    one.currentTime = currentTime;
  }
  const letGo = new AbortController();
  const goOn = () => {
    letGo.abort();
    for (const one of moving) one.play();
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, goOn, { signal: letGo.signal });
}
