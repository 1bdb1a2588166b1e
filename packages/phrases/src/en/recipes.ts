import type { Phrasebook } from '../phrases.ts';

export const recipes = {
  preparation: '{count} min preparation',
  cooking: '{count} min cooking',
  portions: { one: 'for {count} portion', other: 'for {count} portions' },
  ingredients: 'Ingredients',
  directions: 'Preparation',
  nutrition: 'Nutrition',
  unknown: 'unknown',
  instagram: 'See it on Instagram',
  ounces: 'oz',
  fluidOunces: 'fl oz',
} as const satisfies Phrasebook;
