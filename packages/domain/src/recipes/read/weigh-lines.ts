import { roundQuantity } from '../amounts/ingredient-quantity.ts';
import { wordsOf } from '../../foods/fold-text.ts';
import { isAdjective, stemOf } from './food-words.ts';
import { gramsOfLine, type LineAmount } from './grams-of-line.ts';
import type { FoodMatch } from './match-food.ts';
import type { IngredientLine } from './read-ingredient-line.ts';
import type { MatchedLine } from './match-line.ts';
import type { LineMark } from './read-line-marks.ts';
import { absorbedOil, type AbsorbedOil } from './oil-absorption.ts';
import { isUnusuallyMuch } from './usual-limits.ts';
import type { WeighableFood } from './weighable-food.ts';

/** A line with the part of its weight that counts. */
export type WeighedLine = Readonly<{
  food: WeighableFood | null;
  amount: LineAmount | null;
  state: FoodMatch['state'];
  marks: readonly LineMark[];
}>;

/** The weight of each line of a recipe, in the order of the lines. `portions` is null if unknown. */
export function weighLines(
  lines: readonly MatchedLine[],
  foods: ReadonlyMap<number, WeighableFood>,
  recipe: Readonly<{ portions: number | null; steps: readonly string[] }>,
): readonly WeighedLine[] {
  const whole = lines.map(({ line, match }) => {
    const food = foods.get(match.candidates[0]?.id ?? -1) ?? null;
    return { line, food, amount: food === null ? null : gramsOfLine(line, food) };
  });
  const soaked = absorbedOil(
    whole.map(({ line, food, amount }) => ({ line, food, grams: amount?.grams ?? null })),
    recipe.steps,
  );
  return lines.map((matched, place) => {
    const { food, amount } = whole[place]!;
    return weighed(matched, food, amount === null ? null : reduced(amount, soaked[place]!), {
      soaked: soaked[place]!,
      portions: recipe.portions,
    });
  });
}

function weighed(
  { line, match, isChoice }: MatchedLine,
  food: WeighableFood | null,
  amount: LineAmount | null,
  { soaked, portions }: { soaked: AbsorbedOil | null; portions: number | null },
): WeighedLine {
  const isLarge = food !== null && amount !== null && isUnusuallyMuch(amount.grams, food, portions);
  const marks = new Set<LineMark>(line.uses.filter((use) => use !== 'frying' && use !== 'soaking'));
  if (soaked !== null && amount !== null) marks.add(soaked.reason);
  if (amount?.isWithoutBone === true) marks.add('without_bone');
  if (isChoice) marks.add('choice');
  if (isLarge) marks.add('large');
  const isDoubtful = isLarge || isChoice || isAmountUnread(line, food, amount);
  const state = food === null ? 'unmatched' : match.state === 'matched' && isDoubtful ? 'unsure' : match.state;
  return { food, amount, state, marks: [...marks] };
}

/** Maximum grams of a food without an amount for which a guess does no harm: a pinch of salt, a sprig of parsley. */
const HARMLESS_G = 10;

/** Units of plants and of rolled-out dough, which a ready-made meal is never counted in. */
const PARTS_OF_FOOD = new Set(['leaf', 'sheet', 'sprig', 'stalk', 'clove', 'head', 'spear', 'bunch']);

/** Whether a line's amount was not understood, or is missing for a food that matters. */
function isAmountUnread(line: IngredientLine, food: WeighableFood | null, amount: LineAmount | null): boolean {
  const { quantity, statedGrams, statedMl, raw, isPartlyRead } = line;
  if (isPartlyRead || amount === null || countsSomethingElse(line, food)) return true;
  // "12 bladen lasagne" means sheets of pasta, not a ready-made lasagne.
  if (food?.category === 'READY' && PARTS_OF_FOOD.has(line.unit?.id ?? '')) return true;
  if (quantity !== null || statedGrams !== null || statedMl !== null) return false;
  return /[\p{N}½⅓⅔¼¾⅛]/u.test(raw) || food === null || !isHarmless(raw, food, amount);
}

/** A plural noun, as opposed to adjectives such as "gebakken" and "frozen". */
const PLURAL =
  /^(?!ge\p{L}+en$|(?:frozen|golden|broken|open|eigen|ones)$)\p{L}{2,}(?:[^\P{L}suim]s|[^\P{L}suim]es|en|ms)$/u;

/**
 * Whether a number probably counts containers instead of the food: a noun that is not part of the food's name is
 * plural, "2 jutezakken uien", or the food is plural after 1, "1 pallet apples".
 */
function countsSomethingElse(line: IngredientLine, food: WeighableFood | null): boolean {
  const { quantity, unit, statedGrams, statedMl, name } = line;
  if (food === null || unit !== null || quantity === null || statedGrams !== null || statedMl !== null) return false;
  const words = [...wordsOf(name)];
  while (words.length > 1 && isAdjective(words[0]!)) words.shift();
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  const names = food.names.map((one) => wordsOf(one).map(stemOf).join(' '));
  if (words.length < 2 || names.some((one) => one.includes(stemOf(first)))) return false;
  return PLURAL.test(first) || (quantity <= 1 && PLURAL.test(last));
}

const TO_TASTE = /\b(?:to taste|naar smaak)\b/i;

/** Whether a cook uses little of a food without measuring it: salt, herbs, water. */
function isHarmless(raw: string, { category, name }: WeighableFood, { grams }: LineAmount): boolean {
  if (/^(?:tap |ice )?water\b/i.test(name)) return true;
  const isSeasoning = category === 'SPICE' || category === 'HERB' || /\b(?:salt|pepper)$/i.test(name);
  return grams <= HARMLESS_G && (isSeasoning || TO_TASTE.test(raw));
}

function reduced(amount: LineAmount, soaked: AbsorbedOil | null): LineAmount {
  if (soaked === null) return amount;
  const quantity = roundQuantity(soaked.grams / amount.serving.grams);
  return { ...amount, quantity, grams: quantity * amount.serving.grams, isEstimated: true };
}
