import { heapUp } from '../drawing/arrange.ts';
import { crust, pool, swell, within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { blockish, type Outline, place, polar, roundish, smooth, stroke } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';
import { table } from '../drawing/table.ts';
import { board, pan, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { platter } from './bites.ts';
import { breadBeside } from './bowls.ts';
import { BREADS, mound, piled, SPOONED } from './heaps.ts';

const DOUGH =
  /flour|^oats|gluten-free-oats|oat-bran|egg|milk|drink|butter|sugar|quark|yoghurt|banana|cocoa|syrup|honey|dates|protein|almond-flour|coconut|cream|pastry|filo|digestives|ricotta|silken|apple-sauce|peanut-butter|tahini|carrot|courgette|apple$|pumpkin|sweet-potato|cottage|black-beans|chickpeas|cornmeal|semolina|cheese|psyllium|desiccated|apricots|linseed|cheddar/;
const ON_TOP =
  /berries|raspberr|blueberr|strawberr|cherr|plum|walnut|pecan|hazelnut|almonds|nuts|pistach|seeds|raisin|chocolate|nibs|flaked|pear|peach|rhubarb|sprinkles|currants|ham|spinach|mint|spring-onion|herb/;

/** What goes into a dough or a batter; what is left lies on it. */
function kneaded(plating: Plating): Part[] {
  const dough = plating.parts.filter(({ food }) => DOUGH.test(food) && !ON_TOP.test(food));
  if (dough.length > 0) plating.show('baked', dough);
  return dough;
}

function doughColour(plating: Plating): string {
  if (
    plating.parts.some(({ food, grams }) => /cocoa|dark-chocolate|protein-chocolate/.test(food) && grams > 4) &&
    /choc|brownie|cocoa|mug/.test(plating.title)
  )
    return '#57311c';
  if (/spiced loaf|ontbijtkoek|ginger|peperkoek|date|carrot/.test(plating.title)) return '#a86a34';
  return plating.has(/oats|wholewheat|rye/) ? '#c48f4e' : '#d9a656';
}

/** Baked dough: an outline with a risen, rough, browned top. */
function loaf(easel: Easel, outline: Outline, colour: string, height: number): string {
  return `${castShadow(outline, height)}<path d="${smooth(outline.map(([x, y]) => [x + height * 0.4, y + height * 0.9] as const))}" fill="${shade(colour, 0.3)}" filter="${rough(easel, 0.12, 3)}"/><g filter="${rough(easel, 0.09, 3.4)}"><path d="${smooth(outline)}" fill="${colour}"/></g>`;
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

/** Muffins, cookies, balls, bars or slices of cake, some of them on a plate. */
export const baking =
  (kind: 'muffin' | 'cookie' | 'ball' | 'bar' | 'slice'): Scene =>
  (plating) => {
    const { easel } = plating;
    if (kneaded(plating).length === 0) return platter(plating);
    const vessel = easel.chance() < 0.5 ? plate(easel, 150) : board(easel);
    const colour = doughColour(plating);
    const tops = plating.left();
    const portions = plating.take(tops);
    const iced = plating.find(/cream-cheese|icing-sugar|coconut-yoghurt/) && kind === 'slice';
    const spots = {
      muffin: [
        [130, 104],
        [258, 96],
        [196, 196],
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
        [138, 122],
        [256, 172],
      ],
    }[kind] as [number, number][];
    const drawn = spots.map(([x, y]) => {
      const turn = easel.between(-0.3, 0.3);
      const size = { muffin: 52, cookie: 50, ball: 33, bar: 50, slice: 74 }[kind];
      const outline = place(roundish(easel, size, size * 0.97, kind === 'cookie' ? 0.07 : 0.04, 13), x, y, turn);
      const paper =
        kind === 'muffin'
          ? `${castShadow(outline, 12)}<path d="${smooth(
              place(
                polar(
                  Array.from({ length: 48 }, (_, index) => (index % 2 ? 1.1 : 0.98)),
                  size,
                  size,
                ),
                x + 2,
                y + 4,
                0,
              ),
            )}" fill="${easel.flat('#e9d6b4')}" stroke="#b08a5a" stroke-width=".8"/>`
          : '';
      const cut = { x, y, turn: turn * (kind === 'bar' ? 0.4 : 1), colour, hasOats: plating.has(/oats/) };
      const body =
        kind === 'bar'
          ? bar(easel, cut)
          : kind === 'slice'
            ? sliceOfLoaf(easel, cut)
            : loaf(easel, outline, colour, { muffin: 3, cookie: 6, ball: 8 }[kind]);
      const light = kind === 'bar' || kind === 'slice' ? '' : swell(easel, { cx: x, cy: y, rx: size * 1.02, ry: size });
      const ice = iced ? icing(easel, cut) : '';
      const top = heapUp(
        easel,
        {
          cx: x,
          cy: kind === 'bar' ? y - 8 : y,
          rx: size * 0.8,
          ry: size * (kind === 'slice' || kind === 'bar' ? 0.45 : 0.78),
        },
        portions.map(({ piece, count }) => ({ piece, count: Math.max(3, count / 2) })),
        { coverage: 0.5, size: 0.84 },
      );
      return `${paper}${body}${light}${ice}${top}`;
    });
    return `${table(easel, plating.dish.meal)}${vessel.markup}${drawn.join('')}`;
  };

/** Pancakes, overlapping, with what lies on them. */
export const pancakes: Scene = (plating) => {
  const { easel, title } = plating;
  const vessel = plate(easel, 152);
  const isSavoury =
    /fritter|rösti|rosti|fishcake|cakes?\b|latke|okonomiyaki|bubble|koekjes/.test(title) && !/pancake/.test(title);
  const isOne = /dutch pancake|crêpe|crepe|pannenkoek|okonomiyaki|rösti|rosti|thin|wholemeal pancakes/.test(title);
  const batter = plating.parts.filter(
    ({ food }) =>
      (DOUGH.test(food) &&
        !ON_TOP.test(food) &&
        !(
          /apple$|yoghurt|quark|carrot|cream|feta|cottage/.test(food) &&
          /topp|serve|with .*(?:apple|yoghurt|quark|salad)/.test(title)
        )) ||
      (isSavoury &&
        /potato|courgette|sweetcorn|canned|quinoa|peas|chickpeas|lentils|cabbage|sprouts|cauliflower|salmon-canned|tuna/.test(
          food,
        )),
  );
  if (batter.length === 0) return platter(plating);
  plating.show('baked', batter);
  const tone =
    /choc|cocoa/.test(title) && plating.has(/cocoa|chocolate/)
      ? '#7a4824'
      : isSavoury
        ? '#cf9440'
        : plating.has(/buckwheat-flour|oats|wholewheat/)
          ? '#c98d46'
          : '#e0a94e';
  const spots: readonly (readonly [number, number, number])[] = isOne
    ? [
        [206, 158, 112],
        [194, 142, 108],
      ]
    : [
        [148, 128, 66],
        [254, 124, 64],
        [160, 196, 64],
        [246, 190, 66],
        [202, 150, 68],
      ];
  const discs = spots.map(([x, y, r]) => {
    const outline = place(roundish(easel, r, r * 0.96, 0.035, 17), x, y, 0);
    const face = place(roundish(easel, r * 0.84, r * 0.8, 0.06, 15), x, y, 0);
    const lace = Array.from(
      { length: 16 },
      () =>
        `<path d="${smooth(place(roundish(easel, r * easel.between(0.06, 0.2), r * easel.between(0.05, 0.13), 0.3, 8), x + easel.between(-0.55, 0.55) * r, y + easel.between(-0.55, 0.55) * r, 0))}" fill="${easel.pick([shade(tone, 0.35), tint(tone, 0.35)])}" opacity=".3"/>`,
    ).join('');
    return `${castShadow(outline, 6)}<path d="${smooth(outline.map(([a, b]) => [a + 2, b + 5] as const))}" fill="${mix(tone, '#f4dfa6', 0.55)}"/><g filter="${rough(easel, 0.03, 1.1)}"><path d="${smooth(outline)}" fill="${mix(tone, '#f7dea0', 0.5)}"/><path d="${smooth(face)}" fill="${mix(tone, '#8a4a14', 0.25)}" filter="${blur(easel, 2.6)}"/>${lace}</g>`;
  });
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const others = rest.filter((part) => !spooned.includes(part));
  const syrup = plating.has(/honey|syrup|treacle/) ? pool(easel, 214, 162, 46, 26, '#b5701a', 0.6) : '';
  const salad = others.filter(
    ({ food, grams }) =>
      grams > 45 &&
      /salad|rocket|lettuce|carrot|cabbage|tomato|cucumber|peas|spinach|lambs|beans|watercress/.test(food),
  );
  const side = mound(plating, { cx: 306, cy: 214, rx: 54, ry: 44 }, salad);
  const top = piled(
    plating,
    { cx: 198, cy: 148, rx: 84, ry: 68 },
    others.filter((part) => !salad.includes(part)),
    1,
    3.6,
  );
  const cream = piled(plating, { cx: 236, cy: 166, rx: 26, ry: 22 }, spooned, 0.8);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${discs.join('')}${syrup}${side}${top}${cream}`;
};

/** Eggs set in a pan or folded on a plate, with what is in them; fried eggs with what they were fried with. */
export const omelette: Scene = (plating) => {
  const { easel, title } = plating;
  const beaten = plating.parts.filter(({ food }) =>
    /^egg|milk|drink|chickpea-flour|silken-tofu|cream-cooking|corn-starch/.test(food),
  );
  if (beaten.length === 0) return platter(plating);
  const isOfEgg = beaten.some(({ food }) => food.startsWith('egg'));
  plating.show(isOfEgg ? 'egg' : 'baked', beaten);
  const inPan = /frittata|tortilla|farm|spanish/.test(title) || easel.chance() < 0.4;
  const vessel = inPan ? pan(easel, 142) : plate(easel, 152);
  const beside = breadBeside(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const salad = inPan
    ? []
    : rest
        .filter(
          ({ food, grams }) =>
            grams >= 40 && /salad|rocket|lettuce|tomato|cucumber|avocado|beans|potato|rice/.test(food),
        )
        .slice(0, 2);
  const within_ = rest.filter((part) => !salad.includes(part) && !spooned.includes(part));
  const tone = !isOfEgg ? '#dcae5e' : plating.has(/egg-white/) ? '#f6e6b0' : '#f2c754';
  if (inPan) {
    const { rx } = vessel.room;
    const body = crust(easel, vessel.room, tone, 30);
    const pieces = heapUp(
      easel,
      { ...vessel.room, rx: rx * 0.84, ry: rx * 0.84 },
      plating.take([...within_, ...spooned]),
      { coverage: 0.62, fill: true },
    );
    // Egg runs over what is in it, and browns at the edge of the pan.
    const over = Array.from({ length: 26 }, () => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * rx * 0.86;
      const size = easel.between(10, 26);
      return `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.3, 9), 200 + Math.cos(angle) * far, 150 + Math.sin(angle) * far, 0))}" fill="${easel.pick([tint(tone, 0.25), tone, mix(tone, '#b0671c', 0.4)])}" opacity="${n(easel.between(0.4, 0.75))}"/>`;
    }).join('');
    const edge = `<circle cx="200" cy="150" r="${n(rx * 0.9)}" fill="none" stroke="#9c5a1c" stroke-width="${n(rx * 0.13)}" opacity=".5" filter="${blur(easel, 5)}"/><circle cx="200" cy="150" r="${n(rx * 0.94)}" fill="none" stroke="#7a3f12" stroke-width="4" opacity=".5" filter="${blur(easel, 1.4)}"/>`;
    return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${within(easel, `<circle cx="200" cy="150" r="${n(rx * 0.95)}"/>`, `${body}${pieces}<g filter="${blur(easel, 1.2)}">${over}</g>${edge}${swell(easel, vessel.room)}`)}${vessel.over}`;
  }
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${mound(plating, { cx: 246, cy: 74, rx: 62, ry: 36 }, salad)}${foldedOmelette(plating, within_, spooned, tone)}`;
};

/** An omelette folded once: the fold straight at the back, the open round edge in front with what is in it. */
function foldedOmelette(plating: Plating, inside: readonly Part[], spooned: readonly Part[], tone: string): string {
  const { easel } = plating;
  const [cx, cy] = [196, 118];
  const half = (rx: number, drop: number, dy: number): Outline => [
    [cx - rx, cy + dy + 8],
    [cx - rx * 0.96, cy + dy - 12],
    [cx - rx * 0.5, cy + dy - 22],
    [cx, cy + dy - 24],
    [cx + rx * 0.5, cy + dy - 22],
    [cx + rx * 0.96, cy + dy - 12],
    [cx + rx, cy + dy + 8],
    ...Array.from({ length: 9 }, (_, step) => {
      const angle = ((step + 0.6) / 9.2) * Math.PI;
      const reach = easel.between(0.97, 1.03);
      return [cx + Math.cos(angle) * rx * reach, cy + dy + 8 + Math.sin(angle) * drop * reach] as const;
    }),
  ];
  const under = half(118, 96, 6);
  const over = half(116, 70, -2);
  const browned = Array.from({ length: 22 }, () => {
    const x = cx + easel.between(-92, 92);
    const y = cy + easel.between(-10, 46);
    return `<path d="${smooth(place(roundish(easel, easel.between(6, 22), easel.between(3, 9), 0.35, 9), x, y, easel.between(-0.3, 0.3)))}" fill="${easel.pick(['#b8701e', '#a85c14', '#d39430'])}" opacity="${n(easel.between(0.18, 0.42))}"/>`;
  }).join('');
  const spill = Array.from({ length: 7 }, (_, index) => {
    const angle = ((index + 0.5) / 7) * Math.PI;
    return { cx: cx + Math.cos(angle) * 98, cy: cy + 8 + Math.sin(angle) * 70, rx: 24, ry: 15 };
  });
  const portions = plating.take(inside);
  const heaps = spill
    .map((room) =>
      heapUp(
        easel,
        room,
        portions.map(({ piece, count }) => ({ piece, count: Math.max(1, count / spill.length) })),
        { coverage: 1.2, size: 0.88 },
      ),
    )
    .join('');
  const shadow = `<path d="${smooth(under)}" transform="translate(6 10)" fill="#1d0a02" opacity=".48" filter="${blur(easel, 5)}"/>`;
  const lower = `<g filter="${rough(easel, 0.02, 1.6)}"><path d="${smooth(under)}" fill="${shade(tone, 0.08)}"/></g><path d="${smooth(under)}" fill="none" stroke="${shade(tone, 0.32)}" stroke-width="2" opacity=".6"/>`;
  const edge = `<path d="${smooth(over)}" transform="translate(1 7)" fill="#1d0a02" opacity=".4" filter="${blur(easel, 2.6)}"/><path d="${smooth(over)}" transform="translate(0 4)" fill="${tint(tone, 0.45)}"/>`;
  const sheen = `<path d="${stroke([
    [cx - 92, cy - 8],
    [cx - 20, cy - 15],
    [cx + 64, cy - 10],
  ])}" fill="none" stroke="#fffbe6" stroke-width="9" stroke-linecap="round" opacity=".5" filter="${blur(easel, 3)}"/>`;
  const lid = `${edge}<g filter="${rough(easel, 0.02, 1.6)}"><path d="${smooth(over)}" fill="${tone}"/><g filter="${blur(easel, 1.8)}">${browned}</g></g>${sheen}`;
  const cream = piled(plating, { cx: cx - 6, cy: cy + 24, rx: 24, ry: 18 }, spooned, 0.7);
  return `${shadow}${lower}${heaps}${lid}${cream}`;
}

/** Ice lollies on a cold plate. */
export const lollies: Scene = (plating) => {
  const { easel } = plating;
  const vessel = plate(easel, 152, '#dfe6ea');
  plating.show(
    'other',
    plating.parts.filter(({ grams }) => grams >= 5),
  );
  const colour = plating.blendColour(plating.parts, '#f3b05c');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 8}" y="${y + 60}" width="16" height="66" rx="8" fill="#1d0a02" opacity=".3" transform="translate(4 6)"/><rect x="${x - 8}" y="${y + 60}" width="16" height="66" rx="8" fill="${easel.flat('#dfbf8c')}"/><rect x="${x - 36}" y="${y - 72}" width="72" height="140" rx="34" fill="#1d0a02" opacity=".35" transform="translate(6 9)" filter="${blur(easel, 4)}"/><g filter="${rough(easel, 0.05, 1.6)}"><rect x="${x - 36}" y="${y - 72}" width="72" height="140" rx="34" fill="${colour}"/><path d="M${x - 36} ${y + 10}q36 -26 72 6v30q0 26 -36 26t-36 -26z" fill="${tint(colour, 0.45)}" filter="${blur(easel, 5)}"/></g><path d="M${x - 22} ${y - 46}v84M${x + 10} ${y - 54}v96" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"/></g>`;
  return `${table(easel, plating.dish.meal)}${vessel.markup}${one(140, 134, -14)}${one(214, 128, 6)}${one(282, 146, 20)}`;
};
