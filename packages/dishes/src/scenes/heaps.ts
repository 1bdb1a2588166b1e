import { heapUp, snug } from '../drawing/arrange.ts';
import { base } from '../drawing/bodies.ts';
import { type Colour, shade } from '../drawing/colour.ts';
import type { Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';

export const BREADS =
  /bread|baguette|ciabatta|roll$|bagel|pitta|naan|turkish|crusty|bun$|focaccia|chapati|roti|toast-rounds|croissant|muffin|crumpet|flatbread/;
export const DAIRY = /yoghurt|quark|skyr|labneh|cottage-cheese|ricotta|mascarpone|custard|kefir/;
/** The main food of a plate, as opposed to its sides. */
export const PROTEIN =
  /chicken|beef|pork|lamb|bacon|sausage|meat|mince|ham$|salmon|cod|fish|tofu|tempeh|seitan|egg|halloumi|chorizo|turkey|duck|mackerel|trout|haddock|prawn|steak|herring|sardine|pollock|pangasius|bass|bream|tilapia|plaice|hake|schnitzel|burger|falafel|paneer|mycoprotein|spare-ribs|merguez|slavink|croquette|rib|tuna|mussels|squid|seafood|kibbeling|roast/;
/** Foods that are served by the spoonful in a dish. */
export const SPOONED =
  /yoghurt|quark|sour-cream|creme-fraiche|hummus|guacamole|tzatziki|mayonnaise|pesto|cream-cheese|labneh|skyr|ricotta|tartare|salsa|chutney|cottage|dressing|herb-cheese|apple-sauce|piccalilli|cranberry|jam$|butter$|light-spread|mint-sauce|tahini|garlic-sauce|cocktail|hollandaise|custard|mascarpone/;

/** A small heap of the given parts with a shadow under it; empty if there are no parts. */
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
  return heapUp(plating.easel, snug(room, portions, coverage, times, size), portions, {
    coverage,
    fill: true,
    times,
    size,
  });
}

/** A spoonful of each food on top, each a single swirl sized by weight. */
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
      const { reach } = portion.piece;
      const wanted = reach * Math.sqrt(portion.count);
      const size = Math.min(largest, Math.max(largest * 0.6, wanted)) / reach;
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

/** A heap that fills its area, on a darker ground of its own colour. */
export function mound(
  plating: Plating,
  room: Room,
  parts: readonly Part[],
  coverage = 1.7,
  times = 2.2,
  size = 1,
): string {
  const drawn = parts.filter(({ piece }) => piece !== null);
  if (drawn.length === 0) return '';
  const portions = plating.take(drawn);
  // Potatoes and the like are spread out, so that each one is visible.
  const isCounted = portions[0] !== undefined && portions[0].piece.each >= 20 && portions.length < 3;
  const cover = isCounted ? Math.min(coverage, 1.05) : coverage;
  const own = snug(room, portions, cover, times, size);
  const ground = base(
    plating.easel,
    { ...own, rx: own.rx * 0.62, ry: own.ry * 0.62 },
    shade(plating.blendColour(drawn, '#8a6a3a'), 0.35),
  );
  return `${ground}${heapUp(plating.easel, own, portions, { coverage: cover, fill: true, times, size })}`;
}

/** The main food of a dish, which lies on top of the rest, in larger pieces. */
const MAIN =
  /chicken|turkey|beef|steak|pork|lamb|duck|ham$|bacon|chorizo|sausage|merguez|meat|mince|burger|schnitzel|roast|rib|salmon|mackerel|trout|tuna|herring|sardine|anchov|cod|haddock|pollock|pangasius|bass|bream|tilapia|plaice|hake|fish|prawn|crayfish|shrimps|squid|mussels|seafood|kibbeling|egg$|halloumi|feta|mozzarella|brie|cheese|paneer|tofu|tempeh|seitan|falafel|vegan|mycoprotein|croquette/;

/** Cheese that is crumbled over a dish; as a heap on top it would hide the rest. */
const CRUMBLED = /^(?:vegan-)?feta|^white-cheese|^goats-cheese|^blue-cheese/;

/** Vegetables and the rest below, the main food on top, with each food grouped. */
export function layered(
  plating: Plating,
  room: Room,
  parts: readonly Part[],
  { coverage, times, size, sunkIn }: Readonly<{ coverage: number; times?: number; size: number; sunkIn?: Colour }>,
): string {
  const isMain = ({ food, grams, piece }: Part) =>
    MAIN.test(food) && !CRUMBLED.test(food) && grams >= 15 && piece?.layer !== 'herb';
  const mains = parts.filter(isMain);
  const below = parts.filter((part) => !mains.includes(part));
  const isBoth = mains.length > 0 && below.length > 0;
  const grams = (of: readonly Part[]) => of.reduce((sum, part) => sum + part.grams, 0);
  const share = isBoth ? Math.min(0.55, Math.max(0.3, grams(mains) / Math.max(1, grams(parts)))) : 1;
  const shared = {
    fill: true,
    gathered: true,
    ...(times === undefined ? {} : { times }),
    ...(sunkIn === undefined ? {} : { sunkIn }),
  };
  const ground = heapUp(plating.easel, room, plating.take(below), {
    ...shared,
    coverage: isBoth ? coverage * 0.82 : coverage,
    size,
  });
  const upper = isBoth ? { ...room, rx: room.rx * 0.8, ry: room.ry * 0.78 } : room;
  const top = heapUp(plating.easel, upper, plating.take(mains), {
    ...shared,
    coverage: isBoth ? Math.min(0.7, coverage * share * 1.5) : coverage,
    size: size * 1.08,
  });
  return ground + top;
}
