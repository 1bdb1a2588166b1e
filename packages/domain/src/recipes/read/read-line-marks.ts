/**
 * Marks that a person should see on a line. It is `optional`, `to_serve` or `to_garnish`; only what is `absorbed` or
 * not `poured_off` is counted, or the weight `without_bone`; it offers a `choice` of foods; or the amount is unusually
 * `large`.
 */
export const LINE_MARKS = [
  'optional',
  'to_serve',
  'to_garnish',
  'absorbed',
  'poured_off',
  'without_bone',
  'choice',
  'large',
] as const;
export type LineMark = (typeof LINE_MARKS)[number];
