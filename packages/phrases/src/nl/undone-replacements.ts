import type { undoneReplacements as english } from '../en/undone-replacements.ts';
import type { Translation } from '../phrases.ts';

export const undoneReplacements = {
  wasUndone: 'Dit was al ongedaan gemaakt. Er is niets veranderd.',
  allBack: 'Je maaltijden staan er weer zoals ze waren.',
  someBack: { one: '{count} maaltijd is terug.', other: '{count} maaltijden zijn terug.' },
  place: '{moment} op {day}',
  stays_EATEN: { one: '{meal} blijft: dat is al gegeten.', other: '{count} maaltijden blijven: die zijn al gegeten.' },
  stays_CHANGED: { one: '{meal} blijft: dat is veranderd.', other: '{count} maaltijden blijven: die zijn veranderd.' },
  stays_LOCKED: { one: '{meal} blijft: dat is vastgezet.', other: '{count} maaltijden blijven: die zijn vastgezet.' },
  stays_COOKED_ALONG: {
    one: '{meal} blijft: je kookt het samen met een maaltijd die is gegeten, veranderd of vastgezet.',
    other: '{count} maaltijden blijven: je kookt ze samen met maaltijden die zijn gegeten, veranderd of vastgezet.',
  },
  stays_TAKEN: {
    one: '{meal} blijft: daar staat nu een andere maaltijd.',
    other: '{count} maaltijden blijven: daar staan nu andere maaltijden.',
  },
  stays_UNFIT: {
    one: '{meal} blijft: wat er eerst stond, past niet meer bij je voorkeuren.',
    other: '{count} maaltijden blijven: wat er eerst stond, past niet meer bij je voorkeuren.',
  },
  stays_NO_MOMENT: {
    one: '{meal} komt niet terug: dat zit niet meer in je plan.',
    other: '{count} maaltijden komen niet terug: die zitten niet meer in je plan.',
  },
  stays_GONE: {
    one: '{meal} blijft: het recept dat er stond, is er niet meer.',
    other: '{count} maaltijden blijven: de recepten die er stonden, zijn er niet meer.',
  },
} as const satisfies Translation<typeof english>;
