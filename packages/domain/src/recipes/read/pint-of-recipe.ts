import type { IngredientLine } from './read-ingredient-line.ts';

/** Millilitres of a pint by where a recipe was written. */
const PINT_ML = { british: 568, american: 473 } as const;
type Origin = keyof typeof PINT_ML;

const NAMED: Readonly<Record<Origin, RegExp>> = {
  british: /\b(?:uk|imperial|british|english)\s+pints?\b/i,
  american: /\b(?:us|u\.s\.|american)\s+pints?\b/i,
};
/** Words and units that only cooks of one side of the ocean write. */
const TELLING: Readonly<Record<Origin, RegExp>> = {
  british:
    /\d\s?(?:g|kg|ml)\b|\b(?:caster|icing sugar|plain flour|self[- ]raising|double cream|single cream|courgettes?|aubergines?|spring onions?|dessertspoons?|swede|rapeseed)\b/i,
  american:
    /\bcups?\b|\bquarts?\b|\bsticks? (?:of )?(?:unsalted |salted )?butter\b|\b(?:all[- ]purpose|heavy (?:whipping )?cream|half[- ]and[- ]half|cilantro|scallions?|eggplants?|zucchini|ground (?:beef|pork|turkey)|confectioners|kosher)\b/i,
};

/** An amount in brackets or after a slash, which repeats the one before it: '8 ounces (227 g)', '8 oz/227 g'. */
const CONVERTED = /\([^)]*\)|\/\s?\d[\d.,]*\s?(?:g|kg|ml)\b/gi;
/** An amount with a pint and another unit: '1 pint 4 fl oz', '1 quart 1 pint'. */
const COMPOUND =
  /\bpints?,?\s+(?:and\s+|&\s?)?[\d½¼¾⅓⅔]|\b(?:quarts?|gallons?),?\s+(?:and\s+|&\s?)?[\d½¼¾⅓⅔]\S*\s+pints?\b/i;

/** The millilitres of a pint in a recipe with these lines; null if they do not tell. */
export function pintOfRecipe(lines: readonly string[]): number | null {
  for (const origin of ['british', 'american'] as const)
    if (lines.some((line) => NAMED[origin].test(line))) return PINT_ML[origin];
  const plain = lines.map((line) => line.replaceAll(CONVERTED, ' '));
  const count = (origin: Origin) => plain.filter((line) => TELLING[origin].test(line)).length;
  const [british, american] = [count('british'), count('american')];
  if (british === american) return null;
  return PINT_ML[british > american ? 'british' : 'american'];
}

/**
 * A line, read from this text, with the size of the pint of its recipe. Lines without pints, lines with a pint and
 * another unit, and those of an unknown recipe stay as they are.
 */
export function withPint(line: IngredientLine, text: string, pint: number | null): IngredientLine {
  const { unit } = line;
  if (pint === null || unit?.id !== 'pint' || COMPOUND.test(text)) return line;
  return { ...line, unit: { ...unit, size: pint } };
}
