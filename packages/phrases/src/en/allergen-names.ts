import type { Phrasebook } from '../phrases.ts';

/** What the allergens are called within a sentence: the label's fourteen, lactose, and crustaceans with molluscs. */
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
