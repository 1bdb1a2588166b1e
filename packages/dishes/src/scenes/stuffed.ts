import { heapUp } from '../drawing/arrange.ts';
import { within } from '../drawing/bodies.ts';
import { type Colour, shade, tint } from '../drawing/colour.ts';
import { blur, n, rough } from '../drawing/easel.ts';
import { type Outline, place, roundish, smooth } from '../drawing/outline.ts';
import { solid } from '../drawing/solid.ts';
import { table } from '../drawing/table.ts';
import { ovenDish, plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { shareOf } from './breads.ts';
import { mound, SPOONED, spoonfuls } from './heaps.ts';

const JACKET = /jacket potato|(?:baked|stuffed) sweet potato/;
const SALAD = /salad|rocket|lettuce|tomato|cucumber|carrot$|cabbage|slaw|beetroot|lambs|watercress|little-gem/;

/** A jacket potato, cut open with its filling on top; null for other dishes. */
export function jacketPotato(plating: Plating): string | null {
  const { easel, title } = plating;
  const potato = JACKET.test(title) ? plating.left().find(({ food }) => /potato/.test(food)) : undefined;
  if (potato === undefined) return null;
  plating.showEach([potato]);
  const isSweet = /sweet-potato/.test(potato.food);
  const [skin, flesh] = isSweet ? ['#a5502c', '#f0913e'] : ['#a97642', '#f8ecbc'];
  const vessel = plate(easel, 152);
  const rest = plating.left();
  const salad = rest.filter((part) => SALAD.test(part.food) && part.grams >= 25);
  const spooned = rest.filter((part) => SPOONED.test(part.food) && !salad.includes(part));
  const filling = rest.filter((part) => !salad.includes(part) && !spooned.includes(part));
  const [cx, cy] = salad.length > 0 ? [176, 148] : [200, 150];
  const form = place(roundish(easel, 104, 74, 0.06, 15), cx, cy, -0.24);
  const spots = Array.from({ length: 40 }, () => {
    const angle = easel.between(0, 6.283);
    const far = easel.between(0.66, 0.98);
    return `<circle cx="${n(cx + Math.cos(angle) * 98 * far)}" cy="${n(cy + Math.sin(angle) * 70 * far)}" r="${n(easel.between(1, 2.6))}" fill="${shade(skin, 0.5)}" opacity=".5"/>`;
  }).join('');
  const open: Outline = [
    [-92, 4],
    [-58, -26],
    [-16, -44],
    [34, -40],
    [66, -20],
    [94, 0],
    [62, 26],
    [20, 42],
    [-28, 40],
    [-64, 24],
  ];
  const cut = smooth(place(open, cx, cy, -0.24));
  const fluff = Array.from({ length: 34 }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance());
    const lump = place(
      roundish(easel, easel.between(7, 13), easel.between(5, 9), 0.3, 8),
      cx + Math.cos(angle) * 78 * far,
      cy + Math.sin(angle) * 34 * far,
      easel.between(0, 3),
    );
    return `<path d="${smooth(lump)}" transform="translate(1 2)" fill="${shade(flesh, 0.3)}" opacity=".5"/><path d="${smooth(lump)}" fill="${easel.pick([flesh, tint(flesh, 0.4), tint(flesh, 0.6)])}"/>`;
  }).join('');
  const body = `<g filter="${rough(easel, 0.04, 1.8)}">${solid(easel, form, { colour: skin, height: 14, isRound: true })}${spots}</g><path d="${cut}" fill="none" stroke="${shade(skin, 0.5)}" stroke-width="5"/><path d="${cut}" fill="${shade(flesh, 0.16)}"/>${within(easel, `<path d="${cut}"/>`, fluff)}`;
  const top = heapUp(easel, { cx, cy, rx: 74, ry: 40 }, plating.take(filling), {
    coverage: 1.05,
    fill: true,
    size: 1.14,
    gathered: true,
  });
  const spoon = spoonfuls(plating, { cx: cx + 6, cy: cy - 4, rx: 26, ry: 24 }, spooned);
  const side = mound(plating, { cx: 276, cy: 190, rx: 62, ry: 58 }, salad, 1.5, 4);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${side}${body}${top}${spoon}`;
}

interface Hollow {
  readonly named: RegExp;
  readonly food: RegExp;
  readonly skin: Colour;
  readonly flesh: Colour;
  /** Half the length and half the width. */
  readonly size: readonly [long: number, wide: number];
}

const HOLLOWED: readonly Hollow[] = [
  { named: /pepper/, food: /^(?:red-|pointed-)pepper/, skin: '#cf2b1c', flesh: '#ef6a4a', size: [72, 46] },
  { named: /pepper/, food: /^yellow-pepper/, skin: '#eeb01c', flesh: '#f9d468', size: [72, 46] },
  { named: /pepper/, food: /^green-pepper/, skin: '#4d9a34', flesh: '#9aca6a', size: [72, 46] },
  { named: /courgette/, food: /^courgette/, skin: '#3f7d34', flesh: '#e3ecb8', size: [96, 31] },
  { named: /aubergine/, food: /^aubergine/, skin: '#45203f', flesh: '#d9bf86', size: [88, 40] },
];

/** Halves of peppers, courgettes or aubergines with their filling; null for other dishes. */
export function stuffedHalves(plating: Plating): string | null {
  const { easel, title } = plating;
  if (!/stuffed|filled/.test(title)) return null;
  const rest = plating.left();
  const kind = HOLLOWED.find(({ named, food }) => named.test(title) && rest.some((part) => food.test(part.food)));
  const half = kind && rest.find(({ food }) => kind.food.test(food));
  if (kind === undefined || half === undefined) return null;
  plating.showEach([half]);
  const vessel = ovenDish(easel);
  const inside = plating.take(rest.filter((part: Part) => part !== half));
  const [long, wide] = kind.size;
  const rows = wide > 42 ? 2 : 3;
  const columns = wide > 42 ? 2 : 1;
  const spots = Array.from({ length: rows * columns }, (_, index) => {
    const x = columns === 1 ? 200 : 128 + (index % 2) * 144;
    return [x, 150 + (Math.floor(index / columns) - (rows - 1) / 2) * (rows === 2 ? 100 : 68)] as const;
  });
  const drawn = spots.map(([x, y]) => {
    const turn = easel.between(-0.1, 0.1);
    const form = place(roundish(easel, long * (columns === 1 ? 1.3 : 1), wide, 0.06, 13), x, y, turn);
    const hollow: Room = { cx: x, cy: y, rx: long * (columns === 1 ? 1.16 : 0.86), ry: wide * 0.8 };
    const inner = smooth(place(roundish(easel, hollow.rx, hollow.ry, 0.05, 13), x, y, turn));
    const heap = heapUp(easel, hollow, shareOf(inside, 1 / spots.length), {
      coverage: 1.6,
      fill: true,
      times: 4,
      size: 0.96,
    });
    return `${solid(easel, form, { colour: kind.skin, height: 12, gloss: 0.4 })}<path d="${inner}" fill="${kind.flesh}"/><path d="${inner}" fill="#1d0a02" opacity=".3" filter="${blur(easel, 4)}"/>${heap}`;
  });
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, drawn.join(''))}${vessel.over}`;
}
