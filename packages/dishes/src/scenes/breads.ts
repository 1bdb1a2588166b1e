import { heapUp, type Portion } from '../drawing/arrange.ts';
import { shade, tint } from '../drawing/colour.ts';
import { n, rough, wet } from '../drawing/easel.ts';
import { place, roundish, smooth, stroke } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { blendedColour } from '../foods.ts';
import { platter } from './bites.ts';
import { BREADS, mound } from './heaps.ts';
import { glassAbove } from './drinks.ts';

const CARRIERS =
  /crispbread|cracker|rice-cakes|corn-cakes|lentil-cakes|rusk|oatcakes|ontbijtkoek|wrap|tortilla|taco-shells/;
export const isCarrier = (food: string): boolean =>
  (BREADS.test(food) && !/breadcrumbs/.test(food)) || CARRIERS.test(food);
export const SPREAD =
  /peanut-butter|almond-butter|tahini|hummus|guacamole|cream-cheese|quark|yoghurt|skyr|ricotta|jam|pesto|mayonnaise|light-spread|butter$|cottage|herb-cheese|labneh|chocolate-hazelnut|margarine|mustard|ketchup|sour-cream|creme-fraiche|tzatziki|soy-quark|chutney|filet|sauce/;

/** Colours that a spread shows. */
export const colourOf = (part: Part): string => SPREADS[part.food] ?? blendedColour(part.food) ?? '#fbf5e4';
const SPREADS: Readonly<Record<string, string>> = {
  hummus: '#dfc38a',
  guacamole: '#a3b74c',
  'pesto-fresh': '#6f8f34',
  'red-pesto': '#b5432a',
  'peanut-butter': '#b97d3c',
  'almond-butter': '#a8743c',
  tahini: '#d2b27c',
  jam: '#a81c34',
  'jam-less-sugar': '#a81c34',
  'raspberry-jam': '#a81c34',
  'apricot-jam': '#df8820',
  'fig-jam': '#6f2a38',
  'chocolate-hazelnut-spread': '#4f2a18',
  'tomato-salsa': '#c23a20',
  'filet-americain': '#c8442e',
  butter: '#f7df8a',
  ketchup: '#b5301a',
  mustard: '#d8b03c',
  'mango-chutney': '#de8c28',
  piccalilli: '#dcb22c',
  'barbecue-sauce': '#6a240f',
  'garlic-sauce': '#faf4e2',
  'light-spread': '#f7e6a2',
  egg: '#f7d774',
};

interface Carried {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

/** Where one to four slices lie, and how large they are. */
const LAYOUTS: Readonly<Record<number, readonly Carried[]>> = {
  1: [{ x: 200, y: 152, rx: 92, ry: 92, turn: -0.08 }],
  2: [
    { x: 136, y: 146, rx: 72, ry: 72, turn: -0.16 },
    { x: 266, y: 158, rx: 72, ry: 72, turn: 0.12 },
  ],
  3: [
    { x: 130, y: 104, rx: 58, ry: 58, turn: -0.2 },
    { x: 262, y: 112, rx: 58, ry: 58, turn: 0.16 },
    { x: 196, y: 210, rx: 58, ry: 58, turn: 0.04 },
  ],
  4: [
    { x: 132, y: 96, rx: 54, ry: 54, turn: -0.2 },
    { x: 262, y: 90, rx: 54, ry: 54, turn: 0.16 },
    { x: 138, y: 208, rx: 54, ry: 54, turn: 0.14 },
    { x: 268, y: 204, rx: 54, ry: 54, turn: -0.1 },
  ],
};

const LONG = /baguette|ciabatta/;
const naturalSize = (food: string): number =>
  /bagel|roll|bun|muffin|crumpet/.test(food)
    ? 38
    : /crispbread|cracker/.test(food)
      ? 34
      : /cakes|rusk|toast-rounds|oatcakes|ontbijtkoek/.test(food)
        ? 28
        : LONG.test(food)
          ? 40
          : /rye/.test(food)
            ? 38
            : 43;

export const shareOf = (portions: readonly Portion[], share: number): Portion[] =>
  portions.map(({ piece, count }) => ({ piece, count: Math.max(1, count * share) }));

/** A smear that follows a slice. */
function smear(plating: Plating, at: Carried, colour: string): string {
  const { easel } = plating;
  const form = place(roundish(easel, at.rx * 0.8, at.ry * 0.76, 0.13, 17), at.x, at.y, at.turn);
  const strokes = [-0.4, -0.02, 0.36]
    .map((py) =>
      stroke(
        place(
          [
            [-0.56, py + 0.1],
            [-0.1, py - 0.08],
            [0.5, py + 0.06],
          ],
          at.x,
          at.y,
          at.turn - 0.3,
          at.rx,
        ),
      ),
    )
    .join('');
  return `<path d="${smooth(form)}" transform="translate(1 2)" fill="#1d0a02" opacity=".22"/><g filter="${wet(easel, 2.4, 0.42)}"><path d="${smooth(form)}" fill="${easel.flat(colour)}" filter="${rough(easel, 0.03, 1.6)}"/></g><g fill="none" stroke-linecap="round"><path d="${strokes}" transform="translate(1 2)" stroke="${shade(colour, 0.35)}" stroke-width="${n(at.rx * 0.09)}" opacity=".22"/><path d="${strokes}" stroke="${tint(colour, 0.5)}" stroke-width="${n(at.rx * 0.07)}" opacity=".5"/></g>`;
}

/** Slices, crackers or halves of rolls with what lies on them. */
export const onBread: Scene = (plating) => {
  const { easel, title } = plating;
  const carriers = plating.left().filter(({ food }) => isCarrier(food));
  const carrier = carriers[0];
  if (carrier === undefined) return platter(plating);
  const vessel = easel.chance() < 0.5 ? board(easel) : plate(easel, 152);
  const glass = /glass of/.test(title) ? glassAbove(plating, 352, 52, 40) : '';
  const long = LONG.test(carrier.food);
  const each = carrier.piece?.each ?? 35;
  const isRound =
    /bagel|roll|bun|muffin|pitta|naan|bread$|crumpet/.test(carrier.food) &&
    !/(?:wheat|rye|brown|white|grain|spelt|dough|free|raisin|carb)-bread/.test(carrier.food);
  const wanted = Math.round(carrier.grams / each);
  const count = Math.min(4, Math.max(isRound && wanted < 2 ? 1 : 2, wanted));
  const spots = long
    ? [
        { x: 196, y: 96, rx: 62, ry: 62, turn: -0.12 },
        { x: 206, y: 200, rx: 62, ry: 62, turn: -0.06 },
      ]
    : LAYOUTS[count]!;
  plating.take(carriers);
  const rest = plating.left();
  const spreads = rest.filter(({ food, grams }) => SPREAD.test(food) && grams >= 4).slice(0, 2);
  const isSalad = /salad|slaw|fries|wedges|soup/.test(title) && rest.length > 4;
  const beside = isSalad
    ? rest
        .filter(
          ({ food, grams }) =>
            /tomato|cucumber|lettuce|salad-leaves|potato|chips|fries|slaw|cabbage|little-gem|iceberg/.test(food) &&
            grams > 30,
        )
        .slice(0, 3)
    : [];
  const tops = rest.filter((part) => !spreads.includes(part) && !beside.includes(part));
  const isLeaf = ({ food }: Part) => /lettuce|salad-leaves|rocket|little-gem|iceberg|lambs|endive/.test(food);
  const leafy = plating.take(tops.filter(isLeaf));
  const portions = plating.take(tops.filter((part) => !isLeaf(part)));
  const under = spreads[0];
  plating.showEach(spreads);
  const side = beside.length > 0 ? mound(plating, { cx: 322, cy: 78, rx: 56, ry: 50 }, beside) : '';
  const drawn = spots.map((spot) => {
    const at =
      beside.length > 0 && spots.length === 1
        ? { ...spot, x: spot.x - 32, y: spot.y + 6, rx: spot.rx * 0.92, ry: spot.ry * 0.92 }
        : spot;
    const scale = at.rx / naturalSize(carrier.food);
    const slice = carrier.piece?.draw(easel, at.x, at.y, at.turn, scale) ?? '';
    const spread = under ? smear(plating, at, colourOf(under)) : '';
    const second = spreads[1]
      ? `<g transform="translate(${n(at.rx * 0.16)} ${n(at.ry * 0.1)})">${smear(plating, { ...at, rx: at.rx * 0.5, ry: at.ry * 0.42 }, colourOf(spreads[1]))}</g>`
      : '';
    const room = long
      ? { cx: at.x, cy: at.y, rx: at.rx * 1.42, ry: at.ry * 0.5 }
      : { cx: at.x, cy: at.y, rx: at.rx * 0.8, ry: at.ry * 0.76 };
    const size = Math.min(1.6, Math.max(1, at.rx / 54));
    const share = (of: readonly Portion[]) => shareOf(of, 1 / spots.length);
    const leaves = heapUp(easel, room, share(leafy), { coverage: 0.8, fill: true, size });
    const heap = heapUp(easel, room, share(portions), { coverage: 1, fill: true, size, gathered: true });
    return `${slice}${spread}${second}${leaves}${heap}`;
  });
  return `${table(easel, plating.dish.meal)}${vessel.markup}${side}${glass}${drawn.join('')}`;
};
