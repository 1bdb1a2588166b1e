import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import { n } from '../../drawing/easel.ts';
import { line, type Outline, place, polar, roundish, smooth, stroke } from '../../drawing/outline.ts';
import type { Draw } from '../../drawing/piece.ts';
import { castShadow, solid } from '../../drawing/solid.ts';

/** Fruit and vegetables whole, as one buys them; natural size about 80 pixels. */

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
  /** A crease from the stem down, as of a peach. */
  readonly crease?: boolean;
  readonly pores?: boolean;
  readonly radius?: number;
  /** Pointed ends, as of a lemon. */
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

/** A form of its own from radii or points, with a stem at its top; lit as a round body. */
const shaped =
  (
    outline: Outline,
    colour: Colour,
    over: (at: (points: Outline) => Outline, size: number) => string,
    gloss = 0.45,
  ): Draw =>
  (easel, x, y, turn, size) => {
    const at = (points: Outline) => place(points, x, y, turn, size);
    const form = at(outline);
    return (
      castShadow(form, 9 * size) +
      solid(easel, form, { colour, height: 9 * size, isRound: true, gloss, face: over(at, size) })
    );
  };

export const pearForm = (colour: Colour): Draw =>
  shaped(
    [
      [0, -62],
      [14, -56],
      [20, -36],
      [30, -10],
      [44, 14],
      [44, 40],
      [26, 58],
      [0, 62],
      [-26, 58],
      [-44, 40],
      [-44, 14],
      [-30, -10],
      [-20, -36],
      [-14, -56],
    ],
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
      [
        [-62, 0],
        [-58, -17],
        [-38, -20],
        [10, -13],
        [62, -5],
        [84, 0],
        [62, 5],
        [10, 13],
        [-38, 20],
        [-58, 17],
      ],
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
    [
      [-84 * length, 0],
      [-76 * length, -17],
      [-30 * length, -22],
      [30 * length, -22],
      [76 * length, -17],
      [86 * length, 0],
      [76 * length, 17],
      [30 * length, 22],
      [-30 * length, 22],
      [-76 * length, 17],
    ],
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

/** Half an avocado, its stone in. */
export const avocadoHalf: Draw = (easel, x, y, turn, size) => {
  const at = (points: Outline) => place(points, x, y, turn, size);
  const outline: Outline = [
    [0, -58],
    [16, -52],
    [26, -30],
    [42, 6],
    [42, 34],
    [24, 54],
    [0, 58],
    [-24, 54],
    [-42, 34],
    [-42, 6],
    [-26, -30],
    [-16, -52],
  ];
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

/** An onion or a bulb of garlic: lines from root to tip. */
export const bulb = (colour: Colour, isGarlic = false): Draw =>
  shaped(
    [
      [0, -64],
      [7, -46],
      [26, -34],
      [48, -8],
      [48, 22],
      [28, 44],
      [0, 50],
      [-28, 44],
      [-48, 22],
      [-48, -8],
      [-26, -34],
      [-7, -46],
    ],
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

/** A whole fish from the side. */
export const wholeFish =
  (back: Colour, belly: Colour): Draw =>
  (easel, x, y, turn, size) => {
    const at = (points: Outline) => place(points, x, y, turn, size);
    const body: Outline = [
      [-84, 2],
      [-70, -18],
      [-40, -34],
      [0, -36],
      [40, -22],
      [62, -6],
      [62, 6],
      [40, 22],
      [0, 34],
      [-40, 30],
      [-70, 18],
    ];
    const tail: Outline = [
      [58, -4],
      [76, -24],
      [92, -32],
      [86, 0],
      [92, 32],
      [76, 22],
      [58, 4],
    ];
    const fin: Outline = [
      [-24, -32],
      [0, -54],
      [30, -44],
      [30, -26],
    ];
    const [ex, ey] = at([[-62, -5]])[0]!;
    const scales = Array.from({ length: 18 }, (_, index) => {
      const [px, py] = [-34 + (index % 6) * 15, -14 + Math.floor(index / 6) * 14];
      return `<path d="${stroke(
        at([
          [px, py - 5],
          [px + 5, py],
          [px, py + 5],
        ]),
      )}" fill="none" stroke="${shade(back, 0.2)}" stroke-width="${n(1.4 * size)}" opacity=".5"/>`;
    }).join('');
    return `${castShadow(at(body), 8 * size)}<path d="${smooth(at(fin))}" fill="${shade(back, 0.2)}"/>${solid(easel, at(tail), { colour: shade(back, 0.1), height: 3 })}${solid(
      easel,
      at(body),
      {
        colour: back,
        height: 8,
        isRound: true,
        gloss: 0.5,
        face: `<path d="${smooth(
          at([
            [-82, 6],
            [-40, 8],
            [10, 10],
            [58, 2],
            [40, 20],
            [0, 32],
            [-40, 28],
            [-70, 17],
          ]),
        )}" fill="${belly}" opacity=".85"/>${scales}${line(
          at([
            [-46, -26],
            [-40, 0],
            [-46, 24],
          ]),
          shade(back, 0.35),
          2.4 * size,
          0.7,
        )}`,
      },
    )}<circle cx="${n(ex)}" cy="${n(ey)}" r="${n(6.5 * size)}" fill="#f6efdc"/><circle cx="${n(ex)}" cy="${n(ey)}" r="${n(3.8 * size)}" fill="#1c1614"/>`;
  };

/** A drumstick with its bone. */
export const drumstick: Draw = (easel, x, y, turn, size) => {
  const at = (points: Outline) => place(points, x, y, turn, size);
  const bone = at([
    [30, -8],
    [72, -7],
    [80, -15],
    [90, -10],
    [88, 0],
    [92, 9],
    [81, 14],
    [72, 7],
    [30, 8],
  ]);
  const meat: Outline = [
    [-66, -4],
    [-56, -34],
    [-22, -44],
    [12, -32],
    [36, -13],
    [46, 0],
    [36, 13],
    [12, 32],
    [-22, 42],
    [-56, 30],
  ];
  const skin = `<path d="${smooth(
    at([
      [-40, 10],
      [-10, -2],
      [20, 6],
      [4, 24],
      [-26, 32],
    ]),
  )}" fill="#8a4a18" opacity=".45"/><path d="${smooth(
    at([
      [-50, -16],
      [-26, -30],
      [0, -24],
      [-20, -12],
    ]),
  )}" fill="#f2cb86" opacity=".6"/>`;
  return `${solid(easel, bone, { colour: '#f4ead4', height: 5 })}${castShadow(at(meat), 9 * size)}${solid(easel, at(meat), { colour: mix('#c9853a', '#b56a28', easel.chance()), height: 9, isRound: true, gloss: 0.4, face: skin })}`;
};

/** A croissant: a bent body in segments. */
export const croissantForm: Draw = (easel, x, y, turn, size) => {
  const parts = [-3, 3, -2, 2, -1, 1, 0].map((step) => {
    const angle = step * 0.36;
    const [px, py] = place([[Math.sin(angle) * 74, -Math.cos(angle) * 62 + 50]], x, y, turn, size)[0]!;
    const wide = 33 - Math.abs(step) * 6.2;
    const form = place(roundish(easel, 20 * size, wide * size, 0.04, 13), px, py, turn + angle);
    const flake = line(
      place(
        [
          [-8, -wide * 0.6],
          [-4, 0],
          [-8, wide * 0.6],
        ],
        px,
        py,
        turn + angle,
        size,
      ),
      '#f4d08a',
      3 * size,
      0.6,
    );
    return (
      castShadow(form, 6 * size) +
      solid(easel, form, { colour: '#cf8f3c', height: 6 * size, isRound: true, gloss: 0.35, face: flake })
    );
  });
  return parts.join('');
};

/** A crisp of maize: a triangle. */
export const triangle =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(
      [
        [1, 0],
        [0.9, 0.16],
        [-0.36, 0.86],
        [-0.52, 0.76],
        [-0.52, -0.76],
        [-0.36, -0.86],
        [0.9, -0.16],
      ],
      x,
      y,
      turn,
      r,
    );
    const spots = Array.from({ length: 9 }, () => {
      const [px, py] = place([[easel.between(-0.4, 0.4), easel.between(-0.4, 0.4)]], x, y, turn, r)[0]!;
      return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r * 0.04)}" fill="${easel.pick([shade(colour, 0.3), tint(colour, 0.4)])}" opacity=".7"/>`;
    }).join('');
    return solid(easel, form, { colour, height: 3 * size, face: spots });
  };
