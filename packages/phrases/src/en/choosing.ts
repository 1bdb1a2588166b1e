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
  sort: 'Sort by',
  BEST_FIT: 'Best fit',
  QUICKEST: 'Quickest',
  PROTEIN: 'Most protein',
  NAME: 'Name',
  leaveOut: 'Remove a filter to see more:',
  leaveOutOne: 'Remove: {filter}',
} as const satisfies Phrasebook;
