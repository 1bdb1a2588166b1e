import { clearTab } from '../stored.ts';
import { readToken, tokenStore } from './token.ts';

/** Starts this page again where another tab has ended its session or begun another. */
export function followSession(): void {
  const check = () => {
    if (tokenStore().read() !== readToken()) startAgain();
  };
  addEventListener('storage', check);
  // A page that the browser had put aside heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}

/** Goes to the start of whoever is logged in on this device, as a whole new page: nothing stays in memory. */
export function startAgain(): void {
  clearTab();
  location.replace('/');
}
