import { heapUp, type Portion } from '../drawing/arrange.ts';
import { mix, shade } from '../drawing/colour.ts';
import { blur, type Easel, n, rough, wet } from '../drawing/easel.ts';
import { type Outline, roundish, smooth, stroke } from '../drawing/outline.ts';
import type { Part, Plating } from '../dish.ts';
import { colourOf, shareOf } from './breads.ts';

/** The filling of a bread, and the bread's colour. */
export interface Filled {
  readonly portions: readonly Portion[];
  readonly spreads: readonly Part[];
  readonly colour: string;
}

interface Fold {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly share: number;
}

/** Burnt spots on a flat bread, within its half disc. */
const blisters = (easel: Easel, { cx, cy, rx, ry }: Fold, up: 1 | -1, colour: string): string =>
  Array.from({ length: 13 }, () => {
    const angle = easel.between(0.25, 2.9);
    const far = easel.between(0.2, 0.86);
    const spot = roundish(easel, rx * easel.between(0.03, 0.08), rx * easel.between(0.025, 0.06), 0.4, 8).map(
      ([a, b]) => [a + cx + Math.cos(angle) * far * rx, b + cy - up * Math.sin(angle) * far * ry] as const,
    );
    return `<path d="${smooth(spot)}" fill="${mix(colour, '#7a3d12', 0.6)}" opacity="${n(easel.between(0.2, 0.5))}"/>`;
  }).join('');

const lightOfFold = (easel: Easel): string =>
  easel.define(
    'fold',
    '<linearGradient id="fold" x1=".3" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".36"/></linearGradient>',
  );

const halfDisc = (easel: Easel, { cx, cy, rx, ry }: Fold, up: 1 | -1, bulge: number): Outline => [
  ...Array.from({ length: 13 }, (_, step) => {
    const angle = Math.PI * (1 - step / 12);
    const reach = easel.between(0.985, 1.02);
    return [cx + Math.cos(angle) * rx * reach, cy - up * Math.sin(angle) * ry * reach] as const;
  }),
  [cx + rx * 0.7, cy + up * bulge],
  [cx, cy + up * bulge * 1.3],
  [cx - rx * 0.7, cy + up * bulge],
];

/** A flat bread folded over its filling, round side up, with the filling visible along the whole edge. */
export function folded({ easel }: Plating, { portions, spreads, colour }: Filled, fold: Fold): string {
  const { cx, cy, rx, ry, share } = fold;
  const back = halfDisc(easel, { ...fold, cx: cx + rx * 0.05, cy: cy - ry * 0.07 }, 1, ry * 0.1);
  const front = halfDisc(easel, { ...fold, cy: cy + ry * 0.05, rx: rx * 0.95, ry: ry * 0.5 }, 1, ry * 0.12);
  const spots = 7;
  const heaps = Array.from({ length: spots }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / spots);
    return heapUp(
      easel,
      { cx: cx + Math.cos(angle) * rx * 0.8, cy: cy - Math.sin(angle) * ry * 0.72, rx: rx * 0.24, ry: ry * 0.26 },
      shareOf(portions, share / spots),
      { coverage: 1.5, fill: true, size: Math.min(1, Math.max(0.74, rx / 120)) },
    );
  }).join('');
  const side = (outline: Outline, tone: string) =>
    `<g filter="${rough(easel, 0.05, 1.2)}"><path d="${smooth(outline)}" fill="${tone}"/></g>`;
  const sauces = spreads
    .map((part, index) => {
      const points = Array.from({ length: 11 }, (_, step) => {
        const angle = Math.PI * (0.9 - (step / 10) * 0.8);
        const far = (step % 2 ? 0.6 : 0.84) - index * 0.1;
        return [cx + Math.cos(angle) * rx * far, cy - Math.sin(angle) * ry * far] as const;
      });
      return `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${stroke(points)}" fill="none" stroke="${colourOf(part)}" stroke-width="${n(ry * 0.085)}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    })
    .join('');
  const shadow = `<path d="${smooth(back)}" transform="translate(8 ${n(ry * 0.14)})" fill="#1d0a02" opacity=".5" filter="${blur(easel, 5)}"/>`;
  return `${shadow}${side(back, shade(colour, 0.16))}${heaps}${sauces}${side(front, colour)}${blisters(easel, { ...fold, ry: ry * 0.46 }, 1, colour)}<path d="${smooth(front)}" fill="${lightOfFold(easel)}"/><path d="${smooth(front)}" fill="none" stroke="${shade(colour, 0.34)}" stroke-width="1.3" opacity=".6"/>`;
}

/** Half a pitta cut open as a pocket, straight side up. */
export function pocket({ easel }: Plating, { portions, spreads, colour }: Filled, fold: Fold): string {
  const { cx, cy, rx, ry, share } = fold;
  const back = halfDisc(easel, { ...fold, cy: cy - ry * 0.05 }, -1, ry * 0.34);
  const front = halfDisc(easel, fold, -1, -ry * 0.1);
  const heap = heapUp(easel, { cx, cy: cy - ry * 0.12, rx: rx * 0.86, ry: ry * 0.34 }, shareOf(portions, share), {
    coverage: 1.9,
    fill: true,
    times: 4,
    size: Math.min(1.1, Math.max(0.8, rx / 100)),
  });
  const sauces = spreads
    .map((part, index) => {
      const points = Array.from(
        { length: 9 },
        (_, step) =>
          [
            cx - rx * 0.62 + (step / 8) * rx * 1.24,
            cy - ry * (0.16 + 0.12 * index) + (step % 2 ? 1 : -1) * ry * 0.1,
          ] as const,
      );
      return `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${stroke(points)}" fill="none" stroke="${colourOf(part)}" stroke-width="${n(ry * 0.09)}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    })
    .join('');
  const side = (outline: Outline, tone: string) =>
    `<g filter="${rough(easel, 0.05, 1.2)}"><path d="${smooth(outline)}" fill="${tone}"/></g>`;
  const shadow = `<path d="${smooth(back)}" transform="translate(7 ${n(ry * 0.14)})" fill="#1d0a02" opacity=".5" filter="${blur(easel, 5)}"/>`;
  return `${shadow}${side(back, shade(colour, 0.14))}${heap}${sauces}${side(front, colour)}${blisters(easel, { ...fold, cy: cy + ry * 0.1, ry: ry * 0.84 }, -1, colour)}<path d="${smooth(front)}" fill="${lightOfFold(easel)}"/><path d="${smooth(front)}" fill="none" stroke="${shade(colour, 0.3)}" stroke-width="1.2" opacity=".6"/>`;
}
