import { type Colour, shade } from './colour.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

interface Chop {
  readonly meat: Colour;
  /** How far the bone sticks out; 0 for not at all. */
  readonly handle: number;
  /** Half the length and half the width. */
  readonly half: readonly [number, number];
}

/** A pan-fried chop: seared meat with a rim of fat, its rib along one side and sticking out. */
export const chop =
  ({ meat, handle, half: [l, w] }: Chop): Draw =>
  (easel, x, y, turn, size) => {
    const at = (points: Outline) => place(points, x, y, turn, size);
    const form: Outline = [
      [-l, 0],
      [-l * 0.9, -w * 0.7],
      [-l * 0.4, -w],
      [l * 0.2, -w * 0.96],
      [l * 0.72, -w * 0.62],
      [l, -w * 0.05],
      [l * 0.86, w * 0.5],
      [l * 0.36, w * 0.86],
      [-l * 0.3, w],
      [-l * 0.84, w * 0.68],
    ];
    const bone = at([
      [l * 0.1, -w * 0.14],
      [l + handle, -w * 0.02 - 4],
      [l + handle + 8, -8],
      [l + handle + 11, 0],
      [l + handle + 7, 7],
      [l + handle, 5],
      [l * 0.1, w * 0.14],
    ]);
    const outline = at(form.map(([a, b]) => [a * easel.between(0.97, 1.03), b * easel.between(0.97, 1.03)] as const));
    const eye = at(form.map(([a, b]) => [a * 0.84, b * 0.78 + w * 0.06] as const));
    const marks = [-0.56, -0.2, 0.16, 0.52]
      .map((px) =>
        line(
          at([
            [(px - 0.14) * l, -w * 0.56],
            [(px + 0.14) * l, w * 0.62],
          ]),
          shade(meat, 0.6),
          w * 0.15 * size,
          0.7,
        ),
      )
      .join('');
    const fat = line(
      at([
        [-l * 0.86, -w * 0.5],
        [-l * 0.42, -w * 0.88],
        [l * 0.16, -w * 0.86],
        [l * 0.68, -w * 0.56],
      ]),
      '#f0d6a4',
      w * 0.2 * size,
      0.95,
    );
    return (
      (handle > 0 ? solid(easel, bone, { colour: '#f0e4cc', height: 4 * size }) : '') +
      castShadow(outline, 6 * size) +
      solid(easel, outline, {
        colour: shade(meat, 0.16),
        height: 6 * size,
        side: shade(meat, 0.4),
        gloss: 0.2,
        face: `<path d="${smooth(eye)}" fill="${easel.flat(meat)}"/>${marks}${fat}`,
      })
    );
  };

/** A flat fried cake of grated potato: crossing shreds, golden, with a crisp ragged edge. */
export const shreddedCake =
  (radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const ground = place(roundish(easel, r, r * 0.86, 0.1, 14), x, y, turn);
    const shreds = Array.from({ length: 95 }, () => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * 0.98;
      const [cx, cy] = [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * 0.86 * far];
      const half = easel.between(5, 10) * size;
      const points = place(
        [
          [-half, 0],
          [0, easel.between(-2, 2) * size],
          [half, 0],
        ],
        cx,
        cy,
        easel.between(0, 3.14),
      );
      return (
        line(
          points.map(([a, b]) => [a + 0.8, b + 1.2] as const),
          '#5e300a',
          3.4 * size,
          0.35,
        ) + line(points, easel.pick(['#e2a744', '#d2912f', '#f0c66c', '#b8741e', '#e9b85a']), 3 * size, 1)
      );
    }).join('');
    return `${castShadow(ground, 6 * size)}<path d="${smooth(ground)}" fill="#a8641a"/>${shreds}`;
  };
