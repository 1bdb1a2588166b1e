/** Rounds half up to a number of decimal places, unaffected by binary rounding errors, as in 1.005. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  return Math.round(scaled + Math.abs(scaled) * Number.EPSILON) / factor;
}

/** Rounds to the nearest multiple of a step, halves upwards; value and step are in the same unit. */
export function roundToStep(value: number, step: number): number {
  return roundTo(Math.round(roundTo(value / step, 9)) * step, 9);
}
