import type { Phrasebook } from '../phrases.ts';

/** The allergens' names within a sentence: the fourteen label allergens, lactose, and crustaceans with molluscs. */
export const allergenNames = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  egg: 'egg',
  fish: 'fish',
  peanut: 'peanut',
  soy: 'soy',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphite: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
  lactose: 'lactose',
  crustaceans_shellfish: 'crustaceans and shellfish',
} as const satisfies Phrasebook;
