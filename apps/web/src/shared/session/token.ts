import { readStored, writeStored } from '../stored.ts';

let token = readStored('token');
let hasEnded = false;
let whenEnded: (refused: string) => void = () => undefined;

/** The token of the person who is logged in on this device, or null. */
export function readToken(): string | null {
  return token;
}

/** Starts a session. */
export function keepToken(next: string): void {
  token = next;
  hasEnded = false;
  writeStored('token', next);
}

/** Whether this page has a session and the device still has the same: another tab may have ended it or begun another. */
export function isTokenStored(): boolean {
  return token !== null && readStored('token') === token;
}

/** Says what must happen once the server no longer knows the token, which is passed. */
export function onSessionEnd(listener: (refused: string) => void): void {
  whenEnded = listener;
}

/** Ends the session of a token that the server refused; a late answer to an older token changes nothing. */
export function endSession(refused: string): void {
  if (refused !== token) return;
  token = null;
  hasEnded = true;
  whenEnded(refused);
}

/** Whether the server ended the session of this page, so that the log-in opens next. */
export function isSessionOver(): boolean {
  return hasEnded;
}
