/** The most templates per person. */
export const MAX_TEMPLATES = 30;
/** The most days of a template. */
export const TEMPLATE_MAX_DAYS = 7;
/** The most meals of a template. */
export const TEMPLATE_MAX_MEALS = 140;
/** Characters of the name of a template. */
export const TEMPLATE_NAME_MAX_LENGTH = 60;
