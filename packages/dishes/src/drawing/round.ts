import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, polar, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

interface Ball {
  readonly long?: number;
  readonly gloss?: number;
  readonly wobble?: number;
  readonly mark?: '' | 'hole' | 'crease' | 'eye' | 'crown';
}

/** A ball or an egg-shaped body: a pea, an olive, a meatball. */
export const ball =
  (colour: Colour, radius: number, { long = 1, gloss = 0.6, wobble = 0.05, mark = '' }: Ball = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * long, r, wobble, 8), x, y, turn);
    const [mx, my] = [x + Math.cos(turn) * r * 0.3, y + Math.sin(turn) * r * 0.3];
    const marks = {
      '': '',
      hole: `<ellipse cx="${n(mx)}" cy="${n(my)}" rx="${n(r * 0.34)}" ry="${n(r * 0.3)}" fill="${shade(colour, 0.75)}"/><path d="M${n(mx - r * 0.3)} ${n(my + r * 0.1)}a${n(r * 0.34)} ${n(r * 0.3)} 0 0 0 ${n(r * 0.6)} 0" fill="none" stroke="${tint(colour, 0.4)}" stroke-width=".8" opacity=".7"/>`,
      crease: `<path d="M${n(x - r * 0.7 * Math.cos(turn))} ${n(y - r * 0.7 * Math.sin(turn))}Q${n(x + r * 0.3)} ${n(y)} ${n(x + r * 0.5 * Math.cos(turn))} ${n(y + r * 0.5 * Math.sin(turn))}" fill="none" stroke="${shade(colour, 0.35)}" stroke-width="${n(Math.max(0.7, r * 0.14))}" opacity=".6"/>`,
      eye: `<ellipse cx="${n(mx)}" cy="${n(my)}" rx="${n(r * 0.14)}" ry="${n(r * 0.3)}" fill="${shade(colour, 0.6)}"/>`,
      crown: `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(r * 0.36)}" fill="${shade(colour, 0.5)}"/><circle cx="${n(mx)}" cy="${n(my)}" r="${n(r * 0.2)}" fill="${shade(colour, 0.2)}"/>`,
    };
    return solid(easel, form, { colour, height: r * 0.34, isRound: true, gloss, face: marks[mark] });
  };

/** A bean or a kernel: a body bent around a dent. */
export const bean =
  (colour: Colour, length: number, { bent = 0.35, gloss = 0.5, seam = false } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const form: Outline = [
      [-1, 0],
      [-0.88, -0.56],
      [-0.4, -0.76],
      [0, -0.74 + bent * 0.06],
      [0.4, -0.76],
      [0.88, -0.56],
      [1, 0],
      [0.76, 0.54],
      [0.25, 0.54 - bent * 0.5],
      [-0.25, 0.54 - bent * 0.5],
      [-0.76, 0.54],
    ];
    const outline = place(form, x, y, turn, (length / 2) * size);
    const line = seam
      ? place(
          [
            [-0.6, -0.05],
            [0.6, -0.05],
          ],
          x,
          y,
          turn,
          (length / 2) * size,
        )
      : [];
    const face = seam
      ? `<path d="M${n(line[0]![0])} ${n(line[0]![1])}L${n(line[1]![0])} ${n(line[1]![1])}" stroke="${shade(colour, 0.4)}" stroke-width=".9" opacity=".6"/>`
      : '';
    return solid(easel, outline, { colour, height: length * 0.13 * size, isRound: true, gloss, face });
  };

/** A berry of many small drops: a raspberry, a blackberry. */
export const drupe =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r, r * 0.9, 0.06, 8), x, y, turn);
    let drops = '';
    for (const [ring, count] of [
      [0.76, 9],
      [0.4, 6],
      [0, 1],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const angle = turn + (index / count) * Math.PI * 2 + ring;
        const cx = x + Math.cos(angle) * ring * r;
        const cy = y + Math.sin(angle) * ring * r * 0.92;
        drops += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.27)}" fill="${easel.round(ring > 0.5 ? shade(colour, 0.1) : colour)}" stroke="${shade(colour, 0.45)}" stroke-width=".35"/>`;
      }
    }
    return castShadow(form, r * 0.35) + `<path d="${smooth(form)}" fill="${shade(colour, 0.45)}"/>` + drops;
  };

interface Slice {
  readonly flesh: Colour;
  readonly skin?: Colour;
  /** The width of the skin, as a share of the radius. */
  readonly rind?: number;
  readonly core?: Colour;
  readonly long?: number;
  readonly height?: number;
  readonly pattern?:
    | 'seeds'
    | 'chambers'
    | 'segments'
    | 'rays'
    | 'rings'
    | 'kiwi'
    | 'grain'
    | 'plain'
    | 'banana'
    | 'hole';
  readonly seed?: Colour;
}

/** A slice across a vegetable or a fruit. */
export const slice =
  (
    radius: number,
    { flesh, skin, rind = 0.1, core, long = 1, height = 2, pattern = 'plain', seed = '#f2e2a8' }: Slice,
  ): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const outer = place(roundish(easel, r * long, r, 0.04, 11), x, y, turn);
    const inner = place(
      outer.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      1 - rind,
    );
    const spot = (angle: number, reach: number, rx: number, ry: number, fill: string, opacity = 1) => {
      const cx = x + Math.cos(angle) * r * reach * long;
      const cy = y + Math.sin(angle) * r * reach;
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx * r)}" ry="${n(ry * r)}" fill="${fill}" opacity="${opacity}" transform="rotate(${n((angle * 180) / Math.PI)} ${n(cx)} ${n(cy)})"/>`;
    };
    const around = (count: number, draw: (angle: number) => string) =>
      Array.from({ length: count }, (_, index) => draw(turn + (index / count) * Math.PI * 2)).join('');
    const patterns: Record<NonNullable<Slice['pattern']>, () => string> = {
      plain: () => '',
      seeds: () =>
        spot(turn, 0, 0.58, 0.56, core ?? tint(flesh, 0.25), 0.75) +
        around(9, (angle) => spot(angle + easel.between(-0.1, 0.1), easel.between(0.3, 0.5), 0.12, 0.05, seed)),
      chambers: () =>
        around(
          easel.pick([3, 4, 5]),
          (angle) =>
            spot(angle, 0.5, 0.27, 0.3, shade(flesh, 0.14)) +
            spot(angle - 0.22, 0.52, 0.09, 0.05, seed) +
            spot(angle + 0.2, 0.46, 0.09, 0.05, seed) +
            spot(angle, 0.6, 0.09, 0.05, seed),
        ) + spot(turn, 0, 0.14, 0.14, tint(flesh, 0.45), 0.9),
      segments: () =>
        around(
          9,
          (angle) =>
            `<path d="${smooth(place(polarWedge(), x, y, angle, r * (1 - rind)))}" fill="${easel.flat(flesh)}"/>`,
        ) + spot(turn, 0, 0.08, 0.08, tint(flesh, 0.8)),
      rays: () =>
        around(14, (angle) => spot(angle, 0.5, 0.22, 0.02, tint(flesh, 0.5), 0.55)) +
        spot(turn, 0, 0.32, 0.3, core ?? tint(flesh, 0.3), 0.8),
      rings: () =>
        [0.78, 0.56, 0.34]
          .map(
            (ring) =>
              `<path d="${smooth(
                place(
                  outer.map(([px, py]) => [px - x, py - y] as const),
                  x,
                  y,
                  0,
                  ring,
                ),
              )}" fill="none" stroke="${core ?? shade(flesh, 0.2)}" stroke-width="${n(r * 0.07)}" opacity=".6"/>`,
          )
          .join(''),
      kiwi: () =>
        around(18, (angle) => spot(angle, 0.52, 0.3, 0.025, tint(flesh, 0.45), 0.5)) +
        spot(turn, 0, 0.34, 0.24, '#eef0c0') +
        around(13, (angle) => spot(angle, easel.between(0.38, 0.5), 0.07, 0.035, '#1e1a10')),
      banana: () =>
        spot(turn, 0, 0.42, 0.36, shade(flesh, 0.1), 0.6) +
        around(3, (angle) => spot(angle, 0.16, 0.14, 0.05, shade(flesh, 0.4), 0.75)),
      grain: () =>
        [-0.5, -0.2, 0.1, 0.4]
          .map((at) => {
            const path = stroke(
              place(
                [
                  [-0.66 * long, at],
                  [0, at + easel.between(-0.12, 0.12)],
                  [0.6 * long, at + 0.06],
                ],
                x,
                y,
                turn,
                r,
              ),
            );
            return `<path d="${path}" fill="none" stroke="${shade(flesh, 0.3)}" stroke-width="${n(r * 0.05)}" opacity=".4"/>`;
          })
          .join(''),
      hole: () => spot(turn, 0, 0.4, 0.38, core ?? shade(flesh, 0.5)),
    };
    const ground = pattern === 'segments' ? tint(flesh, 0.75) : flesh;
    const face = skin
      ? `<path d="${smooth(inner)}" fill="${easel.flat(ground)}"/>${patterns[pattern]()}`
      : patterns[pattern]();
    return solid(easel, outer, { colour: skin ?? ground, height, side: shade(skin ?? flesh, 0.25), face });
  };

const polarWedge = (): Outline => [
  [0.1, 0],
  [0.5, -0.2],
  [0.9, -0.26],
  [0.98, 0],
  [0.9, 0.26],
  [0.5, 0.2],
];

/** Half an egg, yolk side up. */
export const halfEgg =
  (yolk: Colour = '#f5a81c', radius = 17): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(
      polar([1.36, 1.2, 1.02, 0.96, 0.98, 0.97, 1, 1.02, 1, 0.97, 0.98, 0.96, 1.02, 1.2], r, r * 0.9),
      x,
      y,
      turn,
    );
    const [cx, cy] = [x - Math.cos(turn) * r * 0.08, y - Math.sin(turn) * r * 0.08];
    const face = `<ellipse cx="${n(cx + 0.6)}" cy="${n(cy + 0.8)}" rx="${n(r * 0.56)}" ry="${n(r * 0.54)}" fill="#d9c9a2" opacity=".6"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 0.54)}" ry="${n(r * 0.51)}" fill="${easel.round(yolk)}"/><ellipse cx="${n(cx - r * 0.16)}" cy="${n(cy - r * 0.18)}" rx="${n(r * 0.15)}" ry="${n(r * 0.08)}" fill="#fff" opacity=".6"/>`;
    return solid(easel, form, { colour: '#fbf6ea', height: r * 0.24, side: '#d8cbb3', face });
  };

/** An egg fried in a pan: white with crisp edges, a high yolk. */
export const friedEgg =
  (radius = 34): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r, r * 0.9, 0.16, 13), x, y, turn);
    const inner = place(
      form.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      0.9,
    );
    const [cx, cy] = [x + easel.between(-0.12, 0.12) * r, y + easel.between(-0.1, 0.1) * r];
    const y0 = r * 0.38;
    const face = `<path d="${smooth(inner)}" fill="#fffaf0"/><ellipse cx="${n(cx + 2)}" cy="${n(cy + 3)}" rx="${n(y0 * 1.12)}" ry="${n(y0 * 1.06)}" fill="#b98a3a" opacity=".35"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(y0)}" ry="${n(y0 * 0.96)}" fill="${easel.round('#f9a516')}"/><path d="M${n(cx - y0 * 0.62)} ${n(cy - y0 * 0.2)}A${n(y0 * 0.7)} ${n(y0 * 0.7)} 0 0 1 ${n(cx - y0 * 0.05)} ${n(cy - y0 * 0.65)}" fill="none" stroke="#fff" stroke-width="${n(y0 * 0.16)}" stroke-linecap="round" opacity=".85"/>`;
    return solid(easel, form, { colour: '#e8c88c', height: 2.4, side: '#b98441', face });
  };

/** Half a berry or a stone fruit, cut side up. */
export const halfFruit =
  (
    skin: Colour,
    flesh: Colour,
    radius: number,
    { stone = null as Colour | null, pointed = false, pale = '#fbe3d6', seeds = false } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const base = pointed
      ? polar([1.3, 1, 0.86, 0.9, 0.95, 0.9, 0.8, 0.9, 0.95, 0.9, 0.86, 1], r, r)
      : roundish(easel, r, r * 0.94, 0.05, 10);
    const form = place(base, x, y, turn);
    const inner = place(
      form.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      0.84,
    );
    const heart = stone
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.36)}" ry="${n(r * 0.34)}" fill="${easel.round(stone)}"/>`
      : pointed
        ? `<path d="${smooth(
            place(
              form.map(([px, py]) => [px - x, py - y] as const),
              x,
              y,
              0,
              0.45,
            ),
          )}" fill="${pale}" opacity=".75"/>`
        : '';
    const dots = seeds
      ? Array.from(
          { length: 10 },
          (_, index) =>
            `<circle cx="${n(x + Math.cos(index * 2.4) * r * 0.9)}" cy="${n(y + Math.sin(index * 2.4) * r * 0.86)}" r=".8" fill="#f6dc8a"/>`,
        ).join('')
      : '';
    return solid(easel, form, {
      colour: skin,
      height: r * 0.2,
      face: `<path d="${smooth(inner)}" fill="${easel.flat(mix(flesh, skin, 0.1))}"/>${heart}${dots}`,
      gloss: 0.35,
    });
  };
