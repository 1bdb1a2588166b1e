import type { PlainDate } from '../dates/plain-date.ts';
import { addDays } from '../dates/plain-date.ts';

/** Number of days within which a consumer may withdraw from a distance contract (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14;

/** The last date on which a person may withdraw. The period begins on the day after the contract was made. */
export function lastDayToWithdraw(madeOn: PlainDate): PlainDate {
  return addDays(madeOn, WITHDRAWAL_DAYS);
}

/** Whether a person may still withdraw from a contract. */
export function mayWithdraw(contract: Readonly<{ madeOn: PlainDate; today: PlainDate; withdrawn: boolean }>): boolean {
  return !contract.withdrawn && contract.today <= lastDayToWithdraw(contract.madeOn);
}
