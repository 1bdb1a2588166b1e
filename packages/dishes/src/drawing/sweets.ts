import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow } from './solid.ts';

/** A square broken from a bar of chocolate: four slopes up to a flat top. */
export const chocolateSquare =
  (colour: Colour, side: number): Draw =>
  (easel, x, y, turn, size) => {
    const s = (side / 2) * size;
    const at = (points: Outline) => place(points, x, y, (turn % 1.2) - 0.6, s);
    const path = (points: Outline) =>
      `M${at(points)
        .map(([px, py]) => `${n(px)} ${n(py)}`)
        .join('L')}Z`;
    const [out, inn] = [
      [
        [-1, -0.8],
        [1, -0.8],
        [1, 0.8],
        [-1, 0.8],
      ],
      [
        [-0.68, -0.5],
        [0.68, -0.5],
        [0.68, 0.5],
        [-0.68, 0.5],
      ],
    ] as const satisfies readonly Outline[];
    const slopes = [tint(colour, 0.3), shade(colour, 0.24), shade(colour, 0.46), tint(colour, 0.12)]
      .map((tone, index) => {
        const next = (index + 1) % 4;
        return `<path d="${path([out[index]!, out[next]!, inn[next]!, inn[index]!])}" fill="${tone}"/>`;
      })
      .join('');
    const foot = at(out);
    return `${castShadow(foot, s * 0.3)}<path d="${path(out)}" transform="translate(.6 ${n(s * 0.22)})" fill="${shade(colour, 0.55)}"/>${slopes}<path d="${path(inn)}" fill="${easel.flat(colour)}"/>`;
  };

/** A popped kernel: white puffs bursting from a hull, with a brown bit of it left. */
export const popped =
  (radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const puffs = Array.from({ length: 5 }, (_, index) => {
      const angle = turn + (index / 5) * 6.283 + easel.between(-0.2, 0.2);
      const far = r * easel.between(0.46, 0.62);
      const wide = r * easel.between(0.46, 0.62);
      const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      const form = smooth(place(roundish(easel, wide, wide * 0.9, 0.12, 8), px, py, angle));
      return `<path d="${form}" transform="translate(1 1.6)" fill="#8a6a2c" opacity=".4"/><path d="${form}" fill="${easel.round(easel.pick(['#fdf6df', '#fbefc8', '#fffbee']))}"/>`;
    }).join('');
    const [hx, hy] = [x + Math.cos(turn) * r * 0.1, y + Math.sin(turn) * r * 0.1];
    const heart = `<ellipse cx="${n(hx)}" cy="${n(hy)}" rx="${n(r * 0.26)}" ry="${n(r * 0.2)}" fill="#e2a83c" opacity=".8"/><ellipse cx="${n(hx + r * 0.08)}" cy="${n(hy + r * 0.06)}" rx="${n(r * 0.13)}" ry="${n(r * 0.1)}" fill="#8a4a14"/>`;
    return castShadow(place(roundish(easel, r * 0.8, r * 0.7, 0.1, 9), x, y, 0), r * 0.3) + puffs + heart;
  };
