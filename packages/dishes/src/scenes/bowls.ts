import { heapUp } from '../drawing/arrange.ts';
import { shade, tint } from '../drawing/colour.ts';
import { cream, liquid, pool, steam, within } from '../drawing/bodies.ts';
import { blur } from '../drawing/easel.ts';
import { table } from '../drawing/table.ts';
import { bowl, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { bedOf, drawBed } from './beds.ts';
import { BREADS, DAIRY, piled, SPOONED } from './heaps.ts';

const BLENDED = /\bblend|\bblitz|\bpur[eé]e\b|smooth soup|with a stick|stick blender|\bpureer/;
const SAVOURY_PIECES =
  /prawn|chicken|beef|pork|bacon|sausage|meat|mince|ham|salmon|cod|fish|tofu|tempeh|seitan|egg|noodle|halloumi|chorizo/;
const WATERY =
  /vegetable|carrot|onion|leek|potato|pumpkin|squash|tomato|celer|broccoli|cauliflower|courgette|peas|lentil|spinach|pepper|beetroot|parsnip|fennel|mushroom|asparagus|swede|apple|bean|chickpea|garlic|aubergine|kale|cucumber|watercress/;

/** A soup: a broth of the colour of what is in it, and what swims in it. */
export const soup: Scene = (plating) => {
  const { easel } = plating;
  const vessel = bowl(easel, 142);
  const beside = plating.left().filter(({ food }) => BREADS.test(food));
  const isBlended = BLENDED.test(plating.says);
  const strewn = (food: Part) => food.piece?.layer === 'herb' || food.grams < 20;
  const melted = isBlended
    ? plating.left().filter((part) => WATERY.test(part.food) && !strewn(part) && !SAVOURY_PIECES.test(part.food))
    : [];
  const splitPea = plating.find(/split-peas/);
  if (splitPea) melted.push(splitPea);
  plating.show('other', melted);
  const colour =
    melted.length > 0
      ? plating.blendColour([...melted, ...plating.parts.filter(({ isUnseen }) => isUnseen)])
      : plating.sauceColour('#d9a64c');
  const broth =
    melted.length > 0
      ? cream(easel, vessel.room, colour, { scale: 0.014 })
      : liquid(easel, vessel.room, colour, { drops: 46 });
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !BREADS.test(part.food) && !spooned.includes(part));
  const bed = bedOf(rest);
  const solids = rest.filter((part) => part !== bed);
  const nest = bed ? drawBed(plating, bed, { ...vessel.room, cx: 188, cy: 158, rx: 82, ry: 76 }) : '';
  const film = `<g opacity=".27"><rect x="60" y="10" width="280" height="280" fill="${colour}"/></g>`;
  const sunk = heapUp(
    easel,
    { ...vessel.room, rx: vessel.room.rx * 0.88, ry: vessel.room.ry * 0.88 },
    plating.take(solids.filter(({ piece }) => piece?.layer !== 'herb' && piece?.layer !== 'bit')),
    {
      coverage: melted.length > 0 ? 0.3 : 0.48,
      fill: melted.length === 0,
      times: 1.6,
      groups: 3,
      ...(bed ? {} : { sunkIn: colour }),
    },
  );
  const bits = heapUp(
    easel,
    { ...vessel.room, rx: vessel.room.rx * 0.8, ry: vessel.room.ry * 0.8 },
    plating.take(solids.filter(({ piece }) => piece?.layer === 'bit')),
    { coverage: 0.16, fill: false, groups: 4 },
  );
  const top = piled(
    plating,
    { cx: 196, cy: 146, rx: 56, ry: 50 },
    [...spooned, ...solids.filter(({ piece }) => piece?.layer === 'herb')],
    0.6,
  );
  const aside = breadBeside(plating, beside);
  return `${table(easel, plating.dish.meal)}${aside}${vessel.markup}${within(easel, vessel.clip, `${broth}${nest}${sunk}${film}${bits}${top}`)}${vessel.over}${steam(easel, vessel.room)}`;
};

/** Bread at the edge of the table, half out of the picture. */
export function breadBeside(plating: Plating, breads: readonly Part[]): string {
  const { easel } = plating;
  if (breads.length === 0) return '';
  const portions = plating.take(breads.slice(0, 1));
  const spots: readonly (readonly [number, number])[] = [
    [352, 248],
    [372, 214],
  ];
  return portions
    .flatMap(({ piece }) => spots.map(([x, y]) => piece.draw(easel, x, y, easel.between(-0.5, 0.2), 0.95)))
    .join('');
}

/** Everything tossed together in a bowl: a salad, a stir-fry, noodles, fruit. */
export const tossed: Scene = (plating) => {
  const { easel } = plating;
  const vessel = bowl(easel, 144);
  const beside = plating.left().filter(({ food }) => BREADS.test(food) && !/crouton/.test(food));
  const aside = breadBeside(plating, beside);
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !spooned.includes(part) && !beside.includes(part));
  const bed = bedOf(rest);
  const under = bed
    ? drawBed(plating, bed, { ...vessel.room, rx: vessel.room.rx * 0.99, ry: vessel.room.ry * 0.99 })
    : '';
  const solids = rest.filter((part) => part !== bed);
  const ground = `<rect x="40" y="0" width="320" height="300" fill="${bed ? '#8a6a3a' : shade(plating.blendColour(solids, '#7a8a4a'), 0.55)}"/>`;
  const gloss = bed
    ? ''
    : `<ellipse cx="200" cy="150" rx="120" ry="120" fill="${shade('#5d6a2c', 0.2)}" opacity=".5" filter="${blur(easel, 10)}"/>`;
  const sides = heapUp(easel, vessel.room, plating.take(solids), {
    coverage: bed ? 0.78 : 1.85,
    fill: true,
    times: 4.5,
  });
  const dressing = piled(plating, { cx: 204, cy: 150, rx: 44, ry: 40 }, spooned, 0.8);
  return `${table(easel, plating.dish.meal)}${aside}${vessel.markup}${within(easel, vessel.clip, `${ground}${gloss}${under}${sides}${dressing}`)}${vessel.over}`;
};

/** What runs over yoghurt instead of lying on it in pieces. */
const RUNNY = /apple-sauce|jam$|compote/;

/** A thick white or coloured ground with toppings on one side: yoghurt, porridge, a smoothie bowl. */
export const topped: Scene = (plating) => {
  const { easel, says } = plating;
  const vessel = bowl(easel, 138);
  const isPorridge = /porridge|semolina|pudding|oatmeal|pap\b/.test(plating.title);
  const isBlended = /smoothie bowl|acai/.test(plating.title);
  const isOvernight = /overnight|bircher|chia|soak/.test(says) && !isPorridge;
  const white = plating.parts.filter(
    ({ food }) => DAIRY.test(food) || /milk|drink|buttermilk|kefir|silken-tofu/.test(food),
  );
  const cooked =
    isPorridge || isOvernight || isBlended
      ? plating.parts.filter(({ food }) =>
          /^oats|gluten-free-oats|semolina|buckwheat|millet|quinoa|rice|chia|bran|porridge|linseed$|hemp|protein|cocoa|oat-flour/.test(
            food,
          ),
        )
      : [];
  const blended = isBlended
    ? plating.parts.filter(({ food, piece, grams }) => grams >= 70 && piece !== null && !/granola|muesli/.test(food))
    : [];
  const colour = plating.blendColour(
    [
      ...white,
      ...blended,
      ...plating.parts.filter(({ food }) => /cocoa|chocolate|turmeric|coffee|espresso|carrot-juice/.test(food)),
    ],
    '#f8f0dd',
  );
  plating.showEach(white);
  plating.show('other', [...cooked, ...blended]);
  const oats = cooked.length > 0 && !isBlended ? '#d8bd86' : null;
  const ground = oats ? plating.blendColour([...white, ...cooked], '#e9d6ac') : tint(colour, 0.2);
  const body = cream(easel, vessel.room, ground, { grains: oats, scale: oats ? 0.05 : 0.016 });
  const side = easel.pick([0.5, 2.3, 3.9, 5.4]);
  const runny = plating.left().filter(({ food }) => RUNNY.test(food));
  plating.showEach(runny);
  const rest = plating.left();
  const [first, ...others] = rest.filter(({ piece }) => piece?.layer !== 'herb');
  const herbs = rest.filter(({ piece }) => piece?.layer === 'herb');
  const spot = (angle: number, far: number, size: number): Room => ({
    cx: 200 + Math.cos(angle) * far,
    cy: 150 + Math.sin(angle) * far,
    rx: size,
    ry: size,
  });
  const grams = first?.grams ?? 0;
  const main = first ? piled(plating, spot(side, 46, grams > 100 ? 74 : 64), [first], 1.1, 4, ground) : '';
  const second = others[0] ? piled(plating, spot(side + 1.75, 66, 48), [others[0]], 0.8, 4, ground) : '';
  const third = others[1] ? piled(plating, spot(side - 1.6, 68, 46), [others[1]], 0.8, 4, ground) : '';
  const last = piled(plating, spot(side + 3.1, 60, 34), others.slice(2), 0.7, 3, ground);
  const leaf = piled(plating, spot(side + 0.6, 30, 26), herbs, 0.8);
  const swirls = runny
    .map((part, index) => {
      const { cx, cy } = spot(side - 0.4 + index * 2, 34, 0);
      const tone = plating.blendColour([part], '#e3b95c');
      return pool(easel, cx, cy, 62, 44, tone, 0.9) + pool(easel, cx + 40, cy + 28, 22, 14, tone, 0.8);
    })
    .join('');
  const honey = plating.has(/honey|syrup|treacle/)
    ? pool(easel, 200 + Math.cos(side + 3) * 40, 150 + Math.sin(side + 3) * 40, 20, 9, '#c9831c', 0.65)
    : '';
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${body}${swirls}${honey}${second}${third}${last}${main}${leaf}`)}${vessel.over}`;
};
