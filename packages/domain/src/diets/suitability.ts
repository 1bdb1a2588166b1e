export const SUITABILITIES = ['yes', 'no', 'unknown'] as const;

/** The suitability of a food or recipe for a diet. */
export type Suitability = (typeof SUITABILITIES)[number];
