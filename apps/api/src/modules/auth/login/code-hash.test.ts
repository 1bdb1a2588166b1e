import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CODE_HASH_COST } from '../../../platform/config/config.ts';
import { hashCode, isSameHash, newCode } from './code-hash.ts';

const config = { secretKey: 'a secret that only this test knows', codeHashCost: CODE_HASH_COST };
const salt = randomBytes(16);

describe('hashCode', () => {
  it('depends on the code, the salt, the secret and the cost', async () => {
    const hashes = await Promise.all([
      hashCode(config, '0123', salt),
      hashCode(config, '0124', salt),
      hashCode(config, '0123', randomBytes(16)),
      hashCode({ ...config, codeHashCost: CODE_HASH_COST / 2 }, '0123', salt),
      hashCode({ ...config, secretKey: `${config.secretKey}!` }, '0123', salt),
    ]);
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(5);
    expect(isSameHash(hashes[0] ?? salt, await hashCode(config, '0123', salt))).toBe(true);
    expect(isSameHash(hashes[0] ?? salt, hashes[1] ?? salt)).toBe(false);
  });

  it('handles many concurrent requests', async () => {
    const codes = Array.from({ length: 30 }, (_, index) => String(index).padStart(4, '0'));
    const hashes = await Promise.all(codes.map((code) => hashCode(config, code, salt)));
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(30);
    expect(isSameHash(hashes[29] ?? salt, await hashCode(config, '0029', salt))).toBe(true);
  });
});

describe('newCode', () => {
  it('returns four random digits, including leading zeros', () => {
    const codes = Array.from({ length: 2000 }, newCode);
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1500);
  });
});
