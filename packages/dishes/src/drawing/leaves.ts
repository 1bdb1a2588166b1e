import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid, strand, strands } from './solid.ts';

const FORMS = {
  oval: [
    [-1, 0],
    [-0.7, -0.42],
    [-0.1, -0.6],
    [0.5, -0.45],
    [1, 0],
    [0.5, 0.45],
    [-0.1, 0.6],
    [-0.7, 0.42],
  ],
  long: [
    [-1, 0],
    [-0.6, -0.2],
    [0, -0.3],
    [0.6, -0.22],
    [1, 0],
    [0.6, 0.22],
    [0, 0.3],
    [-0.6, 0.2],
  ],
  notched: [
    [-1, -0.05],
    [-0.5, -0.1],
    [-0.45, -0.45],
    [-0.2, -0.14],
    [0, -0.52],
    [0.2, -0.2],
    [0.6, -0.42],
    [1, 0],
    [0.6, 0.42],
    [0.2, 0.2],
    [0, 0.52],
    [-0.2, 0.14],
    [-0.45, 0.45],
    [-0.5, 0.1],
    [-1, 0.05],
  ],
  lobed: [
    [-0.9, 0],
    [-0.3, -0.15],
    [-0.55, -0.7],
    [0, -0.62],
    [0.25, -0.95],
    [0.42, -0.42],
    [1, -0.32],
    [0.75, 0],
    [1, 0.32],
    [0.42, 0.42],
    [0.25, 0.95],
    [0, 0.62],
    [-0.55, 0.7],
    [-0.3, 0.15],
  ],
} satisfies Record<string, Outline>;

interface Leaf {
  readonly form?: keyof typeof FORMS;
  readonly vein?: Colour;
  readonly height?: number;
}

/** A leaf with its veins, slightly bent towards the light. */
export const leaf =
  (colour: Colour, length: number, { form = 'oval', vein = tint(colour, 0.5), height = 1.8 }: Leaf = {}): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const own = easel.chance() < 0.35 ? tint(colour, 0.14) : easel.chance() < 0.4 ? shade(colour, 0.12) : colour;
    const flat = easel.between(0.72, 1.05);
    const outline = place(
      FORMS[form].map(([px, py]) => [px, py * flat] as const),
      x,
      y,
      turn,
      half,
    );
    const bend = easel.between(-0.08, 0.08);
    const middle = stroke(
      place(
        [
          [-0.92, 0],
          [0, bend],
          [0.86, 0],
        ],
        x,
        y,
        turn,
        half,
      ),
    );
    const side = [-0.45, -0.05, 0.35]
      .flatMap((at) =>
        [-1, 1].map((up) =>
          stroke(
            place(
              [
                [at, bend * 0.5],
                [at + 0.28, up * 0.36 * flat],
              ],
              x,
              y,
              turn,
              half,
            ),
          ),
        ),
      )
      .join('');
    const shadeHalf = smooth(
      place(
        FORMS[form].map(([px, py]) => [px, py < 0 ? py * 0.1 : py * flat] as const),
        x,
        y,
        turn,
        half * 0.97,
      ),
    );
    const face = `<path d="${shadeHalf}" fill="${shade(colour, 0.5)}" opacity=".22"/><path d="${middle}${side}" fill="none" stroke="${vein}" stroke-width="${n(Math.max(0.5, half * 0.05))}" stroke-linecap="round" opacity=".7"/>`;
    return solid(easel, outline, { colour: own, height, face });
  };

/** A leaf of lettuce: ruffled at the edge, pale towards a broad rib. */
export const frill =
  (colour: Colour, pale: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const own = easel.chance() < 0.5 ? tint(colour, easel.between(0, 0.2)) : shade(colour, easel.between(0, 0.12));
    const wave = easel.between(0, 6.283);
    const ruffled = (reach: number, depth: number): Outline =>
      Array.from({ length: 30 }, (_, index) => {
        const angle = (index / 30) * Math.PI * 2;
        const here = reach + (index % 2 ? depth : -depth) + 0.07 * Math.sin(angle * 3 + wave);
        return [Math.cos(angle) * r * 1.12 * here, Math.sin(angle) * r * 0.9 * here] as const;
      });
    const outline = place(ruffled(1, 0.09), x, y, turn);
    const inner = place(
      ruffled(0.66, 0.05).map(([px, py]) => [px - r * 0.16, py] as const),
      x,
      y,
      turn,
    );
    const rib = smooth(
      place(
        [
          [-1.02, -0.16],
          [-0.4, -0.1],
          [0.2, -0.03],
          [0.6, 0],
          [0.2, 0.05],
          [-0.4, 0.12],
          [-1.02, 0.16],
        ],
        x,
        y,
        turn,
        r,
      ),
    );
    const folds = [0.4, 1.2, 2, 2.8, 3.6, 4.4, 5.2, 6]
      .map((angle) => {
        const points = place(
          [
            [Math.cos(angle) * 0.6, Math.sin(angle) * 0.48],
            [Math.cos(angle + 0.1) * 0.82, Math.sin(angle + 0.1) * 0.68],
            [Math.cos(angle) * 1.02, Math.sin(angle) * 0.84],
          ],
          x,
          y,
          turn,
          r,
        );
        return stroke(points);
      })
      .join('');
    const face = `<path d="${smooth(inner)}" fill="${pale}" opacity=".5"/><path d="${folds}" fill="none" stroke="${shade(colour, 0.42)}" stroke-width="${n(r * 0.07)}" stroke-linecap="round" opacity=".34"/><path d="${rib}" fill="${tint(pale, 0.5)}" opacity=".85"/>`;
    return solid(easel, outline, { colour: own, height: 2.4 * size, face });
  };

/** A sprig: a stem with small leaves on both sides, such as dill, thyme or cress. */
export const sprig =
  (colour: Colour, length: number, { leaves = 7, wide = 0.16, long = 0.3, stem = colour } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const bow = easel.between(-0.25, 0.25);
    let parts = strands(
      strand(
        easel,
        stroke(
          place(
            [
              [-1, 0],
              [0, bow],
              [1, 0],
            ],
            x,
            y,
            turn,
            half,
          ),
        ),
        Math.max(0.9, half * 0.07),
        stem,
      ),
    );
    for (let index = 0; index < leaves; index++) {
      const t = -0.6 + (index / (leaves - 1)) * 1.6;
      const [px, py] = place([[t, bow * (1 - t * t)]], x, y, turn, half)[0]!;
      for (const up of [-1, 1]) {
        const blade = place(
          [
            [0, 0],
            [long * 0.5, -wide / 2],
            [long, 0],
            [long * 0.5, wide / 2],
          ],
          px,
          py,
          turn + up * 0.8,
          half,
        );
        parts += `<path d="${smooth(blade)}" fill="${easel.flat(index % 2 ? colour : tint(colour, 0.15))}"/>`;
      }
    }
    return parts;
  };
