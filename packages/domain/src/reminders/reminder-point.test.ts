import { expect, it } from 'vitest';
import { isMealToCome, isWeightMissing } from './reminder-point.ts';

it.each([
  [[], false],
  [['PLANNED'], true],
  [['PLANNED', 'PLANNED'], true],
  [['EATEN'], false],
  [['PLANNED', 'EATEN'], false],
] as const)('a reminder for meals with the statuses %j is useful: %s', (statuses, expected) => {
  expect(isMealToCome(statuses)).toBe(expected);
});

it.each([
  ['never', [], true],
  ['the day before', ['2027-01-10'], true],
  ['on the day', ['2027-01-11'], false],
  ['on the day the reminder is sent', ['2027-01-12'], false],
  ['on a later day', ['2027-01-13'], true],
] as const)('a reminder to weigh, with a weight measured %s, is useful: %s', (_, measured, expected) => {
  expect(isWeightMissing(measured, { date: '2027-01-11', today: '2027-01-12' })).toBe(expected);
});
