import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, polar, smooth, stroke } from './outline.ts';
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

/** A leaf with its veins, bent a little to the light. */
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

/** A leaf of lettuce: broad, frilled, pale towards its rib. */
export const frill =
  (colour: Colour, pale: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const outline = place(
      polar(
        Array.from({ length: 22 }, (_, index) => (index % 2 ? 1.08 : 0.88) + easel.between(-0.08, 0.08)),
        r * 1.1,
        r * 0.85,
      ),
      x,
      y,
      turn,
    );
    const inner = place(
      polar(
        Array.from({ length: 14 }, (_, index) => (index % 2 ? 0.68 : 0.52)),
        r * 1.05,
        r * 0.75,
      ),
      x,
      y,
      turn,
    );
    const rib = stroke(
      place(
        [
          [-1, 0],
          [-0.2, 0.06],
          [0.7, 0],
        ],
        x,
        y,
        turn,
        r,
      ),
    );
    const ribs = [-0.5, -0.1, 0.3]
      .flatMap((at) =>
        [-1, 1].map((up) =>
          stroke(
            place(
              [
                [at, 0],
                [at + 0.35, up * 0.52],
              ],
              x,
              y,
              turn,
              r,
            ),
          ),
        ),
      )
      .join('');
    const folds = [0.5, 1.7, 2.9, 4.1, 5.3].map((angle) => {
      const [a, b] = place(
        [
          [Math.cos(angle) * 0.62, Math.sin(angle) * 0.5],
          [Math.cos(angle) * 0.98, Math.sin(angle) * 0.8],
        ],
        x,
        y,
        turn,
        r,
      );
      return `<path d="M${n(a![0])} ${n(a![1])}L${n(b![0])} ${n(b![1])}" stroke="${shade(colour, 0.35)}" stroke-width="${n(r * 0.09)}" stroke-linecap="round" opacity=".35"/>`;
    });
    const face = `<path d="${smooth(inner)}" fill="${pale}" opacity=".55"/>${folds.join('')}<path d="${rib}${ribs}" fill="none" stroke="${tint(pale, 0.5)}" stroke-width="${n(r * 0.07)}" stroke-linecap="round" opacity=".75"/>`;
    return solid(easel, outline, { colour, height: 2.4 * size, face });
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
