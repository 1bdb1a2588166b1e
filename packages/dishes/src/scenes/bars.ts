import { heapUp, type Portion } from '../drawing/arrange.ts';
import { within } from '../drawing/bodies.ts';
import { shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { blockish, type Outline, place, smooth } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';
import { crumb, type Cut } from './crumb.ts';

/** A square of a brownie or a traybake, seen from above and in front: a browned top, and the cut side. */
export function square(easel: Easel, cut: Cut): string {
  const { x, y, turn, colour } = cut;
  const thick = 25;
  const inside = tint(colour, 0.28);
  const top = place(blockish(easel, 110, 62, 0.03), x, y - 8, turn);
  const foot = top.map(([a, b]) => [a, b + thick] as const);
  const left = top.reduce((one, other) => (other[0] < one[0] ? other : one));
  const right = top.reduce((one, other) => (other[0] > one[0] ? other : one));
  const wall = `<path d="${smooth(foot)}"/><path d="M${n(left[0] + 1)} ${n(left[1])}L${n(right[0] - 1)} ${n(right[1])}V${n(right[1] + thick)}L${n(left[0] + 1)} ${n(left[1] + thick)}Z"/>`;
  const side = crumb(easel, { ...cut, y: y + 30, colour: inside }, 118, 60, 110);
  const sole = `<path d="${smooth(foot)}" fill="none" stroke="${shade(colour, 0.4)}" stroke-width="3" opacity=".7"/>`;
  const face = crumb(easel, { ...cut, y: y - 8 }, 104, 58, cut.hasOats ? 120 : 50);
  return `<g transform="translate(7 6)" fill="#1d0a02" opacity=".32" filter="${blur(easel, 5)}">${wall}</g><g fill="${inside}">${wall}</g>${within(easel, wall, side + sole)}<g filter="${rough(easel, 0.05, 1.4)}"><path d="${smooth(top)}" fill="${colour}"/></g>${within(easel, `<path d="${smooth(top)}"/>`, face)}<path d="${smooth(top)}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="1.4" opacity=".7"/>`;
}

/**
 * Bars of oats, nuts and seeds pressed together: long, with sharp edges, their contents visible on top and at the side.
 */
export function longBars(easel: Easel, colour: string, hasOats: boolean, studs: readonly Portion[]): string {
  const [w, h, deep] = [100, 20, 19];
  const one = (x: number, y: number, turn: number) => {
    const box = (top: number, bottom: number) => `M${n(-w)} ${n(top)}H${n(w)}L${n(w + 3)} ${n(bottom)}H${n(-w + 3)}Z`;
    const top = `<path d="M${n(-w)} ${n(-h)}H${n(w)}V${n(h)}H${n(-w)}Z" stroke-linejoin="round" stroke-width="5" stroke="${colour}"/>`;
    const inside = shade(colour, 0.2);
    const face = crumb(easel, { x: 0, y: 0, turn: 0, colour, hasOats }, w * 1.94, h * 1.9, hasOats ? 170 : 90);
    const cut = crumb(easel, { x: 0, y: h + deep * 0.5, turn: 0, colour: inside, hasOats }, w * 1.94, deep, 50);
    const heap = heapUp(easel, { cx: 0, cy: 0, rx: w * 1.02, ry: h * 1.02 }, studs, {
      coverage: 0.62,
      fill: true,
      size: 0.86,
      times: 3,
    });
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="${box(-h, h + deep)}" transform="translate(7 9)" fill="#160701" opacity=".42" filter="${blur(easel, 5)}"/><path d="${box(h - 2, h + deep)}" fill="${inside}" stroke="${inside}" stroke-width="4" stroke-linejoin="round"/>${cut}<g fill="${colour}" filter="${rough(easel, 0.07, 1.8)}">${top}</g>${face}${heap}<path d="M${n(-w)} ${n(-h - 1)}H${n(w)}" stroke="${tint(colour, 0.6)}" stroke-width="1.6" opacity=".6"/></g>`;
  };
  return one(186, 74, -13) + one(208, 142, -6) + one(192, 216, -11);
}

/** Frozen yoghurt broken into shards, white and matt, with the toppings frozen on. */
export function shards(easel: Easel, colour: string, studs: readonly Portion[]): string {
  const forms: readonly (readonly [number, number, Outline])[] = [
    [
      132,
      110,
      [
        [-62, -30],
        [-10, -52],
        [54, -40],
        [50, 20],
        [8, 44],
        [-48, 34],
      ],
    ],
    [
      256,
      104,
      [
        [-50, -44],
        [30, -50],
        [62, -8],
        [40, 40],
        [-20, 34],
        [-56, 6],
      ],
    ],
    [
      140,
      208,
      [
        [-58, -34],
        [22, -44],
        [60, -6],
        [24, 38],
        [-40, 36],
      ],
    ],
    [
      258,
      198,
      [
        [-46, -30],
        [12, -46],
        [58, -26],
        [48, 34],
        [-8, 46],
        [-52, 20],
      ],
    ],
  ];
  return forms
    .map(([x, y, outline]) => {
      const own = place(outline, x, y, easel.between(-0.15, 0.15));
      const path = (dy: number) => `M${own.map(([px, py]) => `${n(px)} ${n(py + dy)}`).join('L')}Z`;
      const heap = heapUp(easel, { cx: x, cy: y, rx: 46, ry: 34 }, studs, { coverage: 0.42, fill: true, times: 3 });
      return `${castShadow(own, 7)}<path d="${path(10)}" fill="${shade(colour, 0.14)}" stroke="${shade(colour, 0.14)}" stroke-width="4" stroke-linejoin="round"/><g filter="${rough(easel, 0.03, 0.9)}"><path d="${path(0)}" fill="${colour}" stroke="#fffdf8" stroke-width="4" stroke-linejoin="round"/></g>${within(easel, `<path d="${path(0)}"/>`, heap)}`;
    })
    .join('');
}
