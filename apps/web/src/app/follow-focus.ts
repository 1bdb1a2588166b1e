import { focusContent } from '@weekbord/ui/skip-link/skip-link';
import type { AppRouter } from './router.tsx';

/** A screen may take the place of its own outline once it has loaded. */
const FRAMES = 180;

/** Where what had the focus goes with its screen, the keyboard goes on at the content of the next one; a browser would at its end. */
export function followFocus(router: AppRouter): void {
  let last: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    const { activeElement, body } = document;
    if (activeElement !== body) last = activeElement;
  });
  router.subscribe('onRendered', () => {
    // A dialog gives the focus back by itself.
    if (last?.isConnected === false && last.closest('[role=dialog]') === null) giveToContent(FRAMES);
  });
}

/** Gives the focus to the content where nothing has it, until something else takes it. */
function giveToContent(frames: number, content: Element | null = null): void {
  const { activeElement, body } = document;
  const given = activeElement === body ? focusContent() : content;
  if (frames > 0 && (activeElement === body || activeElement === given))
    requestAnimationFrame(() => giveToContent(frames - 1, given));
}
