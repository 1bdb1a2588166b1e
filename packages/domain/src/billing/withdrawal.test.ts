import { describe, expect, it } from 'vitest';
import { lastDayToWithdraw, mayWithdraw } from './withdrawal.ts';

describe('withdrawing from a contract', () => {
  it('is possible for fourteen days after the day the contract was made', () => {
    expect(lastDayToWithdraw('2027-03-14')).toBe('2027-03-28');
  });

  it.each([
    ['2027-03-14', false, true],
    ['2027-03-28', false, true],
    ['2027-03-29', false, false],
    ['2027-03-20', true, false],
  ])('on %s, after an earlier withdrawal (%s), is possible: %s', (today, withdrawn, may) => {
    expect(mayWithdraw({ madeOn: '2027-03-14', today, withdrawn })).toBe(may);
  });
});
