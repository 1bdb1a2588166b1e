import type { recipes as english } from '../en/recipes.ts';
import type { Translation } from '../phrases.ts';

export const recipes = {
  preparation: '{count} min voorbereiden',
  cooking: '{count} min koken',
  portions: { one: 'voor {count} portie', other: 'voor {count} porties' },
  ingredients: 'Ingrediënten',
  directions: 'Bereiding',
  nutrition: 'Voedingswaarde',
  unknown: 'onbekend',
  instagram: 'Bekijk het op Instagram',
  ounces: 'oz',
  fluidOunces: 'fl oz',
} as const satisfies Translation<typeof english>;
