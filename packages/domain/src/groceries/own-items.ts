/** Maximum number of typed items per list. */
export const MAX_OWN_ITEMS = 200;
/** Maximum length of a typed item, in characters. */
export const MAX_OWN_ITEM_LENGTH = 80;
