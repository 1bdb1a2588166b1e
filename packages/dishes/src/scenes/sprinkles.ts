import { type Colour, shade, tint } from '../drawing/colour.ts';
import { n } from '../drawing/easel.ts';
import type { Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';

/** The colours of each kind of sprinkles. */
const COLOURS: Readonly<Record<string, readonly Colour[]>> = {
  'chocolate-sprinkles': ['#3a1c0e', '#4b2714', '#5d331c'],
  'milk-chocolate-sprinkles': ['#70421f', '#85522b', '#5e3618'],
  'white-chocolate-sprinkles': ['#f6ecd2', '#fffaf0', '#eadcb8'],
  'fruit-sprinkles': ['#e0476a', '#f3c33c', '#f08a3c', '#fbeee6'],
  'aniseed-sprinkles': ['#fffdf8', '#fdf3f0', '#f5b7c4'],
};
const DEFAULT = COLOURS['chocolate-sprinkles']!;

export const isSprinkles = ({ food }: Part): boolean => food.endsWith('sprinkles');

/** Dense sprinkles covering a whole buttered face: thin rods, or grains for aniseed. */
export function strewn(
  { easel }: Plating,
  { id, food }: Part,
  { cx, cy, rx, ry }: Room,
  { turn, squareness }: Readonly<{ turn: number; squareness: number }>,
): string {
  const colours = COLOURS[id] ?? COLOURS[food] ?? DEFAULT;
  const isGrain = /aniseed/.test(id);
  const long = isGrain ? 0.01 : rx * 0.045;
  const wide = rx * (isGrain ? 0.085 : 0.05);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rods = (count: number) =>
    Array.from({ length: count }, () => {
      const angle = easel.between(0, 6.283);
      // The square root spreads the points evenly over the area; the squarer the shape, the further they reach into its
      // corners.
      const corner = 1 + squareness * Math.sin(2 * angle) ** 2;
      const far = Math.sqrt(easel.chance()) * corner;
      const [px, py] = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
      const [x, y] = [cx + px * cos - py * sin, cy + px * sin + py * cos];
      const lie = easel.between(0, Math.PI);
      const [dx, dy] = [Math.cos(lie) * long, Math.sin(lie) * long];
      return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
    }).join('');
  const layer = (colour: Colour, count: number) => {
    const path = rods(count);
    return `<path d="${path}" transform="translate(.7 1.1)" stroke="${shade(colour, 0.75)}" opacity=".5"/><path d="${path}" stroke="${colour}"/><path d="${path}" transform="translate(-.4 -.5)" stroke="${tint(colour, 0.5)}" stroke-width="${n(wide * 0.26)}" opacity=".65"/>`;
  };
  const layers = colours
    .map((colour) => layer(colour, Math.round((squareness > 0 ? 540 : 420) / colours.length)))
    .join('');
  return `<g fill="none" stroke-linecap="round" stroke-width="${n(wide)}">${layers}</g>`;
}
