import { cream, liquid, pool, steam, swell, within } from '../drawing/bodies.ts';
import { heapUp, snug } from '../drawing/arrange.ts';
import { mix, shade } from '../drawing/colour.ts';
import { n } from '../drawing/easel.ts';
import { slice } from '../drawing/round.ts';
import { table } from '../drawing/table.ts';
import { bowl, ovenDish, pan, plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { bedOf, drawBed, drawMash } from './beds.ts';
import { sideBread } from './bowls.ts';
import { filledMeat } from './filled-meat.ts';
import { hash } from './hash.ts';
import { BREADS, layered, mound, piled, PROTEIN, SPOONED, spoonfuls } from './heaps.ts';
import { lettuceBurger } from './lettuce-burgers.ts';
import { rolledBake } from './rolled-bakes.ts';
import { drawSkewers, partsOnSkewers } from './skewers.ts';
import { jacketPotato, stuffedHalves } from './stuffed.ts';
import { isWet, meltedPulse, sauceColourOf } from './wetness.ts';

/** A stew or another dish with sauce, in its pan or bowl. */
export const stew: Scene = (plating) => {
  const { easel } = plating;
  const vessel = easel.chance() < 0.55 ? pan(easel, 142) : bowl(easel, 144);
  const beside = sideBread(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const pulse = meltedPulse(plating);
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const wet = pulse !== undefined || isWet(plating);
  const colour = wet
    ? sauceColourOf(plating, pulse ? '#dc9a34' : '#8a5426')
    : shade(plating.blendColour(rest, '#7a5a2c'), 0.24);
  const body = pulse
    ? cream(easel, vessel.room, colour, { grains: shade(colour, 0.14), scale: 0.04 })
    : liquid(easel, vessel.room, colour, { drops: wet ? 40 : 0, thick: true });
  // If there is more food than sauce, the food rises out of the sauce.
  const isFull = rest.reduce((sum, { grams }) => sum + grams, 0) > 320;
  const main = layered(
    plating,
    { ...vessel.room, rx: vessel.room.rx * 0.96, ry: vessel.room.ry * 0.96 },
    rest.filter((part) => !spooned.includes(part)),
    wet ? { coverage: isFull ? 1.16 : 0.86, size: 1.24, sunkIn: colour } : { coverage: 1.5, size: 1.16 },
  );
  const coat = wet ? `<circle cx="200" cy="150" r="${n(vessel.room.rx)}" fill="${colour}" opacity=".12"/>` : '';
  const top = spoonfuls(plating, { cx: 202, cy: 148, rx: 36, ry: 34 }, spooned);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${within(easel, vessel.clip, `${body}${main}${coat}${swell(easel, vessel.room)}${top}`)}${vessel.over}${steam(easel, vessel.room)}`;
};

/** Limits nuts to so few that the food below them is visible. */
const fewNuts = (part: Part): Part =>
  /almonds|walnuts|hazelnuts/.test(part.food) ? { ...part, grams: Math.min(part.grams, 5) } : part;

const LEMON = slice(15, { flesh: '#f7e27c', skin: '#f0cf3a', rind: 0.12, pattern: 'segments', height: 3 });

/** Slices of lemon on the food that was cooked with them, as in a piccata. */
function lemonsOn(plating: Plating, { cx, cy, rx, ry }: Room): string {
  const lemon = /piccata|scaloppine|meuni[eè]re/.test(plating.title) && plating.find(/^lemon/);
  if (!lemon) return '';
  plating.show('other', [lemon]);
  return [-0.5, 0.05, 0.56]
    .map((at) => LEMON(plating.easel, cx + at * rx, cy - ry * 0.2 + Math.abs(at) * 14, at * 3, 1))
    .join('');
}

/** Everything side by side on a plate: the main food in front, the sides behind it. */
export const sides: Scene = (plating) => {
  const { easel, says, title } = plating;
  const own = jacketPotato(plating) ?? lettuceBurger(plating) ?? hash(plating);
  if (own !== null) return own;
  const vessel = plate(easel, 152);
  const filled = filledMeat(plating);
  const beside = sideBread(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const isMashed = (food: string) =>
    /^cauliflower$|^white-beans/.test(food)
      ? new RegExp(`${food === 'cauliflower' ? food : 'bean'}[\\w ]* (?:mash|pur[eé]e)`).test(plating.title)
      : /^(?:potato|baby-potatoes|sweet-potato|celeriac|parsnip|swede)$/.test(food) && /\bmash|pur[eé]e/.test(says);
  const mashed = plating.parts.filter(
    ({ food, grams, note }) => grams >= 60 && isMashed(food) && !/sticks|wedges|slices/.test(note),
  );
  const turn = easel.pick([0, 2.1, 4.2]) + easel.between(-0.3, 0.3);
  const at = (angle: number, far: number, rx: number, ry = rx): Room => ({
    cx: 200 + Math.cos(angle) * far,
    cy: 150 + Math.sin(angle) * far,
    rx,
    ry,
  });
  const isSmall = (part: Part) => part.piece?.layer === 'herb' || part.piece?.layer === 'bit';
  const rest = plating.left().filter(({ food }) => !mashed.some((part) => part.food === food));
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const bed = mashed.length > 0 ? undefined : bedOf(rest);
  const onSkewers = partsOnSkewers(plating, rest);
  const mains = rest.filter(
    (part) => part !== bed && PROTEIN.test(part.food) && part.grams >= 20 && !onSkewers.includes(part),
  );
  const others = rest.filter(
    (part) => part !== bed && !mains.includes(part) && !spooned.includes(part) && !onSkewers.includes(part),
  );
  const large = others.filter(
    (part) =>
      (!isSmall(part) || part.grams > 45) &&
      !/^(?:onion|red-onion|shallot|leek|fried-onions)$|almonds|walnuts|capers/.test(part.food),
  );
  const onions = others.filter(({ food, piece }) => /onion|^shallot|^leek$/.test(food) && piece?.layer === 'part');
  const strewn = others.filter((part) => !large.includes(part) && !onions.includes(part));
  const isFirst = mashed.length === 0 && bed === undefined;
  const groups: Part[][] = isFirst ? [[], [], []] : [[], []];
  const weight = groups.map(() => 0);
  for (const part of large) {
    const next = weight.indexOf(Math.min(...weight));
    groups[next]!.push(part);
    weight[next]! += part.grams;
  }
  for (const onion of onions) groups[weight.indexOf(Math.max(...weight))]!.push(onion);
  const used = groups.filter((group) => group.length > 0);
  const sectors = used.length + (isFirst ? 0 : 1);
  const spread = sectors < 3 ? (sectors === 2 ? [-1.05, 1.05] : [0]) : [0, 2.1, 4.2];
  const far = mains.length + filled.length > 0 ? [0, 44, 54, 62][sectors]! : [0, 0, 46, 54][sectors]!;
  const place = (index: number) => at(turn + spread[index]!, far, sectors === 1 ? 70 : 60, sectors === 1 ? 66 : 56);
  const hill = mashed.length > 0 ? drawMash(plating, mashed, place(0)) : bed ? drawBed(plating, bed, place(0)) : '';
  const piles = used.map((group, index) => mound(plating, place(index + sectors - used.length), group)).join('');
  const front =
    sectors < 3 ? at(turn + Math.PI, sectors === 1 ? 44 : 34, 56, 46) : { cx: 202, cy: 160, rx: 54, ry: 42 };
  const hasSauce = mains.length > 0 && plating.has(/stock|gravy|cream|mustard|ketjap/);
  const portions = [...filled, ...plating.take(mains)];
  // Eggs in a sauce are spread out, so that each yolk is visible.
  const isOfEggs = portions.length > 0 && portions.every(({ piece }) => piece.look === 'egg') && /sauce/.test(title);
  // Balls and cakes are spread out too, because people would count them.
  const isOfBalls =
    portions.length > 0 &&
    portions.every(({ piece, count }) => piece.each >= 20 && (piece.reach < 16 || (count >= 2 && piece.reach < 36)));
  const middle = isOfEggs
    ? { ...front, rx: 66, ry: 54 }
    : isOfBalls
      ? { ...front, rx: 56, ry: 44 }
      : snug(front, portions, 1.2);
  const colour =
    isOfEggs && /mustard/.test(title) ? mix(plating.sauceColour(), '#e2b02c', 0.4) : plating.sauceColour('#7a461c');
  // The sauce runs out from under the food, with some of it on top.
  const sauce = hasSauce
    ? pool(easel, middle.cx + 3, middle.cy + 5, middle.rx * 1.16 + 4, middle.ry * 1.16 + 4, colour, 0.95)
    : '';
  const glazed =
    hasSauce && portions.some(({ piece }) => piece.layer === 'whole' && piece.look !== 'fish')
      ? pool(
          easel,
          middle.cx + middle.rx * 0.3,
          middle.cy + middle.ry * 0.34,
          middle.rx * 0.5,
          middle.ry * 0.4,
          colour,
          0.9,
        )
      : '';
  const lemons = lemonsOn(plating, middle);
  // One or two balls or fillets would be lost on a plate, so they are drawn as large as the space allows.
  const drawn = portions.reduce((sum, { piece, count }) => sum + Math.max(1, count) * piece.reach ** 2 * 3.14, 0);
  const larger = Math.min(
    sectors === 1 ? 1 : 1.45,
    Math.max(1, Math.sqrt((front.rx * front.ry * 3.14 * 0.62) / Math.max(1, drawn))),
  );
  const main =
    portions.length > 0
      ? heapUp(easel, middle, portions, {
          coverage: isOfEggs || isOfBalls ? 0.9 : 1.35,
          fill: true,
          size: isOfEggs ? 1.5 : (sectors > 2 ? 1.2 : 1.08) * larger,
        }) +
        glazed +
        lemons
      : '';
  // Sauce for skewers is poured over them.
  const spoonRoom =
    onSkewers.length > 0 ? { ...front, rx: 34, ry: 34 } : at(turn + Math.PI * (sectors < 3 ? 0.5 : 1), 76, 24);
  const spoons = spoonfuls(plating, spoonRoom, spooned);
  const last = piled(plating, { cx: 198, cy: 152, rx: 62, ry: 54 }, strewn.map(fewNuts), 0.3);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}<g transform="translate(200 151) scale(${sectors === 1 ? 1.5 : sectors === 2 ? 1.32 : 1.2}) translate(-200 -151)">${hill}${piles}${sauce}${main}${drawSkewers(plating, { ...front, rx: 62, ry: 44 }, onSkewers)}${spoons}${last}</g>`;
};

/** Foods roasted together on a tray. */
export const trayBake: Scene = (plating) => {
  const { easel } = plating;
  const own = stuffedHalves(plating) ?? rolledBake(plating);
  if (own !== null) return own;
  const vessel = ovenDish(easel, true);
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !spooned.includes(part));
  const bed = bedOf(rest);
  const under = bed
    ? drawBed(plating, bed, { ...vessel.room, rx: vessel.room.rx * 0.94, ry: vessel.room.ry * 0.94 })
    : '';
  const main = layered(
    plating,
    { ...vessel.room, rx: vessel.room.rx * 1.08, ry: vessel.room.ry * 1.08 },
    rest.filter((part) => part !== bed),
    { coverage: bed ? 0.8 : 1.4, times: 4, size: 1.28 },
  );
  const top = spoonfuls(plating, { cx: 200, cy: 150, rx: 60, ry: 40 }, spooned);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${under}${main}${top}`)}${vessel.over}`;
};
