import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskMailbox } from './mask-mailbox.ts';

describe('maskMailbox', () => {
  it.each([
    ['kim.smit@home.example', 'k***@home.example'],
    ['k@home.example', 'k***@home.example'],
    ['"a@b"@home.example', '"***@home.example'],
    ['😀x@home.example', '😀***@home.example'],
    ['no address', '***'],
    ['', '***'],
  ])('masks %j as %j', (email, masked) => {
    expect(maskMailbox(email)).toBe(masked);
  });

  it('reveals only the first character of the mailbox, and not its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,30}$/), fc.stringMatching(/^[a-z]{1,30}$/), (one, other) => {
        expect(maskMailbox(`q${one}@x.example`)).toBe(maskMailbox(`q${other}@x.example`));
      }),
    );
  });
});
