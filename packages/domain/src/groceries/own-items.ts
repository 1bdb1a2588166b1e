/** How many items a person may type on one list. */
export const MAX_OWN_ITEMS = 200;
/** Characters of an item that a person types on a list. */
export const MAX_OWN_ITEM_LENGTH = 80;
