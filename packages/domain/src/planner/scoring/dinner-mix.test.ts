import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PROTEIN_SOURCES, type ProteinSource } from '../../recipes/dish-facts/nature-of-dish.ts';
import { mixDeviation, mixOf } from './dinner-mix.ts';

const DIETS = [null, 'pescatarian', 'vegetarian', 'vegan'] as const;
const EATEN_BY: Readonly<Record<string, readonly ProteinSource[]>> = {
  pescatarian: ['FISH', 'EGG', 'DAIRY', 'PULSES', 'SOY', 'SUBSTITUTE', 'NUTS_AND_GRAINS', 'NONE'],
  vegetarian: ['EGG', 'DAIRY', 'PULSES', 'SOY', 'SUBSTITUTE', 'NUTS_AND_GRAINS', 'NONE'],
  vegan: ['PULSES', 'SOY', 'SUBSTITUTE', 'NUTS_AND_GRAINS', 'NONE'],
};

describe('the mix of seven dinners', () => {
  test.each(DIETS)('a mix of %s is possible', (diet) => {
    const mix = mixOf(diet);
    expect(Object.keys(mix).toSorted()).toEqual([...PROTEIN_SOURCES].toSorted());
    const sum = (which: 0 | 1) => PROTEIN_SOURCES.reduce((total, source) => total + mix[source][which], 0);
    expect(sum(0)).toBeLessThanOrEqual(7);
    expect(sum(1)).toBeGreaterThanOrEqual(7);
    for (const source of PROTEIN_SOURCES) expect(mix[source][0]).toBeLessThanOrEqual(mix[source][1]);
    const asked = PROTEIN_SOURCES.filter((source) => mix[source][1] > 0);
    if (diet !== null) expect(asked.filter((source) => !EATEN_BY[diet]!.includes(source))).toEqual([]);
  });

  it('meets expectations for people who eat everything', () => {
    const mix = mixOf(null);
    expect([mix.POULTRY, mix.RED_MEAT, mix.FISH]).toEqual([
      [2, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(mix.PULSES[0]).toBe(1);
    expect(mix.SUBSTITUTE).toEqual([0, 0]);
  });

  it('has fish for people who eat it, and pulses for everyone', () => {
    expect(DIETS.map((diet) => mixOf(diet).FISH[0] > 0)).toEqual([true, true, false, false]);
    expect(DIETS.filter((diet) => mixOf(diet).PULSES[0] === 0)).toEqual([]);
  });
});

describe('the deviation of dinners from the mix', () => {
  it.each([
    [
      [2, 2],
      [2, 1, 0, 1, 2, 3],
    ],
    [
      [1, 2],
      [1, 0, 0, 1, 2, 3],
    ],
    [
      [0, 1],
      [0, 0, 1, 2, 3, 4],
    ],
    [
      [0, 0],
      [0, 1, 2, 3, 4, 5],
    ],
  ] as const)('counts seven dinners with the range %j as %j', (range, expected) => {
    expect([0, 1, 2, 3, 4, 5].map((count) => mixDeviation(range, count, 7))).toEqual(expected);
  });

  it('counts only an excess for fewer dinners, relative to their share of the week', () => {
    expect([1, 2, 3, 4, 5, 6].map((dinners) => mixDeviation([2, 2], 0, dinners))).toEqual([0, 0, 0, 0, 0, 0]);
    expect([1, 3, 4, 6].map((dinners) => mixDeviation([2, 2], 2, dinners))).toEqual([1, 1, 0, 0]);
    expect([1, 2, 3].map((count) => mixDeviation([1, 4], count, 3))).toEqual([0, 0, 1]);
  });

  it('counts any dinner of a source that the week should not have, even for fewer dinners', () => {
    expect([1, 3, 6, 7].map((dinners) => mixDeviation([0, 0], 1, dinners))).toEqual([1, 1, 1, 1]);
  });

  it('counts only suitable dinners towards the minimum, but all of them towards the maximum', () => {
    expect([0, 1, 2].map((fitting) => mixDeviation([1, 1], 2, 7, fitting))).toEqual([1, 1, 1]);
    expect([0, 1].map((fitting) => mixDeviation([1, 2], 1, 7, fitting))).toEqual([1, 0]);
    expect(mixDeviation([2, 2], 2, 6, 0)).toBe(0);
  });

  it('is twice as high for two weeks as for one', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.nat(7), (least, more, count) => {
        const range = [least, least + more] as const;
        expect(mixDeviation(range, 2 * count, 14)).toBe(2 * mixDeviation(range, count, 7));
      }),
    );
    expect([8, 10, 13].map((dinners) => mixDeviation([2, 2], 2, dinners))).toEqual([0, 0, 1]);
    expect([8, 10, 13].map((dinners) => mixDeviation([2, 2], 4, dinners))).toEqual([1, 1, 0]);
  });
});
