/**
 * What a person should know about a line: that it is `optional`, `to_serve` or `to_garnish`; that only what is
 * `absorbed` or not `poured_off` is counted, or the weight `without_bone`; that it offers a `choice` of foods, or that
 * the amount is unusually `large`.
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
