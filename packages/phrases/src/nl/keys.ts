import type { keys as english } from '../en/keys.ts';
import type { Translation } from '../phrases.ts';

export const keys = {
  today: 'Vandaag openen',
  day: 'Vorige dag, volgende dag',
  week: 'Zeven dagen terug, zeven dagen verder',
  add: 'Toevoegen aan de volgende maaltijd',
  find: 'Maaltijd zoeken',
  list: 'Sneltoetsen tonen',
  use: 'Sneltoetsen gebruiken',
} as const satisfies Translation<typeof english>;
