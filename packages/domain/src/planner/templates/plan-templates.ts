/** Maximum number of templates per person. */
export const MAX_TEMPLATES = 30;
/** Maximum number of days in a template. */
export const TEMPLATE_MAX_DAYS = 7;
/** Maximum number of meals in a template. */
export const TEMPLATE_MAX_MEALS = 140;
/** Maximum number of characters in a template's name. */
export const TEMPLATE_NAME_MAX_LENGTH = 60;
