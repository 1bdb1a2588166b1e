import { addDays, isRealDate } from './plain-date.ts';

/** The first date for which anything can be stored. */
export const FIRST_DATE = '1900-01-01';
/** The last date for which anything can be stored. */
export const LAST_DATE = '2199-12-31';

/** How many days before and after a date a diary also shows and can plan. */
const AROUND = 14;

/** Whether the text is a date for which data can be stored. */
export function isKeptDate(text: string): boolean {
  return isRealDate(text) && text >= FIRST_DATE && text <= LAST_DATE;
}

/** Whether the text is a date that a diary can show: data can be stored for the surrounding dates too. */
export function isDiaryDate(text: string): boolean {
  return isKeptDate(text) && isKeptDate(addDays(text, -AROUND)) && isKeptDate(addDays(text, AROUND));
}
