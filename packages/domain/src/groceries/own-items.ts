/** Maximum number of items that a person may type on one list. */
export const MAX_OWN_ITEMS = 200;
/** Maximum number of characters in an item that a person types on a list. */
export const MAX_OWN_ITEM_LENGTH = 80;
