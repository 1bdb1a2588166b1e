import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlotMacros } from '../macros/macros.ts';
import {
  type FlexLine,
  flexTable,
  keepsProportionsAt,
  type IngredientRole,
  macroOfPlate,
  type PlateCode,
  sizeOfMeal,
} from './flex-table.ts';
import { FAT_STEPS, factorOf, LARGEST_SIZE, PROTEIN_STEPS, SMALLEST_SIZE, STARCH_STEPS } from './plate-steps.ts';
import { type Plates, platesForSlot } from './plates-for-slot.ts';

/** A line of a food with the given grams of protein, fat and carbohydrates per 100 g. */
function line(grams: number, role: IngredientRole, [protein, fat, carbohydrates]: readonly [number, number, number]) {
  const of = (per100: number) => (grams * per100) / 100;
  const kcal = of(4 * protein + 9 * fat + 4 * carbohydrates);
  return {
    grams,
    role,
    measure: 'g',
    measures: { g: 1 },
    isWhole: false,
    kcal,
    protein: of(protein),
    fat: of(fat),
    carbohydrates: of(carbohydrates),
  } satisfies FlexLine;
}

const CHICKEN: FlexLine = line(120, 'protein', [23, 2, 0]);
const RICE: FlexLine = line(75, 'starch', [8, 1, 78]);
const OIL: FlexLine = line(10, 'fat', [0, 100, 0]);
const BEANS: FlexLine = line(200, 'vegetable', [2, 0, 4]);
const dinner = flexTable([CHICKEN, RICE, OIL, BEANS]);
const DINNER: SlotMacros = { kcal: 600, protein: 38, fat: 18, carbohydrates: 66 };

function codesOf(plates: Plates): PlateCode[] {
  return Array.from({ length: plates.count }, (_, at) => ({
    size: plates.size[at]!,
    protein: plates.proteinStep[at]!,
    starch: plates.starchStep[at]!,
    fat: plates.fatStep[at]!,
  }));
}

const roles = fc.constantFrom<IngredientRole[]>('protein', 'starch', 'fat', 'vegetable', 'other');
const foods = fc
  .tuple(fc.integer({ min: 1, max: 300 }), roles, fc.tuple(fc.nat(30), fc.nat(60), fc.nat(80)))
  .map((parts) => line(...parts));
const recipes = fc.array(foods, { minLength: 1, maxLength: 6 }).map(flexTable);
const targets = fc.record({
  kcal: fc.integer({ min: 60, max: 1500 }),
  protein: fc.nat(90),
  fat: fc.nat(70),
  carbohydrates: fc.nat(180),
});

describe('the plates of a recipe for a slot', () => {
  it("are at most 16 plates on the grid, with 80 to 120% of the slot's energy, that keep the proportions", () => {
    fc.assert(
      fc.property(recipes, targets, fc.boolean(), (table, target, isCapped) => {
        const plates = platesForSlot(table, target, isCapped);
        const codes = codesOf(plates);
        expect(plates.count).toBeLessThanOrEqual(16);
        expect(new Set(codes.map((code) => JSON.stringify(code))).size).toBe(plates.count);
        for (const [at, code] of codes.entries()) {
          const share = plates.kcal[at]! / target.kcal;
          expect(share).toBeGreaterThanOrEqual(0.8);
          expect(share).toBeLessThanOrEqual(1.2);
          expect(keepsProportionsAt(table, code.size)).toBe(true);
          expect(table.moves.protein ? PROTEIN_STEPS : [0]).toContain(code.protein);
          expect(table.moves.starch ? STARCH_STEPS : [0]).toContain(code.starch);
          expect(table.moves.fat ? FAT_STEPS : [0]).toContain(code.fat);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('have the nutrients of their lines', () => {
    fc.assert(
      fc.property(recipes, targets, (table, target) => {
        const plates = platesForSlot(table, target, false);
        for (const [at, code] of codesOf(plates).entries())
          expect([plates.kcal[at], plates.protein[at], plates.fat[at], plates.carbohydrates[at]]).toEqual(
            [0, 1, 2, 3].map((macro) => macroOfPlate(table, macro, code)),
          );
      }),
      { numRuns: 200 },
    );
  });

  it('differ from one another in energy and protein', () => {
    const plates = platesForSlot(dinner, DINNER, false);
    const bounds = (all: readonly number[], share: number) => all.filter((bound) => share >= bound).length;
    const kinds = Array.from({ length: plates.count }, (_, at) => [
      bounds([0.9, 1, 1.1], plates.kcal[at]! / DINNER.kcal),
      bounds([0.75, 1, 1.25], plates.protein[at]! / DINNER.protein),
    ]);
    expect(new Set(kinds.map(String)).size).toBe(plates.count);
    expect(new Set(kinds.map(([energy]) => energy))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(kinds.map(([, protein]) => protein)).size).toBeGreaterThanOrEqual(3);
  });

  it('include the plates of each kind that are closest in fat, in carbohydrates and to the recipe as written', () => {
    const fault = (code: PlateCode) =>
      Math.abs(macroOfPlate(dinner, 2, code) / DINNER.fat - 1) +
      Math.abs(macroOfPlate(dinner, 3, code) / DINNER.carbohydrates - 1) +
      0.03 * (Math.abs(code.protein) + Math.abs(code.starch)) +
      (code.fat === 0 ? 0 : 0.06) +
      0.02 * Math.abs(code.size);
    const kindOf = (code: PlateCode) => {
      const [energy, protein] = [macroOfPlate(dinner, 0, code) / 600, macroOfPlate(dinner, 1, code) / 38];
      return `${[0.9, 1, 1.1].filter((one) => energy >= one).length} ${[0.75, 1, 1.25].filter((one) => protein >= one).length}`;
    };
    const least = new Map<string, number>();
    for (let size = SMALLEST_SIZE; size <= LARGEST_SIZE; size += 1)
      for (const protein of PROTEIN_STEPS)
        for (const starch of STARCH_STEPS)
          for (const fat of FAT_STEPS) {
            const code = { size, protein, starch, fat };
            const share = macroOfPlate(dinner, 0, code) / 600;
            if (share < 0.8 || share > 1.2 || protein - starch > sizeOfMeal(DINNER).mostAhead) continue;
            least.set(kindOf(code), Math.min(least.get(kindOf(code)) ?? Infinity, fault(code)));
          }
    const codes = codesOf(platesForSlot(dinner, DINNER, false));
    expect(new Set(codes.map(kindOf))).toEqual(new Set(least.keys()));
    for (const code of codes) expect(fault(code)).toBeCloseTo(least.get(kindOf(code))!, 9);
  });

  it('report how far they are from the recipe as written', () => {
    const plates = platesForSlot(dinner, DINNER, false);
    for (const [at, { size, protein, starch, fat }] of codesOf(plates).entries()) {
      const steps = 0.03 * (Math.abs(protein) + Math.abs(starch)) + 0.02 * Math.abs(size);
      expect(plates.changed[at]).toBeCloseTo(steps + (fat === 0 ? 0 : 0.06), 9);
    }
  });

  it('include the recipe as written if that is what the slot needs', () => {
    const own = { size: 0, protein: 0, starch: 0, fat: 0 };
    const [kcal, protein, fat, carbohydrates] = [0, 1, 2, 3].map((macro) => macroOfPlate(dinner, macro, own)) as [
      number,
      number,
      number,
      number,
    ];
    const plates = platesForSlot(dinner, { kcal, protein, fat, carbohydrates }, false);
    expect(codesOf(plates)).toContainEqual(own);
    expect(Math.min(...plates.changed)).toBe(0);
  });
});

describe('a recipe that does not suit a slot', () => {
  it('has no plates', () => {
    for (const kcal of [100, 5000]) {
      const plates = platesForSlot(dinner, { ...DINNER, kcal }, false);
      expect(plates.count).toBe(0);
      expect([plates.kcal, plates.changed, plates.size].map(({ length }) => length)).toEqual([0, 0, 0]);
    }
    expect(platesForSlot(flexTable([]), DINNER, false).count).toBe(0);
  });

  it('has no plates if its lines cannot keep their proportions', () => {
    // There is at least one egg, so half the flour would spoil the batter.
    const egg: FlexLine = {
      ...line(60, 'protein', [13, 11, 1]),
      measure: 'piece',
      measures: { piece: 60 },
      isWhole: true,
    };
    const flour = line(60, 'starch', [10, 1, 70]);
    const batter = (group: boolean) => flexTable([egg, flour].map((one) => (group ? { ...one, group: 0 } : one)));
    const half = { kcal: 145, protein: 8, fat: 5, carbohydrates: 20 };
    expect(platesForSlot(batter(false), half, false).count).toBeGreaterThan(0);
    expect(platesForSlot(batter(true), half, false).count).toBe(0);
    const whole = platesForSlot(batter(true), { kcal: 290, protein: 14, fat: 7, carbohydrates: 42 }, false);
    expect(whole.count).toBeGreaterThan(0);
    for (const { size, protein, starch } of codesOf(whole)) {
      expect(Math.abs(1 / factorOf(size) - 1)).toBeLessThanOrEqual(0.2);
      expect([protein, starch]).toEqual([0, 0]);
    }
  });

  it('scales in proportion if none of its lines moves independently', () => {
    const soup = flexTable([line(300, 'vegetable', [3, 1, 6]), line(100, 'other', [2, 2, 8])]);
    const plates = platesForSlot(soup, { kcal: 250, protein: 12, fat: 8, carbohydrates: 32 }, false);
    expect(plates.count).toBeGreaterThan(0);
    for (const { protein, starch, fat } of codesOf(plates)) expect([protein, starch, fat]).toEqual([0, 0, 0]);
  });
});

describe('a carbohydrate ceiling', () => {
  const most = (plates: Plates) => Math.max(...plates.carbohydrates);
  const least = (plates: Plates) => Math.min(...plates.carbohydrates);
  // This target has more carbohydrates than the dish.
  const HIGH = { ...DINNER, carbohydrates: 200 };

  it('does not treat too few carbohydrates as a problem', () => {
    const rich = platesForSlot(dinner, HIGH, false);
    const capped = platesForSlot(dinner, HIGH, true);
    const fewer = (plates: Plates) => codesOf(plates).filter(({ starch }) => starch <= 0).length;
    expect(fewer(capped)).toBeGreaterThan(fewer(rich));
    expect(most(rich)).toBeGreaterThanOrEqual(most(capped));
  });

  it('still treats too many carbohydrates as a problem', () => {
    const LOW = { ...DINNER, carbohydrates: 20 };
    expect(codesOf(platesForSlot(dinner, LOW, true))).toEqual(codesOf(platesForSlot(dinner, LOW, false)));
    expect(least(platesForSlot(dinner, LOW, true))).toBeLessThan(least(platesForSlot(dinner, HIGH, true)));
  });
});

it('a protein target near zero is treated as eight grams', () => {
  const snack = flexTable([line(60, 'other', [3, 1, 14]), line(30, 'protein', [22, 1, 4])]);
  const at = (protein: number) =>
    codesOf(platesForSlot(snack, { kcal: 120, protein, fat: 8, carbohydrates: 8 }, false));
  expect(at(0)).toEqual(at(8));
  expect(at(3)).toEqual(at(8));
  expect(at(12)).not.toEqual(at(8));
});

it('the size follows from the rounded measures, not only from the factor', () => {
  const egg: FlexLine = {
    ...line(60, 'protein', [13, 11, 1]),
    measure: 'piece',
    measures: { piece: 60 },
    isWhole: true,
  };
  const plates = platesForSlot(flexTable([egg]), { kcal: 186, protein: 15.6, fat: 13.2, carbohydrates: 1 }, false);
  expect([...plates.kcal].map((kcal) => kcal / egg.kcal)).toEqual([2]);
  expect(factorOf(plates.size[0]! + plates.proteinStep[0]!)).toBeGreaterThan(1.5);
});
