import { carbohydratePoints, type DayAim, fatPoints, kcalPoints, proteinPoints, type UnitMacros } from './day-cost.ts';
import { fillLeast, type OptionTree } from './option-tree.ts';
import type { OptionSet } from './slot-options.ts';
import { SAME_DAY_POINTS } from './week-state.ts';

/** Two options and the points of the day with them; EMPTY where none came below the limit. `looked` is the effort. */
export type PairChoice = { first: number; second: number; points: number; looked: number };

/** The two slots' own points: the first's by option, the second's by place in its tree, and the least below each node. */
export type OwnPoints = Readonly<{ first: Float64Array; second: Float64Array; least: Float64Array }>;

/** The points of two given options: a limit that the best pair can only fall below. */
export function pairPoints(
  aim: DayAim,
  a: OptionSet,
  b: OptionSet,
  own: OwnPoints,
  pair: readonly [number, number],
): number {
  const [first, second] = pair;
  return (
    own.first[first]! +
    own.second[b.tree().place[second]!]! +
    proteinPoints(aim, a.protein[first]! + b.protein[second]!) +
    fatPoints(aim, a.fat[first]! + b.fat[second]!) +
    carbohydratePoints(aim, a.carbohydrates[first]! + b.carbohydrates[second]!) +
    kcalPoints(aim, a.kcal[first]! + b.kcal[second]!) +
    (a.recipe[first] === b.recipe[second] ? SAME_DAY_POINTS : 0)
  );
}

/**
 * The best two options for two empty slots of a day with remaining aim `aim`, if better than `choice`, which it
 * changes: the first in the order of its base cost, the second through a tree of which every part is passed over that
 * cannot be better. Exact but for groceries and variety, whose points are counted for each of the two on its own.
 */
export function findPair(aim: DayAim, a: OptionSet, b: OptionSet, own: OwnPoints, choice: PairChoice): PairChoice {
  const tree = b.tree();
  fillLeast(tree, own.second, own.least);
  const leastB = own.least[0] ?? Infinity;
  const { next, isLeaf } = tree;
  const { least } = own;
  for (let first = 0; first < a.size; first += 1) {
    if (a.base[first]! + leastB >= choice.points) break;
    const ownA = own.first[first]!;
    if (ownA + leastB >= choice.points) continue;
    const macros = macrosOf(a, first);
    for (let node = 0; node < tree.nodes;) {
      choice.looked += 1;
      const bound = ownA + least[node]!;
      if (bound >= choice.points || leastPoints(aim, macros, tree, node, bound, choice.points) >= choice.points) {
        node = next[node]!;
        continue;
      }
      if (isLeaf[node] === 1) searchLeaf(aim, a, first, tree, node, own, choice);
      node += 1;
    }
  }
  return choice;
}

/** The nearest that a sum can come to `aim` when one part is `fixed` and the other lies between `least` and `most`. */
function nearest(aim: number, fixed: number, least: number, most: number): number {
  if (fixed + most < aim) return fixed + most;
  return fixed + least > aim ? fixed + least : aim;
}

/** The macros of one option. */
function macrosOf(options: OptionSet, option: number): UnitMacros {
  const { kcal, protein, fat, carbohydrates } = options;
  return {
    kcal: kcal[option]!,
    protein: protein[option]!,
    fat: fat[option]!,
    carbohydrates: carbohydrates[option]!,
  };
}

/** What any option below a node costs at least beside one of `macros`, on top of `points`; at or above `limit` it stops counting. */
function leastPoints(
  aim: DayAim,
  macros: UnitMacros,
  { least, most }: OptionTree,
  node: number,
  points: number,
  limit: number,
): number {
  let bound = points + kcalPoints(aim, nearest(aim.kcal, macros.kcal, least.kcal[node]!, most.kcal[node]!));
  if (bound >= limit) return bound;
  bound += proteinPoints(aim, nearest(aim.protein, macros.protein, least.protein[node]!, most.protein[node]!));
  if (bound >= limit) return bound;
  bound += fatPoints(aim, nearest(aim.fat, macros.fat, least.fat[node]!, most.fat[node]!));
  if (bound >= limit) return bound;
  const { carbohydrates: wanted } = aim;
  return (
    bound +
    carbohydratePoints(
      aim,
      nearest(wanted, macros.carbohydrates, least.carbohydrates[node]!, most.carbohydrates[node]!),
    )
  );
}

function searchLeaf(
  aim: DayAim,
  a: OptionSet,
  first: number,
  tree: OptionTree,
  node: number,
  own: OwnPoints,
  choice: PairChoice,
): void {
  const { protein, fat, carbohydrates, kcal, recipe } = tree.columns;
  const to = tree.to[node]!;
  for (let at = tree.from[node]!; at < to; at += 1) {
    choice.looked += 1;
    let points = own.first[first]! + own.second[at]!;
    if (points >= choice.points) continue;
    points += proteinPoints(aim, a.protein[first]! + protein[at]!);
    if (points >= choice.points) continue;
    points += fatPoints(aim, a.fat[first]! + fat[at]!);
    if (points >= choice.points) continue;
    points += carbohydratePoints(aim, a.carbohydrates[first]! + carbohydrates[at]!);
    if (points >= choice.points) continue;
    points += kcalPoints(aim, a.kcal[first]! + kcal[at]!);
    if (recipe[at] === a.recipe[first]) points += SAME_DAY_POINTS;
    if (points >= choice.points) continue;
    choice.points = points;
    choice.first = first;
    choice.second = tree.order[at]!;
  }
}
