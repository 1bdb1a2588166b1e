import type { Colour } from './colour.ts';
import { tint } from './colour.ts';
import { blur, type Easel, n } from './easel.ts';
import type { Piece } from './piece.ts';
import type { Room } from './vessels.ts';

/** So many pieces of a food. */
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
  /** How much of the room pieces cover: below 1 the ground shows, above 1 they lie on each other. */
  readonly coverage?: number;
  /** Whether few pieces are made more until they cover it. */
  readonly fill?: boolean;
  readonly size?: number;
  /** How many times more pieces than weighed may fill the room. */
  readonly times?: number;
  /** What the pieces lie in, which covers their lower edges. */
  readonly sunkIn?: Colour;
  /** In how many groups they lie, rather than evenly. */
  readonly groups?: number;
}

const ORDER = ['whole', 'part', 'bit', 'herb'] as const;
const CANDIDATES = 7;
const MOST_OF_ONE = 90;
/** Grams of one piece from which people see how many there are. */
const COUNTED = 20;
/** How many times more pieces than weighed may fill a room. */
const MOST_TIMES = 2.2;

/** How many of each, fitted to the room. */
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
    // Of what one counts by eye, such as eggs, no more are drawn than there are.
    const own = piece.each >= COUNTED ? Math.min(1, scale) : scale;
    const share = piece.layer === 'herb' ? Math.min(12, Math.max(5, count)) : count * own;
    return Math.min(MOST_OF_ONE, Math.max(few, Math.round(share)));
  });
}

/** The room that portions fill, where they are too few for the whole of it. */
export function snug(room: Room, portions: readonly Portion[], coverage: number, times = MOST_TIMES): Room {
  const wanted = portions.reduce((sum, { piece, count }) => {
    if (piece.layer === 'herb') return sum;
    return sum + Math.max(2, count) * piece.reach ** 2 * 2.1 * (piece.each >= COUNTED ? 1 : times);
  }, 0);
  const share = Math.min(1, Math.max(0.4, Math.sqrt(wanted / (Math.PI * room.rx * room.ry * coverage))));
  return { ...room, rx: room.rx * share, ry: room.ry * share };
}

/** A heap of pieces in an oval room: large below, small above, herbs last; those of one food spread. */
export function heapUp(
  easel: Easel,
  { cx, cy, rx, ry }: Room,
  portions: readonly Portion[],
  options: HeapOptions = {},
): string {
  const size = options.size ?? 1;
  const counts = fitted(portions, Math.PI * rx * ry, options);
  const start = options.groups ? easel.between(0, 6.283) : 0;
  const middles = Array.from({ length: options.groups ?? 0 }, (_, index) => {
    const angle = start + (index / options.groups!) * 6.283 + easel.between(-0.35, 0.35);
    return { x: cx + Math.cos(angle) * rx * 0.52, y: cy + Math.sin(angle) * ry * 0.52 };
  });
  let markup = '';
  const placed: Placed[] = [];
  for (const layer of ORDER) {
    const order = portions
      .flatMap(({ piece }, index) => (piece.layer === layer ? Array.from({ length: counts[index]! }, () => index) : []))
      .map((index) => ({ index, at: easel.chance() }))
      .toSorted((one, other) => one.at - other.at);
    for (const { index } of order) {
      const { piece } = portions[index]!;
      const reach = piece.reach * size;
      const keep = layer === 'herb' ? 0.6 : 1;
      let best = { x: cx, y: cy, score: -Infinity };
      for (let attempt = 0; attempt < CANDIDATES; attempt++) {
        const angle = easel.between(0, 6.283);
        const far = Math.sqrt(easel.chance()) * keep;
        // One in five lies apart.
        const group = middles.length > 0 && easel.chance() < 0.8 ? easel.pick(middles) : null;
        const spread = group ? 0.42 : 1;
        const x = (group?.x ?? cx) + Math.cos(angle) * far * spread * Math.max(2, rx - reach * 0.8);
        const y = (group?.y ?? cy) + Math.sin(angle) * far * spread * Math.max(2, ry - reach * 0.8);
        let score = 1e6;
        for (const other of placed) {
          const gap = Math.hypot(other.x - x, other.y - y) - (other.reach + reach) * 0.75;
          score = Math.min(score, other.portion === index ? gap * 0.55 : gap);
          if (score <= best.score) break;
        }
        if (score > best.score) best = { x, y, score };
      }
      placed.push({ x: best.x, y: best.y, portion: index, reach });
      markup += piece.draw(
        easel,
        best.x,
        best.y,
        easel.between(0, 6.283),
        size * (options.sunkIn ? easel.between(0.78, 1.24) : easel.between(0.88, 1.12)),
      );
    }
  }
  return options.sunkIn ? markup + surface(easel, placed, options.sunkIn) : markup;
}

/** What a sauce, a soup or a mash covers of the pieces in it, with the light along its edge. */
function surface(easel: Easel, placed: readonly Placed[], colour: Colour): string {
  // Of pieces that lie on each other only the lowest touch the surface.
  const lowest = placed.filter(
    (one) =>
      !placed.some((other) => other.y > one.y + 2 && Math.hypot(other.x - one.x, other.y - one.y) < one.reach * 1.5),
  );
  const marks = lowest.map(({ x, y, reach }) => {
    const [w, h] = [reach * easel.between(1, 1.3), reach * easel.between(0.62, 0.9)];
    const [left, top] = [x - w * 0.8, y + reach * easel.between(0.36, 0.72)];
    const line = `M${n(left)} ${n(top)}q${n(w * 0.9)} ${n(-h * 0.5)} ${n(w * 1.8)} ${n(-h * 0.1)}`;
    return {
      line,
      cover: `${line}q${n(w * 0.3)} ${n(h)} ${n(-w * 0.8)} ${n(h * 1.3)}q${n(-w)} ${n(h * 0.1)} ${n(-w)} ${n(-h * 1.2)}Z`,
    };
  });
  return `<path d="${marks.map(({ cover }) => cover).join('')}" fill="${colour}" opacity=".94" filter="${blur(easel, 1.2)}"/><path d="${marks.map(({ line }) => line).join('')}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="1" stroke-linecap="round" opacity=".55"/>`;
}
