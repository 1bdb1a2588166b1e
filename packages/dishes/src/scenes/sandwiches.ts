import type { Portion } from '../drawing/arrange.ts';
import { mix, shade } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { platter } from './bites.ts';
import { croissantPlate, sideFruit } from './side-dishes.ts';
import { isMelted, MELTED_COLOUR, colourOf, isCarrier, onBread, shareOf, SPREAD } from './breads.ts';
import { drip, filling, loafOf } from './fillings.ts';
import { folded, pocket } from './folded-breads.ts';
import { mound } from './heaps.ts';
import { isPatty, pattyOf, stacked } from './rolls.ts';

/** Two halves of a sliced-bread sandwich, cut diagonally, with the cut sides towards the viewer. */
function cutSlices(plating: Plating, carrier: Part, portions: readonly Portion[], spreads: readonly Part[]): string {
  const { easel, title } = plating;
  const isToasted = /toast|toastie|melt|croque|panini|grilled|reuben|hot sandwich/.test(`${title} `);
  const own = loafOf(carrier.food);
  const crumb = isToasted ? mix(own.crumb, '#b9762c', 0.45) : own.crumb;
  const half = (cx: number, cy: number, apex: number): string => {
    const w = 108;
    const [left, right, slab, gap] = [cx - w, cx + w, 14, 42];
    const tip = cx + apex * 52;
    const corners = (inset: number, rise: number) =>
      `M${n(left + inset * 2)} ${n(cy - inset * 0.2)}L${n(tip)} ${n(cy - rise)}L${n(right - inset * 2)} ${n(cy - inset * 0.2)}Z`;
    const band = (y: number, height: number) =>
      `<path d="M${n(left)} ${n(y)}H${n(right)}q3 ${height / 2} -5 ${height}H${n(left + 5)}q-8 ${-height / 2} -5 ${-height}z" fill="${easel.flat(shade(own.crumb, 0.05))}"/><path d="M${n(left)} ${n(y)}q-3 ${height / 2} 5 ${height}M${n(right)} ${n(y)}q3 ${height / 2} -5 ${height}" fill="none" stroke="${own.crust}" stroke-width="3.4"/>${pores(easel, left + 8, right - 8, y + 3, y + height - 3, own.crumb, 26)}`;
    const marks = isToasted
      ? [-0.5, -0.1, 0.3, 0.7]
          .map((at) => {
            const x = cx + apex * 20 + at * 60;
            return `<path d="M${n(x - 12)} ${n(cy - 6)}L${n(x + 6)} ${n(cy - 42)}" stroke="#6a3812" stroke-width="6" stroke-linecap="round" opacity=".4"/>`;
          })
          .join('')
      : '';
    const lower = band(cy + slab + gap, slab + 3);
    const upper = `<path d="${corners(2, 74)}" fill="${own.crust}" stroke="${own.crust}" stroke-width="9" stroke-linejoin="round"/><g filter="${rough(easel, 0.06, 1.2)}"><path d="${corners(6, 66)}" fill="${crumb}" stroke="${crumb}" stroke-width="6" stroke-linejoin="round"/></g>${marks}${pores(easel, cx - 60, cx + 60, cy - 44, cy - 6, crumb, 30)}${band(cy - 2, slab)}`;
    const shadow = `<path d="M${n(left)} ${n(cy + 30)}H${n(right + 8)}L${n(right + 2)} ${n(cy + 86)}H${n(left + 14)}z" fill="#1d0a02" opacity=".5" filter="${blur(easel, 5)}"/>`;
    const inside = filling(plating, shareOf(portions, 0.5), {
      cx,
      cy: cy + slab + gap * 0.52,
      rx: w * 1.02,
      ry: gap * 0.62,
    });
    const dark = `<rect x="${n(left + 4)}" y="${n(cy + slab - 4)}" width="${n(w * 2 - 8)}" height="${gap + 6}" fill="${spreads[0] ? shade(mix(colourOf(spreads[0]), '#e9c46a', 0.2), 0.08) : shade(own.crumb, 0.5)}"/>`;
    const cheese = isMelted(plating) ? drip(easel, left + 10, right - 10, cy + slab, MELTED_COLOUR, 24) : '';
    const spread = spreads[0] ? drip(easel, left + 6, right - 6, cy + slab, colourOf(spreads[0])) : '';
    return `${shadow}${lower}${dark}${inside}${spread}${cheese}${upper}`;
  };
  return half(164, 88, -0.55) + half(238, 182, 0.5);
}

function pores(
  easel: Easel,
  left: number,
  right: number,
  top: number,
  bottom: number,
  crumb: string,
  count: number,
): string {
  return Array.from(
    { length: count },
    () =>
      `<ellipse cx="${n(easel.between(left, right))}" cy="${n(easel.between(top, bottom))}" rx="${n(easel.between(0.8, 2.4))}" ry="${n(easel.between(0.5, 1.3))}" fill="${shade(crumb, 0.32)}" opacity=".5"/>`,
  ).join('');
}

const ROLL = /roll|bun|bagel|muffin|crumpet|baguette|ciabatta|turkish|focaccia/;
const FLAT = /pitta|naan|flatbread|chapati|roti|tortilla|wrap/;

/** Bread with its filling in between: slices cut diagonally, a roll from the front, a folded flat bread. */
export const closed: Scene = (plating) => {
  const { easel, title } = plating;
  const carriers = plating.left().filter(({ food }) => isCarrier(food));
  const carrier = carriers[0];
  if (carrier === undefined) return platter(plating);
  if (carrier.food === 'croissant') return croissantPlate(plating, carrier);
  if (!/bread|koek/.test(carrier.food) && !ROLL.test(carrier.food) && !FLAT.test(carrier.food)) return onBread(plating);
  // Bread with nothing but a spread is eaten open.
  const inside = plating.left().filter((part) => !carriers.includes(part) && !SPREAD.test(part.food));
  if (inside.length === sideFruit(plating.left(), title).length) return onBread(plating);
  const vessel = easel.chance() < 0.5 ? board(easel) : plate(easel, 152);
  plating.take(carriers);
  const rest = plating.left();
  const spreads = rest.filter(({ food, grams }) => SPREAD.test(food) && grams >= 4).slice(0, 2);
  const isFruit = ({ food }: Part) =>
    /^(?:orange|mandarin|clementine|grapes|kiwi|melon|galia-melon|watermelon|banana)$/.test(food);
  const sweet = spreads.some(({ food }) => /peanut-butter|hazelnut/.test(food)) ? [] : rest.filter(isFruit);
  const sides =
    /salad|slaw|fries|wedges|soup/.test(title) && rest.length > 4
      ? rest.filter(
          ({ food, grams }) =>
            /tomato|cucumber|lettuce|salad-leaves|potato|chips|fries|slaw|cabbage|little-gem|iceberg/.test(food) &&
            grams > 30,
        )
      : [];
  const beside = [...sweet, ...sides].slice(0, 3);
  const fillings = rest.filter((part) => !spreads.includes(part) && !beside.includes(part));
  const patty = pattyOf(title, fillings);
  const all = plating.take(fillings);
  const portions = FLAT.test(carrier.food)
    ? all
    : all.filter((_, index) => patty === null || !isPatty(fillings.filter(({ piece }) => piece !== null)[index]!));
  plating.showEach(spreads);
  const side = mound(plating, { cx: 330, cy: 74, rx: 58, ry: 46 }, beside);
  const count = Math.round(carrier.grams / (carrier.piece?.each ?? 60));
  const { crumb } = loafOf(carrier.food);
  const filled = { portions, spreads, colour: crumb };
  const drawn = /pitta/.test(carrier.food) ? pocket : folded;
  const drop = /pitta/.test(carrier.food) ? 0 : 1;
  const food = FLAT.test(carrier.food)
    ? count >= 2
      ? drawn(plating, filled, { cx: 160, cy: 88 + drop * 52, rx: 100, ry: 78, share: 0.5 }) +
        drawn(plating, filled, { cx: 240, cy: 176 + drop * 66, rx: 104, ry: 82, share: 0.5 })
      : drawn(plating, filled, { cx: 196, cy: 116 + drop * 96, rx: 132, ry: 116, share: 1 })
    : ROLL.test(carrier.food)
      ? count >= 2 && !/baguette|ciabatta|focaccia/.test(carrier.food)
        ? stacked(plating, carrier, portions, spreads, { cx: 132, cy: 110, size: 0.84, share: 0.5, patty }) +
          stacked(plating, carrier, portions, spreads, { cx: 262, cy: 184, size: 0.84, share: 0.5, patty })
        : stacked(plating, carrier, portions, spreads, {
            cx: 196,
            cy: patty === null ? 152 : 132,
            size: 1.12,
            share: 1,
            patty,
          })
      : cutSlices(plating, carrier, portions, spreads);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${side}${food}`;
};
