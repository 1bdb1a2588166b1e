import { heapUp, type Portion } from '../drawing/arrange.ts';
import { shade, tint } from '../drawing/colour.ts';
import { n, rough, wet } from '../drawing/easel.ts';
import { place, roundish, smooth, stroke } from '../drawing/outline.ts';
import { bread, halfLoaf } from '../drawing/bread.ts';
import { coveredRing, meltedCheese } from '../drawing/melted.ts';
import { CLEAR_SYRUP, glossy, syrupColour } from '../drawing/syrup.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { blendedColour } from '../foods.ts';
import { platter } from './bites.ts';
import { sideBowl, sideCup, drawSide, sideFruit } from './side-dishes.ts';
import { BREADS } from './heaps.ts';
import { glassAbove } from './drinks.ts';
import {
  BESIDE,
  type Carried,
  faceOf,
  LAYOUTS,
  LAYOUTS_WITH_SIDE,
  LONG,
  LONG_WITH_SIDE,
  LONG_LAYOUT,
  naturalSize,
} from './slice-layouts.ts';
import { isSprinkles, strewn } from './sprinkles.ts';

const CARRIERS =
  /crispbread|cracker|water-biscuits|digestives|rice-cakes|corn-cakes|lentil-cakes|rusk|oatcakes|ontbijtkoek|wrap|tortilla|taco-shells/;
export const isCarrier = (food: string): boolean =>
  (BREADS.test(food) && !/breadcrumbs/.test(food)) || CARRIERS.test(food);
export const SPREAD =
  /peanut-butter|almond-butter|tahini|hummus|guacamole|cream-cheese|quark|yoghurt|skyr|ricotta|jam|pesto|mayonnaise|light-spread|butter$|cottage|herb-cheese|labneh|chocolate-hazelnut|margarine|mustard|ketchup|sour-cream|creme-fraiche|tzatziki|soy-quark|chutney|filet|sauce/;

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

const FRENCH_TOAST = /french toast|wentelteef/;
const FRIED_SLICE = bread(42, { crumb: '#e6a94c', crust: '#a8641f', toast: 1.2, holes: 26 });
const HALF_BAGUETTE = halfLoaf(27, '#f5e6c2', '#c98a3c');

export const shareOf = (portions: readonly Portion[], share: number): Portion[] =>
  portions.map(({ piece, count }) => ({ piece, count: Math.max(1, count * share) }));

/** A smear in the shape of a slice. */
function smear(plating: Plating, at: Carried, colour: string): string {
  const { easel } = plating;
  const form = place(roundish(easel, at.rx, at.ry, 0.11, 17), at.x, at.y, at.turn);
  const strokes = [-0.4, -0.02, 0.36]
    .map((py) =>
      stroke(
        place(
          [
            [-0.7 * at.rx, (py + 0.1) * at.ry * 1.2],
            [-0.1 * at.rx, (py - 0.08) * at.ry * 1.2],
            [0.62 * at.rx, (py + 0.06) * at.ry * 1.2],
          ],
          at.x,
          at.y,
          at.turn - 0.2,
        ),
      ),
    )
    .join('');
  return `<path d="${smooth(form)}" transform="translate(1 2)" fill="#1d0a02" opacity=".22"/><g filter="${wet(easel, 2.4, 0.42)}"><path d="${smooth(form)}" fill="${easel.flat(colour)}" filter="${rough(easel, 0.03, 1.6)}"/></g><g fill="none" stroke-linecap="round"><path d="${strokes}" transform="translate(1 2)" stroke="${shade(colour, 0.35)}" stroke-width="${n(at.rx * 0.09)}" opacity=".22"/><path d="${strokes}" stroke="${tint(colour, 0.5)}" stroke-width="${n(at.rx * 0.07)}" opacity=".5"/></g>`;
}

/** Toppings that go on a different slice from cheese or meat. */
const SWEET = /jam$|jam-less-sugar|sprinkles|hazelnut-spread/;
const HEARTY = /ham$|cheese-|gouda|edam|brie|chicken|turkey|beef|egg$/;

/** Words in the steps that mean that cheese is melted on the bread. */
const MELTS = /\bgrill|melt|rarebit|under the/;
const isMeltable = ({ food, piece }: Part): boolean =>
  piece?.look === 'dairy' &&
  /gouda|edam|cheddar|emmental|gruy|cheese-(?:30|cumin)|grated-cheese|raclette|maasdam/.test(food);
const UNDER_CHEESE = /ham$|salami|chorizo|bacon|tuna|chicken|turkey|beef/;
export const MELTED_COLOUR = '#f4c654';
/** Whether the bread is heated until the cheese on it melts. */
export const isMelted = ({ says, parts }: Plating): boolean =>
  /\bgrill|melt|toastie|croque/.test(says) && parts.some(isMeltable);

/** Slices, crackers or halves of rolls with their toppings. */
export const onBread: Scene = (plating) => {
  const { easel, title } = plating;
  const carriers = plating.left().filter(({ food }) => isCarrier(food));
  const carrier = carriers[0];
  if (carrier === undefined) return platter(plating);
  const vessel = easel.chance() < 0.5 ? board(easel) : plate(easel, 152);
  const long = LONG.test(carrier.food);
  const each = carrier.piece?.each ?? 35;
  const isRound =
    /bagel|roll|bun|muffin|pitta|naan|bread$|crumpet/.test(carrier.food) &&
    !/(?:wheat|rye|brown|white|grain|spelt|dough|free|raisin|carb)-bread/.test(carrier.food);
  const wanted = Math.round(carrier.grams / each);
  const count = long ? 2 : Math.min(4, Math.max(isRound && wanted < 2 ? 1 : 2, wanted));
  plating.take(carriers);
  const isSalad = /salad|slaw|fries|wedges|soup/.test(title) && plating.left().length > 4;
  const salad =
    isSalad || (MELTS.test(plating.says) && plating.has(/^pineapple/))
      ? plating
          .left()
          .filter(
            ({ food, grams }) =>
              /tomato|cucumber|lettuce|salad-leaves|potato|chips|fries|slaw|cabbage|little-gem|iceberg/.test(food) &&
              (grams > 30 || !isSalad),
          )
          .slice(0, 3)
      : [];
  const inBowl = sideBowl(plating.left());
  const fruit = sideFruit(plating.left(), title);
  const hasSide = salad.length > 0 || inBowl !== undefined || fruit.length > 0;
  const cup = /coffee|caf[eé]|cappuccino|latte/.test(title) ? sideCup(plating, 302, 84, 44) : '';
  const glass = /glass of/.test(title)
    ? hasSide
      ? glassAbove(plating, 366, 244, 38)
      : glassAbove(plating, 352, 52, 40)
    : '';
  const spots = long
    ? cup || hasSide
      ? LONG_WITH_SIDE
      : LONG_LAYOUT
    : (hasSide ? LAYOUTS_WITH_SIDE : LAYOUTS)[count]!;
  const rest = plating.left().filter((part) => !salad.includes(part) && !fruit.includes(part) && part !== inBowl);
  const beside = hasSide
    ? drawSide(
        plating,
        long ? { cx: 300, cy: cup ? 216 : 92, rx: 46, ry: 46 } : BESIDE[count]!,
        [...salad, ...fruit],
        inBowl,
      )
    : '';
  const isButtered =
    /butter (?:the|both|each|and)|spread[\w ,]*(?:butter|margarine|spread)|with (?:the )?butter|\bbutter\b/;
  const butter = (
    /\bfry|\bfried|scrambl|melt/.test(plating.says) ? /\bbutter\b/.test(title) : isButtered.test(plating.says)
  )
    ? plating.parts.filter(({ food, grams }) => /^(?:butter|margarine)/.test(food) && grams >= 4)
    : [];
  const thick = rest.filter(({ food, grams }) => SPREAD.test(food) && grams >= 4);
  const spreads = (FRENCH_TOAST.test(title) ? thick : [...thick, ...butter]).slice(0, 2);
  const sprinkles = rest.filter(isSprinkles);
  plating.showEach(sprinkles);
  const melted = MELTS.test(plating.says) && !long ? rest.filter(isMeltable) : [];
  plating.showEach(melted);
  const cheese = melted.length === 0 ? null : MELTED_COLOUR;
  const ring = cheese === null ? undefined : rest.find(({ food }) => food.startsWith('pineapple'));
  if (ring) plating.show('other', [ring]);
  const tops = rest.filter(
    (part) => !spreads.includes(part) && !sprinkles.includes(part) && !melted.includes(part) && part !== ring,
  );
  // Jam goes on one slice, cheese on another.
  const isSweet = ({ food }: Part) => SWEET.test(food);
  const isShared = rest.some(isSweet) && tops.some(({ food }) => HEARTY.test(food));
  const isLeaf = ({ food }: Part) => /lettuce|salad-leaves|rocket|little-gem|iceberg|lambs|endive/.test(food);
  const drawn: readonly (readonly [Part, Portion])[] = tops.flatMap((part) =>
    plating.take([part]).map((portion) => [part, portion] as const),
  );
  plating.showEach(spreads);
  const clear = /honey|syrup/.test(title) ? plating.parts.find(({ food }) => CLEAR_SYRUP.test(food)) : undefined;
  const face = faceOf(carrier.food);
  const isSquare = !isRound && !long && !CARRIERS.test(carrier.food);
  const slices = spots.map((at, index) => {
    const isHere = (part: Part) => !isShared || isSweet(part) === (index % 2 === 1);
    const times = isShared ? Math.max(1, spots.length / 2) : spots.length;
    const share = (of: (part: Part) => boolean) =>
      shareOf(
        drawn.filter(([part]) => of(part) && isHere(part)).map(([, portion]) => portion),
        1 / times,
      );
    const scale = at.rx / naturalSize(carrier.food);
    const draw = FRENCH_TOAST.test(title) ? FRIED_SLICE : long ? HALF_BAGUETTE : carrier.piece?.draw;
    const slice = draw?.(easel, at.x, at.y, at.turn, scale) ?? '';
    const room = long
      ? { cx: at.x, cy: at.y, rx: at.rx * 0.98, ry: at.ry * 0.36 }
      : { cx: at.x, cy: at.y - at.ry * face.lift, rx: at.rx * face.rx, ry: at.ry * face.ry };
    const smears = spreads.filter((part) => isHere(part) || (!isSweet(part) && !HEARTY.test(part.food)));
    const above = (part: Part) => (isSweet(part) ? 2 : /^(?:butter|margarine|light-spread)/.test(part.food) ? 0 : 1);
    const [under, over] = smears.toSorted((one, other) => above(one) - above(other));
    const all = { x: room.cx, y: room.cy, rx: room.rx, ry: room.ry, turn: at.turn };
    const spread = under ? smear(plating, all, colourOf(under)) : '';
    const second = over
      ? `<g transform="translate(${n(at.rx * 0.04)} ${n(at.ry * 0.03)})">${smear(plating, { ...all, rx: room.rx * 0.84, ry: room.ry * 0.78 }, colourOf(over))}</g>`
      : '';
    const size = Math.min(1.6, Math.max(1, at.rx / 54));
    // Meat goes under the cheese and shows at its edges; fresh toppings go on last.
    const isUnder = (part: Part) => cheese !== null && UNDER_CHEESE.test(part.food);
    const meat = share(isUnder)
      .flatMap(({ piece }) =>
        [0.55, 2.5, 5.4].map((angle) =>
          piece.draw(
            easel,
            room.cx + Math.cos(angle) * room.rx * 0.82,
            room.cy + Math.sin(angle) * room.ry * 0.86,
            angle + 1.57,
            (room.rx * 0.62) / piece.reach,
          ),
        ),
      )
      .join('');
    const sheet =
      cheese === null
        ? ''
        : meltedCheese(
            easel,
            { ...all, rx: room.rx * 1.1, ry: room.ry * 1.12, squareness: isSquare ? 0.16 : 0 },
            cheese,
          ) + (ring ? coveredRing(easel, room.cx, room.cy, room.rx * 0.62, cheese) : '');
    const leaves = heapUp(easel, room, share(isLeaf), { coverage: 0.7, fill: true, size });
    const heap = heapUp(
      easel,
      { ...room, rx: room.rx * 1.04, ry: room.ry * 1.04 },
      share((part) => !isLeaf(part) && !isUnder(part)),
      {
        coverage: 0.92,
        fill: true,
        size,
        gathered: true,
      },
    );
    const honey =
      clear === undefined
        ? ''
        : glossy(
            easel,
            room.cx + room.rx * 0.1,
            room.cy + room.ry * 0.2,
            room.rx * 0.3,
            room.ry * 0.2,
            syrupColour(clear.food),
            2,
          );
    const sprinkled = sprinkles
      .filter(isHere)
      .map((part) =>
        strewn(
          plating,
          part,
          { ...room, rx: room.rx * (isSquare ? 1.1 : 1.04), ry: room.ry * (isSquare ? 1.1 : 1.04) },
          { turn: at.turn, squareness: isSquare ? 0.2 : 0 },
        ),
      )
      .join('');
    return `${slice}${spread}${second}${sprinkled}${meat}${sheet}${leaves}${heap}${honey}`;
  });
  const bare = carrier.food === 'toast-rounds' ? bareToast(plating, carrier, spots) : '';
  return `${table(easel, plating.dish.meal)}${vessel.markup}${cup}${beside}${glass}${bare}${slices.join('')}`;
};

/** Two bare slices of melba toast, leaning on the others. */
const bareToast = ({ easel }: Plating, carrier: Part, spots: readonly Carried[]): string =>
  spots.length > 3
    ? ''
    : (spots.length === 3
        ? [
            [312, 206, 0.5],
            [326, 190, 0.72],
          ]
        : [
            [210, 76, 0.2],
            [232, 68, 0.44],
          ]
      )
        .map(([x, y, turn]) => carrier.piece?.draw(easel, x!, y!, turn!, 1.5) ?? '')
        .join('');
