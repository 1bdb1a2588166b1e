export const SUITABILITIES = ['yes', 'no', 'unknown'] as const;

/** Whether a food or a recipe fits a diet. */
export type Suitability = (typeof SUITABILITIES)[number];
