import type { Phrasebook } from '../phrases.ts';

export const copying = {
  copyDayTitle: 'Copy this day',
  toWhichDays: 'To which days?',
  toWhichDay: 'To which day?',
  toWhichMoment: 'Which meal?',
  nothingThere: 'Nothing planned yet',
  mealsThere: { one: '{count} meal', other: '{count} meals' },
  isHere: 'Is here now',
  chooseDay: 'Choose at least one day.',
  copyToDays: { one: 'Copy to {count} day', other: 'Copy to {count} days' },
  copy: 'Copy',

  replaceTitle: 'Replace planned meals?',
  replaceText: 'These were planned for you and make room. What you ate, added or changed stays.',
  replaceOn: '{day}: {names}',
  replaceConfirm: 'Copy and replace',

  copiedTo: 'Copied to {day}.',
  copiedToDays: { one: 'Copied to {count} day.', other: 'Copied to {count} days.' },
  nothingCopied: 'Nothing was copied to {day}: what you ate, added or changed stays.',
  kept: 'Left as it is on {day}: {moments}.',
  takenBack: 'The copies are gone again.',
  takenBackPartly: 'Copies that were ticked or changed since stay.',

  copyAction: 'Copy to…',
  copyActionText: 'The same plate on other days',
  moveAction: 'Move to…',
  moveActionText: 'Another day or meal',
  copyMealTitle: 'Copy {name}',
  moveMealTitle: 'Move {name}',
  move: 'Move',
  moved: 'Moved to {day}, {moment}.',
  swapPlaces: 'Swap places with {name}',
  eatenStays: 'You ate this meal, so it stays on its day. Copy it to have it on another.',
  cookedAlone: 'It is then cooked on its own.',

  noteTitle: 'Note for {day}',
  noteLabel: 'Your note',
  noteHint: 'Your coach can read this.',
} as const satisfies Phrasebook;
