import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

const HEART: Outline = [
  [-1, -0.1],
  [-0.84, -0.66],
  [-0.36, -0.86],
  [0.3, -0.72],
  [0.84, -0.34],
  [1.2, 0],
  [0.84, 0.34],
  [0.3, 0.72],
  [-0.36, 0.86],
  [-0.84, 0.66],
  [-1, 0.1],
];
const SEEDS: Outline = [
  [-0.5, -0.44],
  [-0.5, 0.06],
  [-0.46, 0.5],
  [-0.06, -0.5],
  [-0.04, -0.12],
  [-0.02, 0.28],
  [0.34, -0.3],
  [0.38, 0.08],
  [0.3, 0.42],
  [0.74, -0.08],
  [0.72, 0.16],
];
const CALYX: Outline = [
  [-1.2, 0],
  [-1.06, -0.28],
  [-0.8, -0.74],
  [-0.84, -0.3],
  [-0.42, -0.4],
  [-0.72, -0.06],
  [-0.42, 0.4],
  [-0.84, 0.3],
  [-0.8, 0.74],
  [-1.06, 0.28],
];

/** A strawberry: a heart with seeds and green leaves, or half of one, pale towards its middle. */
export const strawberry =
  (radius: number, { isHalf = false } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const at = (outline: Outline, share = 1) => place(outline, x, y, turn, r * share);
    const form = at(HEART.map(([px, py]) => [px * easel.between(0.97, 1.04), py * easel.between(0.94, 1.05)] as const));
    if (isHalf) {
      const rays = [-0.5, -0.2, 0.12, 0.4]
        .map(
          (py) =>
            `<path d="${stroke(
              at([
                [-0.2, py * 0.6],
                [0.5 - Math.abs(py) * 0.4, py * 1.1],
              ]),
            )}" stroke="#fff4ec"/>`,
        )
        .join('');
      const face = `<path d="${smooth(at(HEART, 0.8))}" fill="${easel.flat('#ee5a52')}"/><path d="${smooth(at(HEART, 0.42))}" fill="#fbdfd2" opacity=".9"/><g fill="none" stroke-width="${n(r * 0.06)}" stroke-linecap="round" opacity=".7">${rays}</g>`;
      return solid(easel, form, { colour: '#d21c28', height: r * 0.22, face, gloss: 0.3 });
    }
    const seeds = at(SEEDS)
      .map(
        ([px, py]) =>
          `<ellipse cx="${n(px + 0.5)}" cy="${n(py + 0.6)}" rx="${n(r * 0.075)}" ry="${n(r * 0.055)}" fill="#8e0f18"/><ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 0.07)}" ry="${n(r * 0.045)}" fill="#fbe08a"/>`,
      )
      .join('');
    const leaves = `<path d="${smooth(at(CALYX))}" fill="${easel.flat('#5f9c34')}" stroke="#33601c" stroke-width=".5"/>`;
    return (
      solid(easel, form, { colour: '#dc2230', height: r * 0.36, isRound: true, gloss: 0.55, face: seeds }) + leaves
    );
  };

/** A cherry with its stalk. */
export const cherry =
  (radius: number, colour: Colour): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place([...roundish(easel, r, r * 0.94, 0.03, 11)], x, y, turn);
    const [sx, sy] = [x - r * 0.1, y - r * 0.42];
    const bend = easel.between(-1, 1);
    const stalk = stroke([
      [sx, sy],
      [sx + r * 0.5 * bend, sy - r * 0.9],
      [sx + r * 1.1 * bend, sy - r * 1.5],
    ]);
    const dent = `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(r * 0.36)}" ry="${n(r * 0.18)}" fill="${shade(colour, 0.6)}" opacity=".8"/>`;
    return `${solid(easel, form, { colour, height: r * 0.36, isRound: true, gloss: 0.9, face: dent })}<path d="${stalk}" fill="none" stroke="#6b8a34" stroke-width="${n(Math.max(1, r * 0.14))}" stroke-linecap="round"/>`;
  };

/** An almond: pointed at one end, with fine furrows in its skin. */
export const almond =
  (colour: Colour, length: number): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const at = (outline: Outline) => place(outline, x, y, turn, half);
    const form = at([
      [-1, 0],
      [-0.8, -0.46],
      [-0.3, -0.62],
      [0.3, -0.46],
      [0.8, -0.16],
      [1.14, 0],
      [0.8, 0.16],
      [0.3, 0.46],
      [-0.3, 0.62],
      [-0.8, 0.46],
    ]);
    const furrows = [-0.28, 0, 0.28]
      .map((py) =>
        stroke(
          at([
            [-0.7, py],
            [0, py * 1.3],
            [0.72, py * 0.3],
          ]),
        ),
      )
      .join('');
    const face = `<path d="${furrows}" fill="none" stroke="${shade(colour, 0.4)}" stroke-width="${n(half * 0.06)}" opacity=".6"/>`;
    return solid(easel, form, { colour, height: half * 0.3, isRound: true, gloss: 0.25, face });
  };

/** A hazelnut: round and smooth, pale where it sat in its cup. */
export const hazelnut =
  (radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * 1.06, r, 0.03, 10), x, y, turn);
    const [px, py] = [x + Math.cos(turn) * r * 0.5, y + Math.sin(turn) * r * 0.5];
    const cup = `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 0.4)}" ry="${n(r * 0.52)}" fill="${tint('#c9955a', 0.4)}" opacity=".9" transform="rotate(${n((turn * 180) / Math.PI)} ${n(px)} ${n(py)})"/>`;
    return solid(easel, form, { colour: '#a9662e', height: r * 0.36, isRound: true, gloss: 0.6, face: cup });
  };

/** The straight side of a slice of apple, with the notch from which the core was cut. */
const FOOT: Outline = [
  [0.7, 0.5],
  [0.3, 0.46],
  [0.2, 0.2],
  [0, 0.12],
  [-0.2, 0.2],
  [-0.3, 0.46],
  [-0.7, 0.5],
];

/**
 * A slice of an apple or a pear: a half moon of pale flesh with a thin line of skin along its back, the core cut out.
 */
export const appleSlice =
  (skin: Colour, flesh: Colour, length: number, { tall = 0.78 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const at = (outline: Outline) =>
      place(
        outline.map(([px, py]) => [px, py * tall] as const),
        x,
        y,
        turn,
        half,
      );
    const form = at([
      [-1, 0.36],
      [-0.97, -0.16],
      [-0.6, -0.76],
      [0, -0.98],
      [0.6, -0.76],
      [0.97, -0.16],
      [1, 0.36],
      ...FOOT,
    ]);
    const cut = at([
      [-0.96, 0.38],
      [-0.9, -0.1],
      [-0.56, -0.66],
      [0, -0.87],
      [0.56, -0.66],
      [0.9, -0.1],
      [0.96, 0.38],
      ...FOOT,
    ]);
    const core = at([
      [-0.36, 0.3],
      [-0.2, -0.06],
      [0, -0.16],
      [0.2, -0.06],
      [0.36, 0.3],
    ]);
    return solid(easel, form, {
      colour: skin,
      height: half * 0.16,
      side: shade(flesh, 0.2),
      face: `<path d="${smooth(cut)}" fill="${easel.flat(flesh)}"/><path d="${smooth(core)}" fill="${shade(flesh, 0.1)}" stroke="${shade(flesh, 0.3)}" stroke-width="${n(half * 0.035)}" opacity=".75"/>`,
    });
  };
