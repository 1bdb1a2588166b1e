import type { Phrasebook } from '../phrases.ts';

export const logging = {
  usual: 'What you often have',
  chosen: 'Chosen',
  take: 'Add',
  drop: 'Take {name} out',
  changeAmount: 'Change how much',
  about: 'About this food',
  ready: 'Done',
  kcal: '{amount} kcal',
  total: { one: '{count} thing, {energy} kcal', other: '{count} things, {energy} kcal' },
  log: 'Log',
  loggedOne: '{name} logged for {moment}.',
  loggedSeveral: '{count} logged for {moment}.',

  ways: 'Ways to log',
  eaten: 'Already eaten',
  planned: 'Planned',
  scan: 'Scan',
  barcode: 'Barcode',
  quickAdd: 'Quick add',
  recipe: 'Recipe',

  quickAddTitle: 'Quick add to {moment}',
  quickAddHint: 'Fill in what you know. What you leave out stays unknown, not 0.',
  name: 'What was it?',
  namePlaceholder: 'For example birthday cake',
  addToThese: 'Add to what you chose',
  slotGone: 'This meal moment is not in your plan for this day.',
  slotClosed: 'You cannot add anything to this meal moment.',
} as const satisfies Phrasebook;
