import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beyondOf,
  type FlexLine,
  flexTable,
  keepsProportionsAt,
  type IngredientRole,
  linesOfPlate,
  macroOfPlate,
} from './flex-table.ts';
import { FAT_STEPS, factorOf, LARGEST_SIZE, PROTEIN_STEPS, SMALLEST_SIZE, STARCH_STEPS } from './plate-steps.ts';
import { isKitchenQuantity, kitchenAmount } from './kitchen-measure.ts';

const MACROS = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;

/** A line weighed in grams; `more` overrides its default fields. */
function line(grams: number, role: IngredientRole, more: Partial<FlexLine> = {}): FlexLine {
  const macros = { kcal: grams * 2, protein: grams * 0.1, fat: grams * 0.05, carbohydrates: grams * 0.3 };
  return { grams, role, measure: 'g', measures: { g: 1 }, isWhole: false, ...macros, ...more };
}

const PLAIN = { size: 0, protein: 0, starch: 0, fat: 0 };
const gramsOf = (lines: readonly FlexLine[], code: Partial<typeof PLAIN>) =>
  linesOfPlate(lines, { ...PLAIN, ...code }).map(({ grams }) => grams);

const plates = fc.record({
  size: fc.integer({ min: SMALLEST_SIZE, max: LARGEST_SIZE }),
  protein: fc.constantFrom(...PROTEIN_STEPS),
  starch: fc.constantFrom(...STARCH_STEPS),
  fat: fc.constantFrom(...FAT_STEPS),
});
const amounts = fc.double({ min: 0, max: 60, noNaN: true });
const lines: fc.Arbitrary<FlexLine> = fc
  .record({
    grams: fc.double({ min: 0.3, max: 400, noNaN: true }),
    role: fc.constantFrom<IngredientRole[]>('protein', 'starch', 'fat', 'vegetable', 'other'),
    group: fc.option(fc.integer({ min: 0, max: 1 }), { nil: undefined }),
    measure: fc.constantFrom('g', 'tbsp', 'piece', 'slice', 'can'),
    each: fc.double({ min: 2, max: 300, noNaN: true }),
    isWhole: fc.boolean(),
    kcal: amounts,
    protein: amounts,
    fat: amounts,
    carbohydrates: amounts,
  })
  .map(({ each, group, ...rest }) => ({
    ...rest,
    ...(group !== undefined && { group }),
    measures: { g: 1, tsp: 5, ...(rest.measure !== 'g' && { [rest.measure]: each }) },
  }));

describe('the limits of what people eat at once', () => {
  it('count protein food beyond 400 g and starch beyond 800 kcal on the plate, not in the recipe', () => {
    const table = flexTable([line(300, 'protein'), line(350, 'starch'), line(500, 'vegetable')]);
    expect(beyondOf(table, PLAIN)).toBe(0);
    // 300 g × 1.12^4 is 470 g.
    expect(beyondOf(table, { ...PLAIN, protein: 4 })).toBeCloseTo(0.7);
    expect(beyondOf(table, { ...PLAIN, starch: 2 })).toBeCloseTo(0.8);
    const milk = line(600, 'protein', { measure: 'ml', measures: { g: 1, ml: 1 } });
    expect(beyondOf(flexTable([milk]), PLAIN)).toBe(0);
  });
});

describe('fat for frying', () => {
  const oil = { measure: 'tsp', measures: { g: 1, tsp: 4.5 } };

  it('is not reduced below a teaspoon, unless the recipe has less', () => {
    expect(gramsOf([line(6.75, 'fat', oil)], { size: -4, fat: -4 })).toEqual([4.5]);
    expect(gramsOf([line(2.25, 'fat', oil)], { size: -4, fat: -4 })).toEqual([2.25]);
    expect(gramsOf([line(4.5, 'fat', oil)], { fat: 3 })).toEqual([6.75]);
  });

  it('is reduced together with its group', () => {
    expect(gramsOf([line(4.5, 'fat', { ...oil, group: 0 })], { size: -6 })).toEqual([2.25]);
  });
});

describe('a plate', () => {
  it('contains the sum of its lines', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), plates, (recipe, code) => {
        const table = flexTable(recipe);
        const amounts = linesOfPlate(recipe, code);
        for (const [at, macro] of MACROS.entries()) {
          const sum = amounts.reduce(
            (total, { grams }, i) => total + (recipe[i]![macro] * grams) / recipe[i]!.grams,
            0,
          );
          expect(macroOfPlate(table, at, code)).toBeCloseTo(sum, 6);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('scales each part by its own step', () => {
    const zero = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };
    const parts = [
      line(100, 'protein', { ...zero, kcal: 1000 }),
      line(100, 'starch', { ...zero, protein: 1000 }),
      line(100, 'fat', { ...zero, fat: 1000 }),
      line(100, 'other', { ...zero, carbohydrates: 1000 }),
    ];
    const of = (code: Partial<typeof PLAIN>) =>
      [0, 1, 2, 3].map((macro) => macroOfPlate(flexTable(parts), macro, { ...PLAIN, ...code }));
    expect(of({})).toEqual([1000, 1000, 1000, 1000]);
    expect(of({ protein: 4 })).toEqual([1550, 1000, 1000, 1000]);
    expect(of({ starch: -4 })).toEqual([1000, 650, 1000, 1000]);
    expect(of({ fat: 3 })).toEqual([1000, 1000, 1400, 1000]);
    expect(of({ size: 1, fat: -4 })).toEqual([1100, 1100, 700, 1100]);
  });

  it('has every line in a kitchen amount, in the order of the recipe', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), plates, (recipe, code) => {
        const amounts = linesOfPlate(recipe, code);
        expect(amounts).toHaveLength(recipe.length);
        for (const [at, { quantity, measure, grams }] of amounts.entries()) {
          const { measures, isWhole } = recipe[at]!;
          expect(isKitchenQuantity(quantity, measure, isWhole)).toBe(true);
          expect(grams).toBe(quantity * measures[measure]!);
        }
      }),
      { numRuns: 500 },
    );
  });

  const dinner = [
    line(500, 'protein'),
    line(500, 'starch'),
    line(500, 'fat'),
    line(500, 'vegetable'),
    line(500, 'other'),
  ];

  it('grows by 12% per size', () => {
    expect([SMALLEST_SIZE, LARGEST_SIZE].map(factorOf)).toEqual([
      expect.closeTo(0.452, 3) as number,
      expect.closeTo(3.106, 3) as number,
    ]);
    expect(factorOf(0)).toBe(1);
    expect(gramsOf(dinner, { size: 1 })).toEqual([560, 560, 560, 560, 560]);
    expect(gramsOf(dinner, { size: -7 })).toEqual([225, 225, 225, 225, 225]);
    expect(gramsOf(dinner, { size: 10 })).toEqual([1555, 1555, 1555, 1555, 1555]);
  });

  it('moves protein, starch and fat independently of its size, and nothing else', () => {
    expect(gramsOf(dinner, { protein: 4 })).toEqual([785, 500, 500, 500, 500]);
    expect(gramsOf(dinner, { protein: -2 })).toEqual([400, 500, 500, 500, 500]);
    expect(gramsOf(dinner, { starch: -4 })).toEqual([500, 320, 500, 500, 500]);
    expect(gramsOf(dinner, { starch: 2 })).toEqual([500, 625, 500, 500, 500]);
    expect(gramsOf(dinner, { fat: -4 })).toEqual([500, 500, 320, 500, 500]);
    expect(gramsOf(dinner, { fat: 3 })).toEqual([500, 500, 700, 500, 500]);
    expect(gramsOf(dinner, { size: 1, protein: 2, starch: -2, fat: -4 })).toEqual([700, 445, 355, 560, 560]);
  });

  it('only uses steps that a cook would accept', () => {
    const factors = (steps: readonly number[]) => steps.map(factorOf).toSorted((a, b) => a - b);
    for (const [steps, least, most] of [
      [PROTEIN_STEPS, 0.75, 1.6],
      [STARCH_STEPS, 0.6, 1.26],
      [FAT_STEPS, 0.6, 1.41],
    ] as const) {
      expect(steps).toContain(0);
      expect(factors(steps)[0]).toBeGreaterThanOrEqual(least);
      expect(factors(steps).at(-1)).toBeLessThanOrEqual(most);
    }
  });

  it('knows which lines move independently', () => {
    const none = { protein: false, starch: false, fat: false };
    expect(flexTable([]).moves).toEqual(none);
    expect(flexTable([line(10, 'vegetable'), line(10, 'other')]).moves).toEqual(none);
    expect(flexTable([line(10, 'protein')]).moves).toEqual({ ...none, protein: true });
    expect(flexTable([line(10, 'starch'), line(10, 'fat')]).moves).toEqual({ ...none, starch: true, fat: true });
    expect(flexTable([line(10, 'starch', { group: 0 })]).moves).toEqual(none);
  });
});

describe('lines that belong together', () => {
  it('change only with the size', () => {
    const batter = [
      line(200, 'starch', { group: 0 }),
      line(100, 'protein', { group: 0 }),
      line(50, 'fat', { group: 1 }),
      line(100, 'protein'),
    ];
    expect(gramsOf(batter, { protein: 4, starch: -4, fat: -4 })).toEqual([200, 100, 50, 155]);
    expect(gramsOf(batter, { size: 6, protein: 2 })).toEqual([395, 195, 100, 250]);
  });

  it('do not keep their proportions at a size that moves one of the lines by more than a fifth', () => {
    const egg = { measure: 'piece', measures: { g: 1, piece: 60 }, isWhole: true, group: 0 };
    const pancake = [line(100, 'starch', { group: 0 }), line(60, 'protein', egg)];
    const table = flexTable(pancake);
    const sizes = Array.from({ length: LARGEST_SIZE - SMALLEST_SIZE + 1 }, (_, at) => at + SMALLEST_SIZE);
    for (const size of sizes) {
      const wanted = factorOf(size);
      const eggs = Math.max(1, Math.round(wanted));
      expect([size, keepsProportionsAt(table, size)]).toEqual([size, Math.abs(eggs - wanted) / wanted <= 0.2]);
    }
    expect(sizes.filter((size) => keepsProportionsAt(table, size))).toEqual([-1, 0, 1, 5, 6, 7, 8, 9, 10]);
  });

  it('keep their proportions at every size if no line has to keep its share', () => {
    const crumb = { measure: 'pinch', measures: { g: 1, pinch: 1 }, isWhole: false, group: 0 };
    const recipes = [
      [line(60, 'protein', { measure: 'piece', measures: { piece: 60 }, isWhole: true })],
      // The crumb is less than a twentieth of its group.
      [line(500, 'starch', { group: 0 }), line(1, 'other', crumb)],
    ];
    for (const recipe of recipes)
      for (let size = SMALLEST_SIZE; size <= LARGEST_SIZE; size += 1)
        expect(keepsProportionsAt(flexTable(recipe), size)).toBe(true);
    expect(keepsProportionsAt(flexTable([line(10, 'starch', { group: 0 }), line(1, 'other', crumb)]), 3)).toBe(false);
  });

  it('keep their proportions within a fifth wherever they are reported to keep them', () => {
    const bake = fc.array(lines, { minLength: 1, maxLength: 5 }).map((all) => all.map((one) => ({ ...one, group: 0 })));
    fc.assert(
      fc.property(bake, plates, (recipe, code) => {
        const whole = recipe.reduce((sum, { grams }) => sum + grams, 0);
        const heavy = recipe.filter(({ grams }) => grams >= 0.05 * whole);
        const wanted = (one: FlexLine) => one.grams * factorOf(code.size);
        const keeps = heavy.every((one) => Math.abs(kitchenAmount(wanted(one), one).grams / wanted(one) - 1) <= 0.2);
        expect(keepsProportionsAt(flexTable(recipe), code.size)).toBe(keeps);
      }),
      { numRuns: 500 },
    );
  });
});
