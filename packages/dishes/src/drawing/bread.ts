import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { around, line, type Outline, place, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

interface Bread {
  readonly crumb: Colour;
  readonly crust: Colour;
  readonly form?: 'slice' | 'round' | 'oval' | 'square' | 'long';
  readonly spots?: readonly Colour[];
  readonly toast?: number;
  readonly holes?: number;
}

const BREADS: Record<NonNullable<Bread['form']>, Outline> = {
  slice: [
    [-1, -0.55],
    [-0.92, -0.95],
    [-0.4, -1.06],
    [0, -1],
    [0.4, -1.06],
    [0.92, -0.95],
    [1, -0.55],
    [0.88, -0.2],
    [0.88, 0.5],
    [0.86, 0.95],
    [0.4, 1],
    [0, 1],
    [-0.4, 1],
    [-0.86, 0.95],
    [-0.88, 0.5],
    [-0.88, -0.2],
  ],
  square: [
    [-1, -0.9],
    [-0.9, -1],
    [0, -1],
    [0.9, -1],
    [1, -0.9],
    [1, 0],
    [1, 0.9],
    [0.9, 1],
    [0, 1],
    [-0.9, 1],
    [-1, 0.9],
    [-1, 0],
  ],
  round: Array.from(
    { length: 14 },
    (_, index) => [Math.cos((index / 14) * 6.283), Math.sin((index / 14) * 6.283)] as const,
  ),
  oval: Array.from(
    { length: 14 },
    (_, index) => [Math.cos((index / 14) * 6.283) * 1.25, Math.sin((index / 14) * 6.283) * 0.8] as const,
  ),
  long: [
    [-1.78, 0.06],
    [-1.62, -0.34],
    [-1.2, -0.58],
    [-0.5, -0.68],
    [0.4, -0.68],
    [1.16, -0.58],
    [1.62, -0.3],
    [1.78, 0.06],
    [1.62, 0.4],
    [1.16, 0.6],
    [0.4, 0.68],
    [-0.5, 0.68],
    [-1.2, 0.6],
    [-1.62, 0.4],
  ],
};

/** A slice, roll or cracker: crust around a crumb with pores, seeds and toasted spots. */
export const bread =
  (radius: number, { crumb, crust, form = 'slice', spots = [], toast = 0.35, holes = 40 }: Bread): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const outline = place(
      BREADS[form].map(([px, py]) => [px * easel.between(0.98, 1.02), py * easel.between(0.98, 1.02)] as const),
      x,
      y,
      turn,
      r,
    );
    const inner = around(outline, x, y, 0.92);
    const inside = (reach: number) => {
      const at = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * reach;
      const stretch = form === 'long' ? [1.5, 0.6] : form === 'oval' ? [1.2, 0.76] : [0.95, 0.95];
      return place([[Math.cos(at) * far * stretch[0]!, Math.sin(at) * far * stretch[1]!]], x, y, turn, r)[0]!;
    };
    const pores = Array.from({ length: holes }, () => {
      const [px, py] = inside(0.88);
      const wide = easel.between(0.6, 2.2) * (r / 60);
      return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(wide)}" ry="${n(wide * 0.7)}" fill="${shade(crumb, 0.3)}" opacity=".55"/><path d="M${n(px - wide)} ${n(py + wide * 0.5)}q${n(wide)} ${n(wide * 0.8)} ${n(wide * 2)} 0" fill="none" stroke="${tint(crumb, 0.5)}" stroke-width=".5" opacity=".7"/>`;
    }).join('');
    const toasted = Array.from({ length: Math.round(toast * 10) }, () => {
      const [px, py] = inside(0.7);
      return `<path d="${smooth(roundish(easel, r * easel.between(0.16, 0.34), r * easel.between(0.12, 0.24), 0.25, 9).map(([a, b]) => [a + px, b + py] as const))}" fill="${mix(crust, '#8a4a18', 0.3)}" opacity=".16"/>`;
    }).join('');
    const bits = spots.flatMap((spot) =>
      Array.from({ length: 14 }, () => {
        const [px, py] = inside(0.92);
        return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 0.03)}" ry="${n(r * 0.018)}" fill="${spot}" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
      }),
    );
    return (
      castShadow(outline, r * 0.1) +
      solid(easel, outline, {
        colour: crust,
        height: Math.max(3, r * 0.1),
        side: shade(crust, 0.3),
        face: `<path d="${smooth(inner)}" fill="${easel.flat(crumb)}"/>${toasted}${pores}${bits.join('')}`,
      })
    );
  };

/** Half of a long loaf, cut open: the crumb with its large holes facing up, the crust around and below it. */
export const halfLoaf =
  (radius: number, crumb: Colour, crust: Colour): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = (grown: number, dx = 0, dy = 0) =>
      place(
        BREADS.long.map(([px, py]) => [px * (1 + grown * 0.4) * r + dx, py * (1 + grown) * r + dy] as const),
        x,
        y,
        turn,
      );
    const outer = form(0.1, 0, r * 0.06);
    const below = outer.map(([px, py]) => [px + r * 0.03, py + r * 0.22] as const);
    const inner = form(-0.06);
    const inside = (): readonly [number, number] => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance());
      return place([[Math.cos(angle) * far * 1.45 * r, Math.sin(angle) * far * 0.54 * r]], x, y, turn)[0]!;
    };
    const holes = Array.from({ length: 58 }, (_, index) => {
      const [px, py] = inside();
      const wide = r * (index % 5 === 0 ? easel.between(0.06, 0.12) : easel.between(0.015, 0.045));
      const hole = smooth(place(roundish(easel, wide, wide * 0.7, 0.3, 8), px, py, turn));
      return `<path d="${hole}" fill="${shade(crumb, 0.3)}" opacity=".75"/><path d="${hole}" transform="translate(0 ${n(wide * 0.28)})" fill="${tint(crumb, 0.4)}" opacity=".5"/>`;
    }).join('');
    return `${castShadow(below, r * 0.14)}<path d="${smooth(below)}" fill="${shade(crust, 0.3)}"/><path d="${smooth(outer)}" fill="${easel.flat(crust)}"/><path d="${smooth(inner)}" fill="${easel.flat(crumb)}" stroke="${mix(crumb, crust, 0.5)}" stroke-width="${n(r * 0.04)}"/>${holes}`;
  };

/** Crispbread: a thin oblong with straight edges, pricked in rows all over, or full of seeds. */
export const crispbread =
  (colour: Colour, width: number, height: number, seeds: readonly Colour[] = []): Draw =>
  (easel, x, y, turn, size) => {
    const [w, h] = [(width / 2) * size, (height / 2) * size];
    const at = (outline: Outline) => place(outline, x, y, turn);
    const corner = (px: number, py: number) => [px * w + easel.between(-1, 1), py * h + easel.between(-1, 1)] as const;
    const corners = at([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    const path = (dx: number, dy: number) => `M${corners.map(([a, b]) => `${n(a + dx)} ${n(b + dy)}`).join('L')}Z`;
    const [columns, rows] = [9, 6];
    const pricks = Array.from({ length: columns * rows }, (_, index) => {
      const column = (index % columns) - (columns - 1) / 2;
      const row = Math.floor(index / columns) - (rows - 1) / 2;
      const [[px, py]] = at([
        [(column / columns) * 2 * w + (Math.floor(index / columns) % 2 ? w * 0.05 : -w * 0.05), (row / rows) * 2 * h],
      ]) as [readonly [number, number]];
      const r = size * 1.5;
      return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="${shade(colour, 0.45)}" opacity=".7"/><path d="M${n(px - r)} ${n(py + r * 0.5)}q${n(r)} ${n(r)} ${n(r * 2)} 0" fill="none" stroke="${tint(colour, 0.6)}" stroke-width=".8" opacity=".8"/>`;
    }).join('');
    const sown = Array.from({ length: seeds.length * 20 }, (_, index) => {
      const [[px, py]] = at([[easel.between(-0.92, 0.92) * w, easel.between(-0.9, 0.9) * h]]) as [
        readonly [number, number],
      ];
      return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size * 2.2)}" ry="${n(size * 1.3)}" fill="${seeds[index % seeds.length]}" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
    }).join('');
    return `${castShadow(corners, size * 4)}<path d="${path(2, 5)}" fill="${shade(colour, 0.35)}"/><path d="${path(0, 0)}" fill="${easel.flat(colour)}" stroke="${shade(colour, 0.3)}" stroke-width="1.4" stroke-dasharray="${n(size * 2.4)} ${n(size)}"/>${seeds.length > 0 ? sown : pricks}`;
  };

/** A croissant: a crescent of rolled dough, widest in the middle, with each turn browned along its edge. */
export const croissant: Draw = (easel, x, y, turn, size) => {
  const turns = [-3, 3, -2, 2, -1, 1, 0].map((step) => {
    const angle = step * 0.44;
    const [px, py] = place([[Math.sin(angle) * 60, 34 - Math.cos(angle) * 54]], x, y, turn, size)[0]!;
    const wide = 40 - Math.abs(step) * 8.4;
    const long = 24 - Math.abs(step);
    const lean = Math.sign(step) * -0.16;
    const at = (points: Outline) => place(points, px, py, turn + angle + lean, size);
    const form = at([
      [-long, -wide * 0.7],
      [-long * 0.4, -wide],
      [long * 0.5, -wide],
      [long, -wide * 0.66],
      [long * 1.04, 0],
      [long, wide * 0.66],
      [long * 0.5, wide],
      [-long * 0.4, wide],
      [-long, wide * 0.7],
      [-long * 1.04, 0],
    ]);
    const ridge = (across: number, tone: Colour, width: number, opacity: number) =>
      line(
        at([
          [across * long, -wide * 0.82],
          [across * long * 1.15, 0],
          [across * long, wide * 0.82],
        ]),
        tone,
        width * size,
        opacity,
      );
    const face = ridge(0.72, '#8f5219', 4, 0.4) + ridge(-0.72, '#8f5219', 4, 0.4) + ridge(0, '#f7d48a', 9, 0.42);
    return (
      castShadow(form, 6 * size) +
      solid(easel, form, { colour: '#d0893a', height: 6 * size, isRound: true, gloss: step === 0 ? 0.4 : 0, face })
    );
  });
  return turns.join('');
};

/** A biscuit of shredded wheat: threads pressed into a pillow. */
export const shredded =
  (colour: Colour, width: number, height: number): Draw =>
  (easel, x, y, turn, size) => {
    const [w, h] = [(width / 2) * size, (height / 2) * size];
    const form = place(
      [
        [-w, -h * 0.5],
        [-w * 0.9, -h],
        [0, -h * 1.08],
        [w * 0.9, -h],
        [w, -h * 0.5],
        [w, h * 0.5],
        [w * 0.9, h],
        [0, h * 1.08],
        [-w * 0.9, h],
        [-w, h * 0.5],
      ],
      x,
      y,
      turn,
    );
    const threads = Array.from({ length: 22 }, (_, index) => {
      const py = (-0.92 + (index / 21) * 1.84) * h;
      const reach = w * easel.between(0.84, 0.97);
      const path = stroke(
        place(
          [
            [-reach, py],
            [0, py + easel.between(-0.1, 0.1) * h],
            [reach, py + easel.between(-0.06, 0.06) * h],
          ],
          x,
          y,
          turn,
        ),
      );
      return `<path d="${path}" stroke="${easel.pick([shade(colour, 0.42), tint(colour, 0.5), tint(colour, 0.3), shade(colour, 0.2)])}"/>`;
    }).join('');
    return solid(easel, form, {
      colour,
      height: h * 0.5,
      face: `<g fill="none" stroke-width="${n(h * 0.09)}" stroke-linecap="round">${threads}</g>`,
    });
  };
