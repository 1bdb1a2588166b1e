import type { Phrasebook } from '../phrases.ts';

/** Where a person stands in her cycle. */
export const cycle = {
  cycleDay: 'Day {day}',
  cycleNext: {
    one: '{count} day until your next period',
    other: '{count} days until your next period',
  },
  cycleDiagram: 'Day {day} of {length}, {phase}. Next period in {days} days.',
  phaseDays: 'Days {from} to {to}',
  phaseNow: 'You are here',
  phaseMENSTRUATION: 'Menstruation',
  phaseMENSTRUATIONText: 'Your body asks for rest and for iron: think of leafy greens, legumes and warm meals.',
  phaseFOLLICULAR: 'Follicular phase',
  phaseFOLLICULARText:
    'Oestrogen rises and so does your energy. You handle carbs well now: a good time for fresh, light meals and training.',
  phaseOVULATION: 'Ovulation',
  phaseOVULATIONText: 'Your energy is at its highest. Plenty of vegetables and protein keep you going.',
  phaseLUTEAL: 'Luteal phase',
  phaseLUTEALText:
    'Progesterone takes over and you use a little more energy. More appetite is normal: choose filling meals with fibre, magnesium and healthy fats.',

  sheetTitle: 'Your cycle',
  chip: '{phase}, day {day}',
  startedEarly: 'Period started early',
  startedEarlyText: 'Started today? Then your cycle counts from today.',
  startUpdated: 'The start of your period is now {date}.',
} as const satisfies Phrasebook;
