import type { KitchenAmount } from '../../plates/kitchen-measure.ts';
import type { PartialMacros } from '../../macros/macros.ts';
import { kindsNear, type KitchenKind } from '../../foods/kitchen-kinds.ts';
import { macrosOfGrams } from '../amounts/macros-of-amounts.ts';
import { gramsOfLine, swappedAmount, type SwappableFood, type SwappableLine } from './swapped-amount.ts';

type FoodId = number | string;

/** A food that may replace another. */
export type SwapCandidate = SwappableFood &
  Readonly<{
    id: FoodId;
    category: string;
    /** The food's rank within its kind, the most common first. */
    place: number;
    /** Whether the food is from outside the catalogue, in which case its kind is unknown. */
    isForeign: boolean;
    /**
     * Whether the food is made for a special diet, so it is only suggested to people who must not eat another food of
     * its kind.
     */
    isOnNeed: boolean;
  }>;

/** The line whose food is to be swapped. */
export type LineToSwap<F extends SwapCandidate = SwapCandidate> = SwappableLine<F> &
  Readonly<{
    /**
     * Whether the amount can only change together with others, as in a batter; if so, only foods of the same kind are
     * suitable.
     */
    isBound: boolean;
  }>;

/** The rules for swaps: `substitutes` are those in the swap table, the most common first. */
export type SwapRules<F extends SwapCandidate> = Readonly<{
  candidates: readonly F[];
  substitutes: readonly Readonly<{ id: FoodId; factor: number }>[];
  mayEat: (food: F) => boolean;
  /** The foods that the dish already contains. */
  inDish: ReadonlySet<FoodId>;
}>;

/** A food that can replace a line's food, and its amount. */
export type SuggestedSwap<F extends SwapCandidate> = Readonly<{
  food: F;
  amount: KitchenAmount & Readonly<{ stray: number }>;
  change: PartialMacros;
}>;

const MOST = 6;
/** How many foods of the same kind come before the first of another kind. */
const OWN_KIND_FIRST = 3;
/** One rank lower in commonness counts as much as a change in energy by this share of the line's energy. */
const PLACE_WEIGHS = 0.35;
/**
 * A food is not suggested if the nearest kitchen amount deviates from the desired amount by more than this share, such
 * as a whole gram instead of a pinch.
 */
const STRAYS_BY = 0.5;
/**
 * A food from outside the catalogue is treated like the most similar catalogue food on its shelf, up to this distance
 * in grams per 100 g.
 */
const ALIKE_WITHIN = 12;

/** At most six foods that can replace a line's food, with their amounts, the best first. */
export function suggestSwaps<F extends SwapCandidate>(line: LineToSwap<F>, rules: SwapRules<F>): SuggestedSwap<F>[] {
  const from = line.food.isForeign ? withNearestKind(line.food, rules.candidates) : line.food;
  const { kind } = from;
  if (kind === null) return substitutesOnly(line, rules);
  const byKind = Map.groupBy(rules.candidates, (food) => food.kind);
  const swapped = { ...line, food: from };
  const factors = new Map(rules.substitutes.map((substitute) => [substitute.id, substitute.factor]));
  const fits = (of: KitchenKind): SuggestedSwap<F>[] =>
    ranked(swapped, usable(byKind.get(of) ?? [], from, rules), factors);
  const own = fits(kind);
  if (line.isBound) return own.slice(0, MOST);
  const near = kindsNear(kind).map(fits);
  const ordered = [
    ...own.slice(0, OWN_KIND_FIRST),
    ...near.flatMap((foods) => foods.slice(0, 1)),
    ...own.slice(OWN_KIND_FIRST),
    ...near.flatMap((foods) => foods.slice(1, 2)),
  ];
  return ordered.slice(0, MOST);
}

/** Suggests only the table's entries, because the food has no kind. */
function substitutesOnly<F extends SwapCandidate>(line: LineToSwap<F>, rules: SwapRules<F>): SuggestedSwap<F>[] {
  const byId = new Map(rules.candidates.map((food) => [food.id, food]));
  return rules.substitutes
    .flatMap(({ id, factor }) => {
      const food = byId.get(id);
      const isNeeded = !food?.isOnNeed || line.food.isOnNeed || !rules.mayEat(line.food);
      return food === undefined || !isNeeded || !isUsable(food, line.food, rules)
        ? []
        : [suggestion(line, food, factor)];
    })
    .slice(0, MOST);
}

/**
 * The foods of a kind that may be suggested; foods for special diets only if the line has one or the person may not eat
 * another food of the kind.
 */
function usable<F extends SwapCandidate>(ofKind: readonly F[], from: SwapCandidate, rules: SwapRules<F>): F[] {
  const isNeeded = from.isOnNeed || ofKind.some((food) => !food.isOnNeed && !rules.mayEat(food));
  const fit = ofKind.filter((food) => (isNeeded || !food.isOnNeed) && isUsable(food, from, rules));
  // If a food itself is suggested, its gluten-free or rennet-free version is left out.
  return fit.filter((food) => !food.isOnNeed || !fit.some((other) => other.place < food.place && isTwin(food, other)));
}

function isTwin({ per100: one }: SwapCandidate, { per100: other }: SwapCandidate): boolean {
  return one.kcal === other.kcal && distanceOf(one, other) === 0;
}

function isUsable<F extends SwapCandidate>(food: F, from: SwapCandidate, { mayEat, inDish }: SwapRules<F>): boolean {
  return food.id !== from.id && !inDish.has(food.id) && mayEat(food);
}

/** Sorts foods by how common they are and how close in energy, with a bonus for the table's substitutes. */
function ranked<F extends SwapCandidate>(
  line: LineToSwap,
  foods: readonly F[],
  factors: ReadonlyMap<FoodId, number>,
): SuggestedSwap<F>[] {
  const energy = gramsOfLine(line) * ((line.food.per100.kcal ?? 0) / 100);
  const rank = ({ food, change }: SuggestedSwap<F>) =>
    food.place * PLACE_WEIGHS + Math.abs(change.kcal ?? 0) / (energy + 50) - (factors.has(food.id) ? 1 : 0);
  return foods
    .map((food) => {
      const made = suggestion(line, food);
      return { made, rank: rank(made) };
    })
    .filter(({ made }) => made.amount.stray <= STRAYS_BY)
    .toSorted((a, b) => a.rank - b.rank || a.made.food.place - b.made.food.place)
    .map(({ made }) => made);
}

function suggestion<F extends SwapCandidate>(line: LineToSwap, food: F, factor?: number): SuggestedSwap<F> {
  const amount = swappedAmount(line, food, factor);
  return { food, amount, change: changeOfSwap(line, food, amount.grams) };
}

/** How a dish's figures change when this many grams of a food replace a line; null if unknown. */
export function changeOfSwap(line: SwappableLine, food: SwappableFood, grams: number): PartialMacros {
  const was = macrosOfGrams(line.food.per100, gramsOfLine(line));
  const is = macrosOfGrams(food.per100, grams);
  const by = (figure: keyof PartialMacros) =>
    was[figure] === null || is[figure] === null ? null : is[figure] - was[figure];
  return {
    kcal: by('kcal'),
    protein: by('protein'),
    fat: by('fat'),
    carbohydrates: by('carbohydrates'),
    fiber: by('fiber'),
  };
}

/** A food with the kind and role of the most similar one on its shelf; unchanged if none is similar enough. */
function withNearestKind(food: SwapCandidate, candidates: readonly SwapCandidate[]): SwapCandidate {
  let nearest: SwapCandidate | undefined;
  let least = ALIKE_WITHIN;
  for (const other of candidates) {
    if (other.category !== food.category || other.kind === null) continue;
    const distance = distanceOf(food.per100, other.per100);
    if (distance > least) continue;
    nearest = other;
    least = distance;
  }
  return nearest === undefined ? food : { ...food, kind: nearest.kind, role: nearest.role };
}

/** The distance between two foods in grams of macros per 100 g; infinite if one is unknown. */
function distanceOf(one: PartialMacros, other: PartialMacros): number {
  const by = (figure: 'protein' | 'fat' | 'carbohydrates') =>
    one[figure] === null || other[figure] === null ? Number.POSITIVE_INFINITY : Math.abs(one[figure] - other[figure]);
  return by('protein') + by('fat') + by('carbohydrates');
}
