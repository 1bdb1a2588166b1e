import type { Phrasebook } from '../phrases.ts';

/** What a person uses by their diary and weights, and the target that follows. */
export const expenditure = {
  title: 'Your energy needs',
  loading: 'Working out what you use',
  failed: 'We could not work out what you use.',

  unknown: 'Not enough to tell yet',
  unknownText: 'Log your food and weight for two weeks to see what you really burn. Still needed:',
  missingCompleteDays: { one: '{count} more full day', other: '{count} more full days' },
  missingWeighedDays: { one: '{count} more day with a weight', other: '{count} more days with a weight' },
  missingBetween: {
    one: '{count} more day between your first weight and your last',
    other: '{count} more days between your first weight and your last',
  },
  missingDays: {
    one: '{count} more day, until there are two weeks',
    other: '{count} more days, until there are two weeks',
  },
  completeDay: 'A day is complete once it has every main meal of your plan, and all of it is ticked as eaten.',

  figure: 'About {kcal} kcal',
  bounds: 'Your daily burn, by your diary and weights of the last {days} days; most likely {low} to {high}.',
  inLine: 'Your target of {kcal} kcal fits that.',
  told_NOT_ADULT: 'We change no targets below the age of 18. Talk about this with a doctor or dietitian.',
  told_LOW_WEIGHT: 'At your weight we never suggest eating less.',
  told_GOAL_REACHED:
    'You have reached your goal weight, so we won’t suggest eating less. Choose a new goal whenever you like.',
  told_COACH_PLANS: 'Your coach makes your plan, so it stays as it is. Talk about this figure together.',
  told_OWN_NUMBERS: 'You chose your own numbers, so they stay as they are.',
  told_SEVERAL_DAY_PLANS: 'Your days have different plans, so they stay as they are.',
  told_DECLINED: 'Your target stays at {kcal} kcal. We may propose another in two weeks.',
  told_ACCEPTED: 'Your target is {kcal} kcal now. Meals that are already planned stay.',
  undo: 'Back to {kcal} kcal',

  proposed: 'A new energy target?',
  why: 'By your diary and weights of the last {days} days you use about {kcal} kcal a day, most likely {low} to {high}.',
  whyLOSE_WEIGHT: 'To lose {amount} {unit} a week, {kcal} kcal a day fits better.',
  whyGAIN_MUSCLE: 'To gain muscle, {kcal} kcal a day fits better.',
  whyRECOMPOSITION: 'To keep your weight, {kcal} kcal a day fits better.',
  whySTEP: 'We change a target by at most a tenth at once, so {kcal} kcal a day is the first step.',
  whyFLOOR: 'Your goal would ask for less than a plan may have, so {kcal} kcal a day is as low as it goes.',
  presentFigure: 'Now',
  proposedFigure: 'New',
  macro: 'Figure',
  kcal: 'Energy (kcal)',
  protein: 'Protein (g)',
  carbohydrates: 'Carbs (g)',
  fat: 'Fat (g)',
  accept: 'Use {kcal} kcal',
  notNow: 'Not now',

  weeks: 'Eaten and planned',
  loadingWeeks: 'Loading what was eaten',
  weeksFailed: 'What was eaten could not be loaded.',
  noWeeks:
    'Tick what you eat in your diary. Here you then see, week by week, what you ate against your plan and what your weight did.',
  noWeeksOfClient: 'No days ticked yet.',
  weekFrom: 'Week of',
  eatenADay: 'Average eaten',
  weight: 'Weight trend',
  completeDays: { one: '{count} complete day', other: '{count} complete days' },
  figureADay: '{kcal} kcal',
  ofPlan: 'plan {kcal} kcal',
  weeksHint: 'Only complete days count: every main meal of the plan, all of it ticked. The plan is the one of today.',
  allWeeks: { one: 'Show {count} week', other: 'Show all {count} weeks' },
  fewerWeeks: 'Show fewer weeks',
} as const satisfies Phrasebook;
