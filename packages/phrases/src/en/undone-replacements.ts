import type { Phrasebook } from '../phrases.ts';

/** What came of bringing meals back that others took the place of; the keys with a kind are why a meal stays. */
export const undoneReplacements = {
  wasUndone: 'This was undone before. Nothing has changed.',
  allBack: 'Your meals are back as they were.',
  someBack: { one: '{count} meal is back.', other: '{count} meals are back.' },
  place: '{moment} on {day}',
  stays_EATEN: { one: '{meal} stays: it was eaten.', other: '{count} meals stay: they were eaten.' },
  stays_CHANGED: { one: '{meal} stays: it was changed.', other: '{count} meals stay: they were changed.' },
  stays_LOCKED: { one: '{meal} stays: it is locked.', other: '{count} meals stay: they are locked.' },
  stays_COOKED_ALONG: {
    one: '{meal} stays: it is cooked with a meal that was eaten, changed or locked.',
    other: '{count} meals stay: they are cooked with meals that were eaten, changed or locked.',
  },
  stays_TAKEN: {
    one: '{meal} stays: another meal stands there now.',
    other: '{count} meals stay: other meals stand there now.',
  },
  stays_UNFIT: {
    one: '{meal} stays: what stood there does not suit what you eat now.',
    other: '{count} meals stay: what stood there does not suit what you eat now.',
  },
  stays_NO_MOMENT: {
    one: '{meal} does not come back: your plan no longer has it.',
    other: '{count} meals do not come back: your plan no longer has these moments.',
  },
  stays_GONE: {
    one: '{meal} stays: the recipe that stood there is gone.',
    other: '{count} meals stay: the recipes that stood there are gone.',
  },
} as const satisfies Phrasebook;
