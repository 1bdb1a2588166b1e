/** Maximum length of a staff member's reason for an action, in characters. */
export const MAX_REASON = 500;
