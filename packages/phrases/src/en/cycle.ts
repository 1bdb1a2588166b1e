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

  cycleText: 'Where you are now, and when to expect your next period.',
  expected: 'Expected around {date}',
  expectedBetween: 'Probably between {from} and {to}: your last {count} cycles lasted {shortest} to {longest} days.',
  expectedEven: 'Probably between {from} and {to}: your last {count} cycles all lasted {median} days.',
  expectedSaid: 'Counted with the {days} days you told us. After three noted cycles we count with your own.',
  expectedUsual:
    'Counted with 28 days, which fits many people but not all. After three noted cycles we count with your own.',
  expectedMissed: 'A rough guess, as your last period is not noted.',
  missed: 'We expected your period around {date}. Note it when it has started, so that your cycle is right again.',
  noStart: 'Note when your last period started, and we show where you are in your cycle.',
  startedToday: 'My period started today',
  startedOn: 'It started on another day',
  chooseStart: 'When did your period start?',
  noteStart: 'Note this day',
  alreadyNoted: '{date} is already noted.',
  corrects: 'That is the period you noted for {before}. We change it to {after}.',
  startNoted: 'Noted: your period started on {date}.',
  startRemoved: 'Removed: {date}.',
  noted: 'Noted periods',
  notedFew: 'From three cycles on, we count with your own.',
  notedOwn: 'We count with {median} days, the middle of your last {count} cycles.',
  cycleDays: { one: '{count} day', other: '{count} days' },
  removeStart: 'Remove {date}',
  showAll: { one: 'Show all {count}', other: 'Show all {count}' },
  phases: 'What each phase asks for',
  phasesNote:
    'Differences between the phases are small, and research finds them larger for some than for others. Take these as ideas; what feels right to you counts more.',
  private:
    'Only you see this, your coach does not. It is stored encrypted with a key of your own and never kept on this device.',
  deleteAll: 'Delete my cycle data',
  deleteAllTitle: 'Delete your cycle data?',
  deleteAllText:
    'All noted periods go, together with the key that opens them, so copies cannot be read either. This cannot be undone.',
  deleted: 'Your cycle data is deleted.',

  menopauseTitle: 'Menopause',
  menopauseText: 'Your plan prefers recipes that suit this time. This is what changes, in short.',
  bonesTitle: 'Bones need more care',
  bonesText:
    'With less oestrogen, bones lose calcium faster. Aim for about 950 mg of calcium a day, from dairy, enriched plant drinks, tofu or green cabbages, and 15 µg of vitamin D.',
  musclesTitle: 'Muscles need protein',
  musclesText: 'Muscle is lost more easily from now on. Protein at each meal, together with moving, helps to keep it.',
  ironTitle: 'You need less iron',
  ironText: 'Without periods about 11 mg of iron a day is enough, instead of 16. A varied diet mostly has that.',
  menopauseSource:
    'Amounts are the dietary reference values of the European Food Safety Authority (EFSA). If menopause troubles you, your doctor can help.',
} as const satisfies Phrasebook;
