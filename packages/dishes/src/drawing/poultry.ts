import { type Colour, mix, shade } from './colour.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

const WHITE = '#fbf1dc';
const GOLDEN = '#d0873a';

/** A piece of fried chicken: golden brown and plain, its pale inside open on the cut side. */
function friedPiece(form: Outline, golden: Colour, l: number, w: number): Draw {
  return (easel, x, y, turn, size) => {
    const rag = () => easel.between(-0.12, 0.12);
    const own = form.map(([px, py]) => [px + rag(), py + rag()] as const);
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l, py * w] as const),
        x,
        y,
        turn,
        size,
      );
    // The lower side of the shape is the cut side.
    const foot = own.filter(([, py]) => py > 0.3);
    const cut = [...foot, ...foot.toReversed().map(([px, py]) => [px * 0.94, py - 0.62 + Math.abs(px) * 0.3] as const)];
    const fibre = line(
      at(foot.map(([px, py]) => [px * 0.8, py - 0.24 + rag()] as const)),
      '#dcbf8e',
      w * 0.08 * size,
      0.6,
    );
    // Browner where the meat touched the pan, with soft edges.
    const browned = [
      [-0.34, -0.3, 0.46],
      [0.4, -0.36, 0.36],
    ]
      .map(([px, py, r]) => {
        const [[cx, cy]] = at([[px! + rag(), py! + rag()]]) as [readonly [number, number]];
        const spot = roundish(easel, l * r!, w * r! * 0.8, 0.35, 8);
        return `<path d="${smooth(place(spot, cx, cy, turn, size))}" fill="${shade(golden, 0.3)}" opacity=".3"/>`;
      })
      .join('');
    return solid(easel, at(own), {
      colour: mix(golden, '#e6b565', easel.between(0.15, 0.5)),
      height: w * 0.4 * size,
      side: shade(golden, 0.34),
      face: `${browned}<path d="${smooth(at(cut))}" fill="${easel.flat('#f4deb2')}"/>${fibre}`,
    });
  };
}

const STRIP: Outline = [
  [-1, 0.2],
  [-0.9, -0.6],
  [-0.4, -0.86],
  [0.1, -0.66],
  [0.6, -0.9],
  [1, -0.3],
  [0.94, 0.5],
  [0.5, 0.86],
  [0, 0.72],
  [-0.5, 0.92],
  [-0.92, 0.66],
];
const CHUNK: Outline = [
  [-1, 0.06],
  [-0.84, -0.62],
  [-0.3, -0.94],
  [0.42, -0.86],
  [0.92, -0.5],
  [1, 0.16],
  [0.74, 0.68],
  [0.2, 0.82],
  [-0.4, 0.92],
  [-0.86, 0.6],
];

/** A long strip of fried breast. */
export const chickenStrip = (length: number, width: number, golden: Colour = GOLDEN): Draw =>
  friedPiece(STRIP, golden, length / 2, width / 2);

export const chickenChunk = (side: number, golden: Colour = GOLDEN): Draw =>
  friedPiece(CHUNK, golden, (side / 2) * 1.12, (side / 2) * 0.9);

/** A breast fried whole, half of it cut into slices that lean on each other: golden skin, white inside. */
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
