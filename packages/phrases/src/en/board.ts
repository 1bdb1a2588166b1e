import type { Phrasebook } from '../phrases.ts';

/** The week's board: seven days side by side. */
export const board = {
  coming: 'The next seven days',
  meals: 'Meals by day',
  moment: 'Meal',
  previous: 'Back seven days',
  next: 'Forward seven days',
  today: 'Today',
  addOn: 'Add to {moment}, {day}',
  place: '{day}, {moment}: {names}',
  empty: 'nothing planned yet',
  pickUp: 'Drag {name}',
  more: 'More options for {name}',
  markEaten: 'Mark as eaten',
  markPlanned: 'Mark as not eaten',
  addBeside: 'Add to {moment}',
  swap: 'Swap: choose another meal',
  remove: 'Delete',
  hint: 'Drag a meal to move it. Hold {key} to copy it.',
  hintMove: 'Drag a meal to move it.',
  keyCtrl: 'Ctrl',
  keyOption: 'Option',
} as const satisfies Phrasebook;
