import { wordsOf } from '../../foods/fold-text.ts';
import { stemOf } from './food-words.ts';
import { kitchenUnit, type KitchenUnit } from './kitchen-units.ts';

/**
 * The size of a part of a whole food: its share of the whole, its maximum grams, and its grams if the weight of the
 * whole is unknown.
 */
type Share = Readonly<{ share: number; most: number; usual: number }>;

const SHARES: Readonly<Record<string, Share>> = {
  half: { share: 1 / 2, most: 500, usual: 60 },
  quarter: { share: 1 / 4, most: 250, usual: 30 },
  wedge: { share: 1 / 8, most: 120, usual: 15 },
  segment: { share: 1 / 10, most: 15, usual: 8 },
  slice: { share: 1 / 12, most: 20, usual: 15 },
  ring: { share: 1 / 12, most: 40, usual: 20 },
  strip: { share: 1 / 12, most: 10, usual: 8 },
  cube: { share: 1 / 20, most: 10, usual: 6 },
  floret: { share: 1 / 20, most: 15, usual: 15 },
  leaf: { share: 1 / 30, most: 10, usual: 3 },
};
/** A food of up to this many grams is itself what a line calls a part: the half of a pecan, the leaf of a bay tree. */
const WHOLE_UP_TO = 5;

/** Words for a part of a food, after its name or, in Dutch, joined to it. */
const PARTS: readonly (readonly [id: string, behind: RegExp, joined: RegExp])[] = [
  ['half', /(?:half|halves|helft|helften)$/, /helften$/],
  ['quarter', /(?:quarters?|kwart|kwarten)$/, /kwarten$/],
  ['wedge', /(?:wedges?|part|partjes?|parten)$/, /(?:partjes?|parten)$/],
  ['segment', /segment(?:s|en|jes)?$/, /segment(?:en|jes)$/],
  ['slice', /(?:slices?|plak(?:ken|jes?)?|schij(?:f|ven|fjes?))$/, /(?:plakjes?|plakken|schijven|schijfjes?)$/],
  ['ring', /(?:rings?|ring(?:en|etjes?))$/, /(?:ringen|ringetjes?)$/],
  ['strip', /(?:strips?|sticks?|reepjes?|repen|staafjes?|linten|ribbons?)$/, /(?:reepjes?|repen|staafjes?|linten)$/],
  ['cube', /(?:cubes?|chunks?|blok(?:jes?|ken)|stukjes?)$/, /(?:blokjes?|blokken|stukjes?)$/],
  ['floret', /(?:florets?|roosjes?)$/, /roosjes?$/],
  ['leaf', /(?:leaf|leaves|blad(?:eren|en)?|blaadjes?)$/, /(?:blaadjes?|bladeren)$/],
];
const LEAST_LETTERS = 3;

/** The part of a whole food that a name mentions: "pineapple rings", "citroenpartjes"; null if it mentions none. */
export function partIn(name: string): KitchenUnit | null {
  // Words after "in" do not count: "ui in ringen" is a whole onion, cut into rings.
  const words = wordsOf(name.replace(/\s(?:in|into)\s.*$/i, ''));
  const last = words.at(-1) ?? '';
  for (const [id, behind, joined] of PARTS) {
    const isAlone = words.length > 1 && new RegExp(`^${behind.source}`).test(last);
    const isJoined = joined.test(last) && last.replace(joined, '').length >= LEAST_LETTERS;
    if (isAlone || isJoined) return unitOfPart(id);
  }
  return null;
}

/**
 * Whether a food's own name contains the word for the part, so that the word does not mean a part: a bay leaf, a stock
 * cube.
 */
export function isNamedAsPart(foodNames: readonly string[], name: string): boolean {
  const last = stemOf(wordsOf(name).at(-1) ?? '');
  return foodNames.some((foodName) => wordsOf(foodName).some((word) => stemOf(word) === last));
}

/** Grams of a part of a food that weighs `whole` grams; null if unknown. */
export function gramsOfPart(id: string, whole: number | null): number | null {
  const part = SHARES[id];
  if (part === undefined) return null;
  if (whole === null) return part.usual;
  return whole <= WHOLE_UP_TO ? whole : Math.min(part.most, part.share * whole);
}

function unitOfPart(id: string): KitchenUnit {
  return kitchenUnit(id) ?? { id, kind: 'count', size: null, isVague: false };
}
