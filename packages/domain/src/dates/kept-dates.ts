import { addDays, isRealDate } from './plain-date.ts';

/** The first and the last date for which anything is stored. */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2199-12-31';

/** Days before and after a date that a diary shows with it and can plan. */
const AROUND = 14;

/** Whether a text is a date for which something may be stored. */
export function isKeptDate(text: string): boolean {
  return isRealDate(text) && text >= FIRST_DATE && text <= LAST_DATE;
}

/** Whether a text is a date that a diary can show: the surrounding dates can be stored too. */
export function isDiaryDate(text: string): boolean {
  return isKeptDate(text) && isKeptDate(addDays(text, -AROUND)) && isKeptDate(addDays(text, AROUND));
}
