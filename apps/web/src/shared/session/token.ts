import { readStored, writeStored } from '../stored.ts';

/** Where a device keeps its token; a browser in what it stores for the site. */
export interface TokenStore {
  /** The token that is kept; in a browser another tab may have written it. */
  read(): string | null;
  /** Keeps a token; null deletes it. */
  write(token: string | null): void;
}

let store: TokenStore = { read: () => readStored('token'), write: (next) => writeStored('token', next) };
let token = store.read();
let hasEnded = false;
let whenEnded: (refused: string) => void = () => undefined;

/** The token of the person who is logged in on this device, or null. */
export function readToken(): string | null {
  return token;
}

/** Where tokens are kept. */
export function tokenStore(): TokenStore {
  return store;
}

/** Keeps tokens elsewhere from now on, and goes on with the one that is there. */
export function keepTokensIn(other: TokenStore): void {
  store = other;
  token = store.read();
}

/** Starts a session. */
export function keepToken(next: string): void {
  token = next;
  hasEnded = false;
  store.write(next);
  // What the log-in said of the session before.
  writeStored('session-over', null);
}

/** Whether this page has a session and the device still has the same: another tab may have ended it or begun another. */
export function isTokenStored(): boolean {
  return token !== null && store.read() === token;
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
