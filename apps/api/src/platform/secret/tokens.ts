import { createHash, randomBytes } from 'node:crypto';

/** The length of a token or a link's secret in bytes: too long to guess. */
const TOKEN_BYTES = 32;

/** Returns a new token or link secret, as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the stored hash of a token that cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
