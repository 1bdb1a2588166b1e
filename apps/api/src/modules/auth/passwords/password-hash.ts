import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { queueHash } from './hash-queue.ts';
import { passwordPepper } from '../login/login-keys.ts';

/** OWASP's minimum for argon2id: 19 MiB of memory, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

type Secrets = Pick<Config, 'secretKey'>;
type Cost = typeof COST;

/** Returns the stored form of a password: its parameters, salt and hash, in the format of argon2's own tools. */
export async function hashPassword(config: Secrets, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return writeHash(COST, salt, await derive(config, password, salt, COST));
}

/**
 * Whether a password matches the stored hash. If there is none, a dummy is hashed, so that the check takes equally
 * long.
 */
export async function isPasswordRight(config: Secrets, password: string, stored: string | undefined): Promise<boolean> {
  const { cost, salt, hash } = readHash(stored ?? HASH_OF_NO_ACCOUNT);
  const given = await derive(config, password, salt, cost);
  return stored !== undefined && given.length === hash.length && timingSafeEqual(given, hash);
}

async function derive(config: Secrets, password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // Normalises Unicode, so that a password matches on any keyboard (NIST SP 800-63B).
  const message = Buffer.from(password.normalize('NFKC'));
  const parameters = { ...cost, message, nonce: salt, tagLength: HASH_BYTES, secret: passwordPepper(config) };
  return queueHash(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2('argon2id', parameters, (error, hash) => (error === null ? resolve(hash) : reject(error)));
      }),
  );
}

function writeHash({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

function readHash(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(stored) ?? [];
  if (hash === '') throw new Error('A stored password has an unknown format.');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

const HASH_OF_NO_ACCOUNT = writeHash(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
