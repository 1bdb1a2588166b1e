import type { Phrasebook } from '../phrases.ts';

/** The diary's keyboard shortcuts. */
export const keys = {
  today: 'Open today',
  day: 'Previous day, next day',
  week: 'Back seven days, forward seven days',
  add: 'Add to the next meal',
  find: 'Find a meal',
  list: 'Show the shortcuts',
  use: 'Use keyboard shortcuts',
} as const satisfies Phrasebook;
