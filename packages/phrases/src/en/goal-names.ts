import type { Phrasebook } from '../phrases.ts';

/** The names of the goals and their paces, and the questions about them. */
export const goalNames = {
  goalTitle: 'What is your goal?',
  goalLOSE_WEIGHT: 'Lose weight',
  goalLOSE_WEIGHTText: 'Lose fat at a pace you can keep up',
  goalGAIN_MUSCLE: 'Gain muscle',
  goalGAIN_MUSCLEText: 'A little extra energy and protein to build muscle',
  goalRECOMPOSITION: 'Recomposition',
  goalRECOMPOSITIONText: 'Maintain your weight: less fat, more muscle',
  weeklyGoalTitle: 'How fast do you want to lose weight?',
  weeklyGoalLabel: '{amount} {unit} per week',
} as const satisfies Phrasebook;
