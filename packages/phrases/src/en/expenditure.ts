import type { Phrasebook } from '../phrases.ts';

/** The energy that a person burns according to diary and weights, and the target that follows. */
export const expenditure = {
  title: 'Your energy needs',
  loading: 'Working out what you burn',
  failed: 'We couldn’t work out what you burn.',

  unknown: 'Not enough data yet',
  unknownText: 'Log your food and weight for two weeks to see what you really burn. Still needed:',
  missingCompleteDays: { one: '{count} more complete day', other: '{count} more complete days' },
  missingWeighedDays: { one: '{count} more day with a weigh-in', other: '{count} more days with a weigh-in' },
  missingBetween: {
    one: '{count} more day between your first and last weigh-in',
    other: '{count} more days between your first and last weigh-in',
  },
  missingDays: {
    one: '{count} more day to reach two weeks',
    other: '{count} more days to reach two weeks',
  },
  completeDay: 'A day is complete when every main meal in your plan is there and everything is ticked as eaten.',

  figure: 'About {kcal} kcal',
  bounds:
    'What you burn in a day, based on your diary and weigh-ins from the last {days} days; most likely {low} to {high}.',
  inLine: 'Your target of {kcal} kcal matches that.',
  told_NOT_ADULT: 'We don’t change targets for anyone under 18. Talk to a doctor or dietitian about this.',
  told_LOW_WEIGHT: 'At your weight we never suggest eating less.',
  told_GOAL_REACHED:
    'You have reached your goal weight, so we won’t suggest eating less. Choose a new goal whenever you like.',
  told_COACH_PLANS: 'Your coach makes your plan, so it stays as it is. Talk it through with your coach.',
  told_OWN_NUMBERS: 'You chose your own numbers, so they stay as they are.',
  told_SEVERAL_DAY_PLANS: 'Your plan differs from day to day, so it stays as it is.',
  told_DECLINED: 'Your target stays at {kcal} kcal. We may suggest another one in two weeks.',
  told_ACCEPTED: 'Your target is now {kcal} kcal. Meals already planned stay.',
  undo: 'Back to {kcal} kcal',

  proposed: 'A new energy target?',
  why: 'Based on your diary and weigh-ins from the last {days} days, you burn about {kcal} kcal a day, most likely {low} to {high}.',
  whyLOSE_WEIGHT: 'To lose {amount} {unit} a week, {kcal} kcal a day is a better target.',
  whyGAIN_MUSCLE: 'To gain muscle, {kcal} kcal a day is a better target.',
  whyRECOMPOSITION: 'To maintain your weight, {kcal} kcal a day is a better target.',
  whySTEP: 'We change a target by at most 10% at a time, so {kcal} kcal a day is the first step.',
  whyFLOOR: 'For your goal you’d have to eat less than is safe, so {kcal} kcal a day is as low as we go.',
  presentFigure: 'Now',
  proposedFigure: 'New',
  macro: 'Nutrient',
  kcal: 'Energy (kcal)',
  protein: 'Protein (g)',
  carbohydrates: 'Carbs (g)',
  fat: 'Fat (g)',
  accept: 'Switch to {kcal} kcal',
  notNow: 'Not now',

  weeks: 'Eaten and planned',
  loadingWeeks: 'Loading your weeks',
  weeksFailed: 'These weeks couldn’t be loaded.',
  noWeeks:
    'Tick what you eat in your diary. You’ll then see, week by week, how it compares with your plan and how your weight changes.',
  noWeeksOfClient: 'No complete days yet.',
  weekFrom: 'Week of',
  eatenADay: 'Average intake',
  weight: 'Weight trend',
  completeDays: { one: '{count} complete day', other: '{count} complete days' },
  figureADay: '{kcal} kcal',
  ofPlan: 'plan {kcal} kcal',
  weeksHint:
    'Only complete days count: days with every main meal planned and everything ticked. We show your current plan.',
  allWeeks: { one: 'Show {count} week', other: 'Show all {count} weeks' },
  fewerWeeks: 'Show fewer weeks',
} as const satisfies Phrasebook;
