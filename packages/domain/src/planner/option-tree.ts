import type { UnitMacros } from './day-cost.ts';
import type { OptionColumns } from './slot-options.ts';

/** Options in a node that is not divided any further. */
const LEAF_OPTIONS = 8;

/** Targets below this, in units, are measured as if they were it, so that a zero target has a scale. */
const SMALLEST_SCALE = 200;

/**
 * Options grouped by likeness of their macros, so that a search can pass over many of them at once.
 * Nodes stand in the order in which they are visited: a node's children follow it, and `next` is where to
 * go on without them. `from` and `to` bound its options in `columns`; the others are the range of each macro.
 */
export type OptionTree = Readonly<{
  /** Option numbers in the order of `columns`, and the place of each option there. */
  order: Int32Array;
  place: Int32Array;
  columns: OptionColumns;
  nodes: number;
  next: Int32Array;
  from: Int32Array;
  to: Int32Array;
  isLeaf: Uint8Array;
  least: Readonly<Record<keyof UnitMacros, Int32Array>>;
  most: Readonly<Record<keyof UnitMacros, Int32Array>>;
}>;

const AXES = ['kcal', 'protein', 'fat', 'carbohydrates'] as const satisfies readonly (keyof UnitMacros)[];

type Node = { from: number; to: number; next: number; isLeaf: boolean };

/** Divides options in halves along the macro that varies most against the slot's target, down to a few. */
export function buildOptionTree(options: OptionColumns, target: UnitMacros): OptionTree {
  const order = Array.from(options.recipe.keys());
  const nodes: Node[] = [];
  const divide = (from: number, to: number): void => {
    const node = { from, to, next: 0, isLeaf: to - from <= LEAF_OPTIONS };
    nodes.push(node);
    if (!node.isLeaf) {
      const axis = options[widestAxis(options, order, node, target)];
      const sorted = order.slice(from, to).toSorted((a, b) => axis[a]! - axis[b]! || a - b);
      sorted.forEach((option, at) => {
        order[from + at] = option;
      });
      const middle = (from + to) >>> 1;
      divide(from, middle);
      divide(middle, to);
    }
    node.next = nodes.length;
  };
  if (order.length > 0) divide(0, order.length);
  const place = new Int32Array(order.length);
  order.forEach((option, at) => {
    place[option] = at;
  });
  const columns = arrange(options, order);
  return {
    order: Int32Array.from(order),
    place,
    columns,
    nodes: nodes.length,
    next: Int32Array.from(nodes, ({ next }) => next),
    from: Int32Array.from(nodes, ({ from }) => from),
    to: Int32Array.from(nodes, ({ to }) => to),
    isLeaf: Uint8Array.from(nodes, ({ isLeaf }) => (isLeaf ? 1 : 0)),
    least: bounds(columns, nodes, Math.min),
    most: bounds(columns, nodes, Math.max),
  };
}

function widestAxis(
  options: OptionColumns,
  order: readonly number[],
  { from, to }: Node,
  target: UnitMacros,
): keyof UnitMacros {
  let widest: keyof UnitMacros = 'kcal';
  let width = -1;
  for (const axis of AXES) {
    let least = Infinity;
    let most = -Infinity;
    for (let at = from; at < to; at += 1) {
      const amount = options[axis][order[at]!]!;
      if (amount < least) least = amount;
      if (amount > most) most = amount;
    }
    const share = (most - least) / Math.max(target[axis], SMALLEST_SCALE);
    if (share > width) {
      width = share;
      widest = axis;
    }
  }
  return widest;
}

function arrange(options: OptionColumns, order: readonly number[]): OptionColumns {
  const whole = (column: Int32Array): Int32Array => Int32Array.from(order, (option) => column[option]!);
  return {
    recipe: whole(options.recipe),
    quarters: whole(options.quarters),
    kcal: whole(options.kcal),
    protein: whole(options.protein),
    fat: whole(options.fat),
    carbohydrates: whole(options.carbohydrates),
    base: Float64Array.from(order, (option) => options.base[option]!),
  };
}

function bounds(
  columns: OptionColumns,
  nodes: readonly Node[],
  pick: (a: number, b: number) => number,
): Record<keyof UnitMacros, Int32Array> {
  const along = (axis: keyof UnitMacros): Int32Array =>
    Int32Array.from(nodes, ({ from, to }) => columns[axis].subarray(from, to).reduce((a, b) => pick(a, b)));
  return { kcal: along('kcal'), protein: along('protein'), fat: along('fat'), carbohydrates: along('carbohydrates') };
}

/** Fills `into` with the least of `own`, which stands in the order of the tree's columns, below each node. */
export function fillLeast(tree: OptionTree, own: Float64Array, into: Float64Array): void {
  const { next, from, to, isLeaf } = tree;
  for (let node = tree.nodes - 1; node >= 0; node -= 1) {
    let least = Infinity;
    if (isLeaf[node] === 1) {
      for (let at = from[node]!; at < to[node]!; at += 1) if (own[at]! < least) least = own[at]!;
    } else {
      least = Math.min(into[node + 1]!, into[next[node + 1]!]!);
    }
    into[node] = least;
  }
}
