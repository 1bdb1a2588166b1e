import { heapUp, type Portion } from '../drawing/arrange.ts';
import { type Easel, n, wet } from '../drawing/easel.ts';
import { type Outline, smooth } from '../drawing/outline.ts';
import type { Plating } from '../dish.ts';

interface Loaf {
  readonly crumb: string;
  readonly crust: string;
}

/** Returns the colours of a bread, inside and outside. */
export const loafOf = (food: string): Loaf =>
  /ontbijtkoek/.test(food)
    ? { crumb: '#9c6232', crust: '#5e3618' }
    : /rye|pumpernickel/.test(food)
      ? { crumb: '#7d5230', crust: '#4a2a14' }
      : /wholewheat|brown|multigrain|spelt/.test(food)
        ? { crumb: '#cda46c', crust: '#8a5426' }
        : /pitta|naan|flatbread|turkish|chapati|roti|tortilla|wrap/.test(food)
          ? { crumb: '#efd9a8', crust: '#d6a35c' }
          : { crumb: '#f5e5c0', crust: '#c58a40' };

/** The filling between the halves, flatter than from above because it is seen at an angle. */
export function filling(
  plating: Plating,
  portions: readonly Portion[],
  { cx, cy, rx, ry }: Readonly<{ cx: number; cy: number; rx: number; ry: number }>,
): string {
  const flat = 0.62;
  // Large pieces are sliced, so that they run along the whole cut.
  const sliced = portions.map(({ piece, count }) => ({ piece, count: piece.each >= 20 ? count * 3 : count }));
  const heap = heapUp(plating.easel, { cx, cy: 0, rx, ry: ry / flat }, sliced, {
    coverage: 2.3,
    fill: true,
    times: 6,
    size: 1.16,
  });
  return `<g transform="translate(0 ${n(cy)}) scale(1 ${flat})">${heap}</g>`;
}

/** A spread that runs out below the upper half. */
export function drip(easel: Easel, left: number, right: number, y: number, colour: string, deep = 9): string {
  const points: [number, number][] = [];
  for (let step = 0; step <= 12; step++)
    points.push([
      left + ((right - left) * step) / 12,
      y + (step % 2 ? easel.between(deep * 0.34, deep) : easel.between(0, deep * 0.34)),
    ]);
  const outline: Outline = [[left, y - 6], ...points, [right, y - 6]];
  return `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${smooth(outline)}" fill="${easel.flat(colour)}"/></g>`;
}
