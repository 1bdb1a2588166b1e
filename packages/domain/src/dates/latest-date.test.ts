import { expect, it } from 'vitest';
import { earliestDateAnywhere, latestDateAnywhere } from './latest-date.ts';

it('the latest date anywhere in the world is tomorrow from 10:00 UTC', () => {
  expect(latestDateAnywhere(Date.parse('2027-03-14T09:59:59Z'))).toBe('2027-03-14');
  expect(latestDateAnywhere(Date.parse('2027-03-14T10:00:00Z'))).toBe('2027-03-15');
});

it('the earliest date anywhere in the world is yesterday until 12:00 UTC', () => {
  expect(earliestDateAnywhere(Date.parse('2027-03-14T11:59:59Z'))).toBe('2027-03-13');
  expect(earliestDateAnywhere(Date.parse('2027-03-14T12:00:00Z'))).toBe('2027-03-14');
});
