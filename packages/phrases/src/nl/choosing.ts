import type { choosing as english } from '../en/choosing.ts';
import type { Translation } from '../phrases.ts';

export const choosing = {
  chips: 'Toon alleen',
  quick: 'Tot {minutes} min',
  protein: 'Eiwitrijk',
  vegan: 'Veganistisch',
  vegetarian: 'Vegetarisch',
  favourites: 'Favorieten',
  own: 'Mijn recepten',
  sort: 'Volgorde',
  BEST_FIT: 'Past het best',
  QUICKEST: 'Snelst klaar',
  PROTEIN: 'Meeste eiwit',
  NAME: 'Naam',
  leaveOut: 'Zonder een hiervan is er misschien meer:',
  leaveOutOne: 'Laat weg: {filter}',
} as const satisfies Translation<typeof english>;
