import type { FoodPictureName } from './food-picture-names.ts';

/** Where the illustration is served. */
export function foodPictureAddress(name: FoodPictureName | 'hero'): string {
  return `${__PICTURES__}${name}.svg`;
}
