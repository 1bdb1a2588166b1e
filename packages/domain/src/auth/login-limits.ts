/** How many minutes a mailed code is valid. */
export const CODE_LIFE_MINUTES = 10;
/** How many minutes a mailed link is valid. */
export const LINK_LIFE_MINUTES = 30;
/** How many minutes a mailed link that confirms a new account or a change of address is valid. */
export const CONFIRMATION_LIFE_MINUTES = 24 * 60;
/** Maximum wrong attempts at a code in the browser that requested it. */
export const WRONG_TRIES_MAX = 5;
/** Maximum wrong attempts at a code in all other browsers together. */
export const FOREIGN_TRIES_MAX = 2;
/**
 * Wrong codes per day for one address in browsers that never logged in to it; after that, these browsers must use the
 * link until midnight.
 */
export const WRONG_CODES_PER_DAY = 10;
/** Consecutive wrong passwords for an address after which only a code or a link logs in. */
export const WRONG_IN_A_ROW_MAX = 10;
/** Wrong passwords for one address in a calendar year after which only a code or a link logs in. */
export const WRONG_IN_YEAR_MAX = 50;
/**
 * Wrong attempts per day from all unknown devices of one network after which only links log in there: 10,000 a year.
 */
export const STRANGERS_WRONG_PER_NETWORK = 27;
/**
 * Wrong attempts per day from all unknown devices together after which each further attempt is slowed down and
 * reported.
 */
export const STRANGERS_WRONG_PER_DAY = 27;

/** Seconds between two mails to the same address. */
export const MAIL_GAP_SECONDS = 60;
export const MAILS_PER_TEN_MINUTES = 3;
export const MAILS_PER_DAY = 10;

/** Minutes after logging in during which a person may do what cannot be undone, such as deleting the account. */
export const FRESH_LOGIN_MINUTES = 10;

/** Days without use after which a token expires. */
export const TOKEN_IDLE_DAYS = 30;
/** Days after which a token expires, however much it is used. */
export const TOKEN_LIFE_DAYS = 90;

const TEN_MINUTES = 600;
const DAY = 86_400;

/**
 * Seconds, rounded up, until another mail may be sent to an address; 0 if it may be sent now. Takes the age in seconds
 * of each mail sent there, and of those to which the new mail must keep a minimum gap.
 */
export function mailWaitSeconds(sent: readonly number[], keepsDistanceFrom: readonly number[]): number {
  return Math.ceil(
    Math.max(
      wait(keepsDistanceFrom, 1, MAIL_GAP_SECONDS),
      wait(sent, MAILS_PER_TEN_MINUTES, TEN_MINUTES),
      wait(sent, MAILS_PER_DAY, DAY),
    ),
  );
}

/** Seconds until fewer than `max` of the mails are younger than `period` seconds. */
function wait(sent: readonly number[], max: number, period: number): number {
  const recent = sent.filter((age) => age < period);
  const oldestThatCounts = recent.toSorted((a, b) => a - b)[max - 1];
  return oldestThatCounts === undefined ? 0 : period - oldestThatCounts;
}
