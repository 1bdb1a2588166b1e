import { type Random, randomBelow } from '../../numbers/random.ts';
import { drawOther } from '../search/draw-recipe.ts';
import type { LeftoverPair, Leftovers } from './leftovers.ts';
import type { WeekState } from '../week/week-state.ts';

/** New recipes for some slots; with `pairs`, also the pairs of slots that are cooked together from then on. */
export type Move = Readonly<{
  meals: readonly (readonly [slot: number, recipe: number])[];
  pairs?: readonly number[] | undefined;
}>;

/** The meals of a move, including their leftovers. */
export function withLeft({ leftFor, pairs }: WeekState, meals: Move['meals']): Move['meals'] {
  if (pairs.length === 0) return meals;
  return meals.flatMap(([slot, recipe]) =>
    leftFor[slot] === -1 ? [[slot, recipe] as const] : [[slot, recipe] as const, [leftFor[slot]!, recipe] as const],
  );
}

/** Draws the pairs that are cooked together; no two pairs share a slot. */
export function choosePairs({ pairs, times }: Leftovers, random: Random): readonly number[] {
  const left = pairs.map((_, number) => number);
  const chosen: number[] = [];
  while (chosen.length < times && left.length > 0) {
    const [number] = left.splice(randomBelow(random, left.length), 1);
    if (chosen.every((other) => !shareSlot(pairs[other]!, pairs[number!]!))) chosen.push(number!);
  }
  return chosen;
}

function shareSlot(one: LeftoverPair, other: LeftoverPair): boolean {
  const slots = [other.first, other.second];
  return slots.includes(one.first) || slots.includes(one.second);
}

/**
 * Draws another pair of slots to be cooked together instead of an existing one. The first slot keeps its meal if that
 * recipe may also fill the second, and slots that are no longer paired get meals of their own. Null if the draw is not
 * possible.
 */
export function drawPairs(state: WeekState, random: Random): Move | null {
  const { problem, recipes } = state;
  const { pairs } = problem.leftovers;
  const at = randomBelow(random, state.pairs.length);
  const drawn = randomBelow(random, pairs.length);
  const others = state.pairs.filter((_, number) => number !== at);
  const next = pairs[drawn]!;
  const former = pairs[state.pairs[at]!]!;
  if (next === former || others.some((other) => shareSlot(pairs[other]!, next))) return null;
  const isWarmed = next.first === former.second;
  const keeps = !isWarmed && next.recipes.includes(recipes[next.first]!);
  const cooked = keeps ? recipes[next.first]! : drawOther(state, next.first, next.recipes, random);
  if (cooked === null || !hasPlatesIn(state, next, cooked)) return null;
  const meals = new Map([
    [former.first, recipes[former.first]!],
    [next.first, cooked],
    [next.second, cooked],
  ]);
  if (!meals.has(former.second)) {
    const { kind } = problem.slots[former.second]!;
    const fresh = drawOther(state, former.second, kind.recipes, random);
    if (fresh === null || fresh === cooked || kind.platesOf(fresh).count === 0) return null;
    meals.set(former.second, fresh);
  }
  return { meals: [...meals], pairs: state.pairs.map((pair, number) => (number === at ? drawn : pair)) };
}

function hasPlatesIn({ problem }: WeekState, { first, second }: LeftoverPair, recipe: number): boolean {
  return [first, second].every((slot) => problem.slots[slot]!.kind.platesOf(recipe).count > 0);
}
