import type { Phrasebook } from '../phrases.ts';

/** The outcome of restoring replaced meals; the keys with a kind say why a meal stays. */
export const undoneReplacements = {
  wasUndone: 'This was already undone. Nothing has changed.',
  allBack: 'Your meals are back as they were.',
  someBack: { one: '{count} meal is back.', other: '{count} meals are back.' },
  place: '{moment} on {day}',
  stays_EATEN: { one: '{meal} stays: it was eaten.', other: '{count} meals stay: they were eaten.' },
  stays_CHANGED: { one: '{meal} stays: it was changed.', other: '{count} meals stay: they were changed.' },
  stays_LOCKED: { one: '{meal} stays: it is locked.', other: '{count} meals stay: they are locked.' },
  stays_COOKED_ALONG: {
    one: '{meal} stays: it’s cooked together with a meal that was eaten, changed or locked.',
    other: '{count} meals stay: they’re cooked together with meals that were eaten, changed or locked.',
  },
  stays_TAKEN: {
    one: '{meal} wasn’t put back: another meal is there now.',
    other: '{count} meals weren’t put back: other meals are there now.',
  },
  stays_UNFIT: {
    one: '{meal} wasn’t put back: it no longer fits your food preferences.',
    other: '{count} meals weren’t put back: they no longer fit your food preferences.',
  },
  stays_NO_MOMENT: {
    one: '{meal} can’t be put back: your plan no longer has that meal.',
    other: '{count} meals can’t be put back: your plan no longer has those meals.',
  },
  stays_GONE: {
    one: '{meal} wasn’t put back: its recipe or food no longer exists.',
    other: '{count} meals weren’t put back: their recipes or foods no longer exist.',
  },
} as const satisfies Phrasebook;
