/** The longest reason for a change of a plan, or question about one, in characters. */
export const LONGEST_PLAN_TEXT = 500;
