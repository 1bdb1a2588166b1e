import { heapUp } from '../drawing/arrange.ts';
import { swell, within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { blockish, type Outline, place, roundish, smooth } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { platter } from './bites.ts';

export const DOUGH =
  /flour|^oats|gluten-free-oats|oat-bran|egg|milk|drink|butter|sugar|quark|yoghurt|banana|cocoa|syrup|honey|dates|protein|almond-flour|coconut|cream|pastry|filo|digestives|ricotta|silken|apple-sauce|peanut-butter|tahini|carrot|courgette|apple$|pumpkin|sweet-potato|cottage|black-beans|chickpeas|cornmeal|semolina|cheese|psyllium|desiccated|apricots|linseed|cheddar/;
export const ON_TOP =
  /berries|raspberr|blueberr|strawberr|cherr|plum|walnut|pecan|hazelnut|almonds|nuts|pistach|seeds|raisin|chocolate|nibs|flaked|pear|peach|rhubarb|sprinkles|currants|ham|spinach|mint|spring-onion|herb/;

/** What goes into a dough or a batter; what is left lies on it. */
function kneaded(plating: Plating): Part[] {
  const dough = plating.parts.filter(({ food }) => DOUGH.test(food) && !ON_TOP.test(food));
  if (dough.length > 0) plating.show('baked', dough);
  return dough;
}

function doughColour(plating: Plating): string {
  if (
    plating.parts.some(({ food, grams }) => /cocoa|dark-chocolate|protein-chocolate/.test(food) && grams > 1.5) &&
    /choc|brownie|cocoa|mug/.test(plating.title)
  )
    return '#6a3d22';
  if (/spiced loaf|ontbijtkoek|ginger|peperkoek|date|carrot/.test(plating.title)) return '#a86a34';
  if (/egg muffin|frittata/.test(plating.title)) return '#e9bb4c';
  return plating.has(/oats|wholewheat|rye/) ? '#c48f4e' : '#d9a656';
}

/** Baked dough: an outline with a risen, rough, browned top. */
function loaf(easel: Easel, outline: Outline, colour: string, height: number): string {
  return `${castShadow(outline, height)}<path d="${smooth(outline.map(([x, y]) => [x + height * 0.4, y + height * 0.9] as const))}" fill="${shade(colour, 0.3)}" filter="${rough(easel, 0.12, 3)}"/><g filter="${rough(easel, 0.09, 2)}"><path d="${smooth(outline)}" fill="${colour}"/></g>`;
}

interface Cut {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: string;
  /** Whether it is made of oats that one sees. */
  readonly hasOats: boolean;
}

/** The inside of what is baked: pores, each with a lit edge, and flakes of oats. */
function crumb(
  easel: Easel,
  { x, y, turn, colour, hasOats }: Cut,
  width: number,
  height: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = place([[easel.between(-0.5, 0.5) * width, easel.between(-0.5, 0.5) * height]], x, y, turn)[0]!;
    const size = easel.between(0.7, 2.2);
    const isFlake = hasOats && index % 2 === 0;
    const mark = (tone: string, dx: number, wide: number, opacity: number) =>
      `<ellipse cx="${n(px + dx)}" cy="${n(py + dx)}" rx="${n(size * wide)}" ry="${n(size * wide * 0.62)}" fill="${tone}" opacity="${opacity}" transform="rotate(${n(easel.between(-40, 40))} ${n(px)} ${n(py)})"/>`;
    return isFlake
      ? mark(shade(colour, 0.4), 0.8, 2, 0.5) + mark(tint(colour, easel.between(0.3, 0.7)), 0, 2, 0.95)
      : mark(tint(colour, 0.5), 0.7, 1, 0.6) + mark(shade(colour, 0.38), 0, 1, 0.75);
  }).join('');
}

/** A bar from above and in front: a browned top, and the side where it was cut. */
function bar(easel: Easel, cut: Cut): string {
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

/** A slice of a loaf cake on its side: the crumb of the cut, a browned crust around it that has risen at the top. */
function sliceOfLoaf(easel: Easel, cut: Cut): string {
  const { x, y, turn, colour } = cut;
  const form = (k: number, dx = 0, dy = 0) =>
    place(
      [
        [-58, 46],
        [-66, 0],
        [-68, -24],
        [-50, -46],
        [-20, -58],
        [6, -62],
        [30, -57],
        [56, -44],
        [69, -22],
        [66, 4],
        [58, 46],
        [0, 50],
      ].map(([px, py]) => [px! * k + dx, py! * k + dy] as const),
      x,
      y,
      turn,
    );
  const inside = tint(colour, 0.36);
  const outer = form(1);
  const inner = smooth(form(0.92, 0, 1));
  const crust = mix(colour, '#6a3512', 0.5);
  const thick = outer.map(([a, b]) => [a + 5, b + 13] as const);
  return `${castShadow(outer, 15)}<path d="${smooth(thick)}" fill="${shade(crust, 0.25)}"/><path d="${smooth(outer)}" fill="${crust}"/><g filter="${rough(easel, 0.05, 1.4)}"><path d="${inner}" fill="${inside}"/></g>${within(easel, `<path d="${inner}"/>`, crumb(easel, { ...cut, colour: inside, hasOats: false }, 128, 108, 190))}<path d="${inner}" fill="none" stroke="${mix(colour, crust, 0.5)}" stroke-width="3" opacity=".6"/>`;
}

/** Icing over the risen top of a slice, run down a little over its cut side. */
function icing(easel: Easel, { x, y, turn }: Cut): string {
  const outline = place(
    [
      [-73, -16],
      [-54, -50],
      [-20, -64],
      [6, -68],
      [30, -63],
      [60, -48],
      [74, -14],
      [60, -22],
      [44, -12],
      [24, -34],
      [4, -20],
      [-16, -36],
      [-34, -16],
      [-54, -30],
    ],
    x,
    y,
    turn,
  );
  return `<path d="${smooth(outline)}" transform="translate(2 4)" fill="#1d0a02" opacity=".3"/><g filter="${rough(easel, 0.03, 1.8)}"><path d="${smooth(outline)}" fill="#fbf3df"/></g>`;
}

/** A loaf cake, cut: its crust runs back from the cut side. */
function cutLoaf(easel: Easel, cut: Cut): string {
  const crust = mix(cut.colour, '#6a3512', 0.42);
  const outline = place(
    [
      [-58, 46],
      [-66, 0],
      [-68, -24],
      [-50, -46],
      [-20, -58],
      [6, -62],
      [30, -57],
      [56, -44],
      [69, -22],
      [66, 4],
      [58, 46],
      [0, 50],
    ],
    cut.x,
    cut.y,
    0,
  );
  const length = 15;
  const at = (step: number) => [step * 9.4, -step * 3.4] as const;
  const [fx, fy] = at(length);
  const rows = Array.from({ length }, (_, index) => {
    const step = length - index;
    const [dx, dy] = at(step);
    const tone = mix(crust, step % 2 === 0 ? shade(crust, 0.1) : tint(crust, 0.06), 0.5);
    return `<path d="${smooth(outline)}" transform="translate(${n(dx)} ${n(dy)})" fill="${tone}"/>`;
  }).join('');
  const ridge = `<path d="M${n(cut.x - 44)} ${n(cut.y - 52)}q40 -18 ${n(fx + 36)} ${n(fy - 6)}" fill="none" stroke="${tint(cut.colour, 0.5)}" stroke-width="11" stroke-linecap="round" opacity=".4" filter="${blur(easel, 4)}"/>`;
  const shadow = `<path d="${smooth(outline)}" transform="translate(${n(fx * 0.5 + 8)} ${n(fy * 0.5 + 16)}) " fill="#1d0a02" opacity=".4" filter="${blur(easel, 7)}"/>`;
  return `${shadow}<g filter="${rough(easel, 0.05, 1.4)}">${rows}</g>${ridge}${sliceOfLoaf(easel, cut)}`;
}

interface Cup {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** In a pleated paper, in a mug, or in nothing. */
  readonly in: 'paper' | 'mug' | 'nothing';
}

/** A muffin, a scone or a cake in a mug from the front: its cup, and the top that has risen over it. */
function muffin(easel: Easel, { x, y, colour, in: cup }: Cup): string {
  const isBare = cup === 'nothing';
  const [wide, foot, deep, rise] = isBare ? [50, 48, 34, 34] : cup === 'mug' ? [62, 56, 92, 34] : [52, 37, 50, 52];
  const wall = `M${n(x - wide)} ${n(y)}L${n(x - foot)} ${n(y + deep)}Q${n(x)} ${n(y + deep + 13)} ${n(x + foot)} ${n(y + deep)}L${n(x + wide)} ${n(y)}Z`;
  const ground = isBare ? mix(colour, '#f6e2b4', 0.4) : cup === 'mug' ? '#5f8494' : '#f1e3c8';
  const shadow = `<ellipse cx="${n(x + 10)}" cy="${n(y + deep + 3)}" rx="${n(foot * 1.2)}" ry="13" fill="#160701" opacity=".5" filter="${blur(easel, 5)}"/>`;
  const pleats =
    cup === 'paper'
      ? Array.from({ length: 11 }, (_, index) => {
          const share = -1 + (index / 10) * 2;
          return `<path d="M${n(x + share * wide)} ${n(y + 2)}L${n(x + share * foot)} ${n(y + deep + 9 * (1 - share * share))}" stroke="${index % 2 ? '#b79a6c' : '#fffaf0'}" stroke-width="3" opacity=".7"/>`;
        }).join('')
      : '';
  const handle =
    cup === 'mug'
      ? `<path d="M${n(x + wide - 4)} ${n(y + 18)}q44 -2 38 28t-44 22" fill="none" stroke="${shade(ground, 0.15)}" stroke-width="13" stroke-linecap="round"/>`
      : '';
  const lit = easel.define(
    'cup',
    '<linearGradient id="cup" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".4"/></linearGradient>',
  );
  const over = cup === 'mug' ? wide * 0.96 : wide * 1.16;
  const dome: Outline = [
    [x - over, y + 4],
    [x - over * 1.02, y - rise * 0.34],
    [x - over * 0.7, y - rise * 0.84],
    [x - over * 0.24, y - rise * easel.between(1, 1.12)],
    [x + over * 0.26, y - rise * easel.between(0.98, 1.1)],
    [x + over * 0.72, y - rise * 0.82],
    [x + over * 1.02, y - rise * 0.32],
    [x + over, y + 4],
    [x + over * 0.5, y + 13],
    [x - over * 0.5, y + 13],
  ];
  const path = smooth(dome);
  const cracks = [-0.36, 0.12, 0.4]
    .map(
      (at) =>
        `<path d="M${n(x + at * over)} ${n(y - rise * 0.8)}q${n(easel.between(-8, 8))} ${n(rise * 0.3)} ${n(easel.between(4, 14))} ${n(rise * 0.44)}" fill="none" stroke="${shade(colour, 0.42)}" stroke-width="2" stroke-linecap="round" opacity=".45"/>`,
    )
    .join('');
  const domeLight = easel.define(
    'dome',
    '<radialGradient id="dome" cx=".36" cy=".2" r=".95"><stop offset="0" stop-color="#fff6dc" stop-opacity=".55"/><stop offset=".45" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".5"/></radialGradient>',
  );
  const grown = cup === 'mug' ? 1.42 : 1;
  const enlarged = `translate(${n(x * (1 - grown))} ${n((y + 20) * (1 - grown))}) scale(${grown})`;
  return `<g transform="${enlarged}">${shadow}${handle}<path d="${wall}" fill="${ground}"/>${pleats}<path d="${wall}" fill="${lit}"/><path d="${path}" transform="translate(0 5)" fill="#1d0a02" opacity=".3"/><g filter="${rough(easel, 0.06, 2)}"><path d="${path}" fill="${mix(colour, '#a3601e', 0.2)}"/></g>${cracks}<path d="${path}" fill="${domeLight}"/></g>`;
}

const SPOTS = {
  muffin: [
    [124, 118],
    [270, 112],
    [196, 204],
  ],
  cookie: [
    [126, 106],
    [244, 90],
    [166, 206],
    [284, 192],
  ],
  ball: [
    [140, 96],
    [214, 84],
    [280, 122],
    [118, 166],
    [196, 156],
    [270, 200],
    [176, 226],
  ],
  bar: [
    [134, 106],
    [262, 100],
    [150, 204],
    [272, 200],
  ],
  slice: [
    [140, 132],
    [252, 212],
  ],
} as const satisfies Record<string, readonly (readonly [x: number, y: number])[]>;
const SIZES = { muffin: 52, cookie: 50, ball: 33, bar: 50, slice: 74 } as const;
type Kind = keyof typeof SPOTS;

/** Muffins, cookies, balls, bars or a cut cake, on a plate or a board. */
export const baking =
  (kind: Kind): Scene =>
  (plating) => {
    const { easel, title } = plating;
    if (kneaded(plating).length === 0) return platter(plating);
    const vessel = easel.chance() < 0.5 ? plate(easel, 150) : board(easel);
    const colour = doughColour(plating);
    // Bought cake is what is cut.
    plating.showEach(plating.left().filter(({ food }) => food === 'ontbijtkoek'));
    const portions = plating.take(plating.left());
    const iced = plating.find(/cream-cheese|icing-sugar|coconut-yoghurt/) && kind === 'slice';
    const cup = /\bmug\b/.test(title) ? 'mug' : /scone|egg|frittata/.test(title) ? 'nothing' : 'paper';
    const spots: readonly (readonly [number, number])[] =
      kind === 'muffin' && cup === 'mug' ? [[196, 128]] : SPOTS[kind];
    const size = SIZES[kind];
    const drawn = spots.map(([x, y], index) => {
      const turn = easel.between(-0.3, 0.3);
      const cut = { x, y, turn: turn * (kind === 'bar' ? 0.4 : 1), colour, hasOats: plating.has(/oats/) };
      const body = {
        muffin: () => muffin(easel, { x, y, colour, in: cup }),
        bar: () => bar(easel, cut),
        slice: () => (index === 0 ? cutLoaf(easel, { ...cut, turn: 0 }) : sliceOfLoaf(easel, cut)),
        cookie: () => round(easel, { x, y, size, wobble: 0.07, height: 6 }, colour),
        ball: () => round(easel, { x, y, size, wobble: 0.04, height: 8 }, colour),
      }[kind]();
      const ice = iced ? icing(easel, index === 0 ? { ...cut, turn: 0 } : cut) : '';
      const isFlat = kind === 'cookie' || kind === 'ball';
      const room =
        kind === 'muffin'
          ? { cx: x, cy: y - 20, rx: size * 0.84, ry: size * 0.44 }
          : { cx: x, cy: kind === 'bar' ? y - 8 : y, rx: size * 0.8, ry: size * (isFlat ? 0.78 : 0.45) };
      const own = portions.map(({ piece, count }) => ({ piece, count: Math.max(3, count / 2) }));
      return body + ice + heapUp(easel, room, own, { coverage: 0.5, size: 0.9 });
    });
    return `${table(easel, plating.dish.meal)}${vessel.markup}${drawn.join('')}`;
  };

/** A cookie or a ball from above, lit as it swells. */
function round(
  easel: Easel,
  { x, y, size, wobble, height }: Readonly<{ x: number; y: number; size: number; wobble: number; height: number }>,
  colour: string,
): string {
  const outline = place(roundish(easel, size, size * 0.97, wobble, 13), x, y, 0);
  return loaf(easel, outline, colour, height) + swell(easel, { cx: x, cy: y, rx: size * 1.02, ry: size });
}
