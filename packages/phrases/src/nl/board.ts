import type { board as english } from '../en/board.ts';
import type { Translation } from '../phrases.ts';

export const board = {
  coming: 'De komende zeven dagen',
  meals: 'Maaltijden per dag',
  moment: 'Maaltijd',
  previous: 'Zeven dagen terug',
  next: 'Zeven dagen verder',
  today: 'Vandaag',
  addOn: 'Toevoegen aan {moment}, {day}',
  place: '{day}, {moment}: {names}',
  empty: 'nog niets gepland',
  pickUp: '{name} verslepen',
  more: 'Meer opties voor {name}',
  markEaten: 'Markeren als gegeten',
  markPlanned: 'Markeren als niet gegeten',
  addBeside: 'Toevoegen aan {moment}',
  swap: 'Ruilen: andere maaltijd kiezen',
  remove: 'Verwijderen',
  hint: 'Sleep een maaltijd naar een andere plek. Houd {key} ingedrukt om te kopiëren.',
  hintMove: 'Sleep een maaltijd naar een andere plek.',
  keyCtrl: 'Ctrl',
  keyOption: 'Option',
} as const satisfies Translation<typeof english>;
