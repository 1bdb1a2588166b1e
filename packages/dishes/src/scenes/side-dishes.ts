import { heapUp } from '../drawing/arrange.ts';
import { cream, within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, n } from '../drawing/easel.ts';
import { table } from '../drawing/table.ts';
import { bowl, plate, type Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { mound, SPOONED, spoonfuls } from './heaps.ts';

const WHOLE_FRUIT =
  /^(?:orange|mandarin|clementine|grapes|kiwi|melon|galia-melon|cantaloupe|watermelon|plum|cherries)$/;
const SAVOURY = /egg|ham|cheese|gouda|beef|chicken|turkey|salmon|tuna|mackerel|bacon|salami|tofu|brie|cheddar|edam/;
const BY_THE_BOWL = /yoghurt|skyr|quark|kefir/;
const SWEET_SPREAD = /jam|sprinkles|hazelnut-spread|peanut-butter|honey/;

/** Returns the fruit that is eaten next to a sandwich rather than on it. */
export const sideFruit = (parts: readonly Part[], title: string): Part[] => {
  const isOther = parts.some(({ food }) => SAVOURY.test(food) || SWEET_SPREAD.test(food));
  if (/spiced loaf/.test(title)) return parts.filter(({ food }) => /^(?:apple|pear)$/.test(food));
  return isOther ? parts.filter(({ food }) => WHOLE_FRUIT.test(food)) : [];
};

/** Returns the bowl of yoghurt that is eaten with bread rather than spread on it. */
export const sideBowl = (parts: readonly Part[]): Part | undefined => {
  const spread = parts.filter(({ food }) => /cream-cheese|light-spread|butter|margarine|cottage|jam/.test(food));
  return spread.length > 0 ? parts.find(({ food, grams }) => BY_THE_BOWL.test(food) && grams >= 90) : undefined;
};

/**
 * Draws what is eaten with the bread, on one side of the plate: a bowl of yoghurt, with fruit in it or in a separate
 * heap.
 */
export function drawSide(plating: Plating, room: Room, fruit: readonly Part[], inBowl: Part | undefined): string {
  if (inBowl === undefined) return mound(plating, room, fruit, 1.5, 3, 1.15);
  const { easel } = plating;
  const small = bowl(easel, 128);
  const share = room.rx / 128;
  plating.showEach([inBowl]);
  const body = cream(easel, small.room, plating.blendColour([inBowl], '#fbf6e8'), { scale: 0.016 });
  const heap = heapUp(easel, { cx: 200, cy: 150, rx: 76, ry: 70 }, plating.take(fruit), {
    coverage: 0.9,
    fill: true,
    size: 1.7,
  });
  return `<g transform="translate(${n(room.cx)} ${n(room.cy)}) scale(${share.toFixed(3)}) translate(-200 -150)">${small.markup}${within(easel, small.clip, body + heap)}${small.over}</g>`;
}

/** A cup of coffee with hot milk on its saucer, from above. */
export function sideCup(plating: Plating, x: number, y: number, r: number): string {
  const { easel } = plating;
  const poured = plating.parts.filter(({ food }) => /milk|drink|coffee|espresso|tea$/.test(food));
  const isCoffee = poured.some(({ food }) => /coffee|espresso/.test(food));
  if (!isCoffee) return '';
  plating.showEach(poured);
  const isMilky = poured.some(({ food }) => /milk|drink/.test(food));
  const coffee = isMilky ? '#b98552' : '#3f2414';
  const china = '#f7f2e8';
  const shadow = `<circle cx="${x + 7}" cy="${y + 11}" r="${n(r * 1.4)}" fill="#160701" opacity=".4" filter="${blur(easel, 6)}"/>`;
  const saucer = `<circle cx="${x}" cy="${y}" r="${n(r * 1.42)}" fill="${easel.flat(china)}"/><circle cx="${x}" cy="${y}" r="${n(r * 1.4)}" fill="none" stroke="${shade(china, 0.22)}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="${n(r * 1.12)}" fill="none" stroke="${shade(china, 0.2)}" stroke-width="2" opacity=".6"/>`;
  const handle = `<path d="M${n(x + r * 0.72)} ${n(y + r * 0.6)}q${n(r * 0.66)} ${n(r * 0.06)} ${n(r * 0.5)} ${n(r * 0.56)}" fill="none" stroke="${shade(china, 0.18)}" stroke-width="${n(r * 0.2)}" stroke-linecap="round"/><path d="M${n(x + r * 0.7)} ${n(y + r * 0.55)}q${n(r * 0.66)} ${n(r * 0.06)} ${n(r * 0.5)} ${n(r * 0.56)}" fill="none" stroke="${china}" stroke-width="${n(r * 0.12)}" stroke-linecap="round"/>`;
  const foam = isMilky
    ? `<ellipse cx="${n(x - r * 0.1)}" cy="${n(y - r * 0.06)}" rx="${n(r * 0.5)}" ry="${n(r * 0.44)}" fill="${tint(coffee, 0.62)}" opacity=".85" filter="${blur(easel, 2.4)}"/>`
    : '';
  const cup = `<circle cx="${n(x + r * 0.06)}" cy="${n(y + r * 0.1)}" r="${n(r * 1.02)}" fill="#160701" opacity=".35" filter="${blur(easel, 2.4)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${easel.flat(china)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.86)}" fill="${shade(coffee, 0.3)}"/><circle cx="${x}" cy="${n(y + r * 0.03)}" r="${n(r * 0.82)}" fill="${easel.flat(coffee)}"/>${foam}<circle cx="${x}" cy="${n(y + r * 0.03)}" r="${n(r * 0.79)}" fill="none" stroke="${mix(coffee, '#f6e3c0', 0.5)}" stroke-width="${n(r * 0.05)}" opacity=".7"/><circle cx="${x}" cy="${y}" r="${n(r * 0.97)}" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`;
  return `${shadow}${saucer}${handle}${cup}`;
}

/** A croissant on its plate, surrounded by what is eaten with it. */
export function croissantPlate(plating: Plating, carrier: Part): string {
  const { easel } = plating;
  const vessel = plate(easel, 152);
  plating.take([carrier]);
  const body = carrier.piece?.draw(easel, 150, 152, -0.5, 1.3) ?? '';
  const inBowl = plating.left().find(({ food, grams }) => BY_THE_BOWL.test(food) && grams >= 60);
  const fruit = plating.left().filter(({ food }) => WHOLE_FRUIT.test(food));
  const others = plating.left().filter((part) => part !== inBowl && !fruit.includes(part));
  const small =
    inBowl !== undefined || fruit.length > 0
      ? drawSide(plating, { cx: 274, cy: 86, rx: 52, ry: 52 }, fruit, inBowl)
      : '';
  const spooned = others.filter(({ food }) => SPOONED.test(food));
  const near = spoonfuls(plating, { cx: 292, cy: 152, rx: 22, ry: 22 }, spooned);
  const heap = mound(
    plating,
    { cx: 250, cy: 214, rx: 56, ry: 44 },
    others.filter((part) => !spooned.includes(part)),
    1.2,
    3,
    1.5,
  );
  return `${table(easel, plating.dish.meal)}${vessel.markup}${small}${heap}${near}${body}`;
}
