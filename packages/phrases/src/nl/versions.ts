import type { versions as english } from '../en/versions.ts';
import type { Translation } from '../phrases.ts';
import { allergenNames } from './allergen-names.ts';
import { ingredientsToAvoid } from './ingredients-to-avoid.ts';

export const versions = {
  changed: { one: '{count} ingrediënt voor jou aangepast', other: '{count} ingrediënten voor jou aangepast' },
  showWritten: 'Origineel tonen',
  written: 'Het oorspronkelijke recept',
  showMine: 'Mijn variant tonen',
  stepsAsWritten: 'In de stappen staan de oorspronkelijke ingrediënten: gebruik die van jou.',
  instead: 'in plaats van {from}, omdat je {reasons}',
  insteadPlain: 'in plaats van {from}',
  eatVegan: 'veganistisch eet',
  eatVegetarian: 'vegetarisch eet',
  eatPescatarian: 'geen vlees eet',
  eatHalal: 'halal eet',
  avoid: '{name} vermijdt',
  doWithout: 'geen {name} eet',
  veganVersion: 'veganistische variant',
  vegetarianVersion: 'vegetarische variant',
  pescatarianVersion: 'variant zonder vlees',
  halalVersion: 'halal variant',
  versionWithout: 'variant zonder {name}',
  ...allergenNames,
  dairy: 'zuivel',
  alcohol: 'alcohol',
  ...ingredientsToAvoid,
} as const satisfies Translation<typeof english>;
