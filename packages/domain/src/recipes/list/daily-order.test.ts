import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDailyOrder } from './daily-order.ts';

const recipes = Array.from({ length: 200 }, (_, at) => ({ id: at + 1, source: ['fish', 'meat', 'dairy'][at % 3]! }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe("a day's order of recipes", () => {
  it('contains each recipe once and is the same all day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 28 }), (personId, day) => {
        const about = { personId, date: `2027-03-${String(day).padStart(2, '0')}` };
        const ordered = inDailyOrder(recipes, about);
        expect(idsOf(ordered).toSorted((a, b) => a - b)).toEqual(idsOf(recipes));
        expect(inDailyOrder(recipes.toReversed(), about)).toEqual(ordered);
      }),
      { numRuns: 25 },
    );
  });

  it('differs on another day and for another person', () => {
    const first = idsOf(inDailyOrder(recipes, { personId: 7, date: '2027-03-15' })).slice(0, 20);
    const next = idsOf(inDailyOrder(recipes, { personId: 7, date: '2027-03-16' })).slice(0, 20);
    const other = idsOf(inDailyOrder(recipes, { personId: 8, date: '2027-03-15' })).slice(0, 20);
    expect(first.filter((id) => next.includes(id)).length).toBeLessThan(10);
    expect(first.filter((id) => other.includes(id)).length).toBeLessThan(10);
  });

  it('starts with the same recipes whatever the limit is', () => {
    const about = { personId: 7, date: '2027-03-15' };
    expect(inDailyOrder(recipes, about, 20)).toEqual(inDailyOrder(recipes, about).slice(0, 20));
    expect(inDailyOrder(recipes, about, 1000)).toHaveLength(recipes.length);
  });

  it('rarely has the same protein source twice in a row', () => {
    const ordered = inDailyOrder(recipes, { personId: 7, date: '2027-03-15' });
    const alike = ordered.slice(1, 150).filter(({ source }, at) => source === ordered[at]?.source);
    expect(alike).toEqual([]);
  });
});
