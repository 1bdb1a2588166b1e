export const SUITABILITIES = ['yes', 'no', 'unknown'] as const;

/** Whether a food or recipe fits a diet. */
export type Suitability = (typeof SUITABILITIES)[number];
