/** Minutes that a mailed code works. */
export const CODE_LIFE_MINUTES = 10;
/** Minutes that a mailed link works. */
export const LINK_LIFE_MINUTES = 30;
/** Minutes that a mailed link works by which a new account or another address is confirmed. */
export const CONFIRMATION_LIFE_MINUTES = 24 * 60;
/** Wrong tries at a code in the browser that asked for it. */
export const WRONG_TRIES_MAX = 5;
/** Tries at it in all other browsers together. */
export const FOREIGN_TRIES_MAX = 2;
/** Wrong codes a day for one address in browsers that never logged in there; after them these use the link until midnight. */
export const WRONG_CODES_PER_DAY = 10;
/** Wrong passwords in a row for an address, after which only a code or a link logs in. */
export const WRONG_IN_A_ROW_MAX = 10;
/** Wrong passwords for one address in a calendar year, after which only a code or a link logs in. */
export const WRONG_IN_YEAR_MAX = 50;
/** Wrong tries a day from all unknown devices of one network, after which only links log in there: 10,000 a year. */
export const STRANGERS_WRONG_PER_NETWORK = 27;
/** Wrong tries a day from all unknown devices together, after which each further one is slowed down and reported. */
export const STRANGERS_WRONG_PER_DAY = 27;

/** Seconds between two mails to the same address. */
export const MAIL_GAP_SECONDS = 60;
export const MAILS_PER_TEN_MINUTES = 3;
export const MAILS_PER_DAY = 10;

/** Minutes after a log-in in which its owner may do what cannot be undone, such as deleting the account. */
export const FRESH_LOGIN_MINUTES = 10;

/** Days without use after which a token expires. */
export const TOKEN_IDLE_DAYS = 30;
/** Days after which a token expires however much it is used. */
export const TOKEN_LIFE_DAYS = 90;

const TEN_MINUTES = 600;
const DAY = 86_400;

/**
 * Seconds, rounded up, until an address may be sent another mail; 0 where it may now. Takes how many seconds ago each
 * mail went there, and of those again the ones from which the new mail keeps a distance.
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

/** Seconds until fewer than `max` of these lie within the last `period` seconds. */
function wait(sent: readonly number[], max: number, period: number): number {
  const recent = sent.filter((age) => age < period);
  const oldestThatCounts = recent.toSorted((a, b) => a - b)[max - 1];
  return oldestThatCounts === undefined ? 0 : period - oldestThatCounts;
}
