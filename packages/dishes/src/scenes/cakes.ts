import { heapUp } from '../drawing/arrange.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { longBars, shards, square } from './bars.ts';
import { platter } from './bites.ts';
import { colourOf, onBread } from './breads.ts';
import { cutLoaf, icing, sliceOfLoaf } from './loaves.ts';
import { muffin, scone } from './muffins.ts';
import { type Coat, cookie, rolledBall } from './rounds.ts';

export const DOUGH =
  /flour|^oats|gluten-free-oats|oat-bran|egg|milk|drink|butter|sugar|quark|yoghurt|banana|cocoa|syrup|honey|dates|protein|almond-flour|coconut|cream|pastry|filo|digestives|ricotta|silken|apple-sauce|peanut-butter|tahini|carrot|courgette|apple$|pumpkin|sweet-potato|cottage|black-beans|chickpeas|cornmeal|semolina|cheese|psyllium|desiccated|apricots|linseed|cheddar/;
export const ON_TOP =
  /berries|raspberr|blueberr|strawberr|cherr|plum|walnut|pecan|hazelnut|almonds|nuts|pistach|seeds|raisin|chocolate|nibs|flaked|pear|peach|rhubarb|sprinkles|currants|ham|spinach|mint|spring-onion|herb/;

/** Returns the foods in a dough or batter; the others go on top. */
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
  if (/egg[- ](?:muffin|cup)|egg-free frittata|frittata/.test(plating.title)) return '#efc04a';
  return plating.has(/oats|wholewheat|rye/) ? '#c48f4e' : '#d9a656';
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
    [126, 118],
    [204, 92],
    [284, 120],
    [158, 200],
    [248, 202],
    [202, 146],
  ],
  bar: [
    [134, 106],
    [262, 100],
    [150, 204],
    [272, 200],
  ],
  slice: [
    [136, 138],
    [260, 214],
  ],
} as const satisfies Record<string, readonly (readonly [x: number, y: number])[]>;
const SIZES = { muffin: 52, cookie: 50, ball: 44, bar: 50, slice: 74 } as const;
type Kind = keyof typeof SPOTS;

/** Returns the coating of a ball, judging by its name or its foods. */
function coatOf(plating: Plating): Coat {
  if (plating.has(/desiccated|coconut-flakes/)) return 'coconut';
  if (plating.has(/sesame/)) return 'sesame';
  return plating.has(/cocoa/) ? 'cocoa' : 'oats';
}

const FROZEN = /\bbark\b/;
const PRESSED = /\bbars?\b|flapjack/;

/** Draws several bars, shards or balls together; null if each is drawn separately. */
function together(plating: Plating, kind: Kind, colour: string): string | null {
  const { easel, title } = plating;
  if (kind === 'ball') {
    const coat = coatOf(plating);
    plating.take(plating.left().filter(({ food }) => /coconut|sesame/.test(food)));
    const studs = plating.take(plating.left()).map(({ piece }) => ({ piece, count: 5 }));
    return SPOTS.ball
      .map(
        ([x, y]) =>
          rolledBall(easel, x, y, SIZES.ball, colour, coat) +
          heapUp(easel, { cx: x - 4, cy: y - 8, rx: 28, ry: 24 }, studs, { coverage: 0.2, size: 0.66 }),
      )
      .join('');
  }
  if (kind !== 'bar') return null;
  if (FROZEN.test(title)) return shards(easel, '#fbf4ea', plating.take(plating.left()));
  return PRESSED.test(title) && !/brownie/.test(title)
    ? longBars(easel, colour, plating.has(/oats/), plating.take(plating.left()))
    : null;
}

/** Muffins, cookies, balls, bars or a cut cake, on a plate or a board. */
export const baking =
  (kind: Kind): Scene =>
  (plating) => {
    const { easel, title } = plating;
    // Bought gingerbread (ontbijtkoek) is eaten by the slice, like bread.
    if (kind === 'slice' && plating.left().some(({ food }) => food === 'ontbijtkoek')) return onBread(plating);
    if (kneaded(plating).length === 0) return platter(plating);
    const vessel = easel.chance() < 0.5 ? plate(easel, 150) : board(easel);
    const colour = doughColour(plating);
    const whole = together(plating, kind, colour);
    if (whole !== null) return `${table(easel, plating.dish.meal)}${vessel.markup}${whole}`;
    const jam = /scone/.test(title) ? plating.left().find(({ food }) => /jam/.test(food)) : undefined;
    if (jam) plating.showEach([jam]);
    const portions = plating.take(plating.left());
    const iced = plating.find(/cream-cheese|icing-sugar|coconut-yoghurt/) && kind === 'slice';
    const cup = /\bmug\b/.test(title) ? 'mug' : /egg|frittata/.test(title) ? 'nothing' : 'paper';
    const spots: readonly (readonly [number, number])[] =
      kind === 'muffin' && cup === 'mug' ? [[196, 128]] : SPOTS[kind];
    const size = SIZES[kind];
    const drawn = spots.map(([x, y], index) => {
      const turn = easel.between(-0.3, 0.3);
      const cut = { x, y, turn: turn * (kind === 'bar' ? 0.4 : 1), colour, hasOats: plating.has(/oats/) };
      const ice = (): string => (iced ? icing(easel, index === 0 ? { ...cut, turn: 0 } : cut) : '');
      const body = {
        muffin: () =>
          /scone/.test(title)
            ? scone(easel, x, y, colour, jam ? colourOf(jam) : null)
            : muffin(easel, { x, y, colour, in: cup }),
        bar: () => square(easel, cut),
        slice: () =>
          (index === 0 ? cutLoaf(easel, { ...cut, turn: 0 }, Boolean(iced)) : sliceOfLoaf(easel, cut)) + ice(),
        cookie: () => cookie(easel, x, y, size, colour),
        ball: () => '',
      }[kind]();
      const room =
        kind === 'muffin'
          ? { cx: x, cy: y - 20, rx: size * 0.84, ry: size * (/scone/.test(title) ? 0.24 : 0.44) }
          : { cx: x, cy: kind === 'bar' ? y - 8 : y, rx: size * 0.8, ry: size * (kind === 'cookie' ? 0.78 : 0.45) };
      const own = portions.map(({ piece, count }) => ({ piece, count: Math.max(3, count / 2) }));
      return body + heapUp(easel, room, own, { coverage: 0.5, size: 0.9 });
    });
    return `${table(easel, plating.dish.meal)}${vessel.markup}${drawn.join('')}`;
  };
