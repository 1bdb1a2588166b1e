import type { Phrasebook } from '../phrases.ts';

/** Another food in the place of a planned meal's ingredient. */
export const swapping = {
  title: 'Swap {name}',
  intro: 'In place of {amount}. The amounts keep your meal as close to your plan as they can.',
  suggestions: 'Foods that fit here',
  same: 'About the same',
  changeProtein: '{amount} g protein',
  changeEnergy: '{amount} kcal',
  changeCarbohydrates: '{amount} g carbs',
  changeFat: '{amount} g fat',
  none: 'Nothing quite does the same here',
  noneText: 'Look for another food yourself.',
  offline: 'You are offline. Suggestions come back once there is a connection.',
  another: 'Another food',
  searchTitle: 'Instead of {name}',
  use: 'Use this',
  swapped: 'Swapped for {to}.',
  breaksTitle: 'Use {name} all the same?',
  breaksDiet: 'It does not fit your diet, or we do not know whether it does.',
  breaksIntolerance: 'It contains something that you cannot have, or we do not know whether it does.',
  breaksAvoided: 'It is one of the foods that you avoid.',
  useAnyway: 'Use it',
  chooseOther: 'Choose another',
} as const satisfies Phrasebook;
