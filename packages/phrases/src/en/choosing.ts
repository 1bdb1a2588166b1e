import type { Phrasebook } from '../phrases.ts';

/** Filtering and sorting lists of recipes. */
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
  leaveOut: 'Remove one of these to see more:',
  leaveOutOne: 'Remove: {filter}',
} as const satisfies Phrasebook;
