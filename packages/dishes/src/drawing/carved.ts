import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, roundish, shift, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

const CARVED: Outline = [
  [-1, 0.2],
  [-0.82, -0.5],
  [-0.25, -0.82],
  [0.45, -0.74],
  [0.95, -0.2],
  [0.92, 0.4],
  [0.3, 0.66],
  [-0.4, 0.68],
  [-0.9, 0.56],
];

/** A slice cut from a roasted or fried piece: a browned back, pale flesh with its grain. */
export const carved =
  (flesh: Colour, crust: Colour, length: number, width: number, { lines = 4 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const l = (length / 2) * size;
    const w = (width / 2) * size;
    const own = mix(flesh, easel.chance() < 0.5 ? crust : tint(flesh, 0.5), easel.between(0, 0.18));
    const at = (outline: Outline) =>
      place(
        outline.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const form = at(
      CARVED.map(([px, py]) => [px * easel.between(0.95, 1.04), py * easel.between(0.92, 1.06)] as const),
    );
    const inner = at(CARVED.map(([px, py]) => [px * 0.88, py * 0.66 + 0.17] as const));
    const grain = Array.from({ length: lines }, (_, index) => {
      const py = -0.2 + (index / Math.max(1, lines - 1)) * 0.62;
      const reach = 0.72 - Math.abs(py - 0.1) * 0.5;
      return line(
        at([
          [-reach, py + easel.between(-0.05, 0.05)],
          [easel.between(-0.2, 0.2), py + easel.between(-0.1, 0.1)],
          [reach, py],
        ]),
        shade(flesh, 0.38),
        Math.max(0.6, w * 0.07),
        0.32,
      );
    }).join('');
    return solid(easel, form, {
      colour: crust,
      height: w * 0.26,
      side: shade(crust, 0.3),
      face: `<path d="${smooth(inner)}" fill="${easel.flat(own)}"/>${grain}`,
    });
  };

/** A chunk of cooked fish, broken off a fillet: arrow-shaped flakes, with a smooth outer side along one edge. */
export const flakes =
  (flesh: Colour, outside: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (outline: Outline) =>
      place(
        outline.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const rag = () => easel.between(-0.1, 0.1);
    const form = at([
      [-0.94, -0.94],
      [-0.4, -1],
      [0.3, -0.96],
      [0.84 + rag(), -0.92],
      [0.86 + rag(), -0.5],
      [1.04 + rag(), -0.1],
      [0.8 + rag(), 0.4],
      [0.86 + rag(), 0.86],
      [0.3, 0.96],
      [-0.4, 1],
      [-0.9 + rag(), 0.86],
      [-0.7 + rag(), 0.3],
      [-0.84 + rag(), -0.1],
      [-1, -0.5],
    ]);
    const seams = [-0.56, -0.14, 0.28, 0.64]
      .map((px) => {
        const bend = px + easel.between(-0.05, 0.05);
        const seam = at([
          [bend - 0.2, -0.6],
          [bend + 0.12, -0.02],
          [bend + 0.14, 0.06],
          [bend - 0.12, 0.84],
        ]);
        return (
          line(seam, shade(flesh, 0.34), w * 0.13, 0.5) +
          line(
            seam.map(([a, b]) => [a - 0.9, b - 0.6] as const),
            tint(flesh, 0.75),
            w * 0.09,
            0.9,
          )
        );
      })
      .join('');
    const smoothSide = at([
      [-0.96, -0.96],
      [-0.4, -1],
      [0.3, -0.97],
      [0.86, -0.92],
      [0.8, -0.66],
      [0.2, -0.72],
      [-0.5, -0.74],
      [-0.96, -0.66],
    ]);
    return solid(easel, form, {
      colour: flesh,
      height: w * 0.36,
      side: shade(flesh, 0.26),
      face: `${seams}<path d="${smooth(smoothSide)}" fill="${outside}"/>`,
      gloss: 0.25,
    });
  };

/** A chunk of braised meat: browned on the outside, with long fibres that fray where it was cut. */
export const chunk =
  (flesh: Colour, crust: Colour, side: number, { gloss = 0.16 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const s = side * size;
    const own = mix(flesh, crust, easel.between(0, 0.35));
    const [long, wide] = [easel.between(0.56, 0.7), easel.between(0.4, 0.5)];
    const at = (outline: Outline) => place(outline, x, y, turn, s);
    const rag = (by = 0.05) => easel.between(-by, by);
    const form = at([
      [-long, -wide * 0.5 + rag()],
      [-long * 0.8, -wide + rag()],
      [-long * 0.2, -wide * 0.94 + rag()],
      [long * 0.4, -wide + rag()],
      [long * 0.9, -wide * 0.8 + rag()],
      [long + rag(), -wide * 0.4],
      [long * 0.92 + rag(), 0],
      [long * 1.06 + rag(), wide * 0.4],
      [long * 0.8, wide * 0.9 + rag()],
      [long * 0.1, wide + rag()],
      [-long * 0.6, wide * 0.94 + rag()],
      [-long * 1.02, wide * 0.5 + rag()],
      [-long * 0.94 + rag(), 0],
    ]);
    const cut = at([
      [-long * 0.86, -wide * 0.16],
      [-long * 0.2, -wide * 0.3],
      [long * 0.5, -wide * 0.22],
      [long * 0.92, -wide * 0.3],
      [long * 0.86, wide * 0.1],
      [long * 0.96, wide * 0.4],
      [long * 0.7, wide * 0.8],
      [0, wide * 0.86],
      [-long * 0.6, wide * 0.8],
      [-long * 0.94, wide * 0.4],
    ]);
    const fibres = [0, 0.2, 0.4, 0.58, 0.74]
      .map((py, index) => {
        const from = -long * easel.between(0.6, 0.86);
        const to = long * easel.between(0.5, 0.86);
        return line(
          at([
            [from, (py + rag(0.04)) * wide],
            [(from + to) / 2, (py + rag(0.16)) * wide],
            [to, (py + rag(0.04)) * wide],
          ]),
          index % 2 ? tint(flesh, 0.36) : shade(crust, 0.2),
          s * 0.034,
          index % 2 ? 0.6 : 0.5,
        );
      })
      .join('');
    return solid(easel, form, {
      colour: crust,
      height: s * 0.2,
      side: shade(crust, 0.3),
      gloss,
      face: `<path d="${smooth(cut)}" fill="${easel.flat(own)}"/>${fibres}`,
    });
  };

/** A soft fold of scrambled egg: moist, without a hard edge. */
export const curd =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const own = mix(colour, easel.chance() < 0.5 ? '#fff3c4' : '#f3b93a', easel.between(0, 0.3));
    const form = place(roundish(easel, r * 1.2, r * 0.86, 0.36, 10), x, y, turn);
    const under = shift(form, r * 0.08, r * 0.17);
    const fold = (dy: number, tone: Colour, width: number, opacity: number) =>
      `<path d="${stroke(
        place(
          [
            [-0.95, dy + 0.2],
            [-0.4, dy - 0.24],
            [0.25, dy + 0.12],
            [0.9, dy - 0.16],
          ],
          x,
          y,
          turn,
          r,
        ),
      )}" fill="none" stroke="${tone}" stroke-width="${n(r * width)}" stroke-linecap="round" opacity="${opacity}"/>`;
    const spot = place(roundish(easel, r * 0.5, r * 0.26, 0.4, 8), x - r * 0.26, y - r * 0.26, turn);
    return `<path d="${smooth(under)}" fill="${shade(own, 0.42)}" opacity=".5"/><path d="${smooth(form)}" fill="${easel.flat(own)}"/>${fold(0.22, shade(own, 0.36), 0.07, 0.4)}<path d="${smooth(spot)}" fill="${tint(own, 0.6)}" opacity=".6"/>`;
  };
