import { heapUp } from '../drawing/arrange.ts';
import { pool, within } from '../drawing/bodies.ts';
import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import { n } from '../drawing/easel.ts';
import { table } from '../drawing/table.ts';
import { bowl, plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { bedOf, drawBed, drawOver, colourOfBed, isOfGrains } from './beds.ts';
import { sideBread } from './bowls.ts';
import { BREADS, layered, SPOONED, spoonfuls } from './heaps.ts';
import { drawSkewers, partsOnSkewers } from './skewers.ts';

/** Returns the colour that a food cooked with rice or grain gives to it; null if it gives none. */
function stainOf(plating: Plating): Readonly<{ colour: Colour; share: number }> | null {
  const { title } = plating;
  if (/beetroot/.test(title)) return { colour: '#b0386a', share: 0.6 };
  if (/paella|arroz|biryani|kedgeree/.test(title)) return { colour: '#eca81a', share: 0.5 };
  if (/jambalaya|jollof/.test(title)) return { colour: '#cf6a34', share: 0.5 };
  if (/nasi|moksi|fried rice|bami/.test(title))
    return { colour: plating.has(/ketjap|soy-sauce/) ? '#c4812e' : '#e8ac44', share: 0.46 };
  if (/pumpkin|butternut/.test(title)) return { colour: '#ee9a34', share: 0.4 };
  if (plating.has(/chopped-tomatoes|peeled-tomatoes|passata|tomato-puree/) && !/salad|tabb/.test(title))
    return { colour: plating.sauceColour(), share: 0.34 };
  if (plating.has(/turmeric|saffron|curry|paste|ras-el|soy-sauce|ketjap/) && !/salad|tabb/.test(title))
    return { colour: plating.sauceColour('#e0b45c'), share: 0.3 };
  return null;
}

/** A heap of rice or grain with small pieces mixed in, and large or fried ones on top. */
function throughGrain(plating: Plating, room: Room, bed: Part, others: readonly Part[]): string {
  const { easel } = plating;
  const stain = stainOf(plating);
  const under = drawBed(plating, bed, room, stain?.colour ?? null, stain?.share);
  const isOnTop = ({ piece, food, grams }: Part) =>
    piece?.layer === 'whole' ||
    piece?.layer === 'herb' ||
    (piece?.reach ?? 0) > 20 ||
    (/prawn|mussels|salmon|chicken|halloumi|goats-cheese|feta|mozzarella|^lemon|^lime/.test(food) && grams > 10);
  const through = others.filter((one) => !isOnTop(one));
  const mixed = heapUp(easel, { ...room, rx: room.rx * 0.92, ry: room.ry * 0.92 }, plating.take(through), {
    coverage: 0.5,
    fill: true,
    times: 3.4,
    size: 1.06,
  });
  // These grains cover the pieces, which are mixed into the rice.
  const own = tint(colourOfBed(bed), 0.25);
  const over = stain ? mix(own, stain.colour, stain.share * 0.6) : own;
  const isRice = /(?<!cauliflower-)rice|orzo/.test(bed.food);
  const half = isRice ? 3.4 : 1.4;
  const batch = (tone: Colour) => {
    const path = Array.from({ length: isRice ? 56 : 66 }, () => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * 0.96;
      const turn = easel.between(0, 3.14);
      const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
      return `M${n(room.cx + Math.cos(angle) * room.rx * far - dx)} ${n(room.cy + Math.sin(angle) * room.ry * far - dy)}l${n(dx * 2)} ${n(dy * 2)}`;
    }).join('');
    return `<path d="${path}" transform="translate(1 1.5)" stroke="#5e3a14" stroke-width="3.9" opacity=".4"/><path d="${path}" stroke="${shade(tone, 0.22)}" stroke-width="3.9"/><path d="${path}" stroke="${tone}" stroke-width="3"/>`;
  };
  const strewn = `<g fill="none" stroke-linecap="round">${[over, shade(over, 0.1), tint(over, 0.4), over, shade(over, 0.05)].map(batch).join('')}</g>`;
  const top = heapUp(
    easel,
    { ...room, rx: room.rx * 0.66, ry: room.ry * 0.62 },
    plating.take(others.filter((one) => isOnTop(one))),
    { coverage: 0.6, size: 1.22 },
  );
  return under + mixed + strewn + top;
}

/** Pasta or noodles, with the sauce and the rest on top. */
function overPasta(plating: Plating, room: Room, bed: Part | undefined, others: readonly Part[]): string {
  const { easel } = plating;
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
  const main = layered(plating, isSaucy ? { ...small, rx: small.rx * 0.86, ry: small.ry * 0.82 } : small, others, {
    coverage: bed ? 0.7 : 1.6,
    size: 1.24,
  });
  return under + sauce + main;
}

/** Rice, grain, pasta or noodles with everything mixed in or on top. */
export const mixedBed: Scene = (plating) => {
  const { easel } = plating;
  const vessel = easel.chance() < 0.5 ? bowl(easel, 146) : plate(easel, 150);
  const beside = sideBread(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !spooned.includes(part));
  const bed = bedOf(rest);
  const onSkewers = partsOnSkewers(plating, rest);
  const others = rest.filter((part) => part !== bed && !onSkewers.includes(part));
  const room: Room = { ...vessel.room, rx: vessel.room.rx * 0.93, ry: vessel.room.ry * 0.93 };
  const food =
    bed && isOfGrains(bed)
      ? throughGrain(plating, { ...room, rx: room.rx * 0.95, ry: room.ry * 0.93 }, bed, others)
      : overPasta(plating, room, bed, others);
  const skewers = drawSkewers(plating, { cx: 200, cy: 150, rx: 84, ry: 46 }, onSkewers);
  const top = spoonfuls(plating, { cx: 202, cy: 146, rx: 36, ry: 34 }, spooned);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${within(easel, vessel.clip, `${food}${skewers}${top}`)}${vessel.over}`;
};
