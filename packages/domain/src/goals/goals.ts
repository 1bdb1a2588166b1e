export const GOALS = ['LOSE_WEIGHT', 'GAIN_MUSCLE', 'RECOMPOSITION'] as const;
export type Goal = (typeof GOALS)[number];

export const WEEKLY_GOALS = [
  'LOSE_0_25_KG_PER_WEEK',
  'LOSE_0_5_KG_PER_WEEK',
  'LOSE_0_75_KG_PER_WEEK',
  'LOSE_1_KG_PER_WEEK',
] as const;
export type WeeklyGoal = (typeof WEEKLY_GOALS)[number];
