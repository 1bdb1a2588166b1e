import { type Colour, mix, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, place, smooth, type Outline } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** A fillet of salmon: orange with white seams in arches, a strip of silver skin along one side. */
export const salmonFillet =
  (length = 96, width = 46): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const form = at([
      [-1, 0.2],
      [-0.98, -0.6],
      [-0.6, -0.96],
      [0, -1],
      [0.62, -0.86],
      [0.98, -0.4],
      [1, 0.3],
      [0.8, 0.82],
      [0.2, 1],
      [-0.5, 0.98],
      [-0.94, 0.72],
    ]);
    const seams = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.68]
      .map((px) => {
        const bend = px + easel.between(-0.03, 0.03);
        const seam = at([
          [bend - 0.2, -0.8],
          [bend + 0.02, -0.4],
          [bend + 0.1, 0],
          [bend + 0.02, 0.36],
          [bend - 0.16, 0.66],
        ]);
        return line(seam, '#fde3d0', w * 0.1, 0.9);
      })
      .join('');
    const skin = at([
      [-0.97, 0.5],
      [-0.5, 0.84],
      [0.2, 0.84],
      [0.84, 0.62],
      [0.84, 0.82],
      [0.2, 1.02],
      [-0.5, 1],
      [-0.95, 0.76],
    ]);
    const browned = line(
      at([
        [-0.84, -0.66],
        [-0.3, -0.86],
        [0.4, -0.8],
        [0.86, -0.5],
      ]),
      '#b8622a',
      w * 0.16,
      0.5,
    );
    return solid(easel, form, {
      colour: '#f08a58',
      height: w * 0.36,
      side: '#c25f34',
      gloss: 0.2,
      face: `${seams}${browned}<path d="${smooth(skin)}" fill="${easel.flat('#8f979c')}"/>`,
    });
  };

/** A fillet of white fish, fried: large flakes that begin to part, golden edges. */
export const whiteFillet =
  (flesh: Colour = '#fdf8ec', length = 100, width = 46): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const rag = () => easel.between(-0.05, 0.05);
    const form = at([
      [-1, 0.1],
      [-0.96, -0.66],
      [-0.6, -1 + rag()],
      [-0.1, -0.96 + rag()],
      [0.36, -0.82 + rag()],
      [0.78, -0.56 + rag()],
      [1, -0.2],
      [0.98, 0.22],
      [0.7, 0.5 + rag()],
      [0.3, 0.8 + rag()],
      [-0.2, 0.96 + rag()],
      [-0.7, 0.94],
      [-0.96, 0.66],
    ]);
    const flakesOf = [-0.66, -0.34, 0, 0.32, 0.62]
      .map((px, index) => {
        const reach = 0.86 - index * 0.09;
        const seam = at([
          [px - 0.16, -reach],
          [px + 0.08, -reach * 0.4],
          [px + 0.16, 0.04],
          [px + 0.06, reach * 0.44],
          [px - 0.14, reach * 0.9],
        ]);
        return (
          line(
            seam.map(([a, b]) => [a + w * 0.09, b + w * 0.05] as const),
            '#b08a54',
            w * 0.15,
            0.7,
          ) + line(seam, '#ffffff', w * 0.1, 0.95)
        );
      })
      .join('');
    const golden = line(
      at([
        [-0.92, -0.5],
        [-0.56, -0.88],
        [0, -0.84],
        [0.5, -0.66],
        [0.9, -0.28],
      ]),
      '#cf9440',
      w * 0.17,
      0.6,
    );
    const spots = Array.from({ length: 6 }, () => {
      const [[cx, cy]] = at([[easel.between(-0.7, 0.7), easel.between(-0.6, 0.5)]]) as [readonly [number, number]];
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(w * 0.2)}" ry="${n(w * 0.1)}" fill="#d9a050" opacity=".4"/>`;
    }).join('');
    return solid(easel, form, {
      colour: mix(flesh, '#e9d3a4', 0.45),
      height: w * 0.36,
      side: tint('#b98f50', 0.1),
      gloss: 0.22,
      face: `${spots}${flakesOf}${golden}`,
    });
  };
