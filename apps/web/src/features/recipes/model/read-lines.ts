import { type MacroTotals, sumMacros } from '@weekbord/domain/diary/partial-sums';
import { usualQuantity, usualServing } from '@weekbord/domain/foods/usual-amount';
import { inOtherServing } from '@weekbord/domain/recipes/read/read-quantity';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type RecipeAsRead = AnswerOf<'readRecipe'>;
type LineAsRead = RecipeAsRead['ingredients'][number];
export type LineFood = NonNullable<LineAsRead['food']>;
export type LineServing = LineFood['suggested_servings'][number];

/** A line of an imported recipe, with the user's decisions. */
export interface ReadLine extends Readonly<LineAsRead> {
  readonly isLeftOut: boolean;
}

/** How certain a line is: `amountless` has a food but no known amount. */
export type LineState = 'matched' | 'unsure' | 'amountless' | 'unmatched' | 'leftOut';

/** Returns the parsed lines for the user to check; none is left out yet. */
export function startLines(read: RecipeAsRead): readonly ReadLine[] {
  return read.ingredients.map((line) => ({ ...line, isLeftOut: false }));
}

/** Returns how certain a line is, given the user's decisions. */
export function stateOf(line: ReadLine): LineState {
  if (line.isLeftOut) return 'leftOut';
  if (line.food === null) return 'unmatched';
  if (line.suggested_serving === null || line.quantity === null) return 'amountless';
  return line.state === 'unsure' ? 'unsure' : 'matched';
}

/** Returns the foods that a line may mean, the current one first. */
export function candidatesOf(line: ReadLine): readonly LineFood[] {
  return line.food === null ? line.alternatives : [line.food, ...line.alternatives];
}

/**
 * Returns an equivalent amount of another food: in the same measure, or else by weight, or else in the food's most
 * common measure.
 */
export function amountIn(food: LineFood, line: ReadLine): { serving: LineServing; quantity: number } | null {
  const { quantity, measure, grams } = line;
  const same = food.suggested_servings.find((serving) => serving.measure === (measure ?? 'piece'));
  if (same && quantity !== null && quantity > 0) return { serving: same, quantity };
  const inGrams = food.suggested_servings.find((serving) => serving.measure === 'g');
  if (inGrams && grams !== null && grams > 0) {
    return { serving: inGrams, quantity: inOtherServing(grams, 1, inGrams.one_serving_in_metric_value) };
  }
  const usual = usualServing(food.suggested_servings);
  return usual ? { serving: usual, quantity: usualQuantity(usual) } : null;
}

type Mark = LineAsRead['marks'][number];
/** The marks for the use of a food, which stay when another food or amount is chosen. */
const USES: readonly Mark[] = ['optional', 'to_serve', 'to_garnish'];
/** Marks for what remains to be decided about a line. */
const DOUBTS: readonly Mark[] = ['choice', 'large'];

/** Returns a line with the food and amount that the user chose; the other foods remain available. */
export function chosen(line: ReadLine, food: LineFood, serving: LineServing, quantity: number): ReadLine {
  return {
    ...line,
    food,
    suggested_serving: serving,
    quantity,
    measure: serving.measure,
    grams: quantity * serving.one_serving_in_metric_value,
    alternatives: candidatesOf(line).filter(({ id }) => id !== food.id),
    state: 'matched',
    is_estimated: false,
    marks: line.marks.filter((mark) => USES.includes(mark)),
    isLeftOut: false,
  };
}

/** Returns a line whose guess the user confirmed. */
export function confirmed(line: ReadLine): ReadLine {
  return { ...line, state: 'matched', marks: line.marks.filter((mark) => !DOUBTS.includes(mark)) };
}

export function countStates(lines: readonly ReadLine[]): Readonly<Record<LineState, number>> {
  const counts = { matched: 0, unsure: 0, amountless: 0, unmatched: 0, leftOut: 0 };
  for (const line of lines) counts[stateOf(line)] += 1;
  return counts;
}

const UNKNOWN: PartialMacros = { kcal: null, protein: null, fat: null, carbohydrates: null, fiber: null };

/**
 * Returns the known nutrition of one portion; an incomplete line makes the sum partial, unless the line is left out.
 */
export function portionTotals(lines: readonly ReadLine[], portions: number): MacroTotals {
  return sumMacros(lines.filter(({ isLeftOut }) => !isLeftOut).map((line) => figuresOf(line, portions)));
}

function figuresOf({ suggested_serving: serving, quantity }: ReadLine, portions: number): PartialMacros {
  if (serving === null || quantity === null) return UNKNOWN;
  const of = (figure: number | null) => (figure === null ? null : (figure * quantity) / portions);
  return {
    kcal: of(serving.kcal),
    protein: of(serving.protein),
    fat: of(serving.fat),
    carbohydrates: of(serving.carbohydrates),
    fiber: of(serving.fiber),
  };
}
