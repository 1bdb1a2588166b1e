import { shade, tint } from '../drawing/colour.ts';
import { type Easel, n } from '../drawing/easel.ts';
import { place } from '../drawing/outline.ts';

/** A piece of a baked product, with its cut side. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: string;
  /** Whether there are visible oats. */
  readonly hasOats: boolean;
}

/** The inside of a baked product: pores, each with a lit edge, and flakes of oats. */
export function crumb(
  easel: Easel,
  { x, y, turn, colour, hasOats }: Cut,
  width: number,
  height: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = place([[easel.between(-0.5, 0.5) * width, easel.between(-0.5, 0.5) * height]], x, y, turn)[0]!;
    const size = easel.between(0.7, 2.2);
    const isFlake = hasOats && index % 2 === 0;
    const mark = (tone: string, dx: number, wide: number, opacity: number) =>
      `<ellipse cx="${n(px + dx)}" cy="${n(py + dx)}" rx="${n(size * wide)}" ry="${n(size * wide * 0.62)}" fill="${tone}" opacity="${opacity}" transform="rotate(${n(easel.between(-40, 40))} ${n(px)} ${n(py)})"/>`;
    return isFlake
      ? mark(shade(colour, 0.4), 0.8, 2, 0.5) + mark(tint(colour, easel.between(0.3, 0.7)), 0, 2, 0.95)
      : mark(tint(colour, 0.5), 0.7, 1, 0.6) + mark(shade(colour, 0.38), 0, 1, 0.75);
  }).join('');
}
