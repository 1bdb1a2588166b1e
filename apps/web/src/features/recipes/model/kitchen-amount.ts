import type { Ingredient } from '@weekbord/contract/recipes/models';
import { toMixedFraction } from '@weekbord/domain/numbers/fractions';
import { kitchenQuantity } from '@weekbord/domain/recipes/kitchen-quantity';

/** International avoirdupois ounce, in grams. */
const GRAMS_PER_OUNCE = 28.349523125;
/** US fluid ounce, in millilitres. */
const MILLILITRES_PER_FLUID_OUNCE = 29.5735295625;
const GLYPHS: Readonly<Record<string, string>> = { '1/4': '¼', '1/3': '⅓', '1/2': '½', '2/3': '⅔', '3/4': '¾' };

interface Manner {
  number: (value: number, decimals?: number) => string;
  isImperial: boolean;
  ounces: string;
  fluidOunces: string;
}

type Line = Pick<Ingredient, 'quantity' | 'suggested_serving'>;

/** Writes how much of an ingredient goes in, as people measure in a kitchen: '1½ tablespoons', '150 g', '2'. */
export function kitchenAmount({ quantity, suggested_serving: serving }: Line, manner: Manner): string {
  const { measure } = serving;
  if (measure === 'g' || measure === 'ml') return weighed(quantity, measure, manner);
  const amount = inFractions(kitchenQuantity(quantity, measure), manner);
  if (measure === 'piece') return amount;
  const name = quantity > 1 ? serving.measurement_description_plural : serving.measurement_description;
  // Measures such as 'for slices' take their number behind the first word.
  const [first = '', ...rest] = name.split(' ');
  if (measure === 'spread') return quantity === 1 ? name : [first, amount, ...rest].join(' ');
  return `${amount} ${name}`;
}

function weighed(quantity: number, measure: 'g' | 'ml', manner: Manner): string {
  if (manner.isImperial) {
    const [size, unit] =
      measure === 'g' ? [GRAMS_PER_OUNCE, manner.ounces] : ([MILLILITRES_PER_FLUID_OUNCE, manner.fluidOunces] as const);
    return `${manner.number(quantity / size, 1)} ${unit}`;
  }
  return `${manner.number(kitchenQuantity(quantity, measure), 1)} ${measure}`;
}

function inFractions(quantity: number, { number }: Manner): string {
  const mixed = toMixedFraction(quantity);
  if (mixed === null) return number(quantity, 1);
  const glyph = GLYPHS[`${mixed.numerator}/${mixed.denominator}`] ?? '';
  return mixed.whole === 0 ? glyph : `${number(mixed.whole)}${glyph}`;
}
