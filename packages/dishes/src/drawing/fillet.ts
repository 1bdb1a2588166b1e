import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

interface Fillet {
  readonly length: number;
  readonly width: number;
  readonly marks?: 'grill' | 'flakes' | 'lines' | 'crust' | 'sear' | 'none';
  readonly mark?: Colour;
  readonly taper?: number;
  readonly height?: number;
  readonly gloss?: number;
}

/** A whole piece of meat or fish, browned, with the marks of how it was cooked. */
export const fillet =
  (
    colour: Colour,
    { length, width, marks = 'none', mark = shade(colour, 0.5), taper = 0.3, height = 6, gloss = 0.08 }: Fillet,
  ): Draw =>
  (easel, x, y, turn, size) => {
    const l = (length / 2) * size;
    const w = (width / 2) * size;
    const corners: Outline = [
      [-1, 0],
      [-0.92, -0.7],
      [-0.5, -1],
      [0.1, -0.98],
      [0.6, -1 + taper],
      [0.95, -0.6 + taper * 0.8],
      [1, 0],
      [0.92, 0.55 - taper * 0.5],
      [0.5, 0.95 - taper * 0.5],
      [0, 1],
      [-0.55, 0.97],
      [-0.93, 0.68],
    ];
    const form = place(
      corners.map(([px, py]) => [px * l * easel.between(0.96, 1.04), py * w * easel.between(0.94, 1.05)] as const),
      x,
      y,
      turn,
    );
    const across = (count: number, slant: number, wide: number, opacity: number, bow = 0) =>
      Array.from({ length: count }, (_, index) => {
        const px = -0.74 + (index / (count - 1)) * 1.4;
        return line(
          place(
            [
              [(px - slant) * l, -w * 0.76],
              [(px + bow) * l, 0],
              [(px + slant) * l, w * 0.74],
            ],
            x,
            y,
            turn,
          ),
          mark,
          wide * size,
          opacity,
        );
      }).join('');
    const crumbs = () =>
      Array.from({ length: 46 }, () => {
        const [px, py] = place([[easel.between(-0.86, 0.86) * l, easel.between(-0.78, 0.74) * w]], x, y, turn)[0]!;
        return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(easel.between(0.8, 2))}" fill="${easel.pick([mark, tint(colour, 0.4), shade(colour, 0.2)])}" opacity=".55"/>`;
      }).join('');
    const faces = {
      none: () => '',
      grill: () => across(5, 0.14, width * 0.075, 0.72),
      flakes: () =>
        across(7, -0.14, 1.5, 0.6, 0.3) +
        line(
          place(
            [
              [-0.8 * l, 0],
              [0.86 * l, 0],
            ],
            x,
            y,
            turn,
          ),
          mark,
          1 * size,
          0.5,
        ) +
        `<path d="${smooth(form)}" fill="none" stroke="#b06f2c" stroke-width="${n(w * 0.2)}" opacity=".28"/>`,
      lines: () => across(9, 0.1, 1, 0.4, -0.08),
      crust: crumbs,
      sear: () =>
        `<path d="${smooth(place(roundish(easel, l * 0.78, w * 0.7, 0.16, 12), x, y, turn))}" fill="${mark}" opacity=".42"/>${crumbs()}`,
    };
    return (
      castShadow(form, height * size * 0.5) +
      solid(easel, form, {
        colour,
        height: height * size * 0.6,
        side: shade(colour, 0.36),
        face: faces[marks](),
        gloss,
      })
    );
  };
