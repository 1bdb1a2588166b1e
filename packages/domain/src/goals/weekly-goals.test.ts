import { describe, expect, it } from 'vitest';
import { WEEKLY_GOALS } from './goals.ts';
import {
  isRecommendedWeeklyGoal,
  offeredWeeklyGoals,
  weeklyChangeInKg,
  weeklyGoalFromWeeklyChange,
  weeklyGoalLabel,
} from './weekly-goals.ts';

describe('weekly goals', () => {
  it.each([
    [1524, 0],
    [1525, 1],
    [1799, 1],
    [1800, 2],
    [2075, 3],
    [2349, 3],
    [2350, 4],
  ])('[ONB-09] for %i kcal, are the %i mildest ones, which leave at least 1250 kcal', (expenditure, count) => {
    expect(offeredWeeklyGoals(expenditure, false)).toEqual(WEEKLY_GOALS.slice(0, count));
  });

  it("[ONB-09] stay within 500 kcal of the expenditure if the partner's rules apply", () => {
    expect(offeredWeeklyGoals(3000, true)).toEqual(['LOSE_0_25_KG_PER_WEEK']);
    expect(offeredWeeklyGoals(1500, true)).toEqual([]);
  });

  it('[ONB-09] are labelled in kg, or in pounds for people who use pounds or stone', () => {
    expect(WEEKLY_GOALS.map((goal) => weeklyGoalLabel(goal, 'KILOGRAMS').amount)).toEqual([0.25, 0.5, 0.75, 1]);
    for (const unit of ['POUNDS', 'STONES'] as const) {
      const labels = WEEKLY_GOALS.map((goal) => weeklyGoalLabel(goal, unit));
      expect(labels.map((label) => label.amount)).toEqual([0.5, 1, 1.5, 2]);
      expect(labels.every((label) => label.unit === 'lb')).toBe(true);
    }
  });

  it('[ONB-09] include half a kilogram as the recommended goal, in Dutch only', () => {
    expect(WEEKLY_GOALS.filter((goal) => isRecommendedWeeklyGoal(goal, 'nl'))).toEqual(['LOSE_0_5_KG_PER_WEEK']);
    expect(WEEKLY_GOALS.filter((goal) => isRecommendedWeeklyGoal(goal, 'en'))).toEqual([]);
  });

  it.each([
    [null, 0],
    [0, 0],
    [-0.1, 0],
    [-0.25, 0],
    [0.3, 1],
    [-0.5, 1],
    [-0.51, 2],
    [-0.75, 2],
    [-0.8, 3],
    [-3, 3],
  ])('[CAL-04] a weekly change of %s kg gives goal %i', (change, index) => {
    expect(weeklyGoalFromWeeklyChange(change)).toBe(WEEKLY_GOALS[index]);
  });

  it('[CAL-04] can be derived from the change stored for them', () => {
    for (const goal of WEEKLY_GOALS) expect(weeklyGoalFromWeeklyChange(weeklyChangeInKg(goal))).toBe(goal);
  });
});
