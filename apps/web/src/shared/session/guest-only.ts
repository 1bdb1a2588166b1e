import { redirect } from '@tanstack/react-router';
import { readToken } from './token.ts';

/** For the routes before login: a logged-in user goes to the start screen. */
export function guestOnly(): void {
  if (readToken() !== null) throw redirect({ to: '/', replace: true });
}
