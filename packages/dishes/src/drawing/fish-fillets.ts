import { type Colour, mix, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
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

/** A large flake of white fish: a curved plate, its edge catching the light, slightly translucent towards its foot. */
const plateOfFlesh = (easel: Easel, points: Outline, flesh: Colour, width: number): string => {
  const path = smooth(points);
  return `<path d="${path}" transform="translate(${n(width * 0.5)} ${n(width * 0.7)})" fill="#8a6434" opacity=".42"/><path d="${path}" fill="${easel.flat(flesh)}" stroke="#fffef8" stroke-width="${n(width * 0.34)}"/>`;
};

/**
 * A fillet of white fish: broad at the head, tapered to the tail, its large curved flakes coming apart, its edge
 * browned.
 */
export const whiteFillet =
  (flesh: Colour = '#fdf8ec', length = 112, width = 50): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const rag = () => easel.between(-0.04, 0.04);
    // Half the width at a given point along the length, from the head (left) to the tail (right).
    const half = (px: number) => (px < -0.5 ? 0.98 - (px + 0.5) ** 2 * 1.1 : 0.98 - ((px + 0.5) / 1.5) ** 1.5 * 0.76);
    const stations = [-1, -0.8, -0.5, -0.2, 0.1, 0.4, 0.7, 0.92];
    const form = at([
      ...stations.map((px) => [px, -half(px) + rag()] as const),
      [1.04, -0.06],
      ...stations.toReversed().map((px) => [px, half(px) * 0.94 + rag()] as const),
    ]);
    const flakesOf = [0.66, 0.36, 0.05, -0.27, -0.6]
      .map((px) => {
        const high = half(px) * 0.84;
        const bend = easel.between(-0.03, 0.03);
        const back = (share: number, out: number) => [px + out + bend, high * share] as const;
        return plateOfFlesh(
          easel,
          at([
            back(-0.98, -0.26),
            back(-0.6, 0.06),
            back(0, 0.2),
            back(0.6, 0.06),
            back(0.96, -0.26),
            back(0.5, -0.22),
            back(0, -0.14),
            back(-0.5, -0.22),
          ]),
          mix(flesh, '#ead9b2', easel.between(0.04, 0.22)),
          w * 0.12,
        );
      })
      .join('');
    const browned = line(at(stations.slice(1).map((px) => [px, -half(px) * 0.9] as const)), '#c58a3c', w * 0.2, 0.75);
    const underside = line(at(stations.slice(1).map((px) => [px, half(px) * 0.84] as const)), '#d9b06a', w * 0.12, 0.5);
    return solid(easel, form, {
      colour: mix(flesh, '#e3c88e', 0.5),
      height: w * 0.3,
      side: tint('#b98f50', 0.1),
      gloss: 0.2,
      face: `${flakesOf}${browned}${underside}`,
    });
  };

/**
 * A piece of white fish broken off with a fork: three or four large curved flakes that slide apart, skin along one
 * edge.
 */
export const whiteFlakes =
  (flesh: Colour, skin: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const flake = (px: number, index: number) => {
      const slide = easel.between(-0.16, 0.16);
      const high = 0.94 - Math.abs(px) * 0.24;
      const at = (points: Outline) =>
        place(
          points.map(([a, b]) => [(px + a) * l, (b * high + slide) * w] as const),
          x,
          y,
          turn + (index - 1.5) * 0.09,
        );
      const form = at([
        [-0.34, -0.96],
        [0.04, -0.62],
        [0.26, -0.04],
        [0.08, 0.6],
        [-0.28, 0.98],
        [-0.48, 0.5],
        [-0.32, -0.04],
        [-0.5, -0.54],
      ]);
      const edge = line(
        at([
          [-0.46, -0.66],
          [-0.3, -0.9],
          [0, -0.62],
        ]),
        skin,
        w * 0.2,
        0.9,
      );
      const gleam = line(
        at([
          [-0.02, -0.44],
          [0.14, -0.02],
          [0, 0.5],
        ]),
        '#fffef8',
        w * 0.11,
        0.9,
      );
      return solid(easel, form, {
        colour: mix(flesh, '#ecdcb8', easel.between(0, 0.2)),
        height: w * 0.22,
        side: mix(flesh, '#b99558', 0.5),
        face: edge + gleam,
      });
    };
    return [0.66, 0.24, -0.2, -0.6].map(flake).join('');
  };
