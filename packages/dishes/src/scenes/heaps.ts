import { heapUp, snug } from '../drawing/arrange.ts';
import { base } from '../drawing/bodies.ts';
import { type Colour, shade } from '../drawing/colour.ts';
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
  sunkIn?: Colour,
): string {
  const drawn = parts.filter(({ piece }) => piece !== null);
  if (drawn.length === 0) return '';
  const portions = plating.take(drawn);
  const sunk = sunkIn === undefined ? {} : { sunkIn };
  return heapUp(plating.easel, snug(room, portions, coverage, times), portions, {
    coverage,
    fill: true,
    times,
    ...sunk,
  });
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
