import type { allergenNames as english } from '../en/allergen-names.ts';
import type { Translation } from '../phrases.ts';

/** The names of the allergens within a sentence. */
export const allergenNames = {
  gluten: 'gluten',
  crustaceans: 'schaaldieren',
  egg: 'ei',
  fish: 'vis',
  peanut: 'pinda',
  soy: 'soja',
  milk: 'melk',
  nuts: 'noten',
  celery: 'selderij',
  mustard: 'mosterd',
  sesame: 'sesam',
  sulphite: 'sulfiet',
  lupin: 'lupine',
  molluscs: 'weekdieren',
  lactose: 'lactose',
  crustaceans_shellfish: 'schaal- en schelpdieren',
} as const satisfies Translation<typeof english>;
