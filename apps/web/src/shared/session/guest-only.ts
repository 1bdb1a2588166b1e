import { redirect } from '@tanstack/react-router';
import { readToken } from './token.ts';

/** For the routes before the log-in: a logged-in user goes to the start. */
export function guestOnly(): void {
  if (readToken() !== null) throw redirect({ to: '/', replace: true });
}
