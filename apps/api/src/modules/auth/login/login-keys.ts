import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';

/** The length in bytes of a browser's id. */
const BROWSER_BYTES = 16;

type Secret = Pick<Config, 'secretKey'>;

/**
 * Returns the key of an address in the login tables, which is derived from the address, so that known and unknown
 * addresses are treated alike.
 */
export function emailKey(config: Secret, email: string): Buffer {
  return createHmac('sha256', derivedKey(config, 'login address')).update(email).digest();
}

/**
 * Returns the key of the same address for devices that logged in to it before; their wrong attempts are counted
 * separately.
 */
export function keyOnKnownDevices(key: Buffer): Buffer {
  return createHash('sha256').update('known devices').update(key).digest();
}

/** Returns the key of the address for counting wrong passwords, separately from wrong codes. */
export function keyForPasswords(key: Buffer): Buffer {
  return createHash('sha256').update('passwords').update(key).digest();
}

/** Returns all keys of an address. */
export function keysOf(key: Buffer): readonly Buffer[] {
  return [key, keyForPasswords(key)].flatMap((one) => [one, keyOnKnownDevices(one)]);
}

/** Returns the pepper for password hashes, as for codes. */
export function passwordPepper(config: Secret): Buffer {
  return derivedKey(config, 'password');
}

/** Returns the pepper for code hashes. Without it, codes cannot be recovered from a copy of the database. */
export function codePepper(config: Secret): Buffer {
  return derivedKey(config, 'login code');
}

function derivedKey(config: Secret, purpose: string): Buffer {
  if (config.secretKey === undefined) throw new Error('The secret key is missing.');
  return Buffer.from(hkdfSync('sha256', config.secretKey, '', purpose, 32));
}

export function newBrowser(): string {
  return randomBytes(BROWSER_BYTES).toString('base64url');
}
