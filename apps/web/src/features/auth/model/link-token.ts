let token: string | undefined;

/** Keeps the token of a mailed link in memory, and only there, until it is exchanged. */
export function keepLinkToken(next: string): void {
  token = next;
}

/** Returns the token once. */
export function takeLinkToken(): string | undefined {
  const taken = token;
  token = undefined;
  return taken;
}

/** Whether a token is waiting to be exchanged. */
export function hasLinkToken(): boolean {
  return token !== undefined;
}
