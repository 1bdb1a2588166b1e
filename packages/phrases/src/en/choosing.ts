import type { Phrasebook } from '../phrases.ts';

/** Narrowing down lists of recipes, and putting them in order. */
export const choosing = {
  chips: 'Show only',
  quick: 'Up to {minutes} min',
  protein: 'High protein',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  favourites: 'Favourites',
  own: 'My recipes',
  sort: 'Order',
  BEST_FIT: 'Best fit',
  QUICKEST: 'Quickest',
  PROTEIN: 'Most protein',
  NAME: 'Name',
  leaveOut: 'Without one of these there may be more:',
  leaveOutOne: 'Leave out: {filter}',
} as const satisfies Phrasebook;
