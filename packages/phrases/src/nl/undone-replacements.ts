import type { undoneReplacements as english } from '../en/undone-replacements.ts';
import type { Translation } from '../phrases.ts';

export const undoneReplacements = {
  wasUndone: 'Dit was al ongedaan gemaakt. Er is niets veranderd.',
  allBack: 'Je maaltijden staan er weer zoals ze waren.',
  someBack: { one: '{count} maaltijd is terug.', other: '{count} maaltijden zijn terug.' },
  place: '{moment} op {day}',
  stays_EATEN: {
    one: '{meal} blijft staan: die maaltijd is al gegeten.',
    other: '{count} maaltijden blijven staan: die zijn al gegeten.',
  },
  stays_CHANGED: {
    one: '{meal} blijft staan: die maaltijd is veranderd.',
    other: '{count} maaltijden blijven staan: die zijn veranderd.',
  },
  stays_LOCKED: {
    one: '{meal} blijft staan: die maaltijd is vastgezet.',
    other: '{count} maaltijden blijven staan: die zijn vastgezet.',
  },
  stays_COOKED_ALONG: {
    one: '{meal} blijft staan: je kookt die maaltijd samen met een maaltijd die is gegeten, veranderd of vastgezet.',
    other:
      '{count} maaltijden blijven staan: je kookt ze samen met maaltijden die zijn gegeten, veranderd of vastgezet.',
  },
  stays_TAKEN: {
    one: '{meal} wordt niet teruggezet: daar staat nu een andere maaltijd.',
    other: '{count} maaltijden worden niet teruggezet: daar staan nu andere maaltijden.',
  },
  stays_UNFIT: {
    one: '{meal} wordt niet teruggezet: wat er eerst stond, past niet meer bij je voorkeuren.',
    other: '{count} maaltijden worden niet teruggezet: wat er eerst stond, past niet meer bij je voorkeuren.',
  },
  stays_NO_MOMENT: {
    one: '{meal} wordt niet teruggezet: die maaltijd zit niet meer in je plan.',
    other: '{count} maaltijden worden niet teruggezet: die zitten niet meer in je plan.',
  },
  stays_GONE: {
    one: '{meal} wordt niet teruggezet: het recept of product bestaat niet meer.',
    other: '{count} maaltijden worden niet teruggezet: de recepten of producten bestaan niet meer.',
  },
} as const satisfies Translation<typeof english>;
