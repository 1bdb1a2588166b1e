import { type Colour, mix, shade } from './colour.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

const WHITE = '#fbf1dc';
const GOLDEN = '#d0873a';

/** A slice across a fried breast: white with its fibres, a thin golden skin round it. */
export const breastSlice =
  (length: number, width: number, golden: Colour = GOLDEN): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
      );
    const rag = () => easel.between(-0.07, 0.07);
    const form: Outline = [
      [-1, 0.3 + rag()],
      [-0.94, -0.34],
      [-0.5, -0.86 + rag()],
      [0.1, -1],
      [0.66, -0.78 + rag()],
      [1, -0.1],
      [0.96, 0.5],
      [0.4, 0.84 + rag()],
      [-0.3, 0.92],
      [-0.86, 0.74 + rag()],
    ];
    const flesh = at(form.map(([px, py]) => [px * 0.92, py * 0.74 + 0.1] as const));
    const fibres = [-0.42, -0.14, 0.14, 0.42, 0.66]
      .map((py, index) =>
        line(
          at([
            [-0.72 + rag(), py + rag()],
            [rag() * 3, py + rag() * 2],
            [0.72 + rag(), py + rag()],
          ]),
          index % 2 ? '#fffdf4' : '#d8b98a',
          w * 0.085,
          index % 2 ? 0.8 : 0.6,
        ),
      )
      .join('');
    return solid(easel, at(form), {
      colour: golden,
      height: w * 0.34,
      side: shade(golden, 0.34),
      face: `<path d="${smooth(flesh)}" fill="${easel.flat(WHITE)}"/>${fibres}`,
    });
  };

/** A piece cut by the knife and fried: flat sides, white flesh with golden faces and corners. */
export const chickenChunk =
  (side: number, golden: Colour = GOLDEN): Draw =>
  (easel, x, y, turn, size) => {
    const s = (side / 2) * size;
    const at = (points: Outline) => place(points, x, y, turn, s);
    const rag = (by = 0.12) => easel.between(-by, by);
    const long = easel.between(1, 1.3);
    const form: Outline = [
      [-long + rag(), -0.5 + rag()],
      [-long * 0.7, -0.84 + rag()],
      [0.1, -0.9 + rag()],
      [long * 0.8, -0.76 + rag()],
      [long + rag(), -0.3],
      [long * 0.94, 0.5 + rag()],
      [long * 0.5, 0.84],
      [-0.3, 0.8 + rag()],
      [-long * 0.86, 0.7 + rag()],
      [-long * 1.04, 0.1],
    ];
    const own = mix(WHITE, golden, easel.pick([0.1, 0.18, 0.28]));
    const fibres = [-0.5, -0.2, 0.1, 0.4]
      .map((py) =>
        line(
          at([
            [-0.7 * long, py + rag()],
            [0, py + rag()],
            [0.7 * long, py + rag(0.2)],
          ]),
          mix(golden, WHITE, 0.35),
          s * 0.06,
          0.45,
        ),
      )
      .join('');
    const browned = [
      [-0.75 * long, -0.45, 0.42, 0.26],
      [0.5 * long, -0.6, 0.5, 0.22],
      [0.8 * long, 0.3, 0.3, 0.36],
      [-0.3, 0.56, 0.5, 0.2],
    ]
      .map(
        ([px, py, rx, ry], index) =>
          `<path d="${smooth(
            place(
              roundish(easel, rx! * s, ry! * s, 0.4, 8).map(([a, b]) => [a + px! * s, b + py! * s] as const),
              x,
              y,
              turn,
            ),
          )}" fill="${index % 2 ? golden : shade(golden, 0.16)}" opacity=".55"/>`,
      )
      .join('');
    return solid(easel, at(form), {
      colour: own,
      height: s * 0.52,
      side: shade(golden, 0.3),
      gloss: 0.2,
      face: fibres + browned,
    });
  };

/** A breast fried whole and half of it cut in slices, which lean on each other: golden skin, white inside. */
export const slicedBreast =
  (golden: Colour = '#cc8434'): Draw =>
  (easel, x, y, turn, size) => {
    const at = (points: Outline) => place(points, x, y, turn, size);
    const rag = () => easel.between(-1.2, 1.2);
    const whole: Outline = [
      [-52, 4],
      [-48, -12],
      [-34, -24],
      [-14, -30],
      [4, -28],
      [9, -10],
      [9, 10],
      [4, 28],
      [-14, 30],
      [-34, 24],
      [-48, 14],
    ];
    const seared = [
      [-34, -6, 9],
      [-20, 12, 11],
      [-12, -14, 10],
      [-6, 6, 6],
    ]
      .map(([px, py, r]) => {
        const [[cx, cy]] = at([[px! + rag(), py! + rag()]]) as [readonly [number, number]];
        return `<path d="${smooth(place(roundish(easel, r!, r! * 0.6, 0.4, 8), cx, cy, turn, size))}" fill="${shade(golden, 0.45)}" opacity=".4"/>`;
      })
      .join('');
    const body = solid(easel, at(whole), {
      colour: golden,
      height: 7 * size,
      side: shade(golden, 0.36),
      gloss: 0.3,
      face: seared,
    });
    const slices = [28, 26, 22, 17].map((half, index) => {
      const px = 15 + index * 15 + rag();
      const py = rag() * 1.6;
      const lean = 5 + index * 1.6;
      const rim: Outline = Array.from({ length: 12 }, (_, corner) => {
        const angle = (corner / 12) * Math.PI * 2;
        return [
          px + Math.cos(angle) * (10 + lean) * easel.between(0.94, 1.05),
          py + Math.sin(angle) * half * easel.between(0.95, 1.04),
        ] as const;
      });
      const cut = rim.map(([a, b]) => [px + 3 + (a - px) * 0.78, py + (b - py) * 0.84] as const);
      const fibres = [-0.56, -0.28, 0, 0.28, 0.56]
        .map((share) =>
          line(
            at([
              [px - 4, py + half * share],
              [px + 4, py + half * (share + easel.between(-0.07, 0.07))],
              [px + 11, py + half * share],
            ]),
            '#dcbf92',
            1.2 * size,
            0.7,
          ),
        )
        .join('');
      return solid(easel, at(rim), {
        colour: index % 2 ? golden : shade(golden, 0.1),
        height: 5 * size,
        side: shade(golden, 0.36),
        face: `<path d="${smooth(at(cut))}" fill="${easel.flat(WHITE)}"/>${fibres}`,
      });
    });
    return body + slices.join('');
  };
