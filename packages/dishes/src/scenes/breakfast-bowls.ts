import { cream, pool, within } from '../drawing/bodies.ts';
import { type Colour, mix, tint } from '../drawing/colour.ts';
import { type Easel, n } from '../drawing/easel.ts';
import { curds, flaked, grainy, milk, seeded } from '../drawing/spooned.ts';
import { CLEAR_SYRUP, glossy, syrupColour } from '../drawing/syrup.ts';
import { table } from '../drawing/table.ts';
import { bowl, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { sideBread, tossed } from './bowls.ts';
import { BREADS, DAIRY, piled } from './heaps.ts';

/** Toppings that run over yoghurt instead of lying on it in pieces. */
const RUNNY = /apple-sauce|jam$|jam-less-sugar|compote|peanut-butter|almond-butter|tahini|hazelnut-spread/;
const CEREAL = /cornflakes|bran-flakes|muesli|wheat-biscuits|shredded-wheat|wheat-porridge-flakes|granola/;
const MILKS = /(?<!coconut-)milk|drink|buttermilk/;
const WHITE = /milk|drink|buttermilk|kefir|silken-tofu/;
const COOKED =
  /^oats|gluten-free-oats|semolina|buckwheat|millet|quinoa|rice|chia|bran|porridge|linseed$|hemp|protein|cocoa|oat-flour|polenta/;
const FLAVOURED = /cocoa|chocolate|turmeric|coffee|espresso|carrot-juice/;
const BERRY = /berr|cherries|mango|strawberr|kiwi|banana/;

const grams = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.grams, 0);

interface Ground {
  /** Markup of what is under the toppings, in the bowl. */
  readonly body: string;
  /** Whether the contents float on milk. */
  readonly isMilk: boolean;
}

/** Returns the filling of the bowl, judging by the dish's name and heaviest foods. */
function groundOf(plating: Plating, room: Room): Ground {
  const { easel, says, title } = plating;
  const isPorridge = /porridge|semolina|pudding|oatmeal|pap\b|hot cereal/.test(title);
  const isBlended = /smoothie bowl|acai|\bice\b|nice cream/.test(title);
  const isOvernight = /overnight|bircher|chia|soak/.test(says) && !isPorridge;
  const white = plating.parts.filter(({ food }) => DAIRY.test(food) || WHITE.test(food));
  const cooked = isPorridge || isOvernight || isBlended ? plating.parts.filter(({ food }) => COOKED.test(food)) : [];
  const blended = isBlended
    ? plating.parts.filter(({ food, piece, grams: weight }) => weight >= 70 && piece !== null && !CEREAL.test(food))
    : /mousse/.test(title)
      ? plating.parts.filter(({ food }) => /avocado|banana|tofu/.test(food))
      : [];
  const flavours = plating.parts.filter(({ food }) => FLAVOURED.test(food));
  const isChocolate = flavours.some(({ food }) => /cocoa|chocolate$/.test(food)) && /choc|cocoa/.test(title);
  const plain = plating.blendColour([...white, ...blended, ...flavours], '#f8f0dd');
  const colour = isChocolate ? mix(plating.blendColour(white, '#f0e2cc'), '#5a331c', 0.74) : plain;
  plating.showEach(white);
  plating.show('other', [...cooked, ...blended]);
  const main = (pattern: RegExp) => cooked.some(({ food, grams: weight }) => pattern.test(food) && weight >= 14);
  const thick = white.filter(({ food }) => !MILKS.test(food));
  const poured = white.filter(({ food }) => MILKS.test(food));
  const cereal = plating.left().some(({ food }) => CEREAL.test(food));
  if (cereal && grams(poured) >= 100 && grams(poured) > grams(thick))
    return { body: milk(easel, room, tint(colour, 0.3)), isMilk: true };
  if (thick[0]?.food === 'cottage-cheese') return { body: curds(easel, room), isMilk: false };
  const wet = (share: number, grain: Colour) =>
    isChocolate ? mix(colour, grain, 0.12) : mix(tint(colour, 0.1), grain, share);
  const toned = (grain: Colour): Colour => (isChocolate ? mix(grain, '#5a331c', 0.62) : grain);
  const bodyOf = (): string => {
    if (isBlended || cooked.length === 0)
      return cream(easel, room, tint(colour, isChocolate ? 0.06 : 0.2), { scale: 0.016 });
    if (main(/chia/))
      return seeded(easel, room, isChocolate ? mix(colour, '#6a4228', 0.4) : mix(colour, '#e4ddcc', 0.35));
    if (main(/rice/)) return grainy(easel, room, wet(0.2, '#f4ead0'), toned('#f8f1dc'), 2);
    if (main(/millet|quinoa|buckwheat/))
      return grainy(easel, room, wet(0.4, '#e8d19a'), toned(main(/quinoa/) ? '#e6d2a0' : '#e9c878'), 1.05);
    if (main(/semolina|polenta|protein/) && !main(/oats/))
      return cream(easel, room, wet(0.3, main(/polenta/) ? '#f2cd6c' : '#f3e4b8'), { scale: 0.03 });
    if (main(/oats|bran|oat-flour/)) return flaked(easel, room, wet(0.36, '#dcc493'), toned('#d8b97e'));
    if (main(/hemp|linseed/)) return grainy(easel, room, wet(0.4, '#d9c7a0'), toned('#b9976a'), 1.3);
    return cream(easel, room, tint(colour, 0.12), { scale: 0.02 });
  };
  return { body: bodyOf(), isMilk: false };
}

/** Two poached eggs on yoghurt, with melted butter poured over them. */
function eggsOver(plating: Plating): string {
  const { easel } = plating;
  const eggs = plating.left().filter(({ food, piece }) => food === 'egg' && (piece?.reach ?? 0) > 20);
  if (eggs.length === 0) return '';
  const [portion] = plating.take(eggs);
  const spots: readonly (readonly [number, number])[] =
    (portion?.count ?? 0) >= 1.5
      ? [
          [166, 136],
          [238, 164],
        ]
      : [[200, 150]];
  const butter = plating.has(/butter/) && plating.has(/paprika|chilli|cayenne/);
  const spiced = butter
    ? glossy(easel, 182, 186, 62, 30, '#c9481a', 2) + glossy(easel, 246, 112, 34, 20, '#c9481a', 2)
    : '';
  const drawn = spots.map(([x, y]) => portion?.piece.draw(easel, x, y, easel.between(0, 6.283), 1.35) ?? '').join('');
  const streaks = butter
    ? glossy(easel, 148, 160, 17, 8, '#c9481a', 0) + glossy(easel, 258, 184, 16, 8, '#c9481a', 0)
    : '';
  return `${spiced}${drawn}${streaks}`;
}

/** Cinnamon sprinkled over a bowl. */
const cinnamon = (easel: Easel, x: number, y: number): string =>
  Array.from({ length: 90 }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.abs(easel.between(-1, 1) * easel.between(0.2, 1)) * 46;
    return `<circle cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far)}" r="${n(easel.between(0.5, 1.5))}" fill="#8a4a1c" opacity="${n(easel.between(0.4, 0.8))}"/>`;
  }).join('');

/** A thick white or coloured base with toppings on one side, or cereal in milk: yoghurt, porridge, a smoothie bowl. */
export const topped: Scene = (plating) => {
  const { easel, title } = plating;
  if (/fruit salad/.test(title)) return tossed(plating);
  const vessel = bowl(easel, 138);
  const all = plating.parts;
  const { body, isMilk } = groundOf(plating, vessel.room);
  const side = easel.pick([0.5, 2.3, 3.9, 5.4]);
  const spot = (angle: number, far: number, size: number): Room => ({
    cx: 200 + Math.cos(angle) * far,
    cy: 150 + Math.sin(angle) * far,
    rx: size,
    ry: size,
  });
  const aside = sideBread(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food) && !CEREAL.test(food)),
  );
  const eggs = eggsOver(plating);
  const runny = plating.left().filter(({ food }) => RUNNY.test(food));
  plating.showEach(runny);
  const isBiscuit = ({ food }: Part) => /wheat-biscuits|shredded-wheat/.test(food);
  const floating = isMilk ? plating.left().filter((part) => CEREAL.test(part.food) && !isBiscuit(part)) : [];
  const biscuits = isMilk ? plating.take(plating.left().filter(isBiscuit)) : [];
  const cereal =
    piled(plating, { ...vessel.room, rx: vessel.room.rx * 0.94, ry: vessel.room.ry * 0.94 }, floating, 0.95, 14, 1.25) +
    biscuits
      .map(
        ({ piece }) =>
          piece.draw(easel, 176 - Math.cos(side) * 18, 124 - Math.sin(side) * 18, 0.3, 1.7) +
          piece.draw(easel, 206 - Math.cos(side) * 22, 178 - Math.sin(side) * 22, -0.14, 1.7),
      )
      .join('');
  // Some of the blended fruit also goes on top.
  const garnish = /smoothie bowl|\bice\b/.test(title)
    ? all
        .filter(
          ({ food, piece }) => BERRY.test(food) && piece !== null && !plating.left().some((part) => part.food === food),
        )
        .slice(0, 1)
        .map((part) => ({ ...part, grams: 45 }))
    : [];
  const rest = [...garnish, ...plating.left()];
  const [first, ...others] = rest.filter(({ piece }) => piece?.layer !== 'herb');
  const herbs = rest.filter(({ piece }) => piece?.layer === 'herb');
  const isAlone = others.length === 0;
  const times = (part: Part | undefined) => (part?.piece?.layer === 'bit' ? (isAlone ? 18 : 8) : 3.4);
  const main = first
    ? piled(
        plating,
        spot(side, isAlone ? 30 : 46, first.grams > 100 ? 80 : isAlone ? 74 : 66),
        [first],
        1.15,
        times(first),
        1.34,
      )
    : '';
  const second = others[0] ? piled(plating, spot(side + 1.75, 66, 50), [others[0]], 0.9, times(others[0]), 1.24) : '';
  const third = others[1] ? piled(plating, spot(side - 1.6, 68, 48), [others[1]], 0.9, times(others[1]), 1.24) : '';
  const last = piled(plating, spot(side + 3.1, 62, 34), others.slice(2), 0.8, 5, 1.1);
  const leaf = piled(plating, spot(side + 0.6, 30, 26), herbs, 0.8);
  const swirls = runny
    .map((part, index) => {
      const { cx, cy } = spot(side - 0.4 + index * 2 + (rest.length > 0 ? 2.6 : 0), rest.length > 0 ? 52 : 20, 0);
      const tone = plating.blendColour([part], '#e3b95c');
      const wide = rest.length === 0 ? 1.2 : part.grams > 30 ? 1 : 0.72;
      return /jam/.test(part.food)
        ? glossy(easel, cx, cy, 46 * wide, 34 * wide, '#a81c34', 2)
        : pool(easel, cx, cy, 58 * wide, 44 * wide, tone, 0.95) +
            pool(easel, cx + 44 * wide, cy + 30 * wide, 18 * wide, 12 * wide, tone, 0.9);
    })
    .join('');
  const clear = plating.parts.find(({ food }) => CLEAR_SYRUP.test(food));
  const away = spot(side + 3, others.length > 2 ? 84 : 56, 0);
  const honey = clear
    ? glossy(easel, away.cx, away.cy, others.length > 2 ? 30 : 44, others.length > 2 ? 20 : 29, syrupColour(clear.food))
    : '';
  const dust = /cinnamon/.test(title) ? cinnamon(easel, spot(side + 2.6, 44, 0).cx, spot(side + 2.6, 44, 0).cy) : '';
  const inBowl = `${body}${swirls}${cereal}${honey}${dust}${second}${third}${last}${main}${eggs}${leaf}`;
  return `${table(easel, plating.dish.meal)}${aside}${vessel.markup}${within(easel, vessel.clip, inBowl)}${vessel.over}`;
};
