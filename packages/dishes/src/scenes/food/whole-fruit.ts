import { type Colour, shade } from '../../drawing/colour.ts';
import { n } from '../../drawing/easel.ts';
import { line, type Outline, place, polar, roundish, smooth } from '../../drawing/outline.ts';
import type { Draw } from '../../drawing/piece.ts';
import { castShadow, solid } from '../../drawing/solid.ts';

import { mirrored, shaped } from './shaped.ts';

/** Fruit whole or in halves, as it is bought; about 80 pixels at natural size. */

const leafAt = (x: number, y: number, size: number, turn: number): string => {
  const outline = place(
    [
      [0, 0],
      [8, -9],
      [22, -10],
      [32, 0],
      [22, 8],
      [8, 7],
    ],
    x,
    y,
    turn,
    size,
  );
  return `<path d="${smooth(outline)}" fill="#5f9a3c"/>${line(
    place(
      [
        [2, -1],
        [16, -2],
        [28, -1],
      ],
      x,
      y,
      turn,
      size,
    ),
    '#a8cf80',
    1.4 * size,
    0.8,
  )}`;
};

interface Orb {
  readonly long?: number;
  readonly blush?: Colour;
  readonly stem?: Colour;
  readonly leaf?: boolean;
  /** A crease down from the stem, as on a peach. */
  readonly crease?: boolean;
  readonly pores?: boolean;
  readonly radius?: number;
  /** Pointed ends, as on a lemon. */
  readonly tips?: boolean;
  readonly star?: Colour;
  readonly eyes?: Colour;
  readonly gloss?: number;
  readonly wobble?: number;
}

/** A round fruit: an apple, an orange, a plum, a potato. */
export const orb =
  (
    colour: Colour,
    {
      long = 1,
      blush,
      stem,
      leaf = false,
      crease = false,
      pores = false,
      radius = 44,
      tips = false,
      star,
      eyes,
      gloss = 0.5,
      wobble = 0.025,
    }: Orb = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = tips
      ? place(
          polar([1.34, 1.12, 0.99, 0.94, 0.94, 0.99, 1.12, 1.3, 1.12, 0.99, 0.94, 0.94, 0.99, 1.12], r, r * 0.92),
          x,
          y,
          turn,
        )
      : place(roundish(easel, r * long, r * 0.97, wobble, 15), x, y, turn);
    const cheek = blush
      ? `<ellipse cx="${n(x + r * 0.24)}" cy="${n(y + r * 0.16)}" rx="${n(r * 0.6)}" ry="${n(r * 0.66)}" fill="${blush}" opacity=".5"/><ellipse cx="${n(x + r * 0.34)}" cy="${n(y + r * 0.2)}" rx="${n(r * 0.4)}" ry="${n(r * 0.5)}" fill="${blush}" opacity=".45"/>`
      : '';
    const [sx, sy] = [x - r * 0.06, y - r * 0.42];
    const seam = crease
      ? line(
          [
            [sx, sy],
            [x + r * 0.3, y + r * 0.1],
            [x + r * 0.1, y + r * 0.86],
          ],
          shade(colour, 0.3),
          r * 0.05,
          0.5,
        )
      : '';
    const peel = pores
      ? Array.from({ length: 40 }, () => {
          const angle = easel.between(0, 6.283);
          const far = Math.sqrt(easel.chance()) * 0.86;
          return `<circle cx="${n(x + Math.cos(angle) * far * r * long)}" cy="${n(y + Math.sin(angle) * far * r)}" r="${n(r * 0.025)}" fill="${shade(colour, 0.22)}" opacity=".6"/>`;
        }).join('')
      : '';
    const pits = eyes
      ? Array.from({ length: 8 }, () => {
          const angle = easel.between(0, 6.283);
          const far = Math.sqrt(easel.chance()) * 0.72;
          return `<ellipse cx="${n(x + Math.cos(angle) * far * r * long)}" cy="${n(y + Math.sin(angle) * far * r)}" rx="${n(r * 0.06)}" ry="${n(r * 0.035)}" fill="${eyes}" opacity=".6"/>`;
        }).join('')
      : '';
    const calyx = star
      ? Array.from({ length: 5 }, (_, index) => {
          const outline = place(
            [
              [0, -3],
              [16, -4],
              [25, 0],
              [16, 4],
              [0, 3],
            ],
            sx,
            sy + r * 0.1,
            index * 1.257 + turn,
            size,
          );
          return `<path d="${smooth(outline)}" fill="${star}"/>`;
        }).join('')
      : '';
    const hollow = stem
      ? `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(r * 0.24)}" ry="${n(r * 0.13)}" fill="${shade(colour, 0.4)}" opacity=".7"/>${line(
          [
            [sx, sy],
            [sx + r * 0.02, sy - r * 0.24],
            [sx + r * 0.14, sy - r * 0.44],
          ],
          stem,
          r * 0.09,
          1,
        )}`
      : '';
    return (
      castShadow(form, r * 0.22) +
      solid(easel, form, { colour, height: r * 0.2, isRound: true, gloss, face: cheek + peel + pits + seam }) +
      hollow +
      calyx +
      (leaf ? leafAt(sx + r * 0.1, sy - r * 0.26, size * 0.95, -0.5) : '')
    );
  };

export const pearForm = (colour: Colour): Draw =>
  shaped(
    mirrored(
      [
        [0, -62],
        [14, -56],
        [20, -36],
        [30, -10],
        [44, 14],
        [44, 40],
        [26, 58],
        [0, 62],
      ],
      'y',
    ),
    colour,
    (at, size) =>
      `<path d="${smooth(
        at([
          [6, -20],
          [30, 14],
          [34, 40],
          [14, 52],
          [6, 20],
        ]),
      )}" fill="#c98f34" opacity=".3"/>${line(
        at([
          [0, -58],
          [2, -72],
          [8, -82],
        ]),
        '#6b4a22',
        5 * size,
        1,
      )}`,
  );

/** Two bananas of a bunch. */
export const bananas: Draw = (easel, x, y, turn, size) => {
  const one = (dy: number, bow: number) => {
    const at = (points: Outline) => place(points, x, y + dy, turn, size);
    const form = at([
      [-72, -18],
      [-60, -22],
      [-40, 2 + bow],
      [0, 14 + bow],
      [42, 2 + bow],
      [66, -24],
      [74, -20],
      [66, 4],
      [40, 30 + bow],
      [0, 40 + bow],
      [-44, 28 + bow],
      [-70, -6],
    ]);
    return (
      castShadow(form, 8 * size) +
      solid(easel, form, {
        colour: '#f3cc3c',
        height: 8 * size,
        isRound: true,
        gloss: 0.3,
        face:
          line(
            at([
              [-60, -8],
              [0, 28 + bow],
              [62, -10],
            ]),
            '#d2a01f',
            2 * size,
            0.7,
          ) +
          line(
            at([
              [66, -22],
              [70, -23],
              [73, -22],
            ]),
            '#5a4416',
            7 * size,
            1,
          ) +
          line(
            at([
              [-70, -18],
              [-67, -19],
              [-62, -20],
            ]),
            '#8a7a2a',
            8 * size,
            1,
          ),
      })
    );
  };
  return one(-26, 4) + one(14, 0);
};

/** Half an avocado with its stone. */
export const avocadoHalf: Draw = (easel, x, y, turn, size) => {
  const at = (points: Outline) => place(points, x, y, turn, size);
  const outline: Outline = mirrored(
    [
      [0, -58],
      [16, -52],
      [26, -30],
      [42, 6],
      [42, 34],
      [24, 54],
      [0, 58],
    ],
    'y',
  );
  const shrunk = (by: number) => smooth(at(outline.map(([px, py]) => [px * by, py * by + 2] as const)));
  const [sx, sy] = at([[0, 18]])[0]!;
  return (
    castShadow(at(outline), 8 * size) +
    solid(easel, at(outline), {
      colour: '#3f5a2a',
      height: 8 * size,
      face: `<path d="${shrunk(0.9)}" fill="#a8c25a"/><path d="${shrunk(0.78)}" fill="${easel.flat('#e6e8a0')}"/><circle cx="${n(sx)}" cy="${n(sy)}" r="${n(22 * size)}" fill="${easel.round('#7a4a24')}"/><ellipse cx="${n(sx - 7 * size)}" cy="${n(sy - 8 * size)}" rx="${n(6 * size)}" ry="${n(4 * size)}" fill="#fff" opacity=".5"/>`,
    })
  );
};
