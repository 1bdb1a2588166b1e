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
  photo: 'Foto',
  photoHint: 'Zonder foto maken we een plaatje van de ingrediënten.',
  photoAlt: 'De foto van dit recept',
  photoChoose: 'Foto kiezen',
  photoReplace: 'Andere foto kiezen',
  photoTake: 'Foto maken',
  photoRemove: 'Foto verwijderen',
  photoRemoved: 'Foto verwijderd',
  photoPreparing: 'De foto wordt klaargemaakt.',
  photoSending: 'De foto wordt verstuurd.',
  photoUnreadable: 'Dit bestand is geen foto die we kunnen lezen. Kies een JPEG, PNG of WebP.',
} as const satisfies Translation<typeof english>;
