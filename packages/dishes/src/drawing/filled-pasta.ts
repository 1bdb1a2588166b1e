import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** A pillow of filled pasta: its edge pressed with a fork, its middle raised. */
export const ravioli =
  (colour: Colour, filling: Colour, side: number): Draw =>
  (easel, x, y, turn, size) => {
    const s = (side / 2) * size;
    const teeth = 7;
    const edge: Outline = [0, 1, 2, 3].flatMap((corner) =>
      Array.from({ length: teeth * 2 }, (_, index) => {
        const along = -1 + index / teeth;
        const out = index % 2 ? 0.92 : 1.04;
        const [px, py] = [along, -out] as const;
        const angle = (corner * Math.PI) / 2;
        return [px * Math.cos(angle) - py * Math.sin(angle), px * Math.sin(angle) + py * Math.cos(angle)] as const;
      }),
    );
    const form = place(edge, x, y, turn, s);
    const pillow = place(roundish(easel, s * 0.66, s * 0.62, 0.06, 10), x, y, turn);
    const crimps = Array.from({ length: 12 }, (_, index) => {
      const angle = turn + (index / 12) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${n(x + cos * s * 0.76)} ${n(y + sin * s * 0.76)}L${n(x + cos * s * 0.92)} ${n(y + sin * s * 0.92)}`;
    }).join('');
    return solid(easel, form, {
      colour,
      height: 2.6 * size,
      face: `<path d="${crimps}" stroke="${shade(colour, 0.34)}" stroke-width="${n(1.2 * size)}" opacity=".6"/>${castShadow(pillow, 1.4 * size)}<path d="${smooth(pillow)}" fill="${easel.round(tint(colour, 0.12))}"/><path d="${smooth(place(roundish(easel, s * 0.4, s * 0.34, 0.2, 8), x + s * 0.06, y + s * 0.08, turn))}" fill="${filling}" opacity=".3"/>`,
    });
  };

/** A ring of filled pasta, pinched where its ends meet. */
export const tortellino =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const ring: Outline = Array.from({ length: 10 }, (_, index) => {
      const angle = 0.5 + (index / 9) * 5.3;
      return [Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.56] as const;
    });
    const body = place(ring, x, y, turn);
    const path = stroke(body);
    const brim = place(
      [
        [-0.9, -0.5],
        [-0.3, -1.1],
        [0.5, -1],
        [0.3, -0.6],
        [-0.4, -0.5],
      ],
      x,
      y,
      turn,
      r,
    );
    const knot = place(roundish(easel, r * 0.32, r * 0.26, 0.14, 8), ...place([[r * 0.6, 0]], x, y, turn)[0]!, turn);
    const wide = (by: number, dx: number, fill: Colour, opacity: number) =>
      `<path d="${path}" transform="translate(${n(dx)} ${n(dx * 1.3)})" fill="none" stroke="${fill}" stroke-width="${n(r * by)}" stroke-linecap="round" opacity="${opacity}"/>`;
    return `${solid(easel, brim, { colour: tint(colour, 0.1), height: 1.6 * size })}${wide(0.72, 1.6, '#1d0a02', 0.3)}${wide(0.7, 0, shade(colour, 0.32), 1)}${wide(0.58, -0.4, colour, 1)}${wide(0.16, -1.4, tint(colour, 0.6), 0.7)}${solid(easel, knot, { colour, height: 1.6 * size, isRound: true })}`;
  };
