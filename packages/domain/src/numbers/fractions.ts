/** How far an amount may deviate from a fraction and still be shown as one. */
const TOLERANCE = 0.01;

const FRACTIONS = [
  { value: 1 / 4, numerator: 1, denominator: 4 },
  { value: 1 / 3, numerator: 1, denominator: 3 },
  { value: 1 / 2, numerator: 1, denominator: 2 },
  { value: 2 / 3, numerator: 2, denominator: 3 },
  { value: 3 / 4, numerator: 3, denominator: 4 },
] as const;

export type MixedFraction = Readonly<{ whole: number; numerator: 1 | 2 | 3; denominator: 2 | 3 | 4 }>;

/** An amount as a whole number plus thirds, a half or quarters, if it is within 0.01 of that; null otherwise. */
export function toMixedFraction(amount: number): MixedFraction | null {
  if (!(amount > 0)) return null;
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const found = FRACTIONS.find((fraction) => Math.abs(rest - fraction.value) <= TOLERANCE + Number.EPSILON * 8);
  return found ? { whole, numerator: found.numerator, denominator: found.denominator } : null;
}
