/** How many things a person may type on one list. */
export const MAX_OWN_ITEMS = 200;
/** Characters of what a person types on a list. */
export const MAX_OWN_ITEM_LENGTH = 80;
