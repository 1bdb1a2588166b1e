import { clearTab } from '../stored.ts';
import { readToken, tokenStore } from './token.ts';

/** Restarts this page if another tab has ended its session or started another. */
export function followSession(): void {
  const check = () => {
    if (tokenStore().read() !== readToken()) startAgain();
  };
  addEventListener('storage', check);
  // A page restored from the browser's back/forward cache missed the event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}

/** Goes to the logged-in user's start as a whole new page: nothing stays in memory. */
export function startAgain(): void {
  clearTab();
  location.replace('/');
}
