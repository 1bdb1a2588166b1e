import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { line, type Outline, place, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** An arc of the given depth between the two tips of a wedge. */
const arc = (depth: number, reach = 1): Outline =>
  Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 10) * Math.PI;
    return [-Math.cos(angle) * reach, -0.42 + Math.sin(angle) * depth] as const;
  });

/** A wedge of melon on its side: a crescent of flesh, hollow where the seeds were, its rind along the outer edge. */
export const melonWedge =
  (rind: Colour, flesh: Colour, length: number): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const at = (points: Outline) => place(points, x, y, turn, half);
    const crescent = (outer: number, reach: number) => at([...arc(outer, reach), ...arc(0.3, reach).toReversed()]);
    const hollow = line(at(arc(0.35, 0.84)), mix(flesh, '#d9701c', 0.45), half * 0.09, 0.5);
    const light = line(at(arc(0.52, 0.7)), tint(flesh, 0.6), half * 0.06, 0.5);
    return solid(easel, crescent(0.98, 1), {
      colour: rind,
      height: half * 0.12,
      side: shade(rind, 0.3),
      face: `<path d="${smooth(crescent(0.89, 0.98))}" fill="${mix('#c9d88c', flesh, 0.25)}"/><path d="${smooth(crescent(0.81, 0.96))}" fill="${easel.flat(flesh)}"/>${hollow}${light}`,
    });
  };

/** A slice of watermelon: a red half moon with dark pips, and a pale line within its green rind. */
export const watermelonSlice =
  (length: number): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const halfMoon = (share: number) =>
      place(
        arc(0.98).map(([px, py]) => [px * share, (py + 0.42) * share - 0.42] as const),
        x,
        y,
        turn,
        half,
      );
    const pips = [
      [-0.5, -0.24],
      [-0.2, 0.02],
      [0.16, -0.2],
      [0.24, 0.14],
      [0.52, -0.18],
      [-0.14, -0.28],
    ]
      .map(([px, py]) => {
        const [[cx, cy]] = place([[px! + easel.between(-0.05, 0.05), py!]], x, y, turn, half) as [
          readonly [number, number],
        ];
        return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(half * 0.035)}" ry="${n(half * 0.06)}" fill="#33180e"/>`;
      })
      .join('');
    return solid(easel, halfMoon(1), {
      colour: '#3f8a3c',
      height: half * 0.1,
      side: '#2a5c2c',
      face: `<path d="${smooth(halfMoon(0.93))}" fill="#e3edba"/><path d="${smooth(halfMoon(0.85))}" fill="${easel.flat('#ec4f4c')}"/>${pips}`,
    });
  };
