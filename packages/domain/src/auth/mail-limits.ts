/** Minimum number of seconds between two emails to the same address. */
export const MAIL_GAP_SECONDS = 60;
export const MAILS_PER_TEN_MINUTES = 3;
export const MAILS_PER_DAY = 10;

const TEN_MINUTES = 600;
const DAY = 86_400;

/**
 * Seconds, rounded up, until another email may be sent to an address; 0 if it may be sent now. Takes the ages, in
 * seconds, of all emails sent to the address and of those that require the minimum gap.
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

/** Seconds until fewer than `max` emails are younger than `period` seconds. */
function wait(sent: readonly number[], max: number, period: number): number {
  const recent = sent.filter((age) => age < period);
  const oldestThatCounts = recent.toSorted((a, b) => a - b)[max - 1];
  return oldestThatCounts === undefined ? 0 : period - oldestThatCounts;
}
