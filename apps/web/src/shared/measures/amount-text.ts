import type { Ingredient } from '@weekbord/contract/recipes/models';
import { toMixedFraction } from '@weekbord/domain/numbers/fractions';

/** One international avoirdupois ounce, in grams. */
const GRAMS_PER_OUNCE = 28.349523125;
/** One US fluid ounce, in millilitres. */
const MILLILITRES_PER_FLUID_OUNCE = 29.5735295625;
/** The number of decimals needed for a multiple of 0.05 that is not shown as a fraction. */
const DECIMALS_OF_COUNTS = 2;
const GLYPHS: Readonly<Record<string, string>> = { '1/4': '¼', '1/3': '⅓', '1/2': '½', '2/3': '⅔', '3/4': '¾' };

export interface AmountManner {
  number: (value: number, decimals?: number) => string;
  isImperial: boolean;
  ounces: string;
  fluidOunces: string;
}

interface AmountOptions {
  /** Whether pieces and halves are shown as bare numbers, as next to the food's name. */
  hasBarePieces?: boolean;
  /** The number of decimals for weights and volumes. */
  decimals?: number;
}

/** Formats an amount of a food in everyday words: '1½ tablespoons', '150 g', '2 pieces'. */
export function amountText(
  { quantity, suggested_serving: serving }: Pick<Ingredient, 'quantity' | 'suggested_serving'>,
  manner: AmountManner,
  { hasBarePieces = false, decimals = 1 }: AmountOptions = {},
): string {
  const { measure } = serving;
  if (measure === 'g' || measure === 'ml') {
    if (manner.isImperial) return inOunces(quantity, measure, manner);
    return `${manner.number(quantity, decimalsFor(quantity, decimals))} ${measure}`;
  }
  if (measure === 'half' && hasBarePieces) return inFractions(quantity / 2, manner);
  const amount = inFractions(quantity, manner);
  if (measure === 'piece' && hasBarePieces) return amount;
  const name = quantity > 1 ? serving.measurement_description_plural : serving.measurement_description;
  // In measures such as 'for slices', the number comes after the first word.
  const [first = '', ...rest] = name.split(' ');
  if (measure === 'spread') return quantity === 1 ? name : [first, amount, ...rest].join(' ');
  // A serving named "2 slices" is counted in twos.
  return /^[\d½]/.test(name) ? `${amount} × ${name}` : `${amount} ${name}`;
}

/** The maximum relative difference between the amount shown and the exact amount. */
const ROUNDING_MAX = 0.05;
const DECIMALS_MAX = 3;
const OUNCES_MIN = 0.1;

/** Returns the given number of decimals, or more if rounding would change the amount noticeably. */
function decimalsFor(value: number, wanted: number): number {
  let decimals = wanted;
  while (decimals < DECIMALS_MAX && Math.abs(rounded(value, decimals) - value) > ROUNDING_MAX * value) decimals += 1;
  return decimals;
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

function inOunces(quantity: number, measure: 'g' | 'ml', manner: AmountManner): string {
  const [size, unit] =
    measure === 'g' ? [GRAMS_PER_OUNCE, manner.ounces] : ([MILLILITRES_PER_FLUID_OUNCE, manner.fluidOunces] as const);
  const ounces = quantity / size;
  // A pinch has no meaningful number of ounces.
  if (ounces < OUNCES_MIN) return `${manner.number(quantity, decimalsFor(quantity, 1))} ${measure}`;
  return `${manner.number(ounces, decimalsFor(ounces, 1))} ${unit}`;
}

function inFractions(quantity: number, { number }: AmountManner): string {
  const mixed = toMixedFraction(quantity);
  if (mixed === null) return number(quantity, decimalsFor(quantity, DECIMALS_OF_COUNTS));
  const glyph = GLYPHS[`${mixed.numerator}/${mixed.denominator}`] ?? '';
  return mixed.whole === 0 ? glyph : `${number(mixed.whole)}${glyph}`;
}
