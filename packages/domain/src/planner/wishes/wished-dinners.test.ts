import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MarkedDiet } from '../../diets/diets.ts';
import { mixOf } from '../scoring/dinner-mix.ts';
import { DINNER_GROUPS } from './week-wishes.ts';
import { expectedDinners, groupsOfDiet, mixWithin, settleDinners } from './wished-dinners.ts';

const DIETS: readonly (MarkedDiet | null)[] = [null, 'pescatarian', 'vegetarian', 'vegan'];

describe('wished dinners', () => {
  test.each([
    ['nothing', null, [0, 0, 0], null],
    ['all seven', null, [2, 2, 3], { meat: [2, 2], fish: [2, 2], meatless: [3, 3] }],
    [
      'two groups that add up to seven, so none of the third',
      null,
      [4, 3, 0],
      { meat: [4, 4], fish: [3, 3], meatless: [0, 0] },
    ],
    ['one group, with the others shared as usual', null, [0, 2, 0], { meat: [3, 4], fish: [2, 2], meatless: [1, 2] }],
    ['a little of each group, and any for the rest', null, [1, 1, 1], { meat: [1, 5], fish: [1, 5], meatless: [1, 5] }],
    ['fish without meat', 'pescatarian', [0, 3, 0], { meat: [0, 0], fish: [3, 3], meatless: [4, 4] }],
  ] as const)('have the expected ranges for %s', (_, diet, [meat, fish, meatless], ranges) => {
    expect(settleDinners(diet, { meat, fish, meatless })).toEqual({ ranges, conflicts: [] });
  });

  it('are left out and reported if the diet excludes them', () => {
    expect(settleDinners('vegan', { meat: 1, fish: 3, meatless: 3 })).toEqual({
      ranges: null,
      conflicts: ['meatLeftOut', 'fishLeftOut'],
    });
    expect(settleDinners('pescatarian', { meat: 3, fish: 2, meatless: 0 })).toMatchObject({
      ranges: { meat: [0, 0], fish: [2, 2] },
      conflicts: ['meatLeftOut'],
    });
  });

  it('are reduced to seven in the same proportion and reported if there are more', () => {
    const four = settleDinners(null, { meat: 4, fish: 4, meatless: 0 });
    expect(four.conflicts).toEqual(['tooManyDinners']);
    expect(four.ranges).toEqual({ meat: [4, 4], fish: [3, 3], meatless: [0, 0] });
    expect(settleDinners(null, { meat: 7, fish: 7, meatless: 7 }).ranges).toEqual({
      meat: [3, 3],
      fish: [2, 2],
      meatless: [2, 2],
    });
  });

  it('can always be met in seven dinners, from what the diet allows', () => {
    const count = fc.nat(7);
    fc.assert(
      fc.property(fc.constantFrom(...DIETS), count, count, count, (diet, meat, fish, meatless) => {
        const { ranges } = settleDinners(diet, { meat, fish, meatless });
        if (ranges === null) return;
        const sum = (at: 0 | 1) => DINNER_GROUPS.reduce((total, group) => total + ranges[group][at], 0);
        expect(sum(0)).toBeLessThanOrEqual(7);
        expect(sum(1)).toBeGreaterThanOrEqual(7);
        for (const group of DINNER_GROUPS)
          if (!groupsOfDiet(diet).includes(group)) expect(ranges[group]).toEqual([0, 0]);
        const mix = Object.values(mixWithin(diet, ranges));
        expect(mix.reduce((total, [least]) => total + least, 0)).toBeLessThanOrEqual(7);
        expect(mix.reduce((total, [, most]) => total + most, 0)).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  it('follow the mix of the diet for all seven dinners if none are wished for', () => {
    for (const diet of [...DIETS, 'halal'] as const) {
      const ranges = expectedDinners(diet);
      expect(ranges === null).toBe(groupsOfDiet(diet).length === 1);
      if (ranges === null) continue;
      const sum = (at: 0 | 1) => DINNER_GROUPS.reduce((total, group) => total + ranges[group][at], 0);
      expect([sum(0) <= 7, sum(1) >= 7]).toEqual([true, true]);
      const { POULTRY, RED_MEAT, FISH } = mixOf(diet);
      expect([ranges.meat, ranges.fish]).toEqual([[POULTRY[0] + RED_MEAT[0], POULTRY[1] + RED_MEAT[1]], FISH]);
    }
  });

  it('leave the mix of the diet unchanged if there are none', () => {
    for (const diet of DIETS) expect(mixWithin(diet, null)).toBe(mixOf(diet));
  });
});
