import type { choosing as english } from '../en/choosing.ts';
import type { Translation } from '../phrases.ts';

export const choosing = {
  chips: 'Alleen tonen',
  quick: 'Tot {minutes} min',
  protein: 'Eiwitrijk',
  vegan: 'Veganistisch',
  vegetarian: 'Vegetarisch',
  favourites: 'Favorieten',
  own: 'Mijn recepten',
  sort: 'Sorteren op',
  BEST_FIT: 'Past het best',
  QUICKEST: 'Snelst klaar',
  PROTEIN: 'Meeste eiwit',
  NAME: 'Naam',
  leaveOut: 'Haal een filter weg om meer te zien:',
  leaveOutOne: 'Weghalen: {filter}',
} as const satisfies Translation<typeof english>;
