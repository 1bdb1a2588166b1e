import { n } from './easel.ts';
import { line, type Outline, place, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** Half a head of chicory, cut side up: white leaves nested in each other, yellow-green at the tip. */
export const chicoryHalf =
  (length: number): Draw =>
  (easel, x, y, turn, size) => {
    const l = (length / 2) * size;
    const at = (points: Outline) => place(points, x, y, turn, l);
    const form: Outline = [
      [-1, -0.08],
      [-0.86, -0.2],
      [-0.4, -0.34],
      [0.1, -0.36],
      [0.6, -0.24],
      [1.02, 0],
      [0.6, 0.24],
      [0.1, 0.36],
      [-0.4, 0.34],
      [-0.86, 0.2],
      [-1, 0.08],
    ];
    const leaves = [0.78, 0.54, 0.28]
      .flatMap((share) =>
        [-1, 1].map((side) =>
          line(
            at([
              [-0.82, side * 0.05],
              [-0.3, side * 0.33 * share],
              [0.2, side * 0.34 * share],
              [0.62 + (1 - share) * 0.3, side * 0.1 * share],
            ]),
            '#c9c77c',
            l * 0.035,
            0.85,
          ),
        ),
      )
      .join('');
    const tip = at([
      [0.44, -0.28],
      [0.66, -0.22],
      [1.02, 0],
      [0.66, 0.22],
      [0.44, 0.28],
      [0.6, 0],
    ]);
    const heart = at([
      [-0.96, -0.05],
      [-0.6, -0.08],
      [-0.3, 0],
      [-0.6, 0.08],
      [-0.96, 0.05],
    ]);
    const browned = Array.from({ length: 6 }, () => {
      const [[cx, cy]] = at([[easel.between(-0.6, 0.7), easel.between(-0.2, 0.2)]]) as [readonly [number, number]];
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(l * 0.07)}" ry="${n(l * 0.035)}" fill="#b9802e" opacity=".4"/>`;
    }).join('');
    return solid(easel, at(form), {
      colour: '#f8f4d2',
      height: l * 0.1,
      side: '#cfc48a',
      gloss: 0.2,
      face: `<path d="${smooth(tip)}" fill="#dcdc7e" opacity=".8"/>${leaves}<path d="${smooth(heart)}" fill="#fffdf0"/>${browned}`,
    });
  };
