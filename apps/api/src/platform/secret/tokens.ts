import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a token or a link: too many to guess. */
const TOKEN_BYTES = 32;

/** Returns a new token or secret of a link, as 43 characters that fit in a URL. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns what is stored of a token whose value cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
