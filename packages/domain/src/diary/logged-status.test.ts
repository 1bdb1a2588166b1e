import { expect, it } from 'vitest';
import { loggedStatus } from './logged-status.ts';

it.each([
  ['2027-03-14', 'EATEN'],
  ['2027-03-15', 'EATEN'],
  ['2027-03-16', 'PLANNED'],
  ['2026-12-31', 'EATEN'],
  ['2028-01-01', 'PLANNED'],
] as const)('something logged on %s is %s on 2027-03-15', (date, status) => {
  expect(loggedStatus(date, '2027-03-15')).toBe(status);
});
