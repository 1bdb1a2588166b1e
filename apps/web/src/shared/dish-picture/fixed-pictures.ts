import { FIXED_PICTURES, type FixedPicture } from './fixed-picture-names.ts';

/** Returns the URL of a picture that is the same for everyone, in the same form as those of recipes. */
export function fixedPicture(name: FixedPicture): string {
  return `/dish-pictures/${FIXED_PICTURES[name]}.${__PAINTER__}`;
}
