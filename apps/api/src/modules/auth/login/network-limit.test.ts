import { describe, expect, it } from 'vitest';
import { neighbourhoodOf } from './network-limit.ts';

describe('neighbourhoodOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0'],
    ['203.0.113.250', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::9', '2001:db8:1:2::'],
    ['::1', '0:0:0:0::'],
  ])('puts %s into %s', (address, network) => {
    expect(neighbourhoodOf(address)).toBe(network);
  });
});
