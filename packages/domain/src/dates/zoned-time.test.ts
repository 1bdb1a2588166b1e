import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClockTime, isSameClock, localMoment, momentOf, timeZoneNamed } from './zoned-time.ts';

const iso = (date: string, time: string, zone: string) => new Date(momentOf({ date, time }, zone)).toISOString();

it.each(['00:00', '09:05', '23:59'])('%s is a clock time', (time) => expect(isClockTime(time)).toBe(true));
it.each(['24:00', '9:05', '12:60', '12:5', '12:05:00', '', ' 12:05'])('%j is not a clock time', (time) =>
  expect(isClockTime(time)).toBe(false),
);

it('time zone names are accepted in any spelling', () => {
  expect(timeZoneNamed('europe/amsterdam')).toBe('Europe/Amsterdam');
  expect(timeZoneNamed('Europe/Nowhere')).toBeNull();
  expect(timeZoneNamed('')).toBeNull();
});

it.each([
  ['Europe/Amsterdam', 'Europe/Brussels', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Amsterdam', 'Africa/Lagos', false],
  ['Europe/Amsterdam', 'Africa/Johannesburg', false],
])('%s and %s have the same clock time: %s', (one, other, expected) => {
  expect(isSameClock(one, other, Date.parse('2027-01-15T12:00:00Z'))).toBe(expected);
  expect(isSameClock(other, one, Date.parse('2027-07-15T12:00:00Z'))).toBe(expected);
});

describe('the instant of a local time', () => {
  it.each([
    ['in winter', '2027-01-15', '12:30', 'Europe/Amsterdam', '2027-01-15T11:30:00.000Z'],
    ['in summer', '2027-07-15', '12:30', 'Europe/Amsterdam', '2027-07-15T10:30:00.000Z'],
    [
      'that the clock skips: later by the skipped time',
      '2027-03-28',
      '02:30',
      'Europe/Amsterdam',
      '2027-03-28T01:30:00.000Z',
    ],
    ['that occurs twice: the first one', '2027-10-31', '02:30', 'Europe/Amsterdam', '2027-10-31T00:30:00.000Z'],
    ['just after the hour that occurs twice', '2027-10-31', '03:00', 'Europe/Amsterdam', '2027-10-31T02:00:00.000Z'],
    ['far in the future', '2027-01-15', '07:00', 'Pacific/Kiritimati', '2027-01-14T17:00:00.000Z'],
    ['with a half-hour offset', '2027-01-15', '07:00', 'America/St_Johns', '2027-01-15T10:30:00.000Z'],
    ['where the clock changes at midnight', '2027-09-05', '00:15', 'America/Santiago', '2027-09-05T04:15:00.000Z'],
    [
      'where the clock changes by half an hour',
      '2027-10-03',
      '02:10',
      'Australia/Lord_Howe',
      '2027-10-02T15:40:00.000Z',
    ],
  ])('%s', (_, date, time, zone, moment) => expect(iso(date, time, zone)).toBe(moment));

  it('has the requested local time, unless the clock skips it', () => {
    const zones = fc.constantFrom('Europe/Amsterdam', 'America/St_Johns', 'Pacific/Kiritimati', 'Australia/Lord_Howe');
    const minutes = fc
      .integer({ min: 0, max: 20 * 366 * 24 * 60 })
      .map((minute) => Date.UTC(2020, 0, 1) + minute * 60_000);
    fc.assert(
      fc.property(minutes, zones, (moment, zone) => {
        const shown = localMoment(moment, zone);
        const first = momentOf(shown, zone);
        expect(localMoment(first, zone)).toEqual(shown);
        // If two instants have the same local time, the first one is returned.
        expect(first).toBeLessThanOrEqual(moment);
        expect(moment - first).toBeLessThanOrEqual(60 * 60_000);
      }),
    );
  });
});
