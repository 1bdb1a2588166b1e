import { heapUp, type Portion } from '../drawing/arrange.ts';
import { swell } from '../drawing/bodies.ts';
import { blur, n, rough, wet } from '../drawing/easel.ts';
import { bread } from '../drawing/bread.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Draw } from '../drawing/piece.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { blendedColour } from '../foods.ts';
import { platter } from './bites.ts';
import { BREADS, mound } from './heaps.ts';
import { glassAbove } from './drinks.ts';

const CARRIERS =
  /crispbread|cracker|rice-cakes|corn-cakes|lentil-cakes|rusk|oatcakes|ontbijtkoek|wrap|tortilla|taco-shells/;
export const isCarrier = (food: string): boolean =>
  (BREADS.test(food) && !/breadcrumbs/.test(food)) || CARRIERS.test(food);
const SPREAD =
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
      ? 31
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
  const form = place(roundish(easel, at.rx * 0.76, at.ry * 0.72, 0.1, 15), at.x, at.y, at.turn);
  return `<g filter="${wet(easel, 2.4, 0.42)}"><path d="${smooth(form)}" fill="${easel.flat(colour)}" filter="${rough(easel, 0.03, 1.6)}"/></g>`;
}

/** Slices, crackers or rolls with what lies on them; closed ones with their lid moved aside. */
export function onBread(isClosed: boolean): Scene {
  return (plating) => {
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
    const count = isClosed ? 1 : Math.min(4, Math.max(isRound && wanted < 2 ? 1 : 2, wanted));
    const spots = long
      ? isClosed
        ? [{ x: 196, y: 188, rx: 76, ry: 76, turn: -0.1 }]
        : [
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
    const portions = plating.take(tops);
    const under = spreads[0];
    plating.showEach(spreads);
    const side =
      beside.length > 0
        ? mound(plating, isClosed ? { cx: 308, cy: 232, rx: 62, ry: 48 } : { cx: 322, cy: 78, rx: 56, ry: 50 }, beside)
        : '';
    const drawn = spots.map((spot) => {
      const at =
        isClosed && !long
          ? { ...spot, x: 158, y: 168, rx: 86, ry: 86 }
          : beside.length > 0 && spots.length === 1
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
        : { cx: at.x, cy: at.y, rx: at.rx * (isClosed ? 1.06 : 0.8), ry: at.ry * (isClosed ? 1.02 : 0.76) };
      const heap = heapUp(easel, room, shareOf(portions, 1 / spots.length), {
        coverage: isClosed ? 1.5 : 1.05,
        fill: true,
        size: Math.min(1.3, Math.max(0.85, at.rx / 62)),
      });
      const lid = isClosed ? lidOf(plating, carrier, at, scale, long) : '';
      return `${slice}${spread}${second}${heap}${lid}`;
    });
    return `${table(easel, plating.dish.meal)}${vessel.markup}${side}${glass}${drawn.join('')}`;
  };
}

/** The upper half, moved aside so that one sees what is between. */
function lidOf(plating: Plating, carrier: Part, at: Carried, scale: number, long: boolean): string {
  const { easel } = plating;
  const isRoll = /roll|bun|pitta|naan|bagel|baguette|ciabatta|turkish|crusty|focaccia|croissant|muffin/.test(
    carrier.food,
  );
  const [x, y] = long ? [at.x + 16, at.y - at.ry * 1.02] : [at.x + at.rx * 0.86, at.y - at.ry * 0.46];
  const shadow = `<ellipse cx="${n(x + 5)}" cy="${n(y + 13)}" rx="${n(at.rx * (long ? 1.5 : 0.95))}" ry="${n(at.ry * (long ? 0.55 : 0.92))}" fill="#1d0a02" opacity=".42" filter="${blur(easel, 6)}"/>`;
  if (!isRoll) return shadow + (carrier.piece?.draw(easel, x, y, at.turn + 0.22, scale) ?? '');
  const crown: Draw = bread(long ? at.rx * 0.98 : at.rx, {
    crumb: '#d2933f',
    crust: '#b06f28',
    form: long ? 'long' : 'round',
    toast: 0.5,
    holes: 0,
    spots: /burger/.test(carrier.food) ? ['#f6e6bc', '#f0dca6'] : [],
  });
  return `${shadow}${crown(easel, x, y, at.turn + 0.15, 1)}${swell(easel, { cx: x, cy: y, rx: at.rx * (long ? 1.6 : 0.98), ry: at.ry * (long ? 0.64 : 0.98) })}`;
}
