/**
 * How far the lines of a recipe may move. Sizes are on a grid of factors: step n is STEP to the power n times the
 * recipe's own portion. A plate has a size, and additional steps for its protein, starch and fat lines.
 */
export const STEP = 1.12;
/** SMALLEST_SIZE and LARGEST_SIZE: the steps of a whole dish, from 0.45 to 3.1 portions. */
export const [SMALLEST_SIZE, LARGEST_SIZE] = [-7, 10] as const;
/** The steps of protein: from 0.8 to 1.6 times. */
export const PROTEIN_STEPS = [0, 2, 4, -2] as const;
/** The steps of starch: from 0.64 to 1.25 times. */
export const STARCH_STEPS = [0, -2, 2, -4] as const;
/** The steps of fat: 0.64, 1 or 1.4 times. */
export const FAT_STEPS = [0, -4, 3] as const;

/** The lowest step of any line. */
export const LOWEST_STEP = SMALLEST_SIZE - 4;
/** The number of steps. */
export const STEPS = LARGEST_SIZE + 4 - LOWEST_STEP + 1;

const FACTORS = Float64Array.from({ length: STEPS }, (_, step) => STEP ** (step + LOWEST_STEP));

export function factorOf(step: number): number {
  return FACTORS[step - LOWEST_STEP]!;
}
