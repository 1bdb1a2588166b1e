import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { blockish, line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { solid } from './solid.ts';

/** A cube of fried tofu: a crisp golden top with darker edges, pale sides. */
export const friedTofu =
  (side: number, pale: Colour = '#f4e6c2', golden: Colour = '#dea54a'): Draw =>
  (easel, x, y, turn, size) => {
    const s = side * size;
    const form = place(blockish(easel, s * easel.between(0.96, 1.12), s * easel.between(0.9, 1.02), 0.08), x, y, turn);
    const top = place(
      form.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      0.82,
    );
    const marks = Array.from({ length: 5 }, () => {
      const [[cx, cy]] = place([[easel.between(-0.32, 0.32) * s, easel.between(-0.3, 0.3) * s]], x, y, turn) as [
        readonly [number, number],
      ];
      return `<path d="${smooth(place(roundish(easel, s * 0.13, s * 0.09, 0.4, 7), cx, cy, turn))}" fill="${easel.pick([shade(golden, 0.4), tint(golden, 0.5), shade(golden, 0.22)])}" opacity=".5"/>`;
    }).join('');
    return solid(easel, form, {
      colour: shade(golden, 0.22),
      height: s * 0.44,
      side: pale,
      face: `<path d="${smooth(top)}" fill="${easel.flat(mix(golden, pale, easel.between(0.05, 0.4)))}"/>${marks}`,
    });
  };

/** A slice of tempeh: whole soya beans pressed together, browned along the edges. */
export const tempehSlice =
  (length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [length * size, width * size];
    const form = place(blockish(easel, l, w, 0.06), x, y, turn);
    const columns = Math.round(length / 7);
    const rows = Math.max(3, Math.round(width / 6));
    const beans = Array.from({ length: columns * rows }, (_, index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const px = ((column + 0.5 + (row % 2 ? 0.25 : -0.25) + easel.between(-0.2, 0.2)) / columns - 0.5) * l * 0.88;
      const py = ((row + 0.5 + easel.between(-0.2, 0.2)) / rows - 0.5) * w * 0.84;
      const [[cx, cy]] = place([[px, py]], x, y, turn) as [readonly [number, number]];
      const angle = (turn * 180) / Math.PI + easel.between(-50, 50);
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(3.3 * size)}" ry="${n(2.4 * size)}" transform="rotate(${n(angle)} ${n(cx)} ${n(cy)})" fill="${easel.pick(['#e8cc94', '#dcb878', '#efd9a8'])}" stroke="#a8763a" stroke-width="${n(0.8 * size)}"/>`;
    }).join('');
    return solid(easel, form, { colour: '#b9803c', height: 5 * size, side: '#8a5722', face: beans });
  };

/** A flat cutlet, floured and fried: thin, uneven, golden with brown edges. */
export const cutlet =
  (length: number, width: number, golden: Colour, { crumbed = false } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const at = (points: Outline) =>
      place(
        points.map(([px, py]) => [px * l * easel.between(0.96, 1.04), py * w * easel.between(0.95, 1.05)] as const),
        x,
        y,
        turn,
      );
    const form = at([
      [-1, 0.1],
      [-0.9, -0.6],
      [-0.5, -0.92],
      [0, -0.86],
      [0.5, -1],
      [0.9, -0.6],
      [1, 0],
      [0.84, 0.56],
      [0.4, 0.9],
      [-0.1, 0.84],
      [-0.6, 0.96],
      [-0.94, 0.6],
    ]);
    const middle = place(
      form.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      0.8,
    );
    const speckle = Array.from({ length: crumbed ? 70 : 16 }, () => {
      const [[cx, cy]] = place([[easel.between(-0.82, 0.82) * l, easel.between(-0.74, 0.74) * w]], x, y, turn) as [
        readonly [number, number],
      ];
      const r = crumbed ? easel.between(1, 2.4) : easel.between(2.4, 6);
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * size)}" ry="${n(r * 0.7 * size)}" fill="${easel.pick([shade(golden, 0.4), tint(golden, 0.5), shade(golden, 0.24)])}" opacity="${crumbed ? 0.6 : 0.34}"/>`;
    }).join('');
    const seared = crumbed
      ? ''
      : [
          [-0.5, -0.3, 0.34],
          [0.3, -0.4, 0.3],
          [0, 0.36, 0.4],
          [0.62, 0.24, 0.2],
        ]
          .map(([px, py, share]) => {
            const [[cx, cy]] = at([[px!, py!]]) as [readonly [number, number]];
            return `<path d="${smooth(place(roundish(easel, l * share!, w * share! * 0.7, 0.4, 9), cx, cy, turn))}" fill="${shade(golden, 0.42)}" opacity=".46"/>`;
          })
          .join('');
    return solid(easel, form, {
      colour: shade(golden, 0.24),
      height: 4.5 * size,
      side: shade(golden, 0.46),
      gloss: crumbed ? 0 : 0.16,
      face: `<path d="${smooth(middle)}" fill="${easel.flat(golden)}"/>${seared}${speckle}`,
    });
  };

/** A slice of a firm plant-based roast: even and brown, with a seared edge and fine layers inside. */
export const roastSlice =
  (length: number, width: number, flesh: Colour, seared: Colour): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [length * size, width * size];
    const form = place(blockish(easel, l, w, 0.14), x, y, turn);
    const inner = place(
      form.map(([px, py]) => [px - x, py - y] as const),
      x,
      y,
      0,
      0.84,
    );
    const layers = [-0.26, -0.06, 0.14, 0.3]
      .map((py) =>
        line(
          place(
            [
              [-0.36 * l, py * w],
              [0, (py + easel.between(-0.08, 0.08)) * w],
              [0.36 * l, (py + easel.between(-0.05, 0.05)) * w],
            ],
            x,
            y,
            turn,
          ),
          shade(seared, 0.1),
          1.3 * size,
          0.5,
        ),
      )
      .join('');
    return solid(easel, form, {
      colour: seared,
      height: w * 0.28,
      side: shade(seared, 0.34),
      gloss: 0.22,
      face: `<path d="${smooth(inner)}" fill="${easel.flat(mix(flesh, seared, easel.between(0, 0.25)))}"/>${layers}`,
    });
  };
