import { clearTab } from '../stored.ts';
import { readToken, tokenStore } from './token.ts';

/** Reloads this page if another tab has ended its session or started another. */
export function followSession(): void {
  const check = () => {
    if (tokenStore().read() !== readToken()) startAgain();
  };
  addEventListener('storage', check);
  // A page that is restored from the back/forward cache has missed the event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}

/** Goes to the logged-in user's start screen with a full page load, so that nothing stays in memory. */
export function startAgain(): void {
  clearTab();
  location.replace('/');
}
