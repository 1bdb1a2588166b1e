import { type Colour, shade } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

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
