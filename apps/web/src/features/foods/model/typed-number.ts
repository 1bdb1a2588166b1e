/** Decimals of an amount that a person typed. */
const DECIMALS = 2;

/** Writes a number as a person types it into a field: with the language's decimal sign and no other. */
export function typedNumber(value: number, number: (value: number, decimals?: number) => string): string {
  const sign = number(0.5, 1).charAt(1);
  return String(Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS).replace('.', sign);
}
