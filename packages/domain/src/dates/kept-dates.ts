import { addDays, isRealDate } from './plain-date.ts';

/** The first and the last date that anything is stored for. */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2199-12-31';

/** Days around a date that a diary shows with it, and plans from it. */
const AROUND = 14;

/** Whether a text is a date that something may be stored for. */
export function isKeptDate(text: string): boolean {
  return isRealDate(text) && text >= FIRST_DATE && text <= LAST_DATE;
}

/** Whether a text is a date that a diary can show: the surrounding dates can be stored too. */
export function isDiaryDate(text: string): boolean {
  return isKeptDate(text) && isKeptDate(addDays(text, -AROUND)) && isKeptDate(addDays(text, AROUND));
}
