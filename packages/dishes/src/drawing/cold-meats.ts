import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** A slice of raw ham, so thin that it falls in soft folds along its length: pink, with white fat along one edge. */
export const rawHam =
  (length: number, width: number, lean: Colour = '#dc7a72'): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const start = easel.between(0, 6.283);
    const across = Array.from({ length: 8 }, (_, index) => -1 + index / 3.5);
    const edge = (side: number, deep: number): Outline =>
      across.map((px, index) => [
        px,
        side * (0.82 - px * px * 0.2 - deep) + 0.14 * Math.sin(index * 1.5 + start) + easel.between(-0.03, 0.03),
      ]);
    const lower = edge(1, 0);
    const form: Outline = [
      ...edge(-1, 0),
      [1.06, -0.1],
      [0.98, 0.24],
      ...lower.toReversed(),
      [-0.98, 0.16],
      [-1.05, -0.24],
    ];
    const fat = [
      ...lower,
      ...lower.map(([px, py]) => [px * 0.99, py - 0.26 + easel.between(-0.06, 0.06)] as const).toReversed(),
    ];
    // A fold shows its lit back and, below it, the hollow that it covers.
    const folds = [-0.42, 0.06]
      .map((py, index) => {
        const bend = (index % 2 ? -1 : 1) * easel.between(0.08, 0.2);
        const crease = (down: number): Outline =>
          at([
            [-0.9, py * 0.6 + down],
            [-0.3, py + bend + down],
            [0.3, py - bend + down],
            [0.9, py * 0.8 + bend + down],
          ]);
        return line(crease(0.17), '#8e2b34', w * 0.15, 0.3) + line(crease(0), '#f6bdb0', w * 0.24, 0.6);
      })
      .join('');
    return solid(easel, at(form), {
      colour: lean,
      height: 2.2 * size,
      side: shade(lean, 0.3),
      face: `${folds}<path d="${smooth(at(fat))}" fill="#fdf1e6"/>`,
    });
  };

/** A slice of roast beef folded over once: pink, with the brown edge of the roast. */
export const roastBeefSlice =
  (length: number, rosy: Colour = '#cf7a70', roasted: Colour = '#6e3d24'): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const rag = () => easel.between(-0.05, 0.05);
    const at = (points: Outline) => place(points, x, y, turn, half);
    const under: Outline = [
      [-0.96, 0.06],
      [-0.8, -0.5 + rag()],
      [-0.3, -0.76 + rag()],
      [0.3, -0.78 + rag()],
      [0.82, -0.48 + rag()],
      [1, 0.1],
      [0.5, 0.5],
      [-0.5, 0.5],
    ];
    const over: Outline = [
      [-0.98, 0.02],
      [-0.5, -0.2 + rag()],
      [0.1, -0.26 + rag()],
      [0.6, -0.16 + rag()],
      [0.98, 0.06],
      [0.84, 0.5 + rag()],
      [0.36, 0.76 + rag()],
      [-0.24, 0.78 + rag()],
      [-0.78, 0.54 + rag()],
    ];
    const inset = (points: Outline, share: number, dy: number) =>
      at(points.map(([px, py]) => [px * share, py * share + dy] as const));
    const layer = (points: Outline, dy: number, tone: Colour, height: number) => {
      const grain = Array.from({ length: 5 }, () => {
        const [px, py] = [easel.between(-0.6, 0.5), easel.between(0.05, 0.42) * Math.sign(dy) * -1];
        return line(
          at([
            [px, py],
            [px + 0.2, py + rag()],
          ]),
          tint(tone, 0.45),
          half * 0.035,
          0.7,
        );
      }).join('');
      return solid(easel, at(points), {
        colour: roasted,
        height,
        face: `<path d="${smooth(inset(points, 0.9, dy))}" fill="${easel.flat(shade(tone, 0.12))}"/><path d="${smooth(inset(points, 0.74, dy * 1.5))}" fill="${easel.flat(tone)}"/>${grain}`,
      });
    };
    const back = at([
      [-0.9, 0.02],
      [-0.3, -0.2],
      [0.3, -0.2],
      [0.9, 0.06],
    ]);
    return (
      layer(under, 0.06, shade(rosy, 0.1), 2 * size) +
      layer(over, -0.09, rosy, 2.4 * size) +
      `<path d="${stroke(back)}" fill="none" stroke="${tint(rosy, 0.5)}" stroke-width="${n(half * 0.09)}" stroke-linecap="round" opacity=".75"/>`
    );
  };

/** A slice across a cured sausage: dark red, packed with flecks of white fat, in a thin skin. */
export const salamiSlice =
  (radius: number, lean: Colour, skin: Colour, fat: Colour): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r, r * 0.97, 0.025, 15), x, y, turn);
    const inner = place(
      form.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      0.9,
    );
    const flecks = Array.from({ length: 22 }, (_, index) => {
      const angle = index * 2.4 + easel.between(-0.3, 0.3);
      const far = Math.sqrt((index + 0.5) / 22) * 0.8 * r;
      const spot = roundish(easel, r * easel.between(0.05, 0.11), r * easel.between(0.04, 0.08), 0.4, 5);
      return smooth(place(spot, x + Math.cos(angle) * far, y + Math.sin(angle) * far, easel.between(0, 3)));
    }).join('');
    return solid(easel, form, {
      colour: skin,
      height: 2 * size,
      gloss: 0.16,
      face: `<path d="${smooth(inner)}" fill="${easel.flat(lean)}"/><path d="${flecks}" fill="${fat}"/>`,
    });
  };
