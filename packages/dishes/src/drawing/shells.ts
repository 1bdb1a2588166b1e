import { shade } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

const SHELL: Outline = [
  [-1, 0.02],
  [-0.7, -0.3],
  [-0.1, -0.5],
  [0.5, -0.46],
  [0.9, -0.2],
  [1, 0.12],
  [0.78, 0.36],
  [0.2, 0.4],
  [-0.5, 0.24],
];
const BODY: Outline = [
  [-0.5, 0],
  [-0.2, -0.22],
  [0.3, -0.26],
  [0.68, -0.06],
  [0.6, 0.18],
  [0.1, 0.2],
  [-0.3, 0.14],
];

/** A cooked mussel in its open shell: blue-black outside, pearly inside, the orange mussel in one half. */
export const openMussel =
  (radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const half = (spread: number, holds: boolean) => {
      const angle = turn + spread;
      const [cx, cy] = [x + Math.cos(angle) * r * 0.4, y + Math.sin(angle) * r * 0.4];
      const outer = place(SHELL, cx, cy, angle, r);
      const inner = place(
        SHELL.map(([px, py]) => [px * 0.84, py * 0.8] as const),
        cx,
        cy,
        angle,
        r,
      );
      const lip = stroke(
        place(
          [
            [-0.6, -0.2],
            [0, -0.36],
            [0.6, -0.24],
          ],
          cx,
          cy,
          angle,
          r,
        ),
      );
      const mussel = holds
        ? solid(easel, place(BODY, cx, cy, angle, r), {
            colour: '#ef9a3c',
            height: r * 0.14,
            isRound: true,
            gloss: 0.6,
          })
        : '';
      return `${solid(easel, outer, { colour: '#252d3d', height: r * 0.2, side: '#10141d', gloss: 0.3 })}<path d="${smooth(inner)}" fill="${easel.flat('#a9b3c4')}"/><path d="${lip}" fill="none" stroke="${shade('#6a7488', 0.2)}" stroke-width="${n(r * 0.06)}" opacity=".6"/>${mussel}`;
    };
    return half(-0.5, false) + half(0.42, true);
  };
