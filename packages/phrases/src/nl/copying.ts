import type { copying as english } from '../en/copying.ts';
import type { Translation } from '../phrases.ts';

export const copying = {
  copyDayTitle: 'Deze dag kopiëren',
  toWhichDays: 'Naar welke dagen?',
  toWhichDay: 'Naar welke dag?',
  toWhichMoment: 'Welke maaltijd?',
  nothingThere: 'Nog niets gepland',
  mealsThere: { one: '{count} maaltijd', other: '{count} maaltijden' },
  isHere: 'Staat nu hier',
  chooseDay: 'Kies minstens één dag.',
  copyToDays: { one: 'Kopiëren naar {count} dag', other: 'Kopiëren naar {count} dagen' },
  copy: 'Kopiëren',

  replaceTitle: 'Geplande maaltijden vervangen?',
  replaceText:
    'Deze maaltijden waren voor je gepland en worden vervangen. Maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, blijven staan.',
  replaceOn: '{day}: {names}',
  replaceConfirm: 'Kopiëren en vervangen',

  copiedTo: 'Gekopieerd naar {day}.',
  copiedToDays: { one: 'Gekopieerd naar {count} dag.', other: 'Gekopieerd naar {count} dagen.' },
  nothingCopied:
    'Er is niets gekopieerd naar {day}: maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, blijven staan.',
  kept: 'Ongewijzigd op {day}: {moments}.',
  takenBack: 'De kopieën zijn verwijderd.',
  takenBackPartly: 'Kopieën die je intussen hebt afgevinkt of veranderd, blijven staan.',

  anotherAction: 'Iets anders',
  anotherActionText: 'We kiezen een andere maaltijd die past',
  anotherCame: '{moment}: {name}.',
  anotherNone: 'Er past geen andere maaltijd bij {moment}.',
  anotherAllSeen: 'Je hebt alle maaltijden gezien die bij {moment} passen. De volgende keer beginnen we opnieuw.',
  lockAction: 'Maaltijd vastzetten',
  lockActionText: 'Blijft staan als je opnieuw plant',
  locked: 'Vastgezet: blijft staan als je opnieuw plant.',
  unlockAction: 'Maaltijd losmaken',
  unlockActionText: 'Kan veranderen als je opnieuw plant',
  unlocked: 'Losgemaakt.',
  skipAction: 'Markeren als overgeslagen',
  skipActionText: 'Niet gegeten, telt niet mee',
  unskipAction: 'Markeren als niet overgeslagen',
  unskipActionText: 'Staat weer gepland',
  copyAction: 'Kopiëren naar…',
  copyActionText: 'Dezelfde maaltijd op andere dagen',
  moveAction: 'Verplaatsen naar…',
  moveActionText: 'Een andere dag of maaltijd',
  copyMealTitle: '{name} kopiëren',
  moveMealTitle: '{name} verplaatsen',
  move: 'Verplaatsen',
  moved: 'Verplaatst naar {day}, {moment}.',
  swapPlaces: 'Wisselen met {name}',
  eatenStays:
    'Deze maaltijd heb je gegeten, dus je kunt hem alleen binnen deze dag verplaatsen. Kopieer hem als je hem ook op een andere dag wilt.',
  cookedAlone: 'Dan kook je hem apart.',

  noteTitle: 'Notitie bij {day}',
  noteLabel: 'Je notitie',
  noteHint: 'Je coach kan dit lezen.',
} as const satisfies Translation<typeof english>;
