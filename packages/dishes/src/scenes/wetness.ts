import type { Colour } from '../drawing/colour.ts';
import type { Part, Plating } from '../dish.ts';
import { sauceOf } from '../foods.ts';

/** Words in the names of dishes that have a sauce, whatever it is made of. */
const SAUCY =
  /curry|\bdal\b|masala|tagine|stew\b|ragout|korma|rendang|goulash|jalfrezi|saag|palak|stroganoff|chilli\b|in [\w-]+(?: [\w-]+)? sauce|with gravy|ketjap|smoor|hachee|keema/;
const DRY = /salad|dry-fried|skewer/;

/** Whether the food is in a sauce. */
export const isWet = (plating: Plating): boolean =>
  (SAUCY.test(plating.title) && !DRY.test(plating.title)) ||
  plating.parts.reduce(
    (sum, { food, grams }) =>
      sum +
      (sauceOf(food) && !/(?<!coconut-)milk|oil|mustard|tomato$/.test(food)
        ? grams * Math.min(2, sauceOf(food)!.strength)
        : 0),
    0,
  ) > 70;

/** Returns lentils or split peas that were cooked to a thick sauce, and marks them as drawn. */
export function meltedPulse(plating: Plating): Part | undefined {
  if (!/\bdal\b/.test(plating.title)) return undefined;
  const pulse = plating.left().find(({ food }) => /lentils|split-peas|mung/.test(food));
  if (pulse) plating.show('other', [pulse]);
  return pulse;
}

/** Returns the colour of the sauce around the food; the dish's name takes precedence. */
export function sauceColourOf(plating: Plating, otherwise: Colour): Colour {
  const { title } = plating;
  if (/saag|palak|spinach curry/.test(title)) return '#5c8434';
  if (/korma|white sauce/.test(title)) return '#ecd59a';
  if (/stroganoff/.test(title)) return '#b98d5c';
  return plating.sauceColour(otherwise);
}
