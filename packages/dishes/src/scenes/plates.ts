import { base, liquid, pool, steam, swell, within } from '../drawing/bodies.ts';
import { heapUp, snug } from '../drawing/arrange.ts';
import { shade, tint } from '../drawing/colour.ts';
import { n, wet } from '../drawing/easel.ts';
import { heap, lump } from '../drawing/chunks.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { bit } from '../drawing/piece.ts';
import { table } from '../drawing/table.ts';
import { bowl, ovenDish, pan, plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { sauceOf } from '../foods.ts';
import { bedOf, colourOfLeaf, drawBed, drawMash, drawOver } from './beds.ts';
import { breadBeside } from './bowls.ts';
import { BREADS, layered, mound, piled, SPOONED, spoonfuls } from './heaps.ts';
import { lettuceBurger } from './lettuce-burgers.ts';
import { drawSkewers, partsOnSkewers } from './skewers.ts';
import { jacketPotato, stuffedHalves } from './stuffed.ts';

const isWet = (plating: Plating): boolean =>
  plating.parts.reduce(
    (sum, { food, grams }) =>
      sum +
      (sauceOf(food) && !/(?<!coconut-)milk|oil|mustard|tomato$/.test(food)
        ? grams * Math.min(2, sauceOf(food)!.strength)
        : 0),
    0,
  ) > 70;

const PROTEIN =
  /chicken|beef|pork|lamb|bacon|sausage|meat|mince|ham$|salmon|cod|fish|tofu|tempeh|seitan|egg|halloumi|chorizo|turkey|duck|mackerel|trout|haddock|prawn|steak|herring|sardine|pollock|pangasius|bass|bream|tilapia|plaice|hake|schnitzel|burger|falafel|paneer|mycoprotein|spare-ribs|merguez|slavink|croquette|rib|tuna|mussels|squid|seafood|kibbeling|roast/;

/** Rice or grain on one side, a sauce with all else on the other. */
export const withBed: Scene = (plating) => {
  const { easel } = plating;
  const wet = isWet(plating);
  const vessel = easel.chance() < 0.6 ? bowl(easel, 146) : plate(easel, 150);
  const beside = breadBeside(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !spooned.includes(part));
  const bed = bedOf(rest);
  const others = rest.filter((part) => part !== bed);
  const herbs = others.filter(({ piece }) => piece?.layer === 'herb');
  const onSkewers = partsOnSkewers(plating, others);
  const solids = others.filter((part) => !herbs.includes(part) && !onSkewers.includes(part));
  const turn = easel.chance() < 0.5 ? -1 : 1;
  const reach = vessel.room.rx;
  const bedRoom: Room = { cx: 200 + turn * reach * 0.36, cy: 146, rx: reach * 0.66, ry: reach * 0.88 };
  const sideRoom: Room = { cx: 200 - turn * reach * 0.34, cy: 154, rx: reach * 0.68, ry: reach * 0.86 };
  const under = bed ? drawBed(plating, bed, bedRoom) : '';
  const colour = plating.sauceColour('#a5682a');
  const sauce = wet
    ? pool(easel, sideRoom.cx, sideRoom.cy, sideRoom.rx * 1.02, sideRoom.ry * 1.02, colour)
    : base(
        easel,
        { ...sideRoom, rx: sideRoom.rx * 0.8, ry: sideRoom.ry * 0.84 },
        shade(plating.blendColour(solids, '#7a5a2c'), 0.34),
      );
  const heapRoom = { ...sideRoom, rx: sideRoom.rx * 0.98, ry: sideRoom.ry * 0.98 };
  const main = layered(plating, heapRoom, solids, {
    coverage: wet ? 0.86 : 1.5,
    size: 1.16,
    ...(wet ? { sunkIn: colour } : {}),
  });
  // Some of the sauce runs onto the rice.
  const runs = wet
    ? [-0.5, 0.1, 0.62]
        .map((at) =>
          pool(
            easel,
            sideRoom.cx + turn * sideRoom.rx * easel.between(0.86, 1.04),
            sideRoom.cy + at * sideRoom.ry,
            easel.between(14, 24),
            easel.between(9, 15),
            colour,
            0.95,
          ),
        )
        .join('')
    : '';
  const top =
    spoonfuls(plating, { cx: 200 + turn * 8, cy: 140, rx: 40, ry: 38 }, spooned) +
    piled(plating, { cx: 200 - turn * 20, cy: 146, rx: 60, ry: 56 }, herbs, 0.7);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${within(easel, vessel.clip, `${under}${runs}${sauce}${main}${drawSkewers(plating, { cx: 200, cy: 150, rx: 86, ry: 50 }, onSkewers)}${top}`)}${vessel.over}${wet ? steam(easel, vessel.room) : ''}`;
};

/** Rice, grain, pasta or noodles with everything through and over it. */
export const mixedBed: Scene = (plating) => {
  const { easel } = plating;
  const vessel = easel.chance() < 0.5 ? bowl(easel, 146) : plate(easel, 150);
  const beside = breadBeside(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !spooned.includes(part));
  const bed = bedOf(rest);
  const others = rest.filter((part) => part !== bed);
  const room: Room = { ...vessel.room, rx: vessel.room.rx * 0.93, ry: vessel.room.ry * 0.93 };
  const onSkewers = partsOnSkewers(plating, others);
  const stains = plating.has(/soy-sauce|ketjap|tomato|passata|turmeric|saffron|curry|paste|pesto|ras-el/);
  const under = bed ? drawBed(plating, bed, room, stains ? tint(plating.sauceColour('#e0b45c'), 0.12) : null) : '';
  const small: Room = { cx: 197, cy: 147, rx: room.rx * 0.8, ry: room.ry * 0.78 };
  const isSaucy =
    plating.has(/chopped-tomatoes|peeled-tomatoes|passata|cream-cooking|soy-cream|coconut-milk|pesto/) &&
    plating.dish.form === 'PASTA';
  const sauce = isSaucy
    ? pool(easel, small.cx, small.cy, small.rx * 0.78, small.ry * 0.74, plating.sauceColour('#c2461f'), 0.93) +
      (bed ? drawOver(plating, bed, { ...small, rx: small.rx * 0.7, ry: small.ry * 0.66 }) : '')
    : '';
  const main = layered(
    plating,
    isSaucy ? { ...small, rx: small.rx * 0.86, ry: small.ry * 0.82 } : small,
    others.filter((part) => !onSkewers.includes(part)),
    { coverage: bed ? 0.7 : 1.6, size: 1.24 },
  );
  const top = spoonfuls(plating, { cx: 202, cy: 146, rx: 36, ry: 34 }, spooned);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${within(easel, vessel.clip, `${under}${sauce}${main}${drawSkewers(plating, { cx: 200, cy: 150, rx: 84, ry: 46 }, onSkewers)}${top}`)}${vessel.over}`;
};

/** A stew or a sauce dish in its pan or bowl. */
export const stew: Scene = (plating) => {
  const { easel } = plating;
  const vessel = easel.chance() < 0.55 ? pan(easel, 142) : bowl(easel, 144);
  const beside = breadBeside(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const wet = isWet(plating);
  const colour = wet ? plating.sauceColour('#8a5426') : shade(plating.blendColour(rest, '#7a5a2c'), 0.24);
  const body = liquid(easel, vessel.room, colour, { drops: wet ? 40 : 0, thick: true });
  // More food than sauce: it rises out of it.
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

/** Everything beside each other on a plate: what it is about in front, sides behind it. */
export const sides: Scene = (plating) => {
  const { easel, says } = plating;
  const jacket = jacketPotato(plating) ?? lettuceBurger(plating);
  if (jacket !== null) return jacket;
  const vessel = plate(easel, 152);
  const beside = breadBeside(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const isMashed = (food: string) =>
    /^cauliflower$/.test(food)
      ? /cauliflower[\w ]* (?:mash|pur[eé]e)/.test(plating.title)
      : /^(?:potato|baby-potatoes|sweet-potato|celeriac|parsnip|swede)$/.test(food) && /\bmash|pur[eé]e/.test(says);
  const mashed = plating.parts.filter(({ food, grams }) => grams >= 60 && isMashed(food));
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
    (part) => (!isSmall(part) || part.grams > 45) && !/^(?:onion|red-onion|shallot|leek|fried-onions)$/.test(part.food),
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
  const far = mains.length > 0 ? [0, 44, 54, 62][sectors]! : [0, 0, 46, 54][sectors]!;
  const place = (index: number) => at(turn + spread[index]!, far, sectors === 1 ? 70 : 60, sectors === 1 ? 66 : 56);
  const hill = mashed.length > 0 ? drawMash(plating, mashed, place(0)) : bed ? drawBed(plating, bed, place(0)) : '';
  const piles = used.map((group, index) => mound(plating, place(index + sectors - used.length), group)).join('');
  const front =
    sectors < 3 ? at(turn + Math.PI, sectors === 1 ? 44 : 34, 56, 46) : { cx: 202, cy: 160, rx: 54, ry: 42 };
  const hasSauce = mains.length > 0 && plating.has(/stock|gravy|cream|mustard|ketjap/);
  const portions = plating.take(mains);
  const own = snug(front, portions, 1.2);
  const colour = plating.sauceColour('#7a461c');
  // The sauce runs out from under the food, and some of it lies on top.
  const sauce = hasSauce ? pool(easel, own.cx + 3, own.cy + 5, own.rx * 1.16 + 4, own.ry * 1.16 + 4, colour, 0.95) : '';
  const glazed = hasSauce ? pool(easel, own.cx - 4, own.cy - 2, own.rx * 0.42, own.ry * 0.3, colour, 0.6) : '';
  const main =
    mains.length > 0
      ? heapUp(easel, own, portions, { coverage: 1.35, fill: true, size: sectors > 2 ? 1.2 : 1.08 }) + glazed
      : '';
  const spoons = spoonfuls(plating, at(turn + Math.PI * (sectors < 3 ? 0.5 : 1), 76, 24), spooned);
  const last = piled(plating, { cx: 198, cy: 152, rx: 62, ry: 54 }, strewn, 0.3);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}<g transform="translate(200 151) scale(${sectors === 1 ? 1.5 : sectors === 2 ? 1.32 : 1.2}) translate(-200 -151)">${hill}${piles}${sauce}${main}${drawSkewers(plating, { ...front, rx: 62, ry: 44 }, onSkewers)}${spoons}${last}</g>`;
};

/** A mash with vegetables through it, a well of gravy, meat beside. */
export const stamppot: Scene = (plating) => {
  const { easel } = plating;
  const vessel = plate(easel, 152);
  const roots = plating.parts.filter(({ food }) =>
    /^(?:potato|baby-potatoes|sweet-potato|cauliflower|celeriac|swede)$/.test(food),
  );
  const carrots = /hutspot|carrot and onion mash|carrot mash/.test(plating.title)
    ? plating.parts.filter(({ food }) => /^(?:carrot|onion)$/.test(food))
    : [];
  const mashed = [...roots, ...carrots];
  const hasMain = plating
    .left()
    .some(({ food, piece }) => PROTEIN.test(food) && piece?.layer !== 'bit' && food !== 'egg');
  const room: Room = hasMain ? { cx: 188, cy: 146, rx: 112, ry: 106 } : { cx: 200, cy: 150, rx: 124, ry: 118 };
  // Cabbage and other leaves colour the mash that they are stirred through.
  const leaves = plating
    .left()
    .filter(({ food }) => /kale|endive|cabbage|spinach|greens|rocket|lettuce|chard/.test(food));
  const body = drawMash(plating, mashed, room, leaves);
  const torn = leaves.map((part) => {
    const colour = shade(colourOfLeaf(part), 0.22);
    const count = Math.min(60, part.grams * 0.4);
    return { piece: bit(2, 7, heap(lump(colour, 4, { wobble: 0.5, gloss: 0 }), 3, 8)), count };
  });
  plating.showEach(leaves);
  const stirred = heapUp(easel, { ...room, rx: room.rx * 0.84, ry: room.ry * 0.84 }, torn, { coverage: 0.7 });
  const rest = plating.left();
  const mains = rest.filter(({ food, piece }) => PROTEIN.test(food) && piece?.layer !== 'bit' && !/^egg$/.test(food));
  const others = rest.filter((part) => !mains.includes(part));
  const through = heapUp(easel, { ...room, rx: room.rx * 0.8, ry: room.ry * 0.8 }, plating.take(others), {
    coverage: 0.5,
    fill: true,
    size: 1,
    gathered: true,
  });
  const colour = plating.has(/stock|gravy|ketjap/) && /gravy|sauce|juices/.test(plating.says) ? '#7a4318' : null;
  const gravy = colour
    ? `<g filter="${wet(easel, 2.2, 0.5)}" opacity=".9"><path d="${smooth(place(roundish(easel, 34, 42, 0.24, 15), 158, 152, 0.3))}" fill="${easel.flat(tint(colour, 0.1))}"/></g>`
    : '';
  const main =
    mains.length > 0
      ? heapUp(easel, { cx: 240, cy: 184, rx: 66, ry: 48 }, plating.take(mains), {
          coverage: 1.15,
          fill: true,
          size: 1.26,
        })
      : '';
  return `${table(easel, plating.dish.meal)}${vessel.markup}${body}${stirred}${through}${gravy}${main}${steam(easel, room)}`;
};

/** Roasted together on a tray. */
export const trayBake: Scene = (plating) => {
  const { easel } = plating;
  const stuffed = stuffedHalves(plating);
  if (stuffed !== null) return stuffed;
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
