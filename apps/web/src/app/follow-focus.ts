import { focusContent } from '@weekbord/ui/skip-link/skip-link';
import type { AppRouter } from './router.tsx';

/** The number of frames to keep the focus, because a screen may replace its own skeleton once it has loaded. */
const FRAMES = 180;

/**
 * When the focused element disappears with its screen, focuses the content of the next screen; otherwise the browser
 * would move the focus to the end of the page.
 */
export function followFocus(router: AppRouter): void {
  let last: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    const { activeElement, body } = document;
    if (activeElement !== body) last = activeElement;
  });
  router.subscribe('onRendered', () => {
    // Dialogs are left out, because they restore the focus themselves.
    if (last?.isConnected === false && last.closest('[role=dialog]') === null) giveToContent(FRAMES);
  });
}

/** Focuses the content while nothing has the focus, until something else takes it. */
function giveToContent(frames: number, content: Element | null = null): void {
  const { activeElement, body } = document;
  const given = activeElement === body ? focusContent() : content;
  if (frames > 0 && (activeElement === body || activeElement === given))
    requestAnimationFrame(() => giveToContent(frames - 1, given));
}
