import { type Colour, shade, tint } from './colour.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** A rack of glazed ribs: meat that bulges between the bones, with the ends of the bones sticking out. */
export const ribs =
  (colour: Colour = '#8a3d1c', bones = 6): Draw =>
  (easel, x, y, turn, size) => {
    const at = (points: Outline) => place(points, x, y, turn, size);
    const step = 19;
    const left = (-(bones - 1) / 2) * step;
    const ends = Array.from({ length: bones }, (_, index) => {
      const px = left + index * step;
      return solid(
        easel,
        at([
          [px - 4, 20],
          [px - 4, 34],
          [px - 5, 39],
          [px, 41],
          [px + 5, 39],
          [px + 4, 34],
          [px + 4, 20],
        ]),
        { colour: '#f0e2c4', height: 3 * size },
      );
    }).join('');
    const edge = (up: -1 | 1): Outline =>
      Array.from({ length: bones * 2 + 1 }, (_, index) => {
        const px = left - step / 2 + (index * step) / 2;
        return [px, up * (index % 2 ? 30 : 25) * easel.between(0.95, 1.05)] as const;
      });
    const slab = at([...edge(-1), ...edge(1).toReversed()]);
    const furrows = Array.from({ length: bones - 1 }, (_, index) => {
      const px = left + step / 2 + index * step;
      const cut: Outline = [
        [px, -24],
        [px + 2, 0],
        [px, 24],
      ];
      return (
        line(at(cut), shade(colour, 0.6), 3.4 * size, 0.6) +
        line(at(cut.map(([a, b]) => [a + 5, b] as const)), tint(colour, 0.35), 2.6 * size, 0.45)
      );
    }).join('');
    const glaze = Array.from({ length: 9 }, () => {
      const [[cx, cy]] = at([[easel.between(left, -left), easel.between(-18, 14)]]) as [readonly [number, number]];
      return `<path d="${smooth(place(roundish(easel, 8 * size, 3.4 * size, 0.4, 7), cx, cy, turn))}" fill="${easel.pick(['#c8692e', '#4e1c0a', '#d98444'])}" opacity=".4"/>`;
    }).join('');
    return (
      ends +
      castShadow(slab, 6 * size) +
      solid(easel, slab, { colour, height: 6 * size, gloss: 0.4, face: furrows + glaze })
    );
  };
