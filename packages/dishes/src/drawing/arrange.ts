import type { Colour } from './colour.ts';
import { tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import type { Piece } from './piece.ts';
import type { Room } from './vessels.ts';

/** How many pieces of a food to draw. */
export interface Portion {
  readonly piece: Piece;
  readonly count: number;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly portion: number;
  readonly reach: number;
}

interface HeapOptions {
  /** The share of the room that the pieces cover: below 1 the surface underneath shows, above 1 the pieces overlap. */
  readonly coverage?: number;
  /** Whether to multiply pieces if there are too few to cover the room. */
  readonly fill?: boolean;
  readonly size?: number;
  /** The maximum factor for multiplying pieces to fill the room. */
  readonly times?: number;
  /** The colour of what the pieces are sunk into, which covers their lower edges. */
  readonly sunkIn?: Colour;
  /** Whether the pieces of each food lie together instead of being spread among the others. */
  readonly gathered?: boolean;
}

const ORDER = ['whole', 'part', 'bit', 'herb'] as const;
const CANDIDATES = 7;
const MOST_OF_ONE = 90;
/** Maximum grams per piece for which a wrong number of pieces goes unnoticed. */
const COUNTED = 20;
/** The maximum factor for multiplying pieces to fill a room. */
const MOST_TIMES = 2.2;

/** Returns the number of pieces per food, fitted to the room. */
function fitted(
  portions: readonly Portion[],
  area: number,
  { coverage = 1, fill = false, size = 1, times = MOST_TIMES }: HeapOptions,
): number[] {
  const wanted = portions.reduce(
    (sum, { piece, count }) => sum + (piece.layer === 'herb' ? 0 : count * (piece.reach * size) ** 2 * 2.1),
    0,
  );
  const raw = (area * coverage) / Math.max(1, wanted);
  const scale = raw < 1 ? raw : fill ? Math.min(raw, times) : 1;
  return portions.map(({ piece, count }) => {
    const least =
      piece.layer === 'whole'
        ? 1
        : piece.layer === 'part'
          ? piece.each >= COUNTED
            ? 1
            : 3
          : piece.layer === 'bit'
            ? 6
            : 4;
    const few = Math.min(least, Math.max(1, Math.ceil(count)));
    // Foods that people would count, such as eggs, are never drawn more often than there are.
    const own = piece.each >= COUNTED ? Math.min(1, scale) : scale;
    const share = piece.layer === 'herb' ? Math.min(12, Math.max(5, count)) : count * own;
    return Math.min(MOST_OF_ONE, Math.max(few, Math.round(share)));
  });
}

/** Returns the part of a room that the portions fill, if there are too few for all of it. */
export function snug(room: Room, portions: readonly Portion[], coverage: number, times = MOST_TIMES, size = 1): Room {
  const wanted = portions.reduce((sum, { piece, count }) => {
    if (piece.layer === 'herb') return sum;
    return sum + Math.max(2, count) * (piece.reach * size) ** 2 * 2.1 * (piece.each >= COUNTED ? 1 : times);
  }, 0);
  const share = Math.min(1, Math.max(0.5, Math.sqrt(wanted / (Math.PI * room.rx * room.ry * coverage))));
  return { ...room, rx: room.rx * share, ry: room.ry * share };
}

/**
 * Draws a heap of pieces in an oval room: large ones below, small ones above, herbs last, with the pieces of each food
 * spread out.
 */
export function heapUp(
  easel: Easel,
  { cx, cy, rx, ry }: Room,
  portions: readonly Portion[],
  options: HeapOptions = {},
): string {
  const size = options.size ?? 1;
  const counts = fitted(portions, Math.PI * rx * ry, options);
  const middles = options.gathered ? gatheredAt(easel, portions) : [];
  let markup = '';
  const placed: Placed[] = [];
  for (const layer of ORDER) {
    const order = portions
      .flatMap(({ piece }, index) => (piece.layer === layer ? Array.from({ length: counts[index]! }, () => index) : []))
      .map((index) => ({ index, at: easel.chance() }))
      .toSorted((one, other) => one.at - other.at);
    const from = placed.length;
    for (const { index } of order) {
      const { piece } = portions[index]!;
      const reach = piece.reach * size;
      const keep = layer === 'herb' ? 0.6 : 1;
      let best = { x: cx, y: cy, score: -Infinity };
      for (let attempt = 0; attempt < CANDIDATES; attempt++) {
        const angle = easel.between(0, 6.283);
        const far = Math.sqrt(easel.chance()) * keep;
        // One piece in eight lies apart.
        const own = middles[index];
        const middle = own && own.length > 0 && easel.chance() < 0.88 ? easel.pick(own) : null;
        const spread = middle ? 0.46 : 1;
        const x = cx + ((middle?.x ?? 0) + Math.cos(angle) * far * spread) * Math.max(2, rx - reach * 0.8);
        const y = cy + ((middle?.y ?? 0) + Math.sin(angle) * far * spread) * Math.max(2, ry - reach * 0.8);
        let score = 1e6;
        for (const other of placed) {
          const gap = Math.hypot(other.x - x, other.y - y) - (other.reach + reach) * 0.75;
          score = Math.min(score, other.portion === index ? gap * 0.55 : gap);
          if (score <= best.score) break;
        }
        if (score > best.score) best = { x, y, score };
      }
      placed.push({ x: best.x, y: best.y, portion: index, reach });
    }
    // Drawn from back to front, so that the cover over the foot of one piece does not cover the next piece.
    const own = placed.slice(from).toSorted((one, other) => one.y - other.y);
    for (const { x, y, portion, reach } of options.sunkIn ? own : placed.slice(from)) {
      const { draw } = portions[portion]!.piece;
      const drawn = size * (options.sunkIn ? easel.between(0.82, 1.2) : easel.between(0.88, 1.12));
      markup += draw(easel, x, y, easel.between(0, 6.283), drawn);
      if (options.sunkIn && layer !== 'herb' && layer !== 'whole' && portions[portion]!.piece.look !== 'egg')
        markup += lap(easel, x, y, reach, options.sunkIn);
    }
  }
  return markup;
}

/**
 * Returns the places where the pieces of each food lie together, as shares of the room: few places for large pieces,
 * more for small ones.
 */
function gatheredAt(easel: Easel, portions: readonly Portion[]): (readonly { x: number; y: number }[])[] {
  let turn = easel.between(0, 6.283);
  return portions.map(({ piece: { layer } }) => {
    if (layer === 'herb') return [];
    const places = layer === 'bit' ? 3 : 2;
    return Array.from({ length: places }, () => {
      // Steps of the golden angle spread the heaps without overlap.
      turn += 2.4;
      const far = easel.between(0.3, 0.62);
      return { x: Math.cos(turn) * far, y: Math.sin(turn) * far };
    });
  });
}

/** The part of a sauce, soup or mash that covers the foot of a piece, with light along its edge. */
function lap(easel: Easel, x: number, y: number, reach: number, colour: Colour): string {
  const w = reach * easel.between(0.95, 1.2);
  const left = x - w;
  const top = y + reach * easel.between(0.2, 0.5);
  const edge = `M${n(left)} ${n(top)}q${n(w * 0.5)} ${n(-reach * easel.between(-0.1, 0.3))} ${n(w)} ${n(reach * 0.06)}t${n(w)} ${n(-reach * 0.1)}`;
  return `<path d="${edge}q${n(w * 0.14)} ${n(reach * 0.9)} ${n(-w)} ${n(reach * 1.1)}q${n(-w)} ${n(reach * -0.1)} ${n(-w)} ${n(reach * -1.06)}z" fill="${colour}" opacity=".88"/><path d="${edge}" fill="none" stroke="${tint(colour, 0.45)}" stroke-width=".9" stroke-linecap="round" opacity=".5"/>`;
}
