import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, type Point, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid, strand, strands } from './solid.ts';

/** A strip: of a pepper, of meat, of bacon. */
export const strip =
  (
    colour: Colour,
    length: number,
    width: number,
    { inner = null as Colour | null, gloss = 0.35, wave = 0.25, height = 1.6 } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const curve = easel.between(-1, 1) * wave;
    const half = (length / 2) * size;
    const w = (width / 2) * size;
    const top: Point[] = [];
    const under: Point[] = [];
    for (let step = 0; step <= 5; step++) {
      const t = step / 5;
      const px = -half + t * half * 2;
      const py = Math.sin(t * Math.PI) * curve * half;
      const here = w * easel.between(0.88, 1.1);
      top.push([px, py - here]);
      under.unshift([px, py + here]);
    }
    const form = place([...top, ...under], x, y, turn);
    const middle = place(
      top.map(([px, py]) => [px, py + w * 1.15] as const),
      x,
      y,
      turn,
    );
    const face = inner ? line(middle, inner, w * 0.7, 0.9) : line(middle, tint(colour, 0.5), w * 0.3, gloss);
    return solid(easel, form, { colour, height: height * size, face });
  };

/** A tube of pasta: cut diagonally, ridged, hollow at the visible end. */
export const tube =
  (colour: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const [half, w] = [(length / 2) * size, (width / 2) * size];
    const slant = w * 0.95;
    const at = (points: Outline) => place(points, x, y, turn);
    const form = at([
      [-half + slant, -w],
      [-half + slant + 2, -w],
      [half + slant * 0.4, -w],
      [half + slant * 0.5, -w * 0.8],
      [half - slant * 0.5, w * 0.8],
      [half - slant * 0.7, w],
      [-half - slant * 0.4, w],
      [-half - slant * 0.5, w * 0.8],
    ]);
    const mouth = at(
      Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * Math.PI * 2;
        const py = Math.sin(angle) * w * 0.92;
        return [half - (py / w) * slant * 0.6 + Math.cos(angle) * w * 0.52, py] as const;
      }),
    );
    const hole = at(
      Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * Math.PI * 2;
        const py = Math.sin(angle) * w * 0.66;
        return [half - (py / w) * slant * 0.6 + Math.cos(angle) * w * 0.34, py] as const;
      }),
    );
    const ridges = [-0.5, -0.05, 0.45]
      .map((py) =>
        line(
          at([
            [-half - py * slant * 0.4, py * w],
            [half - slant * 0.4 - py * slant * 0.4, py * w],
          ]),
          py < -0.2 ? tint(colour, 0.6) : shade(colour, 0.26),
          w * 0.14,
          0.7,
        ),
      )
      .join('');
    const end = `<path d="${smooth(mouth)}" fill="${tint(colour, 0.4)}" stroke="${shade(colour, 0.36)}" stroke-width=".6"/><path d="${smooth(hole)}" fill="${shade(colour, 0.62)}"/>`;
    return solid(easel, form, { colour, height: w * 0.4, side: shade(colour, 0.36), face: ridges }) + end;
  };

/** A short bent tube of pasta, hollow at both ends. */
export const elbow =
  (colour: Colour, radius: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const points = Array.from({ length: 7 }, (_, index) => {
      const angle = 0.3 + (index / 6) * 2.7;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.9 - radius * 0.4] as const;
    });
    const body = place(points, x, y, turn, size);
    const w = width * size;
    const end = ([cx, cy]: Point) =>
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(w * 0.5)}" fill="${tint(colour, 0.4)}" stroke="${shade(colour, 0.4)}" stroke-width=".6"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(w * 0.22)}" fill="${shade(colour, 0.5)}"/>`;
    return strands(strand(easel, stroke(body), w, colour)) + end(body[0]!) + end(body.at(-1)!);
  };

/** A spiral of pasta, whose turns show as slanting lobes. */
export const spiral =
  (colour: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) =>
    [-0.42, -0.21, 0, 0.21, 0.42]
      .map((at) => {
        const [[cx, cy]] = place([[at * length, 0]], x, y, turn, size) as [Point];
        const lobe = place(
          [
            [-width * 0.2, -width * 0.52],
            [width * 0.28, -width * 0.34],
            [width * 0.32, width * 0.1],
            [width * 0.2, width * 0.52],
            [-width * 0.28, width * 0.34],
            [-width * 0.32, -width * 0.1],
          ],
          cx,
          cy,
          turn + 0.5,
          size,
        );
        return solid(easel, lobe, { colour, height: 1.6 * size, isRound: true });
      })
      .join('');

/** A rasher: lean and fat in stripes, wavy. */
export const rasher =
  (lean: Colour, fat: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const w = (width / 2) * size;
    const wave = (t: number) => Math.sin(t * 9 + size) * w * 0.28;
    const edge = (side: number) =>
      Array.from({ length: 9 }, (_, index) => [-half + (index / 8) * half * 2, side * w + wave(index / 8)] as Point);
    const form = place([...edge(-1), ...edge(1).toReversed()], x, y, turn);
    const stripes = [
      [-0.55, fat, 0.34],
      [0.1, fat, 0.2],
      [0.72, fat, 0.26],
    ] as const;
    const face = stripes.map(([at, colour, wide]) => line(place(edge(at), x, y, turn), colour, w * wide, 0.9)).join('');
    return solid(easel, form, { colour: lean, height: 2 * size, face });
  };

/** A whole sausage, browned along its back. */
export const sausage =
  (colour: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const bow = easel.between(0.1, 0.25) * length * size;
    const points: Outline = place(
      [
        [(-length / 2) * size, 0],
        [0, -bow * 1.6],
        [(length / 2) * size, 0],
      ],
      x,
      y + bow * 0.5,
      turn,
    );
    const path = stroke([points[0]!, points[1]!, points[2]!]);
    const w = width * size;
    const mark = [0.3, 0.5, 0.7].map((t) => {
      const px = (1 - t) ** 2 * points[0]![0] + 2 * t * (1 - t) * points[1]![0] + t ** 2 * points[2]![0];
      const py = (1 - t) ** 2 * points[0]![1] + 2 * t * (1 - t) * points[1]![1] + t ** 2 * points[2]![1];
      return line(
        place(
          [
            [-w * 0.12, -w * 0.3],
            [w * 0.12, w * 0.3],
          ],
          px,
          py,
          turn,
        ),
        shade(colour, 0.62),
        w * 0.1,
        0.6,
      );
    });
    const wide = (dx: number, dy: number, k: number, fill: Colour, opacity: number) =>
      `<path d="${path}" transform="translate(${n(dx)} ${n(dy)})" stroke="${fill}" stroke-width="${n(w * k)}" opacity="${opacity}"/>`;
    return strands(
      wide(w * 0.16, w * 0.24, 1.02, '#1d0a02', 0.3) +
        wide(0, 0, 1, shade(colour, 0.42), 1) +
        wide(-w * 0.05, -w * 0.06, 0.84, colour, 1) +
        wide(-w * 0.1, -w * 0.13, 0.5, tint(colour, 0.22), 0.7) +
        wide(-w * 0.17, -w * 0.22, 0.1, '#fff3e0', 0.65) +
        mark.join(''),
    );
  };

/** Thin shreds lying as they fell: cheese, cabbage, carrot. */
export const shreds =
  (colours: readonly Colour[], length: number, width: number, count: number, curl = 0.35): Draw =>
  (easel, x, y, turn, size) => {
    let parts = '';
    for (let index = 0; index < count; index++) {
      const angle = turn + easel.between(0, 6.28);
      const reach = easel.between(0, length * 0.5) * size;
      const at = easel.between(0, 6.28);
      const [cx, cy] = [x + Math.cos(at) * reach, y + Math.sin(at) * reach];
      const half = (length / 2) * size * easel.between(0.7, 1.15);
      parts += strand(
        easel,
        stroke(
          place(
            [
              [-half, 0],
              [0, half * curl * easel.between(-1.6, 1.6)],
              [half, 0],
            ],
            cx,
            cy,
            angle,
          ),
        ),
        width * size,
        easel.pick(colours),
      );
    }
    return strands(parts);
  };
