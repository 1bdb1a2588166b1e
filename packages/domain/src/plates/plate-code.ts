import type { PlateCode } from './flex-table.ts';
import { FAT_STEPS, factorOf, LARGEST_SIZE, PROTEIN_STEPS, SMALLEST_SIZE, STARCH_STEPS, STEP } from './plate-steps.ts';

/** A recipe's own portion, each line rounded to its kitchen amount. */
export const OWN_PORTION: PlateCode = { size: 0, protein: 0, starch: 0, fat: 0 };

/** Formats a plate for sending, as its four steps. */
export function writePlate({ size, protein, starch, fat }: PlateCode): string {
  return [size, protein, starch, fat].join('.');
}

const WRITTEN = /^(0|-?[1-9]\d*)\.(0|-?[1-9]\d*)\.(0|-?[1-9]\d*)\.(0|-?[1-9]\d*)$/;

/** Parses a plate as sent; null if invalid. */
export function readPlate(text: string): PlateCode | null {
  const [, size = NaN, protein = NaN, starch = NaN, fat = NaN] = WRITTEN.exec(text)?.map(Number) ?? [];
  const isPlate =
    size >= SMALLEST_SIZE &&
    size <= LARGEST_SIZE &&
    PROTEIN_STEPS.some((step) => step === protein) &&
    STARCH_STEPS.some((step) => step === starch) &&
    FAT_STEPS.some((step) => step === fat);
  return isPlate ? { size, protein, starch, fat } : null;
}

/** The plate whose size is nearest to this many portions of a recipe; everything else is as in the recipe. */
export function plateOfPortions(portions: number): PlateCode {
  const size = Math.round(Math.log(portions) / Math.log(STEP));
  // Slightly less than one portion rounds to -0, which differs from 0 when plates are compared.
  return { ...OWN_PORTION, size: Math.min(LARGEST_SIZE, Math.max(SMALLEST_SIZE, size)) + 0 };
}

const QUARTERS = 4;
const [SMALLEST_PORTION, LARGEST_PORTION] = [0.5, 3] as const;

/** A plate's size relative to the recipe's portion, in quarters from 0.5 to 3. */
export function portionsOfPlate({ size }: PlateCode): number {
  return Math.min(LARGEST_PORTION, Math.max(SMALLEST_PORTION, Math.round(factorOf(size) * QUARTERS) / QUARTERS));
}
