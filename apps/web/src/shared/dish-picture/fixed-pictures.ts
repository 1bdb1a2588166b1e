import { FIXED_PICTURES, type FixedPicture } from './fixed-picture-names.ts';

/** The address of a picture that is the same for everybody, as that of a recipe. */
export function fixedPicture(name: FixedPicture): string {
  return `/dish-pictures/${FIXED_PICTURES[name]}.${__PAINTER__}`;
}
