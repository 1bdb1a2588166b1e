/** The longest reason for an act of staff, in characters. */
export const MAX_REASON = 500;
