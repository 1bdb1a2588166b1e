import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plates } from '../../plates/plates-for-slot.ts';
import type { SlotMacros } from '../../macros/macros.ts';
import { type DayAim, dayPoints, makeAim } from '../scoring/day-cost.ts';
import { choosePlates, NO_PLATE_POINTS } from './day-plates.ts';

type Plate = SlotMacros & Readonly<{ changed: number }>;

function platesOf(plates: readonly Plate[]): Plates {
  const all = plates.toSorted((a, b) => a.kcal - b.kcal);
  const column = (of: keyof Plate) => Float64Array.from(all, (plate) => plate[of]);
  const steps = new Int8Array(all.length);
  return {
    count: all.length,
    kcal: column('kcal'),
    protein: column('protein'),
    fat: column('fat'),
    carbohydrates: column('carbohydrates'),
    changed: column('changed'),
    size: steps,
    proteinStep: steps,
    starchStep: steps,
    fatStep: steps,
  };
}

const NOTHING: SlotMacros = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };

/** Points of a day with these plates, computed independently of the search. */
function pointsOf(aim: DayAim, fixed: SlotMacros, meals: readonly Plates[], picks: ArrayLike<number>): number {
  const sum = { ...fixed, changed: 0 };
  for (const [at, meal] of meals.entries()) {
    for (const figure of ['kcal', 'protein', 'fat', 'carbohydrates', 'changed'] as const)
      sum[figure] += meal[figure][picks[at]!]!;
  }
  return sum.changed + dayPoints(aim, sum.kcal, sum.protein, sum.fat, sum.carbohydrates);
}

/** The fewest points that any combination has. */
function leastOf(aim: DayAim, fixed: SlotMacros, meals: readonly Plates[]): number {
  let all: number[][] = [[]];
  for (const { count } of meals)
    all = all.flatMap((picks) => Array.from({ length: count }, (_, pick) => [...picks, pick]));
  return Math.min(...all.map((picks) => pointsOf(aim, fixed, meals, picks)));
}

const grams = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
const aims = fc
  .record({
    kcal: fc.oneof(grams(2500), grams(250)),
    protein: grams(150),
    fat: grams(90),
    carbohydrates: grams(300),
    cap: fc.option(grams(60)),
    weight: fc.constantFrom(1, 1, 0.5, 0.1, 2),
  })
  .map(({ cap, weight, ...target }) => makeAim(target, cap, weight));
const fixedMeals = fc.oneof(
  fc.constant(NOTHING),
  fc.record({ kcal: grams(900), protein: grams(50), fat: grams(40), carbohydrates: grams(90) }),
);

/** Days with `least` to `most` meals, with plates of about the meal's share of the target. */
function days(least: number, most: number, plates: number) {
  return fc.tuple(aims, fixedMeals, fc.integer({ min: least, max: most })).chain(([aim, fixed, count]) => {
    const share = (of: keyof SlotMacros) => {
      const mean = aim.target[of] / Math.max(1, count);
      return fc.double({ min: mean * 0.7, max: mean * 1.3, noNaN: true });
    };
    const plate = fc.record({
      kcal: share('kcal'),
      protein: share('protein'),
      fat: share('fat'),
      carbohydrates: share('carbohydrates'),
      changed: grams(0.4),
    });
    const meal = fc.array(plate, { minLength: 1, maxLength: plates }).map(platesOf);
    return fc.record({
      aim: fc.constant(aim),
      fixed: fc.constant(fixed),
      meals: fc.array(meal, { minLength: count, maxLength: count }),
      start: fc.array(fc.nat(plates - 1), { minLength: count, maxLength: count }),
    });
  });
}

describe('the plates of a day', () => {
  it('are exactly the best combination for up to three meals, wherever the search starts', () => {
    fc.assert(
      fc.property(days(0, 3, 6), ({ aim, fixed, meals, start }) => {
        const picks = Int32Array.from(start);
        const points = choosePlates(aim, fixed, meals, picks);
        expect(points).toBeCloseTo(leastOf(aim, fixed, meals), 6);
        expect(pointsOf(aim, fixed, meals, picks)).toBeCloseTo(points, 6);
      }),
      { numRuns: 1500 },
    );
  });

  it('do not depend on a limit that they meet, and are left unchanged if they exceed it', () => {
    fc.assert(
      fc.property(days(1, 3, 6), ({ aim, fixed, meals, start }) => {
        const [free, bound] = [Int32Array.from(start), Int32Array.from(start)];
        const points = choosePlates(aim, fixed, meals, free);
        expect(choosePlates(aim, fixed, meals, bound, points)).toBe(points);
        expect(bound).toEqual(free);
        const kept = Int32Array.from(start);
        expect(choosePlates(aim, fixed, meals, kept, points - 0.001)).toBe(Infinity);
        expect([...kept]).toEqual(start);
      }),
      { numRuns: 500 },
    );
  });

  it('are never worse than the starting point for four to six meals, and do not get worse when chosen again', () => {
    fc.assert(
      fc.property(days(4, 6, 4), ({ aim, fixed, meals, start }) => {
        const from = start.map((pick, at) => Math.min(pick, meals[at]!.count - 1));
        const picks = Int32Array.from(start);
        const points = choosePlates(aim, fixed, meals, picks);
        expect(pointsOf(aim, fixed, meals, picks)).toBeCloseTo(points, 6);
        expect(points).toBeLessThanOrEqual(pointsOf(aim, fixed, meals, from) + 1e-9);
        expect(points).toBeGreaterThanOrEqual(leastOf(aim, fixed, meals) - 1e-6);
        const again = Int32Array.from(picks);
        expect(choosePlates(aim, fixed, meals, again)).toBeLessThanOrEqual(points + 1e-6);
      }),
      { numRuns: 300 },
    );
  });

  it('come close to the best combination for four to six meals', () => {
    let [first, found, best] = [0, 0, 0];
    fc.assert(
      fc.property(days(4, 6, 4), ({ aim, fixed, meals }) => {
        const picks = new Int32Array(meals.length);
        first += pointsOf(aim, fixed, meals, picks);
        found += choosePlates(aim, fixed, meals, picks);
        best += leastOf(aim, fixed, meals);
      }),
      { numRuns: 200, seed: 5 },
    );
    // Every pair of plates is optimal; only better combinations of three or more plates are missed.
    expect(found - best).toBeLessThan(0.3 * (first - best));
  });

  it('include two plates that suit the day only in combination', () => {
    const aim = makeAim({ kcal: 2000, protein: 100, fat: 70, carbohydrates: 220 }, null, 1);
    const meal = (kcal: number, protein: number) => ({ kcal, protein, fat: 17.5, carbohydrates: 55, changed: 0 });
    const usual = platesOf([meal(500, 25)]);
    const light = platesOf([meal(400, 15), meal(500, 25)]);
    const heavy = platesOf([meal(500, 35), meal(600, 35)]);
    const picks = Int32Array.from([0, 1, 0, 0]);
    expect(choosePlates(aim, NOTHING, [usual, light, usual, heavy], picks)).toBe(0);
    expect([...picks]).toEqual([0, 0, 0, 1]);
  });

  it('depend on how far a plate is from the original recipe', () => {
    const aim = makeAim({ kcal: 500, protein: 25, fat: 15, carbohydrates: 60 }, null, 1);
    const same = { kcal: 500, protein: 25, fat: 15, carbohydrates: 60 };
    const meals = [
      platesOf([
        { ...same, changed: 0.3 },
        { ...same, changed: 0.1 },
      ]),
    ];
    const picks = Int32Array.from([0]);
    expect(choosePlates(aim, NOTHING, meals, picks)).toBeCloseTo(0.1, 9);
    expect(picks[0]).toBe(1);
  });

  it('are searched from plates that exist, whatever `picks` contained', () => {
    const aim = makeAim({ kcal: 2000, protein: 100, fat: 70, carbohydrates: 220 }, null, 1);
    const meal = platesOf([{ kcal: 500, protein: 25, fat: 17.5, carbohydrates: 55, changed: 0 }]);
    const picks = Int32Array.from([-1, 15, 0, -1]);
    expect(choosePlates(aim, NOTHING, [meal, meal, meal, meal], picks)).toBe(0);
    expect([...picks]).toEqual([0, 0, 0, 0]);
  });

  it('leave a meal without any plate empty, at a high cost', () => {
    const aim = makeAim({ kcal: 1000, protein: 50, fat: 30, carbohydrates: 120 }, null, 1);
    const meal = platesOf([{ kcal: 500, protein: 25, fat: 15, carbohydrates: 60, changed: 0 }]);
    const picks = Int32Array.from([3, 3]);
    expect(choosePlates(aim, NOTHING, [meal, platesOf([])], picks)).toBe(NO_PLATE_POINTS);
    expect([...picks]).toEqual([0, -1]);
  });
});
