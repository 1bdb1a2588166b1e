import { heapUp } from '../drawing/arrange.ts';
import { cream, within } from '../drawing/bodies.ts';
import { shade, tint } from '../drawing/colour.ts';
import { CLEAR_SYRUP, glossy, syrupColour } from '../drawing/syrup.ts';
import { table } from '../drawing/table.ts';
import { bowl, plate } from '../drawing/vessels.ts';
import type { Part, Scene } from '../dish.ts';
import { glassAbove } from './drinks.ts';
import { mound, piled, SPOONED, spoonfuls } from './heaps.ts';
import { melonWithHam } from './melon-with-ham.ts';
import { drawSkewers, partsOnSkewers } from './skewers.ts';

const DIPPED =
  /hummus|quark|yoghurt|cottage|guacamole|tahini|peanut-butter|avocado|chickpeas|beans|aubergine|feta|smoked-trout|edamame|tuna|tofu|cream|peppers-jar|tzatziki|walnut/;
const STICKS =
  /pepper|carrot|cucumber|celery|radish|cauliflower|broccoli|sugar-snaps|chips|pitta|bread|toast|cakes|crackers|chicory|strawberries|tomato|tempeh|smoked-tofu|apple|snack|crispbread|baguette/;

/** A dip in a small bowl in the middle of a plate, surrounded by what is dipped. */
export const dip: Scene = (plating) => {
  const { easel } = plating;
  const big = plate(easel, 152);
  const small = bowl(easel, 62);
  const sticks = plating.left().filter(({ food }) => STICKS.test(food) && !/peppers-jar/.test(food));
  const base = plating.left().filter((part) => DIPPED.test(part.food) && !sticks.includes(part));
  const isMixed = /dip|hummus|spread|muhammara|guacamole|tzatziki|baba/.test(plating.title);
  const used = isMixed ? base : base.slice(0, 1);
  plating.showEach(used);
  const body = cream(easel, small.room, tint(plating.blendColour(used, '#f2e6c6'), 0.1), { scale: 0.03 });
  const strewn = plating.left().filter((part) => !sticks.includes(part));
  const herbs = heapUp(easel, { ...small.room, rx: 34, ry: 34 }, plating.take(strewn), { coverage: 0.4, size: 0.7 });
  const around = sticks.map((part, index) => {
    const angle = (index / Math.max(1, sticks.length)) * 6.283 - 2.2;
    return [0, 0.62, -0.62]
      .slice(0, sticks.length < 3 ? 3 : 1)
      .map((by) =>
        mound(
          plating,
          {
            cx: 200 + Math.cos(angle + by * (sticks.length === 1 ? 3.3 : 1)) * 96,
            cy: 150 + Math.sin(angle + by * (sticks.length === 1 ? 3.3 : 1)) * 96,
            rx: 44,
            ry: 40,
          },
          [part],
        ),
      )
      .join('');
  });
  return `${table(easel, plating.dish.meal)}${big.markup}${around.join('')}${small.markup}${within(easel, small.clip, `${body}${herbs}`)}${small.over}`;
};

/** A few items side by side that fill a small plate. */
export const platter: Scene = (plating) => {
  const { easel } = plating;
  const own = melonWithHam(plating);
  if (own !== null) return own;
  const vessel = plate(easel, 150);
  const onSkewers = partsOnSkewers(plating, plating.left());
  const glass = /glass of/.test(plating.title) ? glassAbove(plating, 340, 62, 46) : '';
  const rest = plating.left().filter((part) => !onSkewers.includes(part));
  const large = rest.filter(({ piece, grams }) => piece?.layer !== 'herb' && grams >= 8).slice(0, 5);
  const small = rest.filter((part) => !large.includes(part));
  const turn = easel.between(0, 6.283);
  const count = large.length;
  const reach = count === 1 ? 0 : count === 2 ? 50 : count === 3 ? 52 : 64;
  const size = count === 1 ? 96 : count === 2 ? 72 : count === 3 ? 62 : 50;
  const heaps = large.map((part, index) => {
    const angle = turn + (index / count) * 6.283;
    const spooned = SPOONED.test(part.food);
    const at = { cx: 200 + Math.cos(angle) * reach, cy: 150 + Math.sin(angle) * reach };
    return spooned
      ? spoonfuls(plating, { ...at, rx: size * 0.56, ry: size * 0.56 }, [part])
      : mound(plating, { ...at, rx: size, ry: size * 0.92 }, [part], 1.5, 4.5, enlarged(part, size));
  });
  const last = piled(plating, { cx: 200, cy: 150, rx: 60, ry: 56 }, small, 0.35);
  const clear = /honey|syrup/.test(plating.title)
    ? plating.parts.find(({ food }) => CLEAR_SYRUP.test(food))
    : undefined;
  const honey = clear ? glossy(easel, 206, 152, 30, 18, syrupColour(clear.food), 3) : '';
  const grams = rest.reduce((sum, part) => sum + part.grams, 0);
  const scale = grams < 90 ? 1.55 : grams < 170 ? 1.34 : 1.12;
  return `${table(easel, plating.dish.meal)}${vessel.markup}<g transform="translate(200 150) scale(${scale}) translate(-200 -150)">${heaps.join('')}${last}${honey}</g>${drawSkewers(plating, { cx: 200, cy: 150, rx: 96, ry: 74 }, onSkewers)}${glass}`;
};

/** Returns the factor by which a few pieces are enlarged to fill their part of the plate. */
function enlarged({ piece, grams }: Part, radius: number): number {
  if (piece === null) return 1;
  const count = Math.max(2, grams / piece.each) * (piece.each >= 20 ? 1 : 4.5);
  return Math.min(2, Math.max(1.3, Math.sqrt((Math.PI * radius ** 2 * 1.1) / (count * piece.reach ** 2 * 2.1))));
}

/** Nuts, seeds, granola or popcorn in a small bowl. */
export const nibbles: Scene = (plating) => {
  const { easel } = plating;
  const vessel = bowl(easel, 128);
  const portions = plating.take(plating.left());
  const { rx } = vessel.room;
  // The factor by which the pieces are enlarged to fill the bowl.
  const filling = portions.reduce((sum, { piece }) => sum + 80 * piece.reach ** 2, 0);
  const size = Math.min(2.1, Math.max(1.25, Math.sqrt((Math.PI * rx * rx * 1.25) / Math.max(1, filling))));
  const heap = heapUp(easel, vessel.room, portions, { coverage: 2.1, fill: true, size, times: 8 });
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `<rect x="50" y="20" width="300" height="260" fill="${shade(plating.blendColour(plating.parts, '#a9743c'), 0.4)}"/>${heap}`)}${vessel.over}`;
};
