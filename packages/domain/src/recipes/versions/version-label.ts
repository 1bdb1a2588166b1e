import { wordsOf } from '../../foods/fold-text.ts';
import type { MarkedDiet } from '../../diets/diets.ts';
import type { SwapReason } from '../swaps/swap-reasons.ts';

/**
 * The name of a replaced food in one language, why it was replaced, and the diets that only some of its brands suit.
 */
export type SwappedName = Readonly<{
  from: string;
  because: readonly SwapReason[];
  unsureFor?: readonly MarkedDiet[];
}>;

/**
 * Words in food names that describe the food instead of naming it; a dish that shares only these with a food is not
 * named after it.
 */
const HOW_IT_IS: ReadonlySet<string> = new Set(
  `breast thigh fillet fillets slices pieces strips leg steak smoked fresh frozen cooked raw whole lean light canned dried
  grated low full young mature white brown dark green soft sauce drink semi skimmed fat greek wholewheat wholemeal any brand
  gerookte gerookt verse diepvries gekookte gekookt magere mager halfvolle volle witte bruine donkere zachte jonge oude
  belegen griekse volkoren blik geraspte geraspt stukjes plakken reepjes saus drank`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const SHORTEST_WORD = 4;

/** Parts of Dutch compounds that identify a food: 'kipfilet' is the 'kip' in 'kipcurry'. */
const COMPOUNDED = [
  'kip',
  'kalkoen',
  'rund',
  'gehakt',
  'varken',
  'lams',
  'spek',
  'ham',
  'worst',
  'zalm',
  'tonijn',
  'garna',
  'kaas',
  'melk',
  'room',
  'boter',
  'kwark',
  'yoghurt',
  'brood',
  'honing',
  'haver',
] as const;

/**
 * Words in names of dishes that imply a food: 'meatballs' implies mince, and 'jerk chicken', which is also used in
 * Dutch, implies 'kip'.
 */
const ALSO_CALLED: readonly (readonly [food: readonly string[], dish: readonly string[]])[] = [
  [
    ['mince', 'gehakt'],
    ['mince', 'meatball', 'meatloaf', 'burger', 'bolognese', 'carne', 'kofta', 'frikadeller', 'balletjes', 'cottage'],
  ],
  [
    ['beef', 'rund'],
    ['beef', 'boeuf', 'bulgogi'],
  ],
  [
    ['pork', 'varken', 'hamlap'],
    ['pork', 'varken', 'babi', 'schnitzel', 'shoarma', 'shawarma'],
  ],
  [
    ['chicken', 'kip'],
    ['chicken', 'coq', 'ajam'],
  ],
  [['sausage', 'worst'], ['bangers']],
  [['bacon', 'spek'], ['blt']],
  [
    ['ham', 'achterham'],
    ['croque', 'hawaii'],
  ],
  [
    ['cheddar', 'gouda', 'edam', 'gruyere'],
    ['cheese', 'kaas'],
  ],
];

function beginsOrEnds(word: string, part: string): boolean {
  return word.startsWith(part) || word.endsWith(part);
}

function isNamedAfter(dish: readonly string[], food: string): boolean {
  const words = wordsOf(food).filter((word) => !HOW_IT_IS.has(word));
  const parts = [
    ...words.filter((word) => word.length >= SHORTEST_WORD),
    ...words.filter((word) => word.length > SHORTEST_WORD && word.endsWith('s')).map((word) => word.slice(0, -1)),
    ...COMPOUNDED.filter((part) => words.some((word) => beginsOrEnds(word, part))),
    ...ALSO_CALLED.flatMap(([of, called]) =>
      of.some((part) => words.some((word) => beginsOrEnds(word, part))) ? called : [],
    ),
  ];
  return parts.some((part) => dish.some((word) => beginsOrEnds(word, part)));
}

/**
 * The reason for a version of a dish if the dish's name promises a food that was swapped: the first reason for the
 * first such food. Null if it promises none, or if another brand of the food would be suitable: quark without animal
 * rennet is still quark.
 */
export function versionLabel(name: string, swapped: readonly SwappedName[]): SwapReason | null {
  const dish = wordsOf(name);
  for (const { from, because, unsureFor = [] } of swapped) {
    const reason = because.find((one) => !unsureFor.some((diet) => one === `diet:${diet}`));
    if (reason !== undefined && isNamedAfter(dish, from)) return reason;
  }
  return null;
}
