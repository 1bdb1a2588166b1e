import { readStored, writeStored } from '../stored.ts';

/** Where a device stores its token; a browser uses the site's storage. */
export interface TokenStore {
  /** Returns the stored token; in a browser another tab may have written it. */
  read(): string | null;
  /** Stores a token; null deletes it. */
  write(token: string | null): void;
}

let store: TokenStore = { read: () => readStored('token'), write: (next) => writeStored('token', next) };
let token = store.read();
let hasEnded = false;
let whenEnded: (refused: string) => void = () => undefined;

/** Returns the token of the user logged in on this device, or null. */
export function readToken(): string | null {
  return token;
}

export function tokenStore(): TokenStore {
  return store;
}

/** Uses another store from now on, and the token that it already has. */
export function keepTokensIn(other: TokenStore): void {
  store = other;
  token = store.read();
}

/** Starts a session. */
export function keepToken(next: string): void {
  token = next;
  hasEnded = false;
  store.write(next);
  // Clears the reason for the end of the previous session, which the login page showed.
  writeStored('session-over', null);
}

/**
 * Whether this page has a session and the device still stores the same one: another tab may have ended it or started
 * another.
 */
export function isTokenStored(): boolean {
  return token !== null && store.read() === token;
}

/** Sets the listener that receives the token once the server no longer accepts it. */
export function onSessionEnd(listener: (refused: string) => void): void {
  whenEnded = listener;
}

/** Ends the session of a token that the server refused; a late response to an older token changes nothing. */
export function endSession(refused: string): void {
  if (refused !== token) return;
  token = null;
  hasEnded = true;
  whenEnded(refused);
}

/** Whether the server ended this page's session, in which case the login page opens next. */
export function isSessionOver(): boolean {
  return hasEnded;
}
