import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../dates/weekdays.ts';
import { validatePlanChange } from './validate-plan-change.ts';
import type { PlanState } from './plan-versions.ts';
import { wholeWeekOf } from './plan-days.ts';

const meal = (kcal: number) => {
  return { meal_moment: 'LUNCH', kcal, protein: 60, fat: 40, carbohydrates: kcal / 5 } as const;
};
const ofDay = (...kcals: readonly number[]): PlanState => {
  return { plans: [{ id: 1, name: 'Plan', meals: kcals.map(meal) }], week: wholeWeekOf(1) };
};
const NONE: PlanState = { plans: [], week: null };
const judge = (before: PlanState, after: PlanState, maker: 'PERSON' | 'COACH' = 'PERSON', hadWeek = false) =>
  validatePlanChange({ before, after, profile: null, maker, hadWeek });
const codes = (judged: ReturnType<typeof judge>) => judged.faults.map(({ fault }) => fault.code);

describe('a plan change', () => {
  it('is checked against the days of the resulting week', () => {
    expect(judge(NONE, ofDay(1800))).toEqual({ faults: [], reasonFor: null });
    expect(judge(NONE, ofDay(1000)).faults).toEqual([
      { days: WEEKDAYS, fault: { code: 'calories_below_minimum', limit: 1250 } },
    ]);
    expect(judge(ofDay(1800), { ...ofDay(1000), week: null }).faults).toEqual([]);
  });

  it('is not checked for drafts: a day plan without weekdays, and a first week without meals', () => {
    const withDraft = { ...ofDay(1800), plans: [...ofDay(1800).plans, { id: 2, name: 'Draft', meals: [meal(100)] }] };
    expect(judge(ofDay(1800), withDraft).faults).toEqual([]);
    expect(judge(NONE, ofDay()).faults).toEqual([]);
    expect(codes(judge(ofDay(1800), ofDay()))).toContain('calories_below_minimum');
    expect(codes(judge(ofDay(), ofDay(100)))).toContain('calories_below_minimum');
  });

  it('is checked for a week without meals if the person had a week with meals before, whoever makes it', () => {
    for (const maker of ['PERSON', 'COACH'] as const) {
      expect(codes(judge(NONE, ofDay(), maker, true))).toContain('calories_below_minimum');
    }
  });

  it('requires a reason from the coach for a first week without meals', () => {
    expect(judge(NONE, ofDay(), 'COACH')).toEqual({ faults: [], reasonFor: 0 });
    expect(judge(NONE, ofDay(), 'PERSON')).toEqual({ faults: [], reasonFor: null });
  });

  it('may improve a low day but never make it worse', () => {
    expect(judge(ofDay(900), ofDay(1000)).faults).toEqual([]);
    expect(judge(ofDay(900), ofDay(900)).faults).toEqual([]);
    expect(codes(judge(ofDay(900), ofDay(899)))).toEqual(['calories_below_minimum']);
    const otherMacros = { ...ofDay(), plans: [{ id: 1, name: 'Plan', meals: [{ ...meal(900), protein: 61 }] }] };
    expect(judge(ofDay(900), otherMacros).faults).toEqual([]);
  });

  it('requires a reason from the coach if a day below the minimum is new', () => {
    expect(judge(ofDay(1800), ofDay(1249), 'COACH')).toEqual({ faults: [], reasonFor: 1249 });
    expect(judge(ofDay(1249), ofDay(1200), 'COACH').reasonFor).toBe(1200);
    expect(judge(ofDay(1200), ofDay(1249), 'COACH').reasonFor).toBeNull();
    expect(judge(ofDay(1800), ofDay(1250), 'COACH').reasonFor).toBeNull();
    expect(codes(judge(ofDay(1800), ofDay(799), 'COACH'))).toEqual(['calories_below_minimum']);
  });

  it('may repeat a low day of the week on another weekday if a coach makes it, but not if the person does', () => {
    const plans = [
      { id: 1, name: 'Usual', meals: [meal(1800)] },
      { id: 2, name: 'Low', meals: [meal(1000)] },
    ];
    const before: PlanState = { plans, week: { ...wholeWeekOf(1), monday: 2 } };
    const after: PlanState = { plans, week: wholeWeekOf(2) };
    expect(judge(before, after, 'COACH')).toEqual({ faults: [], reasonFor: null });
    expect(judge(before, after).faults).toMatchObject([{ days: WEEKDAYS.filter((day) => day !== 'monday') }]);
  });
});
