let last: { readonly text: string; readonly fingerprint: Promise<string> } | undefined;

/**
 * Returns the SHA-256 of a string in hexadecimal, used to compare secrets without storing them. The last result is
 * cached.
 */
export function fingerprintOf(text: string): Promise<string> {
  // Cached, because a page that is closing has no time to compute the fingerprint.
  if (last?.text !== text) last = { text, fingerprint: digest(text) };
  return last.fingerprint;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
