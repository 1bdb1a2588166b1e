export const WEIGHT_UNITS = ['KILOGRAMS', 'POUNDS', 'STONES'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
