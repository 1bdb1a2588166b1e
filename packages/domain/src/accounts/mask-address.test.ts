import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

describe('maskAddress', () => {
  it.each([
    ['kim.smit@home.example', 'k***@home.example'],
    ['k@home.example', 'k***@home.example'],
    ['"a@b"@home.example', '"***@home.example'],
    ['😀x@home.example', '😀***@home.example'],
    ['no address', '***'],
    ['', '***'],
  ])('masks %j as %j', (email, masked) => {
    expect(maskAddress(email)).toBe(masked);
  });

  it('reveals only the first character of the mailbox, and not its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,30}$/), fc.stringMatching(/^[a-z]{1,30}$/), (one, other) => {
        expect(maskAddress(`q${one}@x.example`)).toBe(maskAddress(`q${other}@x.example`));
      }),
    );
  });
});
