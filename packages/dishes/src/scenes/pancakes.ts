import { heapUp } from '../drawing/arrange.ts';
import { mix } from '../drawing/colour.ts';
import { blur, n } from '../drawing/easel.ts';
import { place, roundish, smooth, stroke } from '../drawing/outline.ts';
import { bit, oneOf } from '../drawing/piece.ts';
import { slice } from '../drawing/round.ts';
import { strip } from '../drawing/strips.ts';
import { CLEAR_SYRUP, glossy, syrupColour } from '../drawing/syrup.ts';
import { table } from '../drawing/table.ts';
import { pan, plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { platter } from './bites.ts';
import { isCarrier, onBread } from './breads.ts';
import { DOUGH, ON_TOP } from './cakes.ts';
import { mound, piled, SPOONED, spoonfuls } from './heaps.ts';
import { disc, foldedThin, fritter, galette, puffs, stack, TOP_OF_STACK, waffles } from './pancake-forms.ts';

type Kind = 'stack' | 'thin' | 'large' | 'oven' | 'galette' | 'small' | 'fritters' | 'waffles' | 'puffs';

/** How pancakes are served, by the dish's name; the first match wins. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/waffle/, 'waffles'],
  [/poffertje/, 'puffs'],
  [/galette/, 'galette'],
  [/oven pancake|dutch baby/, 'oven'],
  [/raisin|drie-in-de-pan|small|blini|silver dollar/, 'small'],
  [/okonomiyaki|pajeon|cabbage pancake|savoury pancake/, 'large'],
  [/fritter|fishcake|rösti|rosti|latke|bubble|koekjes|chickpea pancake/, 'fritters'],
  [/cr[êe]pe|thin|flensje/, 'thin'],
  [/dutch pancake|classic dutch|pannenkoek|wholemeal/, 'large'],
  [/pancake/, 'stack'],
];
const kindOf = (title: string): Kind => KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? 'fritters';

const GRATED_COURGETTE = bit(2, 7, strip('#86ab4c', 17, 3.4, { wave: 0.5, height: 0.6 }));

/** Foods that are grated or stirred into the batter of fritters. */
const STIRRED =
  /potato|courgette|sweetcorn|canned|quinoa|peas|chickpeas|lentils|cabbage|sprouts|cauliflower|salmon-canned|tuna|spring-onion|chives/;
/** Foods that are visible in a batter. */
const SEEN_IN_BATTER = /sweetcorn|courgette|quinoa|peas|cabbage|sprouts|spring-onion|chives|spinach|raisins|carrot/;
const SALAD = /salad|rocket|lettuce|carrot|cabbage|tomato|cucumber|peas|spinach|lambs|beans|watercress/;

const SPOTS: Readonly<Record<'small' | 'fritters' | 'large' | 'oven', readonly (readonly [number, number, number])[]>> =
  {
    small: [
      [140, 112, 58],
      [254, 118, 57],
      [196, 200, 60],
    ],
    fritters: [
      [140, 106, 52],
      [242, 98, 51],
      [136, 202, 52],
      [232, 198, 54],
    ],
    large: [
      [206, 158, 116],
      [196, 144, 112],
    ],
    oven: [[200, 150, 112]],
  };

/** The areas for toppings and for a spoonful, for each kind. */
const ROOMS: Readonly<Record<Kind, readonly [top: Room, spoon: Room]>> = {
  stack: [
    { ...TOP_OF_STACK, cy: 124, rx: 72, ry: 34 },
    { cx: 200, cy: 122, rx: 36, ry: 30 },
  ],
  thin: [
    { cx: 236, cy: 168, rx: 74, ry: 62 },
    { cx: 258, cy: 120, rx: 30, ry: 26 },
  ],
  large: [
    { cx: 196, cy: 146, rx: 84, ry: 74 },
    { cx: 236, cy: 166, rx: 28, ry: 24 },
  ],
  oven: [
    { cx: 200, cy: 152, rx: 76, ry: 68 },
    { cx: 232, cy: 166, rx: 26, ry: 22 },
  ],
  galette: [
    { cx: 200, cy: 150, rx: 62, ry: 60 },
    { cx: 200, cy: 150, rx: 26, ry: 24 },
  ],
  small: [
    { cx: 196, cy: 142, rx: 66, ry: 56 },
    { cx: 216, cy: 152, rx: 28, ry: 24 },
  ],
  fritters: [
    { cx: 190, cy: 150, rx: 60, ry: 46 },
    { cx: 296, cy: 150, rx: 32, ry: 28 },
  ],
  waffles: [
    { cx: 206, cy: 152, rx: 66, ry: 56 },
    { cx: 210, cy: 148, rx: 30, ry: 26 },
  ],
  puffs: [
    { cx: 200, cy: 150, rx: 74, ry: 60 },
    { cx: 200, cy: 146, rx: 22, ry: 20 },
  ],
};

/** Peas that are served with a fritter instead of in it. */
const isAside = (food: string, title: string): boolean => food.startsWith('peas') && /(?:with|and) .*pea/.test(title);

function batterOf(plating: Plating, kind: Kind): Part[] {
  const { title } = plating;
  return plating.parts.filter(
    ({ food, piece }) =>
      (DOUGH.test(food) &&
        !ON_TOP.test(food) &&
        // An egg with a shape of its own goes on top.
        !(food === 'egg' && piece !== null) &&
        !(
          /apple$|yoghurt|quark|carrot|cream|feta|cottage|skyr|apple-sauce/.test(food) &&
          /topp|serve|with .*(?:apple|yoghurt|quark|salad|cottage|cheese|skyr)/.test(
            /yoghurt|quark|skyr/.test(food)
              ? `${title} ${/serve|spoon|dollop|top/.test(plating.says) ? 'serve' : ''}`
              : title,
          )
        )) ||
      ((kind === 'fritters' || kind === 'large') &&
        STIRRED.test(food) &&
        !isAside(food, title) &&
        (kind === 'fritters' || /cabbage|onion/.test(food))),
  );
}

/** Pancakes served according to their kind, with their toppings. */
export const pancakes: Scene = (plating) => {
  const { easel, title } = plating;
  if (/french toast|wentelteef/.test(title) && plating.left().some(({ food }) => isCarrier(food)))
    return onBread(plating);
  const kind = kindOf(title);
  const batter = batterOf(plating, kind);
  if (batter.length === 0) return platter(plating);
  const vessel = kind === 'oven' ? pan(easel, 138) : plate(easel, 152);
  plating.show('baked', batter);
  const tone =
    /choc|cocoa/.test(title) && plating.has(/cocoa|chocolate/)
      ? '#7a4824'
      : kind === 'fritters'
        ? '#d49a4c'
        : kind === 'galette'
          ? '#9c6a38'
          : plating.has(/buckwheat-flour|oats|wholewheat/)
            ? '#c98d46'
            : '#e0a94e';
  const pourable = plating.parts.find(({ food }) => CLEAR_SYRUP.test(food));
  const colour = pourable ? syrupColour(pourable.food) : null;
  const stirred = (kind === 'small' ? plating.left() : batter).filter(
    ({ food, piece }) => SEEN_IN_BATTER.test(food) && piece !== null && (kind !== 'large' || !/onion/.test(food)),
  );
  const studs = stirred.flatMap(({ food, piece, grams }) =>
    food === 'courgette'
      ? [{ piece: GRATED_COURGETTE, count: 18 }]
      : piece
        ? [{ piece, count: Math.max(8, Math.min(40, grams / piece.each / 2)) }]
        : [],
  );
  if (kind === 'small') plating.take(stirred);
  const studded = (x: number, y: number, r: number) =>
    studs.length === 0
      ? ''
      : heapUp(easel, { cx: x, cy: y, rx: r * 0.84, ry: r * 0.78 }, studs, { coverage: 0.4, size: 0.72 });
  const [topRoom, spoonRoom] = ROOMS[kind];
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const others = rest.filter((part) => !spooned.includes(part));
  const salad = kind === 'galette' ? [] : others.filter(({ food, grams }) => grams > 45 && SALAD.test(food));
  const onTop = others.filter((part) => !salad.includes(part));
  const filling = kind === 'galette' ? piled(plating, topRoom, onTop, 1.5, 4) : '';
  const isOfCabbage = /okonomiyaki|cabbage pancake/.test(title) && plating.has(/cabbage/);
  const body = {
    stack: () => stack(easel, tone, colour),
    thin: () => foldedThin(easel, tone),
    galette: () => galette(easel, tone, filling),
    waffles: () => waffles(easel),
    puffs: () => puffs(easel, tone),
    fritters: () => SPOTS.fritters.map(([x, y, r]) => fritter(easel, x, y, r, tone, studded(x, y, r))).join(''),
    small: () => SPOTS.small.map(([x, y, r]) => disc(easel, x, y, r, tone) + studded(x, y, r)).join(''),
    large: () =>
      isOfCabbage
        ? cabbagePancake(plating)
        : SPOTS.large.map(([x, y, r]) => disc(easel, x, y, r, tone)).join('') + studded(196, 144, 112),
    oven: () => SPOTS.oven.map(([x, y, r]) => disc(easel, x, y, r, mix(tone, '#f0c060', 0.3))).join(''),
  }[kind]();
  const syrup =
    colour !== null && kind !== 'stack'
      ? glossy(easel, 206, 150, kind === 'large' ? 62 : 44, kind === 'large' ? 48 : 30, colour)
      : '';
  const side = mound(plating, { cx: 312, cy: 222, rx: 54, ry: 44 }, salad);
  const top = kind === 'galette' ? '' : piled(plating, topRoom, onTop, kind === 'large' ? 0.62 : 1, 3.6);
  const cream = kind === 'fritters' ? spoonfuls(plating, spoonRoom, spooned) : piled(plating, spoonRoom, spooned, 0.8);
  const icing =
    /icing|sugar/.test(plating.parts.map(({ food }) => food).join(' ')) && kind !== 'fritters'
      ? dusting(plating, kind)
      : '';
  const over = kind === 'stack' ? `${cream}${top}` : `${top}${cream}`;
  return `${table(easel, plating.dish.meal)}${vessel.markup}${body}${syrup}${side}${icing}${over}`;
};

/** Sugar dusted over pancakes. */
const dusting = ({ easel }: Plating, kind: Kind): string => {
  const [{ cx, cy, rx, ry }] = ROOMS[kind];
  return Array.from({ length: 60 }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 1.1;
    return `<circle cx="${n(cx + Math.cos(angle) * rx * far)}" cy="${n(cy + Math.sin(angle) * ry * far)}" r="${n(easel.between(0.7, 1.8))}" fill="#fffdf6" opacity=".8"/>`;
  }).join('');
};

/** Shreds of cabbage in the batter, on its face and sticking out of its edge. */
const CABBAGE = bit(
  2,
  8,
  oneOf(
    strip('#dbe6a8', 24, 4, { wave: 0.5, height: 0.8 }),
    strip('#b7d27c', 20, 3.6, { wave: 0.5, height: 0.8 }),
    strip('#f3f0cf', 22, 4.4, { wave: 0.4, height: 0.8 }),
  ),
);
const SPRING_ONION = bit(
  1,
  5,
  oneOf(
    slice(5.4, { flesh: '#d8ecab', skin: '#4f9a36', rind: 0.34, pattern: 'hole', core: '#7fae4e', height: 1 }),
    slice(4.6, { flesh: '#eef5d4', skin: '#79b652', rind: 0.3, pattern: 'hole', core: '#b6cf8c', height: 1 }),
  ),
);

/** A thick cabbage pancake brushed with sauce, with a lattice of thin lines and rings of spring onion on top. */
function cabbagePancake(plating: Plating): string {
  const { easel } = plating;
  const [x, y, r] = [198, 146, 116];
  const tone = '#e3b565';
  const shreds = (rx: number, count: number) =>
    heapUp(easel, { cx: x, cy: y, rx, ry: rx * 0.95 }, [{ piece: CABBAGE, count }], { coverage: 1.2, size: 1.1 });
  const rim = Array.from({ length: 40 }, () => {
    const angle = easel.between(0, 6.283);
    return CABBAGE.draw(
      easel,
      x + Math.cos(angle) * r * 0.97,
      y + Math.sin(angle) * r * 0.93 + 3,
      angle + easel.between(-0.7, 0.7),
      0.95,
    );
  }).join('');
  const isHot = plating.has(/sriracha/);
  const sauce = isHot ? '#c8401c' : '#6f3a16';
  const brushed = place(roundish(easel, r * 0.72, r * 0.68, 0.1, 15), x, y, 0);
  const id = 'brushed';
  const clip = easel.define(
    id,
    `<clipPath id="${id}"><ellipse cx="${x}" cy="${y}" rx="${n(r * 0.8)}" ry="${n(r * 0.76)}"/></clipPath>`,
  );
  const lines = [0.7, 2.27]
    .map((turn) =>
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
        .map((step) =>
          stroke(
            place(
              [
                [-100, step * 17 + easel.between(-3, 3)],
                [-30, step * 17 + easel.between(-3, 3)],
                [40, step * 17 + easel.between(-3, 3)],
                [100, step * 17 + easel.between(-3, 3)],
              ],
              x,
              y,
              turn,
            ),
          ),
        )
        .join(''),
    )
    .join('');
  const line = (colour: string, width: number, dy: number, opacity: number) =>
    `<path d="${lines}" transform="translate(0 ${dy})" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  const isMayonnaise = plating.has(/mayonnaise/);
  const lattice = isMayonnaise ? '#fdf6dc' : sauce;
  const drawn = `<g clip-path="${clip}" fill="none" stroke-linecap="round">${line('#1d0a02', 3, 1.6, 0.28)}${line(lattice, 2.8, 0, 1)}${line('#fff3dc', 0.8, -0.8, 0.6)}</g>`;
  const rings = plating.has(/^spring-onion/)
    ? heapUp(easel, { cx: x, cy: y, rx: r * 0.5, ry: r * 0.46 }, [{ piece: SPRING_ONION, count: 34 }], {
        coverage: 0.6,
        size: 1.1,
      })
    : '';
  return `${disc(easel, x + 10, y + 14, r, tone)}${disc(easel, x, y + 4, r, tone)}${rim}${disc(easel, x, y, r * 0.95, tone)}${shreds(r * 0.86, 60)}<path d="${smooth(brushed)}" fill="${mix(sauce, '#b9752c', 0.45)}" opacity=".42" filter="${blur(easel, 4)}"/>${drawn}${rings}`;
}
