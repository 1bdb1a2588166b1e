import type { cycle as english } from '../en/cycle.ts';
import type { Translation } from '../phrases.ts';

export const cycle = {
  cycleDay: 'Dag {day}',
  cycleNext: {
    one: 'Nog {count} dag tot je volgende menstruatie',
    other: 'Nog {count} dagen tot je volgende menstruatie',
  },
  cycleDiagram: 'Dag {day} van {length}, {phase}. Volgende menstruatie over {days} dagen.',
  phaseDays: 'Dag {from} tot en met {to}',
  phaseNow: 'Hier ben je nu',
  phaseMENSTRUATION: 'Menstruatie',
  phaseMENSTRUATIONText: 'Je lichaam vraagt om rust en ijzer: denk aan bladgroenten, peulvruchten en warme maaltijden.',
  phaseFOLLICULAR: 'Folliculaire fase',
  phaseFOLLICULARText:
    'Je oestrogeen stijgt en je energie ook. Je verwerkt koolhydraten nu goed: een fijne tijd voor frisse, lichte maaltijden en training.',
  phaseOVULATION: 'Ovulatie',
  phaseOVULATIONText: 'Je energie is op haar hoogst. Met veel groente en eiwit blijf je goed op gang.',
  phaseLUTEAL: 'Luteale fase',
  phaseLUTEALText:
    'Progesteron neemt het over en je gebruikt iets meer energie. Meer trek is normaal: kies vullende maaltijden met vezels, magnesium en gezonde vetten.',

  sheetTitle: 'Je cyclus',
  chip: '{phase}, dag {day}',
  startedEarly: 'Menstruatie is eerder begonnen',
  startedEarlyText: 'Is ze vandaag begonnen? Dan tellen we je cyclus vanaf vandaag.',
  startUpdated: 'Het begin van je menstruatie is nu {date}.',
} as const satisfies Translation<typeof english>;
