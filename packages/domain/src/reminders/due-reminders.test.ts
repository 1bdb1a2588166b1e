import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, weekdayOf } from '../dates/plain-date.ts';
import { localMoment } from '../dates/zoned-time.ts';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { WEEKDAYS } from '../dates/weekdays.ts';
import { isMeal, maySend, nextReminderAt, remindersBetween, uselessFrom, zoneOf } from './due-reminders.ts';
import { isQuiet } from './quiet-hours.ts';
import { NO_REMINDERS, type ReminderSettings } from './reminder-settings.ts';

const at = (text: string) => Date.parse(text);
const said = (settings: ReminderSettings, from: string, to: string) =>
  remindersBetween(settings, at(from), at(to)).map(
    ({ kind, date, at: moment }) => `${kind} ${date} ${new Date(moment).toISOString()}`,
  );
const DAILY = { on: true, weekdays: WEEKDAYS };
const AMSTERDAM = { ...NO_REMINDERS, timeZone: 'Europe/Amsterdam' };
const NO_MEALS = Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, null])) as ReminderSettings['meals']['times'];

describe('reminders', () => {
  it('are off until someone turns them on', () => {
    expect(said(NO_REMINDERS, '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z')).toEqual([]);
    expect(nextReminderAt(NO_REMINDERS, at('2027-01-01T00:00:00Z'))).toBeNull();
  });

  it('are sent at the local time, in winter and in summer', () => {
    const settings = { ...AMSTERDAM, weighIn: { ...NO_REMINDERS.weighIn, on: true } };
    expect(said(settings, '2027-03-20T00:00:00Z', '2027-04-01T00:00:00Z')).toEqual([
      'WEIGH_IN 2027-03-22 2027-03-22T06:30:00.000Z',
      'WEIGH_IN 2027-03-29 2027-03-29T05:30:00.000Z',
    ]);
  });

  it.each([null, 'Mars/Olympus'])('use Amsterdam time without a known time zone (%s)', (timeZone) => {
    const shopping = { ...NO_REMINDERS.shopping, on: true };
    expect(said({ ...NO_REMINDERS, timeZone, shopping }, '2027-01-01T00:00:00Z', '2027-01-08T00:00:00Z')).toEqual([
      'SHOPPING 2027-01-02 2027-01-02T09:00:00.000Z',
    ]);
  });

  it('are dropped in quiet hours if they are for meals, and postponed until the end if they are for weighing or shopping', () => {
    const settings: ReminderSettings = {
      ...AMSTERDAM,
      meals: { ...DAILY, times: { ...NO_MEALS, LATE_SNACK: '22:00', BREAKFAST: '06:59', LUNCH: '12:30' } },
      weighIn: { on: true, weekdays: ['monday'], time: '05:30' },
      shopping: { on: true, weekdays: ['monday'], time: '23:15' },
    };
    expect(said(settings, '2027-01-10T23:00:00Z', '2027-01-12T06:00:00Z')).toEqual([
      'WEIGH_IN 2027-01-11 2027-01-11T06:00:00.000Z',
      'LUNCH 2027-01-11 2027-01-11T11:30:00.000Z',
      'SHOPPING 2027-01-11 2027-01-12T06:00:00.000Z',
    ]);
  });

  it('are not sent long after their time, in quiet hours, or once they are switched off', () => {
    const settings = {
      ...AMSTERDAM,
      quietHours: { from: '20:00', until: '07:00' },
      meals: { ...NO_REMINDERS.meals, on: true },
      shopping: { ...NO_REMINDERS.shopping, on: true },
    };
    const dinner = { kind: 'DINNER', date: '2027-01-11', at: at('2027-01-11T17:00:00Z') } as const;
    expect(maySend(settings, dinner, at('2027-01-11T17:44:59Z'))).toBe(true);
    expect(maySend(settings, dinner, at('2027-01-11T17:45:00Z'))).toBe(false);
    const shopping = { ...dinner, kind: 'SHOPPING' } as const;
    expect(maySend(settings, shopping, at('2027-01-11T18:59:00Z'))).toBe(true);
    expect(maySend(settings, shopping, at('2027-01-11T19:00:00Z'))).toBe(false);
    const { meals, shopping: asked } = settings;
    expect(maySend({ ...settings, meals: { ...meals, times: NO_MEALS } }, dinner, dinner.at)).toBe(false);
    expect(maySend({ ...settings, meals: { ...meals, on: false } }, dinner, dinner.at)).toBe(false);
    expect(maySend({ ...settings, shopping: { ...asked, on: false } }, shopping, shopping.at)).toBe(false);
    expect(maySend(settings, { ...dinner, kind: 'WEIGH_IN' }, dinner.at)).toBe(false);
    expect(uselessFrom(shopping)).toBe(at('2027-01-11T21:00:00Z'));
  });
});

it('a reminder at a time skipped by a clock change waits for the end of the quiet hours in which it would fall', () => {
  const weighIn = { ...DAILY, time: '02:30' } as const;
  const settings = { ...AMSTERDAM, weighIn, quietHours: { from: '03:10', until: '05:00' } } as const;
  // On 28 March 2027, the clock goes from 02:00 to 03:00.
  expect(said(settings, '2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z')).toEqual([
    'WEIGH_IN 2027-03-28 2027-03-28T03:00:00.000Z',
  ]);
});

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const weekdays = fc.subarray([...WEEKDAYS]);
const day = fc.record({ on: fc.boolean(), weekdays, time: clock });
const anySettings: fc.Arbitrary<ReminderSettings> = fc.record({
  meals: fc.record({
    on: fc.boolean(),
    weekdays,
    times: fc.record(
      Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, fc.option(clock)])),
    ) as unknown as fc.Arbitrary<ReminderSettings['meals']['times']>,
  }),
  weighIn: day,
  shopping: day,
  quietHours: fc.option(fc.record({ from: clock, until: clock })),
  timeZone: fc.constantFrom(
    'Europe/Amsterdam',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
    null,
    '?',
  ),
});
/** Times around the two nights on which most European clocks change, and around a third date. */
const moments = fc
  .tuple(
    fc.constantFrom('2027-03-26T00:00Z', '2027-10-29T00:00Z', '2027-01-01T00:00Z'),
    fc.integer({ min: 0, max: 6 * 24 * 60 }),
  )
  .map(([start, minutes]) => at(start) + minutes * 60_000);

describe('any settings', () => {
  it('send each reminder once, on its weekdays at its time, never in quiet hours', () => {
    fc.assert(
      fc.property(anySettings, moments, (settings, after) => {
        const due = remindersBetween(settings, after, after + 4 * DAY_MS);
        for (const { kind, date, at: moment } of due) {
          const asked = isMeal(kind) ? settings.meals : kind === 'WEIGH_IN' ? settings.weighIn : settings.shopping;
          const time = isMeal(kind) ? settings.meals.times[kind] : 'time' in asked ? asked.time : null;
          expect([asked.on, asked.weekdays.includes(weekdayOf(date))]).toEqual([true, true]);
          const shown = localMoment(moment, zoneOf(settings));
          expect(isQuiet(shown.time, settings.quietHours)).toBe(false);
          const isOnTime = shown.date === date && shown.time === time;
          // A time skipped when the clocks go forward may move into quiet hours; the reminder then waits until they are
          // over.
          const isAfterQuiet =
            !isMeal(kind) && (isQuiet(time!, settings.quietHours) || shown.time === settings.quietHours?.until);
          // On the night when the clock goes forward, at most an hour is skipped.
          const isPutForward = shown.date === date && shown.time > time! && shown.time < '04:00';
          expect(isOnTime || isAfterQuiet || isPutForward).toBe(true);
        }
        expect(new Set(due.map(({ kind, date }) => `${kind} ${date}`)).size).toBe(due.length);
      }),
    );
  });

  it('give the same reminders however often they are evaluated', () => {
    fc.assert(
      fc.property(
        anySettings,
        moments,
        fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 6 }),
        (settings, start, steps) => {
          const all: unknown[] = [];
          let last = start;
          for (const minutes of steps) {
            all.push(...remindersBetween(settings, last, last + minutes * 60_000));
            last += minutes * 60_000;
          }
          expect(all).toEqual(remindersBetween(settings, start, last));
        },
      ),
    );
  });

  it('return the first upcoming reminder as the next one', () => {
    fc.assert(
      fc.property(anySettings, moments, (settings, after) => {
        const [first] = remindersBetween(settings, after, after + 10 * DAY_MS);
        const next = nextReminderAt(settings, after);
        if (first !== undefined) expect(next).toBe(first.at);
        else expect(next === null || next > after + 10 * DAY_MS).toBe(true);
      }),
    );
  });
});
