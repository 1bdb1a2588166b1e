import { readStored, writeStored } from '../stored.ts';

let token = readStored('token');
let whenEnded: () => void = () => undefined;

/** The token of the person who is logged in on this device, or null. */
export function readToken(): string | null {
  return token;
}

/** Starts a session. */
export function keepToken(next: string): void {
  token = next;
  writeStored('token', next);
}

/** Says what must happen once the server no longer knows the token. */
export function onSessionEnd(listener: () => void): void {
  whenEnded = listener;
}

/** Ends the session of a token that the server refused; a late answer to an older token changes nothing. */
export function endSession(refused: string): void {
  if (refused !== token) return;
  token = null;
  whenEnded();
}
