/** Maximum wrong attempts at a code in the browser that requested it. */
export const WRONG_TRIES_MAX = 5;
/** Maximum wrong attempts at a code in all other browsers combined. */
export const FOREIGN_TRIES_MAX = 2;
/**
 * Wrong codes per day for one address in browsers that never logged in with it; after that, these browsers must use the
 * link until midnight.
 */
export const WRONG_CODES_PER_DAY = 10;
/** Consecutive wrong passwords for an address, after which only a code or a link logs in. */
export const WRONG_IN_A_ROW_MAX = 10;
/** Wrong passwords for one address in a calendar year, after which only a code or a link logs in. */
export const WRONG_IN_YEAR_MAX = 50;
/**
 * Wrong attempts per day from all unknown devices on one network, after which only links work there. Over a year this
 * allows about 10,000 attempts.
 */
export const STRANGERS_WRONG_PER_NETWORK = 27;
/** Wrong attempts per day from all unknown devices combined, after which each attempt is delayed and reported. */
export const STRANGERS_WRONG_PER_DAY = 27;
