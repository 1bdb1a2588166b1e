import { type Colour, shade, tint } from '../../drawing/colour.ts';
import { line, type Outline, place, polar, roundish, smooth } from '../../drawing/outline.ts';
import type { Draw } from '../../drawing/piece.ts';
import { castShadow, solid } from '../../drawing/solid.ts';

import { mirrored, shaped } from './shaped.ts';

/** Whole vegetables, as they are bought; about 80 pixels at natural size. */

export const carrotForm: Draw = (easel, x, y, turn, size) => {
  const at = (points: Outline) => place(points, x, y, turn, size);
  const greens = [-0.3, 0, 0.3]
    .map((by) =>
      line(
        at([
          [-56, by * 20],
          [-78, by * 50],
          [-92, by * 90],
        ]),
        '#5f9a3c',
        6 * size,
        0.95,
      ),
    )
    .join('');
  return (
    greens +
    shaped(
      mirrored(
        [
          [-62, 0],
          [-58, -17],
          [-38, -20],
          [10, -13],
          [62, -5],
          [84, 0],
        ],
        'x',
      ),
      '#ee8328',
      (to, by) =>
        [-44, -24, -2, 24, 46]
          .map((px, index) =>
            line(
              to([
                [px, -12 + index * 2],
                [px + 2, -6 + index],
                [px + 1, 0],
              ]),
              '#b85a12',
              1.8 * by,
              0.6,
            ),
          )
          .join(''),
    )(easel, x, y, turn, size)
  );
};

export const pepperForm = (colour: Colour): Draw =>
  shaped(
    [
      [-10, -44],
      [-34, -50],
      [-50, -30],
      [-46, 8],
      [-36, 44],
      [-16, 54],
      [0, 46],
      [18, 54],
      [38, 42],
      [48, 6],
      [50, -32],
      [34, -50],
      [10, -44],
    ],
    colour,
    (at, size) =>
      line(
        at([
          [-12, -38],
          [-22, 0],
          [-14, 44],
        ]),
        shade(colour, 0.3),
        4 * size,
        0.5,
      ) +
      line(
        at([
          [14, -38],
          [22, 0],
          [14, 44],
        ]),
        shade(colour, 0.3),
        4 * size,
        0.5,
      ) +
      line(
        at([
          [-36, -30],
          [-38, -4],
          [-33, 22],
        ]),
        tint(colour, 0.6),
        5 * size,
        0.7,
      ) +
      line(
        at([
          [0, -42],
          [2, -56],
          [10, -66],
        ]),
        '#4d8a34',
        10 * size,
        1,
      ) +
      line(
        at([
          [-14, -44],
          [0, -40],
          [14, -44],
        ]),
        '#5f9a3c',
        8 * size,
        1,
      ),
    0,
  );

export const aubergineForm: Draw = shaped(
  [
    [-70, -6],
    [-58, -20],
    [-30, -24],
    [20, -36],
    [58, -30],
    [76, 0],
    [58, 30],
    [20, 36],
    [-30, 24],
    [-58, 16],
  ],
  '#46214a',
  (at, size) =>
    `${line(
      at([
        [-20, -14],
        [20, -24],
        [50, -18],
      ]),
      '#a984b0',
      5 * size,
      0.6,
    )}<path d="${smooth(
      at([
        [-80, -8],
        [-56, -24],
        [-34, -18],
        [-46, -4],
        [-32, 10],
        [-56, 20],
        [-80, 6],
      ]),
    )}" fill="#5f8f3c"/>${line(
      at([
        [-74, 0],
        [-84, -2],
        [-92, -8],
      ]),
      '#5f8f3c',
      9 * size,
      1,
    )}`,
  0.2,
);

export const cucumberForm = (colour: Colour, length = 1): Draw =>
  shaped(
    mirrored(
      [
        [-84 * length, 0],
        [-76 * length, -17],
        [-30 * length, -22],
        [30 * length, -22],
        [76 * length, -17],
        [86 * length, 0],
      ],
      'x',
    ),
    colour,
    (at, size) =>
      [-10, 0, 10]
        .map((py) =>
          line(
            at([
              [-70 * length, py],
              [0, py * 1.2],
              [70 * length, py],
            ]),
            tint(colour, 0.35),
            2 * size,
            0.5,
          ),
        )
        .join(''),
  );

/** An onion or a bulb of garlic, with lines from root to tip. */
export const bulb = (colour: Colour, isGarlic = false): Draw =>
  shaped(
    mirrored(
      [
        [0, -64],
        [7, -46],
        [26, -34],
        [48, -8],
        [48, 22],
        [28, 44],
        [0, 50],
      ],
      'y',
    ),
    colour,
    (at, size) =>
      (isGarlic ? [-28, -10, 10, 28] : [-36, -22, -8, 8, 22, 36])
        .map((px) =>
          line(
            at([
              [px * 0.12, -40],
              [px * 1.15, -2],
              [px * 0.3, 44],
            ]),
            shade(colour, isGarlic ? 0.26 : 0.34),
            (isGarlic ? 2.6 : 1.5) * size,
            0.6,
          ),
        )
        .join('') +
      line(
        at([
          [-6, 50],
          [0, 53],
          [6, 50],
        ]),
        '#8a7248',
        5 * size,
        0.9,
      ),
    0.35,
  );

export const gingerForm: Draw = (easel, x, y, turn, size) => {
  const lobe = (dx: number, dy: number, rx: number, ry: number, by: number) => {
    const [px, py] = place([[dx, dy]], x, y, turn, size)[0]!;
    const form = place(roundish(easel, rx * size, ry * size, 0.07, 12), px, py, turn + by);
    const rings = [-0.5, -0.1, 0.3]
      .map((at) =>
        line(
          place(
            [
              [at * rx * size, -ry * 0.8 * size],
              [(at + 0.08) * rx * size, 0],
              [at * rx * size, ry * 0.8 * size],
            ],
            px,
            py,
            turn + by,
          ),
          '#a87c3c',
          1.6 * size,
          0.55,
        ),
      )
      .join('');
    return (
      castShadow(form, 7 * size) +
      solid(easel, form, { colour: '#dbb374', height: 7 * size, isRound: true, gloss: 0.15, face: rings })
    );
  };
  return lobe(-34, -30, 24, 19, -1) + lobe(38, -28, 26, 19, 0.9) + lobe(10, 34, 22, 18, 1.4) + lobe(0, 0, 58, 27, 0.1);
};

/** A head of cabbage or lettuce. */
export const headForm =
  (colour: Colour, vein: Colour): Draw =>
  (easel, x, y, _turn, size) => {
    const leafOf = (angle: number, far: number, wide: number, tone: Colour) => {
      const [px, py] = [x + Math.cos(angle) * far * size, y + Math.sin(angle) * far * size];
      const form = place(
        polar(
          Array.from({ length: 16 }, (_, index) => (index % 2 ? 1.05 : 0.93)),
          wide * size,
          wide * size * 0.9,
        ),
        px,
        py,
        angle,
      );
      const ribs = [-0.5, 0, 0.5]
        .map((by) =>
          line(
            place(
              [
                [-wide * 0.7, 0],
                [0, by * wide * 0.4],
                [wide * 0.8, by * wide],
              ],
              px,
              py,
              angle,
              size,
            ),
            vein,
            2.4 * size,
            0.6,
          ),
        )
        .join('');
      return castShadow(form, 4 * size) + `<path d="${smooth(form)}" fill="${easel.round(tone)}"/>${ribs}`;
    };
    const outer = [0.4, 1.65, 2.9, 4.15, 5.4].map((angle) => leafOf(angle, 32, 44, shade(colour, 0.16))).join('');
    const inner = [1, 3.1, 5.2].map((angle) => leafOf(angle, 14, 38, colour)).join('');
    return outer + inner + leafOf(4.2, 4, 28, tint(colour, 0.3));
  };
