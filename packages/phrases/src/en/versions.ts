import type { Phrasebook } from '../phrases.ts';
import { allergenNames } from './allergen-names.ts';
import { ingredientsToAvoid } from './ingredients-to-avoid.ts';

/** A recipe adapted to the person who eats it. */
export const versions = {
  changed: { one: '{count} ingredient changed for you', other: '{count} ingredients changed for you' },
  showWritten: 'Show the original',
  written: 'The original recipe',
  showMine: 'Show my version',
  stepsAsWritten: 'The steps mention the original ingredients: use yours instead.',
  instead: 'instead of {from}, because you {reasons}',
  insteadPlain: 'instead of {from}',
  eatVegan: 'follow a vegan diet',
  eatVegetarian: 'follow a vegetarian diet',
  eatPescatarian: 'don’t eat meat',
  eatHalal: 'eat halal',
  avoid: 'avoid {name}',
  doWithout: 'don’t eat {name}',
  veganVersion: 'vegan version',
  vegetarianVersion: 'vegetarian version',
  pescatarianVersion: 'version without meat',
  halalVersion: 'halal version',
  versionWithout: 'version without {name}',
  ...allergenNames,
  dairy: 'dairy',
  alcohol: 'alcohol',
  ...ingredientsToAvoid,
} as const satisfies Phrasebook;
