import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlotMacros } from '../macros/macros.ts';
import { type FlexLine, flexTable, type IngredientRole, linesOfPlate, sizeOfMeal } from './flex-table.ts';
import { type Plates, platesForSlot, platesOfSteps, stepsOf } from './plates-for-slot.ts';

const ROLES = ['protein', 'starch', 'fat', 'vegetable', 'other'] as const satisfies IngredientRole[];
const KCAL: Readonly<Record<IngredientRole, number>> = {
  protein: 150,
  starch: 350,
  fat: 900,
  vegetable: 30,
  other: 60,
};

/** A line that may have at most this many times its own grams on a planned plate. */
function line(role: IngredientRole, grams: number, mostTimes: number, isCarrier: boolean): FlexLine {
  const kcal = (grams * KCAL[role]) / 100;
  const figures = { kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 };
  const measure = isCarrier ? 'piece' : 'g';
  const measures = { g: 1, piece: 60 };
  return { grams, role, measure, measures, isWhole: isCarrier, ...figures, most: grams * mostTimes, isCarrier };
}

const lines = fc
  .tuple(fc.constantFrom(...ROLES), fc.integer({ min: 20, max: 250 }), fc.double({ min: 0.6, max: 3, noNaN: true }))
  .chain(([role, grams, times]) =>
    fc.boolean().map((carries) => line(role, grams, times, carries && role === 'starch')),
  );
const dishes = fc.array(lines, { minLength: 1, maxLength: 5 });
const targets = fc
  .integer({ min: 150, max: 1600 })
  .map((kcal): SlotMacros => ({ kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 }));

/**
 * The plates with a line that exceeds what is served at a meal of this size, or with more protein than their starch
 * allows.
 */
function faultsOf(dish: readonly FlexLine[], target: SlotMacros, plates: Plates): string[] {
  const faults: string[] = [];
  const size = sizeOfMeal(target);
  for (let at = 0; at < plates.count; at += 1) {
    const [protein, starch] = [plates.proteinStep[at]!, plates.starchStep[at]!];
    if (protein - starch > size.mostAhead) faults.push(`${protein} ahead of ${starch}`);
    const code = { size: plates.size[at]!, protein, starch, fat: plates.fatStep[at]! };
    for (const [of, { grams }] of linesOfPlate(dish, code).entries())
      if (grams > dish[of]!.most! * (dish[of]!.role === 'protein' ? size.protein : size.others) + 1e-4)
        faults.push(`${grams} g of ${dish[of]!.most} g`);
  }
  return faults;
}

describe('the plates planned for a dish', () => {
  it('never have more of a food than is served at a meal, nor more protein than their starch allows', () => {
    fc.assert(
      fc.property(dishes, targets, fc.boolean(), (dish, target, isCapped) => {
        const table = flexTable(dish);
        expect(faultsOf(dish, target, platesForSlot(table, target, isCapped))).toEqual([]);
        for (const steps of stepsOf(table)) {
          if (steps.protein - steps.starch > sizeOfMeal(target).mostAhead) continue;
          expect(faultsOf(dish, target, platesOfSteps(table, target, steps))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('still exist once a food has reached its limit, because other foods make up for it', () => {
    const target: SlotMacros = { kcal: 1000, protein: 50, fat: 33, carbohydrates: 125 };
    const dish = [line('starch', 100, 1.5, false), line('protein', 120, 3, false), line('fat', 15, 3, false)];
    const plates = platesForSlot(flexTable(dish), target, false);
    expect(plates.count).toBeGreaterThan(0);
    expect(faultsOf(dish, target, plates)).toEqual([]);
  });

  it('stay within the absolute maximum, unless one meal is half of the day', () => {
    const potato = { ...line('starch', 200, 3, false), mostEver: 300 };
    const most = (target: SlotMacros) => {
      const { size, starchStep, ...plates } = platesForSlot(
        flexTable([potato, line('protein', 120, 9, false)]),
        target,
        false,
      );
      const grams = Array.from(
        { length: plates.count },
        (_, at) => linesOfPlate([potato], { size: size[at]!, protein: 0, starch: starchStep[at]!, fat: 0 })[0]!.grams,
      );
      expect(grams.length).toBeGreaterThan(0);
      return Math.max(...grams);
    };
    expect(most({ kcal: 1200, protein: 50, fat: 30, carbohydrates: 130 })).toBeLessThanOrEqual(300);
    const huge = most({ kcal: 2000, protein: 80, fat: 60, carbohydrates: 240 });
    expect(huge).toBeGreaterThan(300);
    expect(huge).toBeLessThanOrEqual((300 * 240) / 130);
  });

  it('have at most 1.3 times as much protein per starch, or 1.6 times for a meal that is nearly all protein', () => {
    const steps = (protein: number) => sizeOfMeal({ kcal: 600, protein, fat: 10, carbohydrates: 40 }).mostAhead;
    expect([steps(30), steps(41), steps(60)]).toEqual([3, 3, 4]);
  });

  it('do not exist if every food that could fill the slot would exceed what is served', () => {
    const dish = [line('starch', 100, 1, false)];
    expect(platesForSlot(flexTable(dish), { kcal: 900, protein: 40, fat: 30, carbohydrates: 110 }, false).count).toBe(
      0,
    );
  });
});
