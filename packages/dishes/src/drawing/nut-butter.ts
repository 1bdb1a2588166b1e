import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** A spoonful of nut butter spread flat: a smooth, low smear with the one long mark that the spoon left. */
export const nutSmear =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const at = (points: Outline) => place(points, x, y, turn, r);
    const form = at([
      [-1.2, 0.1],
      [-1.05, -0.5],
      [-0.5, -0.84],
      [0.2, -0.74],
      [0.8, -0.56],
      [1.36, -0.16],
      [1.5, 0.12],
      [0.9, 0.42],
      [0.3, 0.72],
      [-0.4, 0.84],
      [-1, 0.6],
    ]);
    const mark = (dy: number): Outline =>
      at([
        [-0.66, 0.12 + dy],
        [-0.2, -0.1 + dy],
        [0.4, -0.1 + dy],
        [1.06, 0.06 + dy],
      ]);
    const face =
      line(mark(0.1), shade(colour, 0.28), r * 0.62, 0.38) +
      line(mark(0.16), tint(colour, 0.12), r * 0.46, 1) +
      line(mark(0.36), tint(colour, 0.6), r * 0.07, 0.8) +
      line(mark(-0.2), shade(colour, 0.4), r * 0.05, 0.5);
    return solid(easel, form, { colour, height: r * 0.1, face, gloss: 0.2 });
  };

/** Poured peanut sauce: matt and thick, running out in tongues, with a few crumbs of nut. */
export const peanutSauce =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const start = easel.between(0, 6.283);
    const outline = place(
      Array.from({ length: 26 }, (_, index) => {
        const angle = (index / 26) * Math.PI * 2;
        const reach =
          0.92 + 0.1 * Math.sin(angle * 3 + start) + 0.09 * Math.sin(angle * 7 - start) + easel.between(-0.03, 0.03);
        return [Math.cos(angle) * r * 1.4 * reach, Math.sin(angle) * r * 0.86 * reach] as const;
      }),
      x,
      y,
      turn % 0.6,
    );
    const crumbs = Array.from({ length: 12 }, () => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * 0.7;
      const crumb = roundish(easel, r * 0.07, r * 0.05, 0.5, 6);
      return smooth(place(crumb, x + Math.cos(angle) * far * r * 1.2, y + Math.sin(angle) * far * r * 0.8, angle));
    }).join('');
    const light = line(
      place(
        [
          [-0.7, -0.2],
          [-0.2, -0.46],
          [0.4, -0.4],
        ],
        x,
        y,
        turn % 0.6,
        r,
      ),
      tint(colour, 0.5),
      r * 0.1,
      0.55,
    );
    return solid(easel, outline, {
      colour,
      height: r * 0.09,
      face: `<path d="${crumbs}" transform="translate(.6 .9)" fill="${shade(colour, 0.5)}"/><path d="${crumbs}" fill="#ecc88c" stroke="${shade(colour, 0.2)}" stroke-width="${n(r * 0.012)}"/>${light}`,
    });
  };
