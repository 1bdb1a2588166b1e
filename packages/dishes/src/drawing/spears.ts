import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

interface Spear {
  readonly stalk: Colour;
  readonly tip: Colour;
  readonly length: number;
  readonly width: number;
}

/** A spear of asparagus: a tapering stalk with bracts, and a closed tip of overlapping scales. */
export const spear =
  ({ stalk, tip, length, width }: Spear): Draw =>
  (easel, x, y, turn, size) => {
    const [half, w] = [(length / 2) * size, (width / 2) * size];
    const bow = easel.between(-0.03, 0.03) * half;
    const at = (points: Outline) => place(points, x, y, turn);
    /** A point on the spear: from -1, where it is cut, to 1, its tip. */
    const point = (along: number, across: number) => [along * half, across * w + bow * (1 - along * along)] as const;
    const widths = [
      [-1, 0.94],
      [-0.92, 1],
      [-0.4, 0.9],
      [0.1, 0.76],
      [0.34, 0.7],
      [0.5, 0.92],
      [0.66, 0.98],
      [0.8, 0.76],
      [0.92, 0.4],
      [1.02, 0.06],
    ] as const;
    const form = at([
      ...widths.map(([along, wide]) => point(along, -wide)),
      ...widths.toReversed().map(([along, wide]) => point(along, wide)),
    ]);
    const scale = (along: number, across: number, long: number, wide: number, tone: Colour) =>
      `<path d="${smooth(
        at([
          point(along - long * 0.5, across - wide * 0.5),
          point(along, across - wide * 0.62),
          point(along + long, across),
          point(along, across + wide * 0.62),
          point(along - long * 0.5, across + wide * 0.5),
        ]),
      )}" fill="${tone}" stroke="${shade(tone, 0.42)}" stroke-width="${n(0.6 * size)}" stroke-opacity=".7"/>`;
    const tones = [mix(tip, stalk, 0.45), mix(tip, stalk, 0.2), tip, shade(tip, 0.1)];
    const scales = [
      [0.4, -0.42, 0.15, 0.8],
      [0.42, 0.44, 0.15, 0.76],
      [0.5, 0, 0.2, 1],
      [0.62, -0.46, 0.19, 0.84],
      [0.64, 0.46, 0.19, 0.84],
      [0.7, 0, 0.2, 0.9],
      [0.8, -0.26, 0.16, 0.6],
      [0.82, 0.26, 0.15, 0.56],
      [0.9, 0, 0.12, 0.46],
    ].map(([along, across, long, wide], index) =>
      scale(along!, across!, long!, wide!, tones[Math.min(3, index >> 1)]!),
    );
    const bracts = [-0.5, 0.06].map((along, index) =>
      scale(along + easel.between(-0.08, 0.08), (index % 2 ? 1 : -1) * 0.26, 0.12, 0.5, mix(stalk, tip, 0.4)),
    );
    const shine = line(
      at([point(-0.9, -0.4), point(-0.2, -0.42), point(0.4, -0.34)]),
      tint(stalk, 0.8),
      w * 0.26,
      0.75,
    );
    const cut = `<path d="${smooth(at([point(-1.02, 0), point(-0.99, -0.85), point(-0.96, 0), point(-0.99, 0.85)]))}" fill="${tint(stalk, 0.45)}" stroke="${shade(stalk, 0.3)}" stroke-width=".5"/>`;
    return solid(easel, form, {
      colour: stalk,
      height: w * 0.62,
      side: shade(stalk, 0.3),
      face: `${shine}${bracts.join('')}${scales.join('')}${cut}`,
    });
  };

/** Spears side by side with their tips together, as they are served, pointing the same way wherever they lie. */
export const bundle =
  (own: Spear, count: number): Draw =>
  (easel, x, y, turn, size) => {
    const across = -0.42 + (turn / 6.283 - 0.5) * 0.3;
    const apart = own.width * size * 1.12;
    return Array.from({ length: count }, (_, index) => {
      const off = (index - (count - 1) / 2) * apart;
      const along = easel.between(-0.05, 0.05) * own.length * size;
      const [[px, py]] = place([[along, off]], x, y, across) as [readonly [number, number]];
      return spear(own)(easel, px, py, across + easel.between(-0.035, 0.035), size * easel.between(0.95, 1.05));
    }).join('');
  };

export const GREEN_SPEAR: Spear = { stalk: '#86b24a', tip: '#5a6f45', length: 98, width: 13 };
export const WHITE_SPEAR: Spear = { stalk: '#f5ecd2', tip: '#dcc592', length: 108, width: 17 };
export const shortened = (own: Spear, share: number): Spear => ({ ...own, length: own.length * share });
