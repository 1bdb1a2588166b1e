import { type Colour, mix, shade } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { line, type Outline, place, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** The markings of a fish: the colours of its back, flank and belly, and the pattern. */
interface Skin {
  readonly back: Colour;
  readonly flank: Colour;
  readonly belly: Colour;
  readonly pattern: 'spots' | 'stripes' | 'plain' | 'dots';
  /** A band along the middle, as on a trout. */
  readonly band?: Colour;
}

export const TROUT: Skin = {
  back: '#6f6a35',
  flank: '#b7a266',
  belly: '#ead9b4',
  pattern: 'spots',
  band: '#d9826e',
};
export const MACKEREL: Skin = { back: '#2f5a60', flank: '#8fb0ac', belly: '#eeeadb', pattern: 'stripes' };
export const HERRING: Skin = { back: '#4c6478', flank: '#b4c3ca', belly: '#eef0ec', pattern: 'plain' };
export const SARDINE: Skin = { back: '#40596b', flank: '#b9c4c4', belly: '#ece8da', pattern: 'dots' };
export const KIPPER: Skin = { back: '#7a4a1c', flank: '#b97b34', belly: '#dca758', pattern: 'plain' };

const TAIL: Outline = [
  [58, -5],
  [72, -14],
  [88, -26],
  [84, 0],
  [88, 26],
  [72, 14],
  [58, 5],
];

/** Draws the markings of a skin on a body that extends from -1 to 1 across, and by `long` to each side. */
function markings(
  easel: Easel,
  skin: Skin,
  at: (points: Outline) => Outline,
  long: number,
  wide: number,
  size: number,
) {
  const spot = (px: number, py: number, r: number, fill: Colour, opacity: number) => {
    const [[cx, cy]] = at([[px, py]]) as [readonly [number, number]];
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * size)}" fill="${fill}" opacity="${opacity}"/>`;
  };
  const along = (index: number, count: number) => -long * 0.72 + (index / (count - 1)) * long * 1.5;
  const profile = (px: number) => wide * Math.max(0.24, 1 - Math.abs(px / long) ** 2.4);
  if (skin.pattern === 'spots')
    return Array.from({ length: 34 }, (_, index) => {
      const px = along(index, 34) + easel.between(-3, 3);
      return spot(px, easel.between(-0.86, 0.3) * profile(px), easel.between(1.3, 2.5), '#2c2210', 0.78);
    }).join('');
  if (skin.pattern === 'dots')
    return Array.from({ length: 8 }, (_, index) => {
      const px = along(index, 8);
      return spot(px, -0.1 * profile(px), 1.7, '#24323c', 0.7);
    }).join('');
  if (skin.pattern === 'stripes')
    return Array.from({ length: 13 }, (_, index) => {
      const px = along(index, 13);
      const w = profile(px);
      return line(
        at([
          [px, -w * 0.94],
          [px + 3.4, -w * 0.62],
          [px - 2.4, -w * 0.34],
          [px + 2, -w * 0.04],
        ]),
        '#12262c',
        2.5 * size,
        0.8,
      );
    }).join('');
  return '';
}

const lit = (easel: Easel, skin: Skin): string => {
  const id = `skin${skin.back.slice(1)}${skin.pattern}`;
  return easel.define(
    id,
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(skin.back, 0.12)}"/><stop offset=".34" stop-color="${skin.back}"/><stop offset=".52" stop-color="${skin.flank}"/><stop offset=".8" stop-color="${skin.belly}"/><stop offset="1" stop-color="${shade(skin.belly, 0.2)}"/></linearGradient>`,
  );
};

/**
 * Rotating a drawing would rotate the light in its gradients too, so a fish is drawn level and then rotated as a whole.
 */
const turned = (x: number, y: number, turn: number, markup: string) =>
  `<g transform="rotate(${n((turn * 180) / Math.PI)} ${n(x)} ${n(y)})">${markup}</g>`;

/** Returns an angle that keeps a fish's back up. */
const upright = (turn: number) => (Math.cos(turn) < 0 ? turn + Math.PI : turn);

/** A fried fillet lying skin side up: scored, crisp at its edge, with the tail at one end. */
export const skinFillet =
  (skin: Skin, { length = 96, width = 34, browned = 0.22 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const level = (points: Outline) => place(points, x, y, 0, size);
    const [l, w] = [length / 2, width / 2];
    const fried: Skin = {
      ...skin,
      back: mix(skin.back, '#8a5420', browned),
      flank: mix(skin.flank, '#c98c44', browned),
      belly: mix(skin.belly, '#dba860', browned),
    };
    const body: Outline = [
      [-l, w * 0.3],
      [-l * 0.96, -w * 0.5],
      [-l * 0.7, -w * 0.94],
      [-l * 0.1, -w],
      [l * 0.5, -w * 0.72],
      [l * 0.86, -w * 0.3],
      [l, -w * 0.14],
      [l, w * 0.14],
      [l * 0.84, w * 0.34],
      [l * 0.4, w * 0.78],
      [-l * 0.2, w],
      [-l * 0.76, w * 0.9],
    ];
    const tail = TAIL.map(([px, py]) => [l - 8 + (px - 58) * 0.62, py * (w / 26)] as const);
    const flesh = level(body.map(([px, py]) => [px * 1.02, py * 1.06 + 3] as const));
    const cuts = [-0.5, -0.1, 0.3]
      .map((at) =>
        line(
          level([
            [l * at - 3, -w * 0.62],
            [l * at + 3, w * 0.5],
          ]),
          '#fbeedd',
          2.6 * size,
          0.85,
        ),
      )
      .join('');
    const band = skin.band
      ? line(
          level([
            [-l * 0.86, w * 0.06],
            [0, 0],
            [l * 0.9, 0],
          ]),
          skin.band,
          w * 0.34 * size,
          0.62,
        )
      : '';
    const shine = line(
      level([
        [-l * 0.74, -w * 0.5],
        [-l * 0.1, -w * 0.66],
        [l * 0.5, -w * 0.42],
      ]),
      '#ffffff',
      2.2 * size,
      0.5,
    );
    const skinned = level(body);
    return turned(
      x,
      y,
      upright(turn),
      `${castShadow(flesh, 5 * size)}<path d="${smooth(flesh)}" fill="#ecd2b4"/>${solid(easel, level(tail), { colour: shade(fried.back, 0.1), height: 2.4 * size })}<path d="${smooth(skinned)}" fill="${lit(easel, fried)}"/>${band}${markings(easel, skin, level, l, w, size)}${cuts}${shine}<path d="${smooth(skinned)}" fill="none" stroke="${shade(fried.back, 0.3)}" stroke-width="${n(1.2 * size)}" opacity=".7"/>`,
    );
  };

/** A whole baked fish on its side, with its head on, scored. */
export const bakedFish =
  (skin: Skin, { scored = true } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const level = (points: Outline) => place(points, x, y, 0, size);
    const body: Outline = [
      [-82, 3],
      [-72, -12],
      [-46, -24],
      [-6, -27],
      [34, -18],
      [60, -6],
      [60, 6],
      [34, 17],
      [-6, 25],
      [-46, 22],
      [-72, 13],
    ];
    const fin = (points: Outline) => `<path d="${smooth(level(points))}" fill="${shade(skin.back, 0.14)}"/>`;
    const fins =
      fin([
        [-16, -25],
        [-2, -40],
        [22, -36],
        [18, -21],
      ]) +
      fin([
        [6, 22],
        [12, 34],
        [28, 30],
        [26, 18],
      ]);
    const band = skin.band
      ? line(
          level([
            [-44, 1],
            [0, 2],
            [58, 0],
          ]),
          skin.band,
          9 * size,
          0.6,
        )
      : '';
    const gill = `<path d="${stroke(
      level([
        [-50, -20],
        [-43, -2],
        [-50, 18],
      ]),
    )}" fill="none" stroke="${shade(skin.back, 0.5)}" stroke-width="${n(2.4 * size)}" opacity=".75"/>`;
    const cuts = scored
      ? [-22, 2, 26]
          .map(
            (px) =>
              line(
                level([
                  [px - 4, -17],
                  [px + 4, 12],
                ]),
                shade(skin.back, 0.5),
                5.4 * size,
                0.5,
              ) +
              line(
                level([
                  [px - 3, -16],
                  [px + 5, 12],
                ]),
                '#f6e2c8',
                3.4 * size,
                0.95,
              ),
          )
          .join('')
      : '';
    const [[ex, ey]] = level([[-64, -5]]) as [readonly [number, number]];
    const outline = level(body);
    const shine = line(
      level([
        [-40, -16],
        [-4, -19],
        [32, -12],
      ]),
      '#fff',
      2.6 * size,
      0.5,
    );
    const eye = `<circle cx="${n(ex)}" cy="${n(ey)}" r="${n(4.6 * size)}" fill="#f6efdc"/><circle cx="${n(ex)}" cy="${n(ey)}" r="${n(2.7 * size)}" fill="#1c1614"/>`;
    return turned(
      x,
      y,
      upright(turn),
      `${castShadow(outline, 7 * size)}${fins}${solid(easel, level(TAIL), { colour: shade(skin.back, 0.06), height: 3 * size })}<path d="${smooth(outline)}" fill="${lit(easel, skin)}"/>${band}${markings(easel, skin, level, 62, 26, size)}${gill}${cuts}${shine}<path d="${smooth(outline)}" fill="none" stroke="${shade(skin.back, 0.4)}" stroke-width="${n(1.2 * size)}" opacity=".7"/>${eye}`,
    );
  };
