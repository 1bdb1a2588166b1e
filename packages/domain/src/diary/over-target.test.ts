import { describe, expect, it } from 'vitest';
import { overTarget } from './over-target.ts';

const known = (amount: number | null) => ({ amount, isPartial: false });

describe('what is over its target', () => {
  it('[DIA-01] begins beyond 105 % of it', () => {
    expect(overTarget(known(2100), 2000)).toBeNull();
    expect(overTarget(known(2101), 2000)).toBe(101);
    expect(overTarget({ amount: 2120.4, isPartial: true }, 2000)).toBe(120);
  });

  it('[DIA-01] needs an amount and a target', () => {
    expect(overTarget(known(null), 2000)).toBeNull();
    expect(overTarget(known(500), undefined)).toBeNull();
    expect(overTarget(known(500), 0)).toBeNull();
  });
});
