import type { Phrasebook } from '../phrases.ts';

/** Replacing an ingredient of a planned meal with another food. */
export const swapping = {
  title: 'Swap {name}',
  intro: 'Instead of {amount}. With these amounts, your meal stays as close to your plan as possible.',
  suggestions: 'Foods that fit here',
  same: 'About the same',
  changeProtein: '{amount} g protein',
  changeEnergy: '{amount} kcal',
  changeCarbohydrates: '{amount} g carbs',
  changeFat: '{amount} g fat',
  none: 'Nothing here is a close match',
  noneText: 'Search for another food yourself.',
  offline: 'You’re offline. Suggestions will return once you’re connected.',
  another: 'Another food',
  searchTitle: 'Instead of {name}',
  use: 'Use this',
  swapped: 'Swapped for {to}.',
  breaksTitle: 'Use {name} anyway?',
  breaksDiet: 'It doesn’t fit your diet, or we don’t know whether it does.',
  breaksIntolerance: 'It contains something you can’t have, or we don’t know whether it does.',
  breaksAvoided: 'It’s one of the foods you avoid.',
  useAnyway: 'Use it',
  chooseOther: 'Choose another',
} as const satisfies Phrasebook;
