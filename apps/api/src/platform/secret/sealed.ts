import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A key for AES-256 and its id in sealed values. */
export interface SealingKey {
  readonly id: Buffer;
  readonly secret: Buffer;
}

/** Thrown if a sealed value cannot be opened: its key is unknown, or it was not sealed for this place. */
export class SealFault extends Error {}

/** The layout of a sealed value: version, key id, nonce, tag, ciphertext. */
const VERSION = Buffer.of(1);
const KEY_ID_BYTES = 8;
/** The length of a nonce, as NIST SP 800-38D requires for AES-GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_AT = VERSION.length + KEY_ID_BYTES;
const TAG_AT = NONCE_AT + NONCE_BYTES;
const CONTENT_AT = TAG_AT + TAG_BYTES;

/** Returns a key derived from a secret that cannot be guessed. */
export function sealingKey(secret: string | Buffer): SealingKey {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  return { id: derive('key id', KEY_ID_BYTES), secret: derive('sealing', KEY_BYTES) };
}

/**
 * Encrypts a value with AES-256-GCM for one place, such as a person's row and column. It opens nowhere else. Sealing
 * the same value twice gives two different results.
 */
export function seal(key: SealingKey, place: string, content: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([VERSION, key.id, nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Opens a sealed value with the key whose id it contains. Throws a `SealFault` if it cannot be opened in this place.
 */
export function open(keys: readonly SealingKey[], place: string, sealed: Buffer): Buffer {
  const key = keys.find((one) => isSealedBy(one, sealed));
  if (key === undefined || sealed.length < CONTENT_AT) throw new SealFault('the key of a sealed value is not known');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.secret, sealed.subarray(NONCE_AT, TAG_AT), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(TAG_AT, CONTENT_AT));
    return Buffer.concat([decipher.update(sealed.subarray(CONTENT_AT)), decipher.final()]);
  } catch (error) {
    throw new SealFault('a sealed value is not what was sealed in its place', { cause: error });
  }
}

/** Whether a value contains the id of this key. */
export function isSealedBy(key: SealingKey, sealed: Buffer): boolean {
  return VERSION.equals(sealed.subarray(0, VERSION.length)) && key.id.equals(sealed.subarray(VERSION.length, NONCE_AT));
}
