import type { Phrasebook } from '../phrases.ts';

/** Bringing the rest of a week back to the plan. */
export const repairing = {
  title: 'Rebalance my week',
  over: 'This week is {amount} kcal over.',
  under: 'This week is {amount} kcal short.',
  offer: 'Rebalance?',
  looking: 'Looking for the smallest change',
  askEaten: 'These meals aren’t ticked, and their time has passed. We’ll tick the ones you ate.',
  didYouEat: 'Did you eat your {moment}?',
  ateIt: 'Ate it',
  skippedIt: 'Skipped it',
  goOn: 'Continue',
  offline: 'You need a connection to rebalance your week.',

  summary: {
    one: '{count} meal changes. The rest stays as it is.',
    other: '{count} meals change. The rest stays as it is.',
  },
  weekEnergy: 'This brings your week from {before} to {after} kcal; your goal is {target}.',
  weekEnergyPlain: 'This brings your week from {before} to {after} kcal.',
  letGoOver:
    'We’ll leave the last {amount} kcal: we take at most about 10% off a later day. One evening doesn’t undo a week.',
  letGoUnder:
    'We won’t make up the last {amount} kcal: we add at most a quarter to a meal, and about 10% to a later day.',

  weekOver: 'You’re over your goal for {figures} this week.',
  weekUnder: 'You’re under your goal for {figures} this week.',
  week_protein: 'protein',
  week_carbohydrates: 'carbs',
  week_fat: 'fat',

  resizedLess: 'Smaller portion',
  resizedMore: 'Larger portion',
  resizedOther: 'Same dish, different amounts',
  replaced: 'Instead of {before}',
  removed_ANOTHER_STANDS: 'Removed: another meal has taken its place',
  removed_NOTHING_FITS: 'Removed: it no longer fits your food preferences, and no other dish fits here',
  brings_more: '+{amount} {of}',
  brings_less: '−{amount} {of}',
  of_protein: 'g protein',
  of_carbohydrates: 'g carbs',
  of_fat: 'g fat',
  energy: 'From {before} to {after} kcal',
  energyGone: '{before} kcal less',
  ofDay: 'From {before} to {after} kcal, goal {target}',

  totals: 'The whole week',
  figure: 'Nutrient',
  goal: 'Goal',
  before: 'Now',
  after: 'After',
  kcal: 'Energy (kcal)',
  protein: 'Protein (g)',
  carbohydrates: 'Carbs (g)',
  fat: 'Fat (g)',

  groceries: 'Groceries',
  ADDED: 'New',
  MORE: 'More',
  LESS: 'Less',
  REMOVED: 'No longer needed',
  amounts: 'from {before} to {after}',
  groceriesSame: 'Your groceries stay the same.',

  apply: 'Apply',
  notNow: 'Not now',
  done: { one: '{count} meal this week has changed.', other: '{count} meals this week have changed.' },
  doneAlready: 'This week no longer needs rebalancing.',

  FITS_title: 'Your week is on track',
  FITS_text: 'There’s nothing to rebalance.',
  FITS_SO_FAR_title: 'So far, so good',
  FITS_SO_FAR_text: {
    one: 'There’s nothing to rebalance. {count} upcoming meal isn’t planned yet.',
    other: 'There’s nothing to rebalance. {count} upcoming meals aren’t planned yet.',
  },
  NOTHING_FREE_title: 'Nothing left to change',
  NOTHING_FREE_text:
    'No upcoming meal this week can be changed. What you ate, added, changed or locked stays as it is, and so do weekly meals and batch-cooked meals.',
  NOTHING_BETTER_title: 'This is as close as it gets',
  NOTHING_BETTER_text:
    'Your upcoming meals are as close to your plan as they can be. We change a meal by at most a quarter, and a later day by about 10%.',
} as const satisfies Phrasebook;
