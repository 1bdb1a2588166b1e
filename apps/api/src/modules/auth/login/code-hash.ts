import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { queueHash } from '../passwords/hash-queue.ts';
import { codePepper } from './login-keys.ts';

const HASH_BYTES = 32;

type Secrets = Pick<Config, 'secretKey' | 'codeHashCost'>;

/** Returns a new code of four digits. */
export function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** A code and its stored hash. */
export interface HashedCode {
  readonly code: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Returns a new code and its hash. Hashing is slow, so hold no locks meanwhile. */
export async function newHashedCode(config: Secrets): Promise<HashedCode> {
  const salt = randomBytes(16);
  const code = newCode();
  return { code, salt, hash: await hashCode(config, code, salt) };
}

/** Returns the hash of a code, as stored. */
export async function hashCode(config: Secrets, code: string, salt: Buffer): Promise<Buffer> {
  const cost = { N: config.codeHashCost, r: 8, p: 1 };
  const peppered = createHmac('sha256', codePepper(config)).update(code).digest();
  return queueHash(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(peppered, salt, HASH_BYTES, cost, (error, hash) => (error === null ? resolve(hash) : reject(error)));
      }),
  );
}

/** Compares two hashes in constant time. */
export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
