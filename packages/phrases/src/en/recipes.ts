import type { Phrasebook } from '../phrases.ts';

export const recipes = {
  preparation: '{count} min preparation',
  cooking: '{count} min cooking',
  portions: { one: 'for {count} portion', other: 'for {count} portions' },
  ingredients: 'Ingredients',
  directions: 'Preparation',
  nutrition: 'Nutrition',
  fiber: 'Fibre',
  unknown: 'unknown',
  favourite: 'Favourite',
  dislike: 'Never plan this again',
  disliked: 'We will not plan this recipe again.',
  instagram: 'See it on Instagram',
  ounces: 'oz',
  fluidOunces: 'fl oz',
  aPinch: 'a little',
} as const satisfies Phrasebook;
