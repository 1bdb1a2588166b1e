import { describe, expect, it } from 'vitest';
import type { MyWeek } from '../api/week-wishes.ts';
import {
  choosableGroups,
  dinnerConflicts,
  dinnersLeft,
  minuteChoices,
  minutesOfDays,
  WEEKEND,
  withDinners,
  withMinutes,
  WORKING_DAYS,
} from './my-week.ts';

const week: MyWeek = {
  user: 1,
  answered: false,
  meat_dinners: 0,
  fish_dinners: 0,
  meatless_dinners: 0,
  breakfast: 'EITHER',
  lunch: 'EITHER',
  dinner_minutes: {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
  same_breakfast: false,
  cook_twice: 'NONE',
  familiarity: 'BALANCED',
  cook_for: 1,
};

describe('dinners', () => {
  it('can be chosen if the diet leaves a choice', () => {
    expect(choosableGroups(null)).toEqual(['meat', 'fish', 'meatless']);
    expect(choosableGroups('pescatarian')).toEqual(['fish', 'meatless']);
    expect([choosableGroups('vegetarian'), choosableGroups('vegan')]).toEqual([[], []]);
  });

  it('are counted down from seven', () => {
    const groups = choosableGroups(null);
    const chosen = withDinners(withDinners(week, groups, 'meat', 3), groups, 'fish', 2);
    expect(chosen).toMatchObject({ meat_dinners: 3, fish_dinners: 2, meatless_dinners: 0 });
    expect(dinnersLeft(chosen, groups)).toBe(2);
  });

  it('are reported if the diet excludes them, and cleared by the next choice', () => {
    const before = { ...week, meat_dinners: 3, fish_dinners: 2 };
    expect(dinnerConflicts(before, 'pescatarian')).toEqual(['meatLeftOut']);
    expect(dinnersLeft(before, choosableGroups('pescatarian'))).toBe(5);
    const after = withDinners(before, choosableGroups('pescatarian'), 'meatless', 1);
    expect(after).toMatchObject({ meat_dinners: 0, fish_dinners: 2, meatless_dinners: 1 });
    expect(dinnerConflicts(after, 'pescatarian')).toEqual([]);
  });
});

describe('minutes', () => {
  it('are set for all working days at once, and for one day', () => {
    const quick = withMinutes(week, WORKING_DAYS, 20);
    expect([minutesOfDays(quick, WORKING_DAYS), minutesOfDays(quick, WEEKEND)]).toEqual([20, null]);
    expect(minutesOfDays(withMinutes(quick, ['tuesday'], 45), WORKING_DAYS)).toBeUndefined();
  });

  it('include a number that was set elsewhere', () => {
    expect(minuteChoices(null)).toEqual([15, 20, 30, 45, null]);
    expect(minuteChoices(25)).toEqual([15, 20, 25, 30, 45, null]);
  });
});
