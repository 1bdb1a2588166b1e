import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayPoints, makeAim } from './day-cost.ts';
import { findPair, pairPoints, type PairChoice } from './find-pair.ts';
import { buildOptionTree } from './option-tree.ts';
import type { OptionSet } from './slot-options.ts';
import { EMPTY, SAME_DAY_POINTS } from './week-state.ts';

type Row = Readonly<{
  recipe: number;
  kcal: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  base: number;
}>;

const row = fc.record({
  recipe: fc.integer({ min: 0, max: 9 }),
  kcal: fc.integer({ min: 0, max: 40_000 }),
  protein: fc.integer({ min: 0, max: 2000 }),
  fat: fc.integer({ min: 0, max: 2000 }),
  carbohydrates: fc.integer({ min: 0, max: 4000 }),
  base: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
});
const rows = fc.array(row, { minLength: 1, maxLength: 60 });
const target = fc.record({
  kcal: fc.integer({ min: 0, max: 80_000 }),
  protein: fc.integer({ min: 0, max: 4000 }),
  fat: fc.integer({ min: 0, max: 4000 }),
  carbohydrates: fc.integer({ min: 0, max: 8000 }),
});

function optionsOf(given: readonly Row[]): OptionSet {
  const sorted = given.toSorted((a, b) => a.base - b.base);
  const columns = {
    recipe: Int32Array.from(sorted, ({ recipe }) => recipe),
    quarters: new Int32Array(sorted.length).fill(4),
    kcal: Int32Array.from(sorted, ({ kcal }) => kcal),
    protein: Int32Array.from(sorted, ({ protein }) => protein),
    fat: Int32Array.from(sorted, ({ fat }) => fat),
    carbohydrates: Int32Array.from(sorted, ({ carbohydrates }) => carbohydrates),
    base: Float64Array.from(sorted, ({ base }) => base),
  };
  const slot = { kcal: 20_000, protein: 1000, fat: 600, carbohydrates: 2000 };
  const tree = buildOptionTree(columns, slot);
  return {
    ...columns,
    size: sorted.length,
    tree: () => tree,
    lowestBase: sorted[0]!.base,
    eligible: sorted.length,
    wellShaped: sorted.length,
    cap: 1,
    usesRecent: false,
    target: slot,
  };
}

const ownOf = (a: OptionSet, b: OptionSet) => ({
  first: a.base,
  second: b.tree().columns.base,
  least: new Float64Array(Math.max(a.size, b.size) * 2),
});
const nothing = (points: number): PairChoice => ({ first: EMPTY, second: EMPTY, points, looked: 0 });

describe('the best pair of two slots', () => {
  test('is as good as the best of all pairs, tried one by one', () => {
    fc.assert(
      fc.property(rows, rows, target, fc.option(fc.integer({ min: 0, max: 100 })), (first, second, day, cap) => {
        const [a, b] = [optionsOf(first), optionsOf(second)];
        const aim = makeAim(day, cap, 1);
        let best = Infinity;
        for (let one = 0; one < a.size; one += 1) {
          for (let two = 0; two < b.size; two += 1) {
            const totals = {
              kcal: a.kcal[one]! + b.kcal[two]!,
              protein: a.protein[one]! + b.protein[two]!,
              fat: a.fat[one]! + b.fat[two]!,
              carbohydrates: a.carbohydrates[one]! + b.carbohydrates[two]!,
            };
            const twice = a.recipe[one] === b.recipe[two] ? SAME_DAY_POINTS : 0;
            best = Math.min(best, a.base[one]! + b.base[two]! + dayPoints(aim, totals) + twice);
          }
        }
        const choice = findPair(aim, a, b, ownOf(a, b), nothing(Infinity));
        expect(choice.points).toBeCloseTo(best, 9);
        expect(pairPoints(aim, a, b, ownOf(a, b), [choice.first, choice.second])).toBeCloseTo(best, 9);
      }),
    );
  });

  test('stays what is at hand where nothing is better', () => {
    const a = optionsOf([{ recipe: 1, kcal: 10, protein: 10, fat: 10, carbohydrates: 10, base: 0 }]);
    const choice = findPair(makeAim(a.target, null, 1), a, a, ownOf(a, a), {
      first: 7,
      second: 8,
      points: 0,
      looked: 0,
    });
    expect(choice).toMatchObject({ first: 7, second: 8, points: 0 });
  });
});

describe('the tree of options', () => {
  test('holds every option once, and each node the range of what is below it', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const tree = optionsOf(given).tree();
        expect([...tree.order].toSorted((a, b) => a - b)).toEqual([...given.keys()]);
        for (let node = 0; node < tree.nodes; node += 1) {
          const below = [...tree.columns.protein.subarray(tree.from[node], tree.to[node])];
          expect(tree.least.protein[node]).toBe(Math.min(...below));
          expect(tree.most.protein[node]).toBe(Math.max(...below));
        }
      }),
    );
  });
});
