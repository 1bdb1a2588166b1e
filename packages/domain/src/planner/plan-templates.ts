/** So many templates a person can keep. */
export const MAX_TEMPLATES = 30;
/** So many days a template has at most. */
export const TEMPLATE_MAX_DAYS = 7;
/** So many meals a template has at most. */
export const TEMPLATE_MAX_MEALS = 140;
/** Characters of the name of a template. */
export const TEMPLATE_NAME_MAX_LENGTH = 60;
