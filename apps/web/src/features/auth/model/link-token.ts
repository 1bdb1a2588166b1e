let token: string | undefined;

/** Keeps the token of a magic link in memory only, until it is exchanged. */
export function keepLinkToken(next: string): void {
  token = next;
}

/** Returns the token and clears it. */
export function takeLinkToken(): string | undefined {
  const taken = token;
  token = undefined;
  return taken;
}

export function hasLinkToken(): boolean {
  return token !== undefined;
}
