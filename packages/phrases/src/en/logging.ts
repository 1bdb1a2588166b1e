import type { Phrasebook } from '../phrases.ts';

export const logging = {
  usual: 'Your usual choices',
  chosen: 'Chosen',
  take: 'Add',
  drop: 'Remove {name}',
  changeAmount: 'Change amount',
  about: 'About this food',
  ready: 'Done',
  kcal: '{amount} kcal',
  total: { one: '{count} item, {energy} kcal', other: '{count} items, {energy} kcal' },
  log: 'Log',
  loggedOne: '{name} logged for {moment}.',
  loggedSeveral: '{count} items logged for {moment}.',

  ways: 'Ways to log',
  eaten: 'Already eaten',
  planned: 'Planned',
  scan: 'Scan',
  barcode: 'Barcode',
  quickAdd: 'Quick add',
  recipe: 'Recipe',

  quickAddTitle: 'Quick add to {moment}',
  quickAddHint: 'Fill in what you know. Anything you leave out stays unknown, not 0.',
  name: 'What was it?',
  namePlaceholder: 'For example, birthday cake',
  addToThese: 'Add to your selection',
  slotGone: 'This meal isn’t in your plan for this day.',
  slotClosed: 'You can’t add anything to this meal.',
} as const satisfies Phrasebook;
