import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUpFoods } from './add-up-foods.ts';

describe('addUpFoods', () => {
  it('[GRO-03] adds up the same food across meals', () => {
    const totals = addUpFoods([
      { foodId: 1, grams: 110, meal: 'monday' },
      { foodId: 2, grams: 5, meal: 'monday' },
      { foodId: 1, grams: 55.5, meal: 'tuesday' },
    ]);
    expect(totals).toEqual([
      { foodId: 1, grams: 165.5, meals: ['monday', 'tuesday'] },
      { foodId: 2, grams: 5, meals: ['monday'] },
    ]);
  });

  it('lists a meal once if it needs a food twice', () => {
    const totals = addUpFoods([
      { foodId: 1, grams: 0.1, meal: 'monday' },
      { foodId: 1, grams: 0.2, meal: 'monday' },
    ]);
    expect(totals).toEqual([{ foodId: 1, grams: 0.3, meals: ['monday'] }]);
  });

  it('reports an unknown total as soon as one amount is unknown', () => {
    const totals = addUpFoods([
      { foodId: 1, grams: null, meal: 'a' },
      { foodId: 1, grams: 10, meal: 'b' },
    ]);
    expect(totals).toEqual([{ foodId: 1, grams: null, meals: ['a', 'b'] }]);
  });

  it('leaves out foods that no meal needs', () => {
    expect(addUpFoods([{ foodId: 1, grams: 0, meal: 'a' }])).toEqual([]);
  });

  it('loses no grams, in any order of the meals', () => {
    const need = fc.record({ foodId: fc.integer({ min: 1, max: 5 }), grams: fc.integer({ min: 1, max: 2000 }) });
    fc.assert(
      fc.property(fc.array(need), (needs) => {
        const lines = needs.map((line, meal) => ({ ...line, meal }));
        const sum = (totals: readonly { grams: number | null }[]) =>
          totals.reduce((total, { grams }) => total + (grams ?? 0), 0);
        expect(sum(addUpFoods(lines))).toBe(sum(lines));
        expect(sum(addUpFoods(lines.toReversed()))).toBe(sum(lines));
      }),
    );
  });
});
