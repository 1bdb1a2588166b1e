import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { plate, type Room } from '../drawing/vessels.ts';
import type { Plating } from '../dish.ts';
import { colourOf, shareOf } from './breads.ts';
import { drip, filling } from './fillings.ts';
import { mound, SPOONED } from './heaps.ts';
import { drawPatty, isPatty, pattyOf } from './rolls.ts';

const LEAF = /^(?:iceberg|lettuce|little-gem|romaine)$/;

/** A lettuce leaf as a base or a lid, from the front: a frilled edge, a pale rib and veins that fan out from it. */
function leaf(easel: Easel, { cx, cy, rx, ry }: Room, colour: string): string {
  const corners = 46;
  const outline = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = (index % 2 ? 1.05 : 0.94) + easel.between(-0.03, 0.04);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const path = smooth(outline);
  const veins = Array.from({ length: 11 }, (_, index) => {
    const across = -1 + (index / 10) * 2;
    return `<path d="M${n(cx + across * rx * 0.16)} ${n(cy + ry * 0.8)}Q${n(cx + across * rx * 0.42)} ${n(cy)} ${n(cx + across * rx * 0.88)} ${n(cy - ry * 0.8 * (1 - across * across * 0.7))}" fill="none" stroke="${tint(colour, 0.62)}" stroke-width="${index === 5 ? 5 : 2}" stroke-linecap="round" opacity=".6"/>`;
  }).join('');
  const dark = `<path d="${path}" fill="none" stroke="${shade(colour, 0.35)}" stroke-width="7" opacity=".25" filter="${blur(easel, 2.4)}"/>`;
  return `<path d="${path}" transform="translate(4 8)" fill="#1d0a02" opacity=".4" filter="${blur(easel, 3)}"/><g filter="${rough(easel, 0.03, 1.6)}"><path d="${path}" fill="${colour}"/></g>${veins}${dark}<path d="${path}" fill="none" stroke="${tint(colour, 0.55)}" stroke-width="1.6" opacity=".8"/>`;
}

/** A burger between leaves of lettuce instead of bread; null for other dishes. */
export function lettuceBurger(plating: Plating): string | null {
  const { easel, title } = plating;
  const lettuce = plating.left().find(({ food }) => LEAF.test(food));
  const patty = plating.left().find(isPatty);
  const colour = pattyOf(title, plating.left());
  if (!/burger.* (?:in|between) (?:\w+ )?(?:lettuce|leaves)|lettuce[- ](?:bun|wrapped)/.test(title)) return null;
  if (lettuce === undefined || patty === undefined || colour === null) return null;
  const vessel = plate(easel, 152);
  plating.showEach([lettuce, patty]);
  const rest = plating.left();
  const spreads = rest.filter(({ food }) => SPOONED.test(food));
  const sides = rest.filter(({ food, grams }) => /potato|fries|chips|slaw|cabbage/.test(food) && grams > 40);
  plating.showEach(spreads);
  const side = mound(plating, { cx: 326, cy: 72, rx: 56, ry: 46 }, sides);
  const portions = plating.take(rest.filter((part) => !spreads.includes(part) && !sides.includes(part)));
  const green = /romaine|little-gem/.test(lettuce.food) ? '#7dab48' : '#98c45e';
  const shadow = `<ellipse cx="208" cy="238" rx="140" ry="26" fill="#160701" opacity=".5" filter="${blur(easel, 7)}"/>`;
  const below = leaf(easel, { cx: 200, cy: 206, rx: 142, ry: 46 }, mix(green, '#cfe08e', 0.2));
  const inside = (cy: number, rx: number, share: number) =>
    filling(plating, shareOf(portions, share), { cx: 200, cy, rx, ry: 24 });
  const meat = drawPatty(easel, { cx: 200, cy: 176, rx: 118, ry: 27 }, colour);
  const sauce = spreads[0] ? drip(easel, 104, 296, 150, colourOf(spreads[0])) : '';
  const above = leaf(easel, { cx: 198, cy: 92, rx: 120, ry: 44 }, green);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${side}${shadow}${below}${inside(202, 116, 0.3)}${meat}${sauce}${inside(138, 122, 0.7)}${above}`;
}
