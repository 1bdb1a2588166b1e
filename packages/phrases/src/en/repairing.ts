import type { Phrasebook } from '../phrases.ts';

/** Bringing the rest of a week back to the plan. */
export const repairing = {
  title: 'Rebalance my week',
  over: 'This week is {amount} kcal over.',
  under: 'This week is {amount} kcal short.',
  offer: 'Rebalance it?',
  looking: 'Looking for the smallest change',
  askEaten: 'These meals are not ticked, and their time has passed. What you ate gets its tick.',
  didYouEat: 'Did you eat {moment}?',
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
    'We won’t make up the last {amount} kcal. No day gives up more than a tenth: one evening doesn’t undo a week.',
  letGoUnder: 'We won’t make up the last {amount} kcal. No day has to make up more than a tenth.',

  resizedLess: '{name}: a smaller portion',
  resizedMore: '{name}: a larger portion',
  resizedOther: '{name}: the same dish, other amounts',
  replaced: '{before} becomes {after}',
  removed_ANOTHER_STANDS: '{name} is removed: there is already another meal',
  removed_NOTHING_FITS: '{name} is removed: it does not suit what you eat now, and no other dish fits here',
  energy: '{before} to {after} kcal',
  energyGone: '{before} kcal less',
  ofDay: '{before} to {after} kcal, goal {target}',

  totals: 'The whole week',
  figure: 'Figure',
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
  amounts: '{before} to {after}',
  groceriesSame: 'Your groceries stay the same.',

  apply: 'Apply',
  notNow: 'Not now',
  done: { one: '{count} meal of your week has changed.', other: '{count} meals of your week have changed.' },
  doneAlready: 'This week needs no repair any more.',

  FITS_title: 'Your week is on plan',
  FITS_text: 'There is nothing to rebalance.',
  FITS_SO_FAR_title: 'What is planned is on plan',
  FITS_SO_FAR_text: {
    one: 'There is nothing to rebalance. {count} upcoming meal is not planned yet.',
    other: 'There is nothing to rebalance. {count} upcoming meals are not planned yet.',
  },
  NOTHING_FREE_title: 'Nothing left to change',
  NOTHING_FREE_text:
    'This week has no meal to come that may change. What you ate, added, changed or locked stays as it is, and so do weekly meals and what is cooked together.',
  NOTHING_BETTER_title: 'It does not get better than this',
  NOTHING_BETTER_text:
    'The meals to come are as near to your plan as they can be. A day changes by at most a tenth, and a meal never by more than a quarter.',
} as const satisfies Phrasebook;
