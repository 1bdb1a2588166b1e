import { describe, expect, it } from 'vitest';
import { isSealedBy, open, seal, sealingKey, SealFault } from './sealed.ts';

const key = sealingKey('a secret that only this test knows');
const other = sealingKey('another secret that only this test knows');
const text = Buffer.from('2027-03-01');

describe('a sealed value', () => {
  it('opens in its own field with its own key, even if several keys are given', () => {
    expect(open([other, key], 'person 1 starts', seal(key, 'person 1 starts', text))).toEqual(text);
  });

  it('does not reveal the text, and differs each time', () => {
    const [one, two] = [seal(key, 'here', text), seal(key, 'here', text)];
    expect(one.equals(two)).toBe(false);
    expect(one.includes(text)).toBe(false);
    expect([isSealedBy(key, one), isSealedBy(other, one)]).toEqual([true, false]);
  });

  it('does not open in another field or with another key', () => {
    const sealed = seal(key, 'person 1 starts', text);
    for (const place of ['person 2 starts', 'person 1 length', ''])
      expect(() => open([key], place, sealed)).toThrow(SealFault);
    expect(() => open([other], 'person 1 starts', sealed)).toThrow(SealFault);
    expect(() => open([], 'person 1 starts', sealed)).toThrow(SealFault);
  });

  it('does not open if a single byte of it has changed or is missing', () => {
    const sealed = seal(key, 'here', text);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => open([key], 'here', changed)).toThrow(SealFault);
      expect(() => open([key], 'here', sealed.subarray(0, at))).toThrow(SealFault);
    }
  });
});
