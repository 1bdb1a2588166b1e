import type { Phrasebook } from '../phrases.ts';

/** What the keys of the diary do. */
export const keys = {
  today: 'Open today',
  day: 'The day before, the day after',
  week: 'Seven days back, seven days on',
  add: 'Add to the next meal',
  find: 'Find a meal',
  list: 'Show these keys',
  use: 'Use these keys',
} as const satisfies Phrasebook;
