import { heapUp, snug } from '../drawing/arrange.ts';
import { base } from '../drawing/bodies.ts';
import { shade } from '../drawing/colour.ts';
import type { Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';

export const BREADS =
  /bread|baguette|ciabatta|roll$|bagel|pitta|naan|turkish|crusty|bun$|focaccia|chapati|roti|toast-rounds|croissant|muffin|crumpet|flatbread/;
export const DAIRY = /yoghurt|quark|skyr|labneh|cottage-cheese|ricotta|mascarpone|custard|kefir/;
/** What lies in a dish by the spoon. */
export const SPOONED =
  /yoghurt|quark|sour-cream|creme-fraiche|hummus|guacamole|tzatziki|mayonnaise|pesto|cream-cheese|labneh|skyr|ricotta|tartare|salsa|chutney|cottage|dressing|herb-cheese|apple-sauce|piccalilli|cranberry|jam$|butter$|light-spread|mint-sauce|garlic-sauce|cocktail|hollandaise|custard|mascarpone/;

/** A small heap of some parts with a shadow below it; nothing where there are none. */
export function piled(
  plating: Plating,
  room: Room,
  parts: readonly Part[],
  coverage = 1.2,
  times = 2.2,
  size = 1,
): string {
  const drawn = parts.filter(({ piece }) => piece !== null);
  if (drawn.length === 0) return '';
  const portions = plating.take(drawn);
  return heapUp(plating.easel, snug(room, portions, coverage, times * size ** 2), portions, {
    coverage,
    fill: true,
    times,
    size,
  });
}

/** A spoonful of each on top, one swirl as large as there is of it. */
export function spoonfuls(plating: Plating, { cx, cy, rx, ry }: Room, parts: readonly Part[]): string {
  const { easel } = plating;
  const count = parts.length;
  return parts
    .map((part, index) => {
      const [portion] = plating.take([part]);
      if (portion === undefined) return '';
      const angle = index * 2.4 + 0.6;
      const apart = count === 1 ? 0 : 0.62;
      const largest = Math.min(rx, ry) / (count === 1 ? 1 : 1.5);
      const size =
        Math.min(largest, portion.piece.reach * Math.max(1.1, Math.sqrt(portion.count) * 0.95)) / portion.piece.reach;
      return portion.piece.draw(
        easel,
        cx + Math.cos(angle) * rx * apart,
        cy + Math.sin(angle) * ry * apart,
        easel.between(0, 6.283),
        size,
      );
    })
    .join('');
}

/** A heap that fills its room, on a dark ground of its own colour. */
export function mound(plating: Plating, room: Room, parts: readonly Part[], coverage = 1.7, times = 2.2): string {
  const drawn = parts.filter(({ piece }) => piece !== null);
  if (drawn.length === 0) return '';
  const portions = plating.take(drawn);
  const own = snug(room, portions, coverage, times);
  const ground = base(
    plating.easel,
    { ...own, rx: own.rx * 0.62, ry: own.ry * 0.62 },
    shade(plating.blendColour(drawn, '#8a6a3a'), 0.35),
  );
  return `${ground}${heapUp(plating.easel, own, portions, { coverage, fill: true, times })}`;
}
