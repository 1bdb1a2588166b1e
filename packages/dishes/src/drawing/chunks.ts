import { type Colour, mix, shade, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { blockish, line, type Outline, place, type Point, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** A lump as it comes from the pan: browned in spots, uneven. */
export const lump =
  (colour: Colour, radius: number, { wobble = 0.22, gloss = 0.3, brown = null as Colour | null } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const own = mix(colour, easel.chance() < 0.5 ? shade(colour, 0.16) : tint(colour, 0.12), easel.pick([0, 0.5, 1]));
    const form = place(roundish(easel, r * 1.15, r * 0.86, wobble, 8), x, y, turn);
    const sear = (dx: number, dy: number, share: number, opacity: number) =>
      `<path d="${smooth(place(roundish(easel, r * share, r * share * 0.55, 0.4, 7), x + dx * r, y + dy * r, turn))}" fill="${brown}" opacity="${opacity}"/>`;
    const light = `<path d="${smooth(place(roundish(easel, r * 0.42, r * 0.2, 0.3, 7), x - r * 0.3, y - r * 0.32, turn * 0.2))}" fill="${tint(colour, 0.6)}" opacity=".55"/>`;
    const spots = brown
      ? `${sear(0.22, 0.26, 0.52, 0.34)}${sear(easel.between(-0.5, 0.4), easel.between(-0.3, 0.1), 0.24, 0.4)}${sear(easel.between(-0.4, 0.5), 0.1, 0.16, 0.55)}${light}`
      : '';
    return solid(easel, form, { colour: own, height: r * 0.34, isRound: true, gloss, face: spots });
  };

/** A cube, with its top and two sides visible. */
export const cube =
  (colour: Colour, side: number, { skin = null as Colour | null, gloss = 0, edge = shade(colour, 0.3) } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const s = side * size;
    const form = place(blockish(easel, s * easel.between(0.9, 1.12), s * easel.between(0.85, 1.05), 0.14), x, y, turn);
    const face =
      skin && easel.chance() < 0.4
        ? line(
            place(
              [
                [-0.42, 0.46],
                [0.42, 0.46],
              ],
              x,
              y,
              turn,
              s,
            ),
            skin,
            s * 0.16,
            0.95,
          )
        : '';
    return solid(easel, form, { colour, height: s * 0.36, side: edge, gloss, face });
  };

/** A flake of cereal: thin, uneven, curled up at one side. */
export const crispFlake =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * 1.16, r * 0.86, 0.24, 9), x, y, turn);
    const curl = smooth(place(roundish(easel, r * 0.7, r * 0.42, 0.3, 8), x - r * 0.12, y - r * 0.1, turn + 0.4));
    return solid(easel, form, {
      colour,
      height: size * 1.6,
      face: `<path d="${curl}" fill="${shade(colour, 0.26)}" opacity=".55"/><path d="${curl}" transform="translate(${n(r * 0.1)} ${n(r * 0.16)})" fill="${tint(colour, 0.3)}" opacity=".7"/>`,
    });
  };

/** A cube of raw fruit: sharp corners, wet flesh, skin on one side. */
export const skinned =
  (flesh: Colour, skin: Colour, side: number): Draw =>
  (easel, x, y, turn, size) => {
    const s = side * size * easel.between(0.9, 1.1) * 0.5;
    const at = (points: Outline) => place(points, x, y, (turn % 1.2) - 0.6, s);
    const path = (points: Outline) =>
      `M${at(points)
        .map(([px, py]) => `${n(px)} ${n(py)}`)
        .join('L')}Z`;
    const top: Outline = [
      [-1, -0.7],
      [0.5, -1],
      [1.1, -0.3],
      [-0.4, 0.1],
    ];
    const front: Outline = [
      [-1, -0.7],
      [-0.4, 0.1],
      [-0.4, 1],
      [-1, 0.3],
    ];
    const right: Outline = [
      [-0.4, 0.1],
      [1.1, -0.3],
      [1.1, 0.6],
      [-0.4, 1],
    ];
    const hull: Outline = [top[0]!, top[1]!, top[2]!, right[2]!, right[3]!, front[3]!];
    const isSkinned = easel.chance() < 0.6;
    return `${castShadow(at(hull), s * 0.5)}<path d="${path(front)}" fill="${isSkinned ? skin : shade(flesh, 0.1)}"/><path d="${path(right)}" fill="${shade(flesh, 0.16)}"/><path d="${path(top)}" fill="${tint(flesh, 0.4)}"/><path d="${path(hull)}" fill="none" stroke="${shade(flesh, 0.3)}" stroke-width=".5" stroke-linejoin="round" opacity=".7"/>`;
  };

/** A piece of boiled potato or root vegetable: cut flat on top, its corners rounded by cooking. */
export const boiled =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * 1.14, r * 0.9, 0.1, 7), x, y, turn);
    const top = place(roundish(easel, r * 0.78, r * 0.56, 0.12, 7), x - r * 0.08, y - r * 0.12, turn);
    return solid(easel, form, {
      colour,
      height: r * 0.4,
      side: shade(colour, 0.22),
      gloss: 0.2,
      face: `<path d="${smooth(top)}" fill="${tint(colour, 0.45)}" opacity=".75"/>`,
    });
  };

/** A floret: a short stem under a crown of small buds. */
export const floret =
  (colour: Colour, stem: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const base = place(
      [
        [-0.2, 0],
        [-0.24, 0.7],
        [-0.3, 1.1],
        [0, 1.18],
        [0.3, 1.1],
        [0.24, 0.7],
        [0.2, 0],
      ],
      x,
      y,
      turn,
      r,
    );
    const heads: string[] = [];
    const crown: Outline = [
      [0, -0.55],
      [-0.5, -0.35],
      [0.5, -0.35],
      [-0.66, 0.05],
      [0.66, 0.05],
      [-0.3, 0],
      [0.32, 0.02],
      [0, -0.15],
      [0, 0.22],
    ];
    const outline = place(
      roundish(easel, r * 0.95, r * 0.8, 0.08, 10),
      x - Math.sin(turn) * -r * 0.12,
      y - Math.cos(turn) * r * 0.12,
      turn,
    );
    for (const [px, py] of place(crown, x, y, turn, r)) {
      const bud = r * easel.between(0.33, 0.44);
      heads.push(
        `<circle cx="${n(px)}" cy="${n(py)}" r="${n(bud)}" fill="${easel.round(easel.chance() < 0.4 ? shade(colour, 0.12) : colour)}"/>`,
      );
      for (let index = 0; index < 9; index++) {
        const angle = index * 2.4;
        const reach = Math.sqrt(index / 9) * bud * 0.9;
        heads.push(
          `<circle cx="${n(px + Math.cos(angle) * reach)}" cy="${n(py + Math.sin(angle) * reach)}" r="${n(bud * 0.17)}" fill="${index % 2 ? shade(colour, 0.17) : tint(colour, 0.36)}" opacity=".75"/>`,
        );
      }
    }
    return castShadow(outline, r * 0.3) + solid(easel, base, { colour: stem, height: r * 0.2 }) + heads.join('');
  };

/** A prawn: a bent, ringed body and a tail. */
export const prawn =
  (radius: number, { colour = '#f4a078' } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let step = 0; step <= 9; step++) {
      const angle = -0.4 + (step / 9) * 4;
      const wide = r * (0.46 - (step / 9) * 0.26);
      outer.push([Math.cos(angle) * (r * 0.62 + wide), Math.sin(angle) * (r * 0.62 + wide)]);
      inner.unshift([Math.cos(angle) * (r * 0.62 - wide), Math.sin(angle) * (r * 0.62 - wide)]);
    }
    const form = place([...outer, ...inner], x, y, turn);
    const rings = Array.from({ length: 6 }, (_, index) => {
      const [a, b] = [outer[index + 2]!, inner[inner.length - 3 - index]!];
      return line(place([a, [(a[0] + b[0]) / 2 + 1, (a[1] + b[1]) / 2], b], x, y, turn), '#d9542f', r * 0.09, 0.6);
    }).join('');
    const end = place([[Math.cos(3.6) * r * 0.62, Math.sin(3.6) * r * 0.62]], x, y, turn)[0]!;
    const tail = [0.5, -0.5]
      .map(
        (fan) =>
          `<path d="${smooth(
            place(
              [
                [0, 0],
                [r * 0.3, -r * 0.2],
                [r * 0.55, 0],
                [r * 0.3, r * 0.16],
              ],
              end[0],
              end[1],
              turn + 5 + fan,
            ),
          )}" fill="${easel.round('#dd5a32')}"/>`,
      )
      .join('');
    return solid(easel, form, { colour, height: r * 0.2, isRound: true, gloss: 0.6, face: rings }) + tail;
  };

/** A loose heap of small bits, such as seeds, crumbs or mince, all made by one drawing function. */
export const heap =
  (bit: Draw, count: number, spread: number): Draw =>
  (easel: Easel, x, y, _turn, size) =>
    Array.from({ length: count }, (_, index) => {
      const reach = Math.sqrt((count - index) / count) * spread * size;
      const angle = index * 2.4 + easel.between(-0.5, 0.5);
      return bit(
        easel,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * 0.9,
        easel.between(0, 6.28),
        size * easel.between(0.8, 1.15),
      );
    }).join('');
