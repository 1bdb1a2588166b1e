import { heapUp } from '../drawing/arrange.ts';
import { within } from '../drawing/bodies.ts';
import { type Colour, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { cube, heap } from '../drawing/chunks.ts';
import { place, polar, roundish, smooth } from '../drawing/outline.ts';
import { part } from '../drawing/piece.ts';
import { castShadow } from '../drawing/solid.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';

const BAKED_IN =
  /pastry|flour|egg|milk|quark|cream|ricotta|sugar|butter|digestives|custard|silken|yoghurt|breadcrumbs|oats/;

/** Returns a pie's topping, and marks its pastry and filling as already drawn: they are part of the baked pie. */
function toppingsOf(plating: Plating, sunk: RegExp): readonly Part[] {
  const baked = plating.parts.filter(({ food }) => BAKED_IN.test(food) || sunk.test(food));
  plating.show('baked', baked);
  return plating.left();
}

const STEWED_APPLE = part(9, 11, heap(cube('#dfab54', 17, { edge: '#b57a2c' }), 2, 7));

/** An apple pie from above: a high crust, soft apple under a pastry lattice. */
function latticed(plating: Plating): string {
  const { easel } = plating;
  const sunk = plating.parts.filter(({ food }) => /^(?:apple|pear|rhubarb|plum|cherries)/.test(food));
  const rest = toppingsOf(plating, /^(?:apple|pear|rhubarb|plum|cherries)/);
  const isApple = sunk.some(({ food }) => food === 'apple' || food === 'pear');
  const colour = isApple ? '#b9782c' : plating.blendColour(sunk, '#a8442c');
  const [cx, cy, r] = [196, 148, 124];
  const rim = place(
    polar(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? 1.015 : 0.975)),
      r,
      r,
    ),
    cx,
    cy,
    0,
  );
  const crust = '#d39a4c';
  const raisins = plating.take(rest).map(({ piece }) => ({ piece, count: 26 }));
  const apple = isApple ? [{ piece: STEWED_APPLE, count: 70 }] : [];
  const filling = `<circle cx="${cx}" cy="${cy}" r="108" fill="${shade(colour, 0.25)}"/>${heapUp(easel, { cx, cy, rx: 108, ry: 108 }, [...apple, ...raisins], { coverage: 1.3, fill: true, times: 3, size: 1.05 })}`;
  const strips = [-0.72, -0.24, 0.24, 0.72];
  const strip = (at: number, turn: number) => {
    const wide = 21;
    const y = at * 104;
    const long = Math.sqrt(112 * 112 - y * y);
    const box = (dy: number, fill: string, extra = '') =>
      `<rect x="${n(-long)}" y="${n(y - wide / 2 + dy)}" width="${n(long * 2)}" height="${wide}" rx="5" fill="${fill}" ${extra}/>`;
    return `<g transform="translate(${cx} ${cy}) rotate(${turn})">${box(4, '#1d0a02', 'opacity=".34"')}${box(0, crust)}${box(0, 'none', `stroke="${shade(crust, 0.3)}" stroke-width="1.2" opacity=".6"`)}<rect x="${n(-long)}" y="${n(y - wide / 2 + 2)}" width="${n(long * 2)}" height="4" rx="2" fill="${tint(crust, 0.5)}" opacity=".7"/></g>`;
  };
  const lattice = `<g filter="${rough(easel, 0.05, 1.2)}">${strips.map((at) => strip(at, 38)).join('')}${strips.map((at) => strip(at, -52)).join('')}</g>`;
  const browned = Array.from({ length: 26 }, () => {
    const angle = easel.between(0, 6.283);
    const far = easel.between(20, 116);
    return `<path d="${smooth(place(roundish(easel, easel.between(4, 12), easel.between(3, 7), 0.3, 8), cx + Math.cos(angle) * far, cy + Math.sin(angle) * far, angle))}" fill="#8f4f16" opacity=".28"/>`;
  }).join('');
  const wall = `<path d="${smooth(rim)}" transform="translate(9 14)" fill="#160701" opacity=".5" filter="${blur(easel, 6)}"/><path d="${smooth(rim)}" transform="translate(2 7)" fill="${shade(crust, 0.34)}"/><g filter="${rough(easel, 0.07, 2)}"><path d="${smooth(rim)}" fill="${crust}"/></g>`;
  const edge = `<circle cx="${cx}" cy="${cy}" r="113" fill="none" stroke="${tint(crust, 0.3)}" stroke-width="9" opacity=".8"/><circle cx="${cx}" cy="${cy}" r="108" fill="none" stroke="#5a2c0a" stroke-width="3" opacity=".4"/>`;
  return `${wall}${within(easel, `<circle cx="${cx}" cy="${cy}" r="112"/>`, filling + lattice)}${edge}${browned}`;
}

interface Wedge {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From the top down: the depth and colour of each layer. */
  readonly layers: readonly (readonly [deep: number, colour: Colour])[];
  readonly top: Colour;
}

/** A wedge of cake pointing to the lower left, with the layers of its cut side in front. */
function wedge(easel: Easel, { x, y, size, layers, top }: Wedge): string {
  const at = (px: number, py: number) => [x + px * size, y + py * size] as const;
  const [tip, near, far] = [at(-92, 14), at(66, 40), at(70, -44)];
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  const down = ([px, py]: readonly [number, number], by: number) => [px, py + by * size] as const;
  let depth = 0;
  const bands = layers
    .map(([deep, colour]) => {
      const [from, to] = [depth, depth + deep];
      depth = to;
      const back = `M${n(near[0])} ${n(near[1] + from * size)}Q${n(near[0] + 26 * size)} ${n((near[1] + far[1]) / 2 + from * size)} ${n(far[0])} ${n(far[1] + from * size)}V${n(far[1] + to * size)}Q${n(near[0] + 26 * size)} ${n((near[1] + far[1]) / 2 + to * size)} ${n(near[0])} ${n(near[1] + to * size)}Z`;
      return `<path d="${back}" fill="${shade(colour, 0.2)}"/><path d="${path([down(tip, from), down(near, from), down(near, to), down(tip, to)])}" fill="${easel.flat(colour)}"/>`;
    })
    .join('');
  const face = `M${n(tip[0])} ${n(tip[1])}L${n(near[0])} ${n(near[1])}Q${n(near[0] + 26 * size)} ${n((near[1] + far[1]) / 2)} ${n(far[0])} ${n(far[1])}Z`;
  const shadow = castShadow([down(tip, depth), down(near, depth), down(far, depth)], 8);
  return `${shadow}<g filter="${rough(easel, 0.05, 0.8)}">${bands}</g><path d="${face}" fill="${easel.flat(top)}"/><path d="${path([tip, near])}" fill="none" stroke="${tint(top, 0.6)}" stroke-width="2" opacity=".8"/>`;
}

/** Two slices of baked cheesecake: a crumb base, a thick pale filling, and a slightly coloured top. */
function cheesecake(plating: Plating): string {
  const { easel } = plating;
  const rest = toppingsOf(plating, /^$/);
  const fruit = plating.take(rest);
  const studs = fruit.map(({ piece, count }) => ({ piece, count: Math.max(6, count) }));
  const layers = [
    [7, '#f3d9a0'],
    [40, '#fbf1d8'],
    [13, '#a56a30'],
  ] as const;
  const one = (x: number, y: number, size: number) => {
    const baked =
      studs.length > 0
        ? heapUp(easel, { cx: x - 10 * size, cy: y + 26 * size, rx: 44 * size, ry: 9 }, studs, {
            coverage: 0.3,
            size: 0.66,
          })
        : '';
    const over = heapUp(easel, { cx: x + 22 * size, cy: y + 2 * size, rx: 44 * size, ry: 24 * size }, studs, {
      coverage: 0.8,
      fill: true,
      times: 4,
      size: 1.05,
    });
    return wedge(easel, { x, y, size, layers, top: '#efcd8a' }) + baked + over;
  };
  return one(186, 86, 1.02) + one(214, 190, 1.12);
}

/** Twisted strips of puff pastry, with cheese baked in their turns. */
function twists(plating: Plating): string {
  const { easel } = plating;
  toppingsOf(plating, /cheese|cheddar|gouda|parmesan|paprika|seeds/);
  plating.show(
    'dairy',
    plating.parts.filter(({ food }) => /cheese|cheddar|gouda|parmesan/.test(food)),
  );
  const one = (x: number, y: number, turn: number) => {
    const turns = Array.from({ length: 9 }, (_, index) => {
      const px = -104 + index * 26;
      const tone = index % 2 ? '#d9a045' : '#e8b75e';
      const form = place(
        [
          [px - 15, -10],
          [px - 4, -20],
          [px + 14, -17],
          [px + 21, -6],
          [px + 15, 11],
          [px + 3, 19],
          [px - 13, 16],
          [px - 20, 4],
        ],
        x,
        y,
        turn,
      );
      const layer = place(
        [
          [px + 12, -15],
          [px + 2, 0],
          [px - 10, 14],
        ],
        x,
        y,
        turn,
      );
      const [a, b, c] = layer as [readonly [number, number], readonly [number, number], readonly [number, number]];
      const run = `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
      return `${castShadow(form, 4)}<path d="${smooth(form)}" fill="${easel.round(tone)}"/><path d="${run}" fill="none" stroke="#9c5a18" stroke-width="3.4" opacity=".55"/><path d="${run}" transform="translate(-3 -1)" fill="none" stroke="#fbe2a0" stroke-width="2.4" opacity=".8"/>`;
    }).join('');
    return turns;
  };
  return `<g filter="${rough(easel, 0.06, 1)}">${one(198, 66, -0.06)}${one(206, 122, 0.05)}${one(194, 178, -0.03)}${one(204, 236, 0.04)}</g>`;
}

/** A sweet pie, a cheesecake or pastry twists; null for other dishes. */
export function pie(plating: Plating): string | null {
  const { easel, title } = plating;
  const draw = /twist|cheese straw/.test(title)
    ? twists
    : /quark cake|cheesecake/.test(title)
      ? cheesecake
      : /(?:apple|pear|plum|cherry|rhubarb) (?:pie|tart)/.test(title)
        ? latticed
        : null;
  if (draw === null) return null;
  const vessel = draw === cheesecake || easel.chance() < 0.4 ? plate(easel, 152) : board(easel);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${draw(plating)}`;
}
