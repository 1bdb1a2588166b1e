import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { around, blockish, type Outline, place, roundish, smooth, squash, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** A wedge lying on its side: skin at the back, flesh in front. */
export const wedge =
  (
    skin: Colour,
    flesh: Colour,
    length: number,
    { core = null as Colour | null, width = 0.5, seeds = false, gloss = 0.4 } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const form = place(
      squash(
        [
          [-1, 0.1],
          [-0.8, -0.5],
          [-0.3, -0.95],
          [0.3, -0.95],
          [0.8, -0.5],
          [1, 0.1],
          [0.5, 0.45],
          [0, 0.55],
          [-0.5, 0.45],
        ],
        width,
      ),
      x,
      y,
      turn,
      half,
    );
    const cut = place(
      squash(
        [
          [-0.9, 0.06],
          [-0.6, -0.32],
          [0, -0.52],
          [0.6, -0.32],
          [0.9, 0.06],
          [0.45, 0.38],
          [0, 0.46],
          [-0.45, 0.38],
        ],
        width,
      ),
      x,
      y,
      turn,
      half,
    );
    const middle = core
      ? `<path d="${smooth(
          place(
            squash(
              [
                [-0.45, 0.2],
                [0, 0.02],
                [0.45, 0.2],
                [0, 0.36],
              ],
              width,
            ),
            x,
            y,
            turn,
            half,
          ),
        )}" fill="${core}" opacity=".8"/>`
      : '';
    const pips = seeds
      ? place(
          squash(
            [
              [-0.3, 0.1],
              [0.05, 0.02],
              [0.36, 0.12],
            ],
            width,
          ),
          x,
          y,
          turn,
          half,
        )
          .map(([px, py]) => `<ellipse cx="${n(px)}" cy="${n(py)}" rx="1.3" ry=".9" fill="#f4dd9a"/>`)
          .join('')
      : '';
    return solid(easel, form, {
      colour: skin,
      height: half * 0.2,
      face: `<path d="${smooth(cut)}" fill="${easel.flat(flesh)}"/>${middle}${pips}`,
      gloss,
    });
  };

/** A thin slice folded over on itself: ham, smoked salmon, cheese. */
export const fold =
  (
    colour: Colour,
    length: number,
    { edge = tint(colour, 0.35), stripes = null as Colour | null, wide = 0.55 } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const wave = (): number => easel.between(-0.1, 0.1);
    const top: Outline = [
      [-1, 0.1],
      [-0.8, -0.55 + wave()],
      [-0.35, -0.85 + wave()],
      [0.15, -0.7 + wave()],
      [0.6, -0.9 + wave()],
      [1, -0.2],
    ];
    const bottom: Outline = [
      [0.85, 0.5 + wave()],
      [0.35, 0.7 + wave()],
      [-0.2, 0.85 + wave()],
      [-0.7, 0.65 + wave()],
    ];
    const form = place(
      [...top, ...bottom].map(([px, py]) => [px, py * wide] as const),
      x,
      y,
      turn,
      half,
    );
    const crease = (shiftY: number, tone: Colour, width: number, opacity: number) =>
      `<path d="${stroke(
        place(
          [
            [-0.88, (0.25 + shiftY) * wide],
            [-0.35, (-0.12 + shiftY + wave()) * wide],
            [0.3, (0.2 + shiftY) * wide],
            [0.88, (-0.05 + shiftY) * wide],
          ],
          x,
          y,
          turn,
          half,
        ),
      )}" fill="none" stroke="${tone}" stroke-width="${n(width * half)}" stroke-linecap="round" opacity="${opacity}"/>`;
    const lines = stripes ? [-0.5, -0.28, 0.42, 0.62].map((at) => crease(at, stripes, 0.035, 0.75)).join('') : '';
    const face = `${lines}${crease(0.1, shade(colour, 0.45), 0.09, 0.32)}${crease(0, edge, 0.06, 0.8)}`;
    return solid(easel, form, { colour, height: 2.4 * size, face, gloss: 0.25 });
  };

/** A tile: a square of chocolate, a slice of tofu, a cracker. */
export const tile =
  (
    colour: Colour,
    width: number,
    height: number,
    { thick = 3, dots = null as Colour | null, holes = false, gloss = 0 } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const form = place(blockish(easel, width * size, height * size, 0.05), x, y, turn);
    const marks = dots
      ? Array.from({ length: 16 }, () => {
          const [px, py] = place(
            [[easel.between(-0.42, 0.42) * width * size, easel.between(-0.42, 0.42) * height * size]],
            x,
            y,
            turn,
          )[0]!;
          return holes
            ? `<circle cx="${n(px)}" cy="${n(py)}" r="${n(size * 1.3)}" fill="${shade(colour, 0.4)}" opacity=".6"/>`
            : `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size * 2)}" ry="${n(size * 1.2)}" fill="${dots}" opacity=".7" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
        }).join('')
      : '';
    return solid(easel, form, { colour, height: thick * size, face: marks, gloss });
  };

/** A spoonful of something thick: a swirl with a peak. */
export const dollop =
  (colour: Colour, radius: number, { grain = null as Colour | null } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * 1.1, r * 0.92, 0.12, 11), x, y, turn);
    const curl = (reach: number, width: number, tone: Colour, opacity: number, dx = 0) =>
      `<path d="${stroke(
        Array.from({ length: 9 }, (_, index) => {
          const angle = turn + index * 0.78;
          const far = r * reach * (1 - index / 10);
          return [x + dx + Math.cos(angle) * far, y + dx + Math.sin(angle) * far * 0.86] as const;
        }),
      )}" fill="none" stroke="${tone}" stroke-width="${n(r * width)}" stroke-linecap="round" opacity="${opacity}"/>`;
    const bits = grain
      ? Array.from(
          { length: 16 },
          () =>
            `<circle cx="${n(x + easel.between(-0.7, 0.7) * r)}" cy="${n(y + easel.between(-0.6, 0.6) * r)}" r="${n(easel.between(0.7, 1.5))}" fill="${grain}" opacity=".8"/>`,
        ).join('')
      : '';
    const face = curl(0.7, 0.16, shade(colour, 0.3), 0.4, 1) + curl(0.7, 0.13, tint(colour, 0.75), 0.85) + bits;
    return solid(easel, form, { colour, height: r * 0.22, isRound: true, face, gloss: 0.5 });
  };

/** A mushroom cut lengthwise. */
export const mushroomSlice =
  (cap: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const form = place(
      [
        [-1, 0.05],
        [-0.9, -0.5],
        [-0.4, -0.9],
        [0.4, -0.9],
        [0.9, -0.5],
        [1, 0.05],
        [0.7, 0.22],
        [0.3, 0.15],
        [0.28, 0.8],
        [0, 0.95],
        [-0.28, 0.8],
        [-0.3, 0.15],
        [-0.7, 0.22],
      ],
      x,
      y,
      turn,
      radius * size,
    );
    const inner = around(form, x, y, 0.82);
    const gills = `<path d="${stroke(
      place(
        [
          [-0.72, 0],
          [-0.3, -0.1],
          [0, 0.05],
          [0.3, -0.1],
          [0.72, 0],
        ],
        x,
        y,
        turn,
        radius * size,
      ),
    )}" fill="none" stroke="${shade(cap, 0.5)}" stroke-width="${n(radius * size * 0.12)}" opacity=".65"/>`;
    return solid(easel, form, {
      colour: cap,
      height: 2 * size,
      face: `<path d="${smooth(inner)}" fill="${easel.flat('#ecdcc0')}"/>${gills}`,
    });
  };

/** A maize crisp: a triangle. */
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
