import { focusContent } from '@weekbord/ui/skip-link/skip-link';
import type { AppRouter } from './router.tsx';

/** How many frames to wait: a screen may replace its own outline once it has loaded. */
const FRAMES = 180;

/**
 * When the focused element is removed with its screen, moves the keyboard to the content of the next one; a browser
 * would move it to the end.
 */
export function followFocus(router: AppRouter): void {
  let last: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    const { activeElement, body } = document;
    if (activeElement !== body) last = activeElement;
  });
  router.subscribe('onRendered', () => {
    // A dialog restores the focus by itself.
    if (last?.isConnected === false && last.closest('[role=dialog]') === null) giveToContent(FRAMES);
  });
}

/** Focuses the content while nothing is focused, until something else takes the focus. */
function giveToContent(frames: number, content: Element | null = null): void {
  const { activeElement, body } = document;
  const given = activeElement === body ? focusContent() : content;
  if (frames > 0 && (activeElement === body || activeElement === given))
    requestAnimationFrame(() => giveToContent(frames - 1, given));
}
