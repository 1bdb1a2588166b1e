import { heapUp } from '../drawing/arrange.ts';
import { mash, pool, steam } from '../drawing/bodies.ts';
import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import { blur, n } from '../drawing/easel.ts';
import { line, place, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { PROTEIN } from './heaps.ts';

const ROOTS = /^(?:potato|baby-potatoes|sweet-potato|cauliflower|celeriac|swede)$/;
const LEAVES = /kale|endive|cabbage|spinach|greens|rocket|lettuce|chard|sauerkraut|runner-beans|leek/;

/**
 * Returns how leaves look when stirred through a mash: their colours, and the length and width to which they were cut.
 */
function strandsOf({ food }: Part): Readonly<{ colours: readonly Colour[]; long: number; wide: number }> {
  if (/red-cabbage/.test(food)) return { colours: ['#7c2f6e', '#9a4487', '#5e2055'], long: 17, wide: 3.4 };
  if (/sauerkraut|white-cabbage|pointed/.test(food))
    return { colours: ['#f3efcf', '#e2dca8', '#fbf9e4'], long: 22, wide: 2.4 };
  if (/endive|lettuce/.test(food))
    return { colours: ['#6fae3c', '#8cc24e', '#d3e6a0', '#4f8f30'], long: 20, wide: 4.2 };
  if (/runner-beans/.test(food)) return { colours: ['#5f9e3c', '#78b050', '#4a8a30'], long: 16, wide: 4 };
  if (/leek/.test(food)) return { colours: ['#b5d488', '#8fbb5e', '#dcebb4'], long: 14, wide: 4 };
  return { colours: ['#2f6b30', '#3f7f38', '#57973f', '#265a2a'], long: 12, wide: 4.6 };
}

/** Strands of leaf, some deep in the mash and some on its surface. */
function stirredThrough({ easel }: Plating, room: Room, leaves: readonly Part[], ground: Colour): string {
  return leaves
    .map((part) => {
      const { colours, long, wide } = strandsOf(part);
      const count = Math.round(Math.min(170, 50 + part.grams * 0.8));
      return Array.from({ length: count }, (_, index) => {
        const angle = easel.between(0, 6.283);
        const far = Math.sqrt(easel.chance()) * 0.9;
        const [x, y] = [room.cx + Math.cos(angle) * room.rx * far, room.cy + Math.sin(angle) * room.ry * far];
        const half = (long / 2) * easel.between(0.6, 1.2);
        const points = place(
          [
            [-half, 0],
            [0, half * easel.between(-0.7, 0.7)],
            [half, easel.between(-2, 2)],
          ],
          x,
          y,
          easel.between(0, 3.14),
        );
        const colour = easel.pick(colours);
        if (index % 3 === 0) return line(points, mix(colour, ground, 0.45), wide, 0.9);
        const under = line(
          points.map(([a, b]) => [a + 0.9, b + 1.3] as const),
          shade(ground, 0.5),
          wide,
          0.35,
        );
        const light = line(
          points.map(([a, b]) => [a - 0.4, b - 0.6] as const),
          tint(colour, 0.4),
          wide * 0.28,
          0.7,
        );
        return under + line(points, colour, wide * easel.between(0.8, 1.15), 1) + light;
      }).join('');
    })
    .join('');
}

/** A well pressed into the mash with a spoon and filled with gravy. */
function wellOf({ easel }: Plating, x: number, y: number, ground: Colour, gravy: Colour): string {
  const outline = roundish(easel, 36, 29, 0.12, 15);
  const rim = smooth(place(outline, x, y, 0, 1.22));
  return `<path d="${rim}" fill="${tint(ground, 0.4)}" opacity=".8" filter="${blur(easel, 2)}"/><path d="${smooth(place(outline, x - 1, y - 2, 0, 1.06))}" fill="${shade(ground, 0.4)}" opacity=".8" filter="${blur(easel, 1.4)}"/>${pool(easel, x, y, 34, 27, gravy)}<path d="M${n(x - 20)} ${n(y - 9)}q10 -9 24 -8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".55"/>`;
}

/** A mash with vegetables stirred through it, a well of gravy, and meat next to it. */
export const stamppot: Scene = (plating) => {
  const { easel } = plating;
  const vessel = plate(easel, 152);
  const roots = plating.parts.filter(({ food }) => ROOTS.test(food));
  const isHutspot = /hutspot|carrot and onion mash|carrot mash/.test(plating.title);
  const carrots = isHutspot ? plating.parts.filter(({ food }) => /^(?:carrot|onion)$/.test(food)) : [];
  const isMain = ({ food, piece }: Part) => PROTEIN.test(food) && piece?.layer !== 'bit' && food !== 'egg';
  const hasMain = plating.left().some(isMain);
  const room: Room = hasMain ? { cx: 184, cy: 140, rx: 112, ry: 104 } : { cx: 200, cy: 150, rx: 122, ry: 114 };
  const leaves = plating.left().filter(({ food }) => LEAVES.test(food));
  plating.show('other', [...roots, ...carrots]);
  plating.showEach(leaves);
  const own = plating.blendColour(
    [...roots, ...carrots].filter(({ food }) => !/milk|butter/.test(food)),
    '#ecd48a',
  );
  const isRed = leaves.some(({ food }) => /red-cabbage/.test(food));
  const ground = isRed ? mix(own, '#9a4487', 0.42) : leaves.length > 0 ? mix(own, '#8fb04a', 0.07) : own;
  // Two mounds, the smaller one on top, because a stamppot is heaped high.
  const upper: Room = { cx: room.cx - 5, cy: room.cy - 12, rx: room.rx * 0.7, ry: room.ry * 0.66 };
  const body = mash(easel, room, ground) + mash(easel, upper, tint(ground, 0.08));
  // Carrot and onion are mashed coarsely, which leaves shreds of them.
  const shredded = isHutspot
    ? Array.from({ length: 110 }, () => {
        const angle = easel.between(0, 6.283);
        const far = Math.sqrt(easel.chance()) * 0.88;
        const [x, y] = [room.cx + Math.cos(angle) * room.rx * far, room.cy + Math.sin(angle) * room.ry * far];
        const size = easel.between(3, 7);
        return `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.4, 7), x, y, 0))}" fill="${easel.pick(['#ee8026', '#e56f18', '#f6a04e', '#f4e4b4'])}" opacity="${n(easel.between(0.55, 0.95))}"/>`;
      }).join('')
    : '';
  const stirred = stirredThrough(plating, room, leaves, ground);
  const rest = plating.left();
  const mains = rest.filter(isMain);
  const others = rest.filter((part) => !mains.includes(part));
  const through = heapUp(easel, { ...room, rx: room.rx * 0.8, ry: room.ry * 0.8 }, plating.take(others), {
    coverage: 0.5,
    fill: true,
    size: 1.06,
  });
  const gravy =
    plating.has(/stock|gravy|ketjap/) && /gravy|sauce|juices/.test(plating.says)
      ? wellOf(plating, room.cx - 34, room.cy - 6, ground, '#6a3512')
      : '';
  const main =
    mains.length > 0
      ? heapUp(easel, { cx: 246, cy: 190, rx: 74, ry: 54 }, plating.take(mains), {
          coverage: 1.15,
          fill: true,
          size: 1.36,
        })
      : '';
  return `${table(easel, plating.dish.meal)}${vessel.markup}${body}${shredded}${stirred}${through}${gravy}${main}${steam(easel, room)}`;
};
