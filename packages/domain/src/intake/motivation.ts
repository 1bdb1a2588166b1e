/** The usual reasons for wanting to reach a goal. */
export const MOTIVATIONS = ['CONFIDENCE', 'HEALTH', 'NO_PAIN', 'STRENGTH', 'LOOKS', 'LOVED_ONES'] as const;
export type Motivation = (typeof MOTIVATIONS)[number];

/** The chosen reasons, and one in the person's own words (empty if there is none). */
export type MotivationAnswer = Readonly<{ reasons: readonly Motivation[]; other: string }>;

/** Maximum number of characters of a motivation in a person's own words. */
export const MAX_MOTIVATION_LENGTH = 200;
