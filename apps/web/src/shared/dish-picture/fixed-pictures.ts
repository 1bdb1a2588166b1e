import { FIXED_PICTURES, type FixedPicture } from './fixed-picture-names.ts';

/** Returns the address of a picture that is the same for everyone, in the form of a recipe's. */
export function fixedPicture(name: FixedPicture): string {
  return `/dish-pictures/${FIXED_PICTURES[name]}.${__PAINTER__}`;
}
