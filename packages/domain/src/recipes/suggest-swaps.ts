import type { KitchenAmount } from '../plates/kitchen-measure.ts';
import type { PartialMacros } from '../macros/macros.ts';
import { kindsNear, type KitchenKind } from '../foods/kitchen-kinds.ts';
import { macrosOfGrams } from './macros-of-amounts.ts';
import { gramsOfLine, swappedAmount, type SwappableFood, type SwappableLine } from './swapped-amount.ts';

type FoodId = number | string;

/** A food that may take the place of another. */
export type SwapCandidate = SwappableFood &
  Readonly<{
    id: FoodId;
    category: string;
    /** Its rank among foods of its kind, the most usual first. */
    place: number;
    /** Not from the catalogue, which knows the kinds of its own foods. */
    isForeign: boolean;
    /** Made for people who avoid something, so only for those who may not eat another of its kind. */
    isOnNeed: boolean;
  }>;

/** The line whose food is to be swapped. */
export type LineToSwap<F extends SwapCandidate = SwapCandidate> = SwappableLine<F> &
  Readonly<{
    /** Whether its amount only changes together with others, as in a batter; then only its own kind will do. */
    isBound: boolean;
  }>;

/** What else decides: `substitutes` are those of the swap table, the most ordinary first. */
export type SwapRules<F extends SwapCandidate> = Readonly<{
  candidates: readonly F[];
  substitutes: readonly Readonly<{ id: FoodId; factor: number }>[];
  mayEat: (food: F) => boolean;
  /** What the dish already contains. */
  inDish: ReadonlySet<FoodId>;
}>;

/** A food in place of a line's, and how much of it. */
export type SuggestedSwap<F extends SwapCandidate> = Readonly<{
  food: F;
  amount: KitchenAmount & Readonly<{ stray: number }>;
  change: PartialMacros;
}>;

const MOST = 6;
/** How many of the food's own kind come before the first of another. */
const OWN_KIND_FIRST = 3;
/** A rank further from the most usual weighs as much as a change of energy by this share of the line's. */
const PLACE_WEIGHS = 0.35;
/**
 * A food is not suggested if the nearest kitchen measure is this far from the wanted amount, such as a gram for a
 * pinch.
 */
const STRAYS_BY = 0.5;
/** A food from outside the catalogue counts as the nearest on its shelf, up to this distance in grams per 100 g. */
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

/** Without a kind, only the table's entries will do. */
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
 * The foods of a kind that may be suggested; foods made for people who avoid something only if another of the kind is
 * avoided.
 */
function usable<F extends SwapCandidate>(ofKind: readonly F[], from: SwapCandidate, rules: SwapRules<F>): F[] {
  const isNeeded = from.isOnNeed || ofKind.some((food) => !food.isOnNeed && !rules.mayEat(food));
  const fit = ofKind.filter((food) => (isNeeded || !food.isOnNeed) && isUsable(food, from, rules));
  // The same food without gluten or rennet adds nothing next to the food itself.
  return fit.filter((food) => !food.isOnNeed || !fit.some((other) => other.place < food.place && isTwin(food, other)));
}

function isTwin({ per100: one }: SwapCandidate, { per100: other }: SwapCandidate): boolean {
  return one.kcal === other.kcal && distanceOf(one, other) === 0;
}

function isUsable<F extends SwapCandidate>(food: F, from: SwapCandidate, { mayEat, inDish }: SwapRules<F>): boolean {
  return food.id !== from.id && !inDish.has(food.id) && mayEat(food);
}

/** Substitutes of the table first, then by how usual they are and how close in energy. */
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

/** The change of a dish's figures when a number of grams of a food replace a line; null is unknown. */
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

/** A food with the kind and the role of the nearest on its shelf; unchanged if none is near. */
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

/** The difference of two foods in grams of macros per 100 g; infinite if one is unknown. */
function distanceOf(one: PartialMacros, other: PartialMacros): number {
  const by = (figure: 'protein' | 'fat' | 'carbohydrates') =>
    one[figure] === null || other[figure] === null ? Number.POSITIVE_INFINITY : Math.abs(one[figure] - other[figure]);
  return by('protein') + by('fat') + by('carbohydrates');
}
