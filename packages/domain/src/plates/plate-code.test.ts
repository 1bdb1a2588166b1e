import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlateCode } from './flex-table.ts';
import { FAT_STEPS, factorOf, LARGEST_SIZE, PROTEIN_STEPS, SMALLEST_SIZE, STARCH_STEPS } from './plate-steps.ts';
import { OWN_PORTION, plateOfPortions, portionsOfPlate, readPlate, writePlate } from './plate-code.ts';

const sizes = Array.from({ length: LARGEST_SIZE - SMALLEST_SIZE + 1 }, (_, at) => SMALLEST_SIZE + at);
const all: PlateCode[] = sizes.flatMap((size) =>
  PROTEIN_STEPS.flatMap((protein) =>
    STARCH_STEPS.flatMap((starch) => FAT_STEPS.map((fat) => ({ size, protein, starch, fat }))),
  ),
);
const QUARTERS = Array.from({ length: 11 }, (_, at) => 0.5 + at / 4);

describe('the text form of a plate', () => {
  it('is parsed back to the same plate, and is unique to each plate', () => {
    expect(all.map((plate) => readPlate(writePlate(plate)))).toEqual(all);
    expect(new Set(all.map(writePlate)).size).toBe(all.length);
    expect(writePlate({ size: -3, protein: 4, starch: -2, fat: 0 })).toBe('-3.4.-2.0');
    expect(writePlate(OWN_PORTION)).toBe('0.0.0.0');
  });

  it.each([
    '',
    '0',
    '0.0.0',
    '0.0.0.0.0',
    '0,0,0,0',
    ' 0.0.0.0',
    '0.0.0.0\n',
    '+1.0.0.0',
    '1e0.0.0.0',
    '0x1.0.0.0',
    '--1.0.0.0',
    '.0.0.0',
    '0..0.0',
    'a.0.0.0',
    'NaN.0.0.0',
    '٣.0.0.0',
    '00.0.0.0',
    '-0.0.0.0',
    '01.0.0.0',
    '0.0.0.-0',
    // Beyond the grid.
    '-8.0.0.0',
    '11.0.0.0',
    '9999999999999999999999.0.0.0',
    '0.1.0.0',
    '0.-4.0.0',
    '0.3.0.0',
    '0.0.4.0',
    '0.0.1.0',
    '0.0.0.4',
    '0.0.0.-2',
    '0.0.0.1',
  ])('%j is not a plate code', (text) => {
    expect(readPlate(text)).toBeNull();
  });

  it('is the only accepted way to write that plate', () => {
    const written = new Set(all.map(writePlate));
    const numbers = fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 4, maxLength: 4 });
    const texts = fc.oneof(
      numbers.map((four) => four.join('.')),
      fc.string({ unit: fc.constantFrom('0', '1', '2', '-', '.') }),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const plate = readPlate(text);
        expect(plate !== null).toBe(written.has(text));
        if (plate !== null) expect(writePlate(plate)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a plate in portions', () => {
  it('has the number of portions it was made for, in quarters', () => {
    expect(QUARTERS.map((portions) => portionsOfPlate(plateOfPortions(portions)))).toEqual(QUARTERS);
    expect(plateOfPortions(1)).toEqual(OWN_PORTION);
  });

  it('differs from the original recipe only in its size, which is the nearest one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 50, noNaN: true }), (portions) => {
        const plate = plateOfPortions(portions);
        const { size, ...steps } = plate;
        expect(steps).toEqual({ protein: 0, starch: 0, fat: 0 });
        expect(readPlate(writePlate(plate))).toEqual(plate);
        const far = (one: number) => Math.abs(Math.log(factorOf(one) / portions));
        expect(far(size)).toBeLessThanOrEqual(Math.min(...sizes.map(far)) + 1e-9);
      }),
    );
  });

  it('has between half a portion and three portions', () => {
    for (const plate of all) {
      expect(QUARTERS).toContain(portionsOfPlate(plate));
      expect(portionsOfPlate(plate)).toBe(portionsOfPlate({ ...OWN_PORTION, size: plate.size }));
    }
    expect([SMALLEST_SIZE, 0, LARGEST_SIZE].map((size) => portionsOfPlate({ ...OWN_PORTION, size }))).toEqual([
      0.5, 1, 3,
    ]);
  });
});
