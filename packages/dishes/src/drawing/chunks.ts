import { type Colour, mix, shade, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { blockish, type Outline, place, type Point, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid, strand, strands } from './solid.ts';

const line = (points: Outline, colour: Colour, width: number, opacity: number): string =>
  `<path d="${stroke(points)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" opacity="${opacity}"/>`;

/** A lump as it comes from the pan: browned in spots, uneven. */
export const lump =
  (colour: Colour, radius: number, { wobble = 0.22, gloss = 0.3, brown = null as Colour | null } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const own = mix(colour, easel.chance() < 0.5 ? shade(colour, 0.16) : tint(colour, 0.12), easel.pick([0, 0.5, 1]));
    const form = place(roundish(easel, r * 1.15, r * 0.86, wobble, 8), x, y, turn);
    const spots = brown
      ? `<path d="${smooth(place(roundish(easel, r * 0.62, r * 0.4, 0.3, 7), x + r * 0.08, y + r * 0.05, turn))}" fill="${brown}" opacity=".5"/>${line(place([[-0.5, 0.1], [0, -0.05], [0.5, 0.15]], x, y, turn, r), shade(brown, 0.3), r * 0.07, 0.4)}`
      : '';
    return solid(easel, form, { colour: own, height: r * 0.34, isRound: true, gloss, face: spots });
  };

/** A cube, seen with its top and two sides. */
export const cube =
  (colour: Colour, side: number, { skin = null as Colour | null, gloss = 0 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const s = side * size;
    const form = place(blockish(easel, s * easel.between(0.9, 1.12), s * easel.between(0.85, 1.05), 0.14), x, y, turn);
    const face = skin && easel.chance() < 0.4 ? line(place([[-0.42, 0.46], [0.42, 0.46]], x, y, turn, s), skin, s * 0.16, 0.95) : '';
    return solid(easel, form, { colour, height: s * 0.36, side: shade(colour, 0.3), gloss, face });
  };

/** A strip: of a pepper, of meat, of bacon. */
export const strip =
  (colour: Colour, length: number, width: number, { inner = null as Colour | null, gloss = 0.35, wave = 0.25, height = 1.6 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const curve = easel.between(-1, 1) * wave;
    const half = (length / 2) * size;
    const w = (width / 2) * size;
    const top: Point[] = [];
    const under: Point[] = [];
    for (let step = 0; step <= 5; step++) {
      const t = step / 5;
      const px = -half + t * half * 2;
      const py = Math.sin(t * Math.PI) * curve * half;
      const here = w * easel.between(0.88, 1.1);
      top.push([px, py - here]);
      under.unshift([px, py + here]);
    }
    const form = place([...top, ...under], x, y, turn);
    const middle = place(top.map(([px, py]) => [px, py + w * 1.15] as const), x, y, turn);
    const face = inner ? line(middle, inner, w * 0.7, 0.9) : line(middle, tint(colour, 0.5), w * 0.3, gloss);
    return solid(easel, form, { colour, height: height * size, face });
  };

/** A rasher: lean and fat in stripes, wavy. */
export const rasher =
  (lean: Colour, fat: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const w = (width / 2) * size;
    const wave = (t: number) => Math.sin(t * 9 + size) * w * 0.28;
    const edge = (side: number) => Array.from({ length: 9 }, (_, index) => [-half + (index / 8) * half * 2, side * w + wave(index / 8)] as Point);
    const form = place([...edge(-1), ...edge(1).toReversed()], x, y, turn);
    const stripes = [[-0.55, fat, 0.34], [0.1, fat, 0.2], [0.72, fat, 0.26]] as const;
    const face = stripes.map(([at, colour, wide]) => line(place(edge(at), x, y, turn), colour, w * wide, 0.9)).join('');
    return solid(easel, form, { colour: lean, height: 2 * size, face });
  };

interface Fillet {
  readonly length: number;
  readonly width: number;
  readonly marks?: 'grill' | 'flakes' | 'lines' | 'crust' | 'sear' | 'none';
  readonly mark?: Colour;
  readonly taper?: number;
  readonly height?: number;
  readonly gloss?: number;
}

/** A whole piece of meat or fish, browned, with the marks of how it was cooked. */
export const fillet =
  (colour: Colour, { length, width, marks = 'none', mark = shade(colour, 0.5), taper = 0.3, height = 6, gloss = 0.3 }: Fillet): Draw =>
  (easel, x, y, turn, size) => {
    const l = (length / 2) * size;
    const w = (width / 2) * size;
    const form = place(
      [[-1, 0], [-0.92, -0.7], [-0.5, -1], [0.1, -0.98], [0.6, -1 + taper], [0.95, -0.6 + taper * 0.8], [1, 0], [0.92, 0.55 - taper * 0.5], [0.5, 0.95 - taper * 0.5], [0, 1], [-0.55, 0.97], [-0.93, 0.68]].map(
        ([px, py]) => [px! * l * easel.between(0.96, 1.04), py! * w * easel.between(0.94, 1.05)] as const,
      ),
      x, y, turn,
    );
    const across = (count: number, slant: number, wide: number, opacity: number, bow = 0) =>
      Array.from({ length: count }, (_, index) => {
        const px = -0.74 + (index / (count - 1)) * 1.4;
        return line(place([[(px - slant) * l, -w * 0.76], [(px + bow) * l, 0], [(px + slant) * l, w * 0.74]], x, y, turn), mark, wide * size, opacity);
      }).join('');
    const crumbs = () =>
      Array.from({ length: 46 }, () => {
        const [px, py] = place([[easel.between(-0.86, 0.86) * l, easel.between(-0.78, 0.74) * w]], x, y, turn)[0]!;
        return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(easel.between(0.8, 2))}" fill="${easel.pick([mark, tint(colour, 0.4), shade(colour, 0.2)])}" opacity=".55"/>`;
      }).join('');
    const faces = {
      none: () => '',
      grill: () => across(5, 0.14, width * 0.075, 0.72),
      flakes: () => across(6, 0.02, 1.3, 0.55, 0.12),
      lines: () => across(9, 0.1, 1, 0.4, -0.08),
      crust: crumbs,
      sear: () => `<path d="${smooth(place(roundish(easel, l * 0.78, w * 0.7, 0.16, 12), x, y, turn))}" fill="${mark}" opacity=".42"/>${crumbs()}`,
    };
    return castShadow(form, height * size * 0.5) + solid(easel, form, { colour, height: height * size * 0.6, side: shade(colour, 0.36), face: faces[marks](), gloss });
  };

/** A floret: a short stem under a crown of small buds. */
export const floret =
  (colour: Colour, stem: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const base = place([[-0.2, 0], [-0.24, 0.7], [-0.3, 1.1], [0, 1.18], [0.3, 1.1], [0.24, 0.7], [0.2, 0]], x, y, turn, r);
    const heads: string[] = [];
    const crown: Outline = [[0, -0.55], [-0.5, -0.35], [0.5, -0.35], [-0.66, 0.05], [0.66, 0.05], [-0.3, 0], [0.32, 0.02], [0, -0.15], [0, 0.22]];
    const outline = place(roundish(easel, r * 0.95, r * 0.8, 0.08, 10), x - Math.sin(turn) * -r * 0.12, y - Math.cos(turn) * r * 0.12, turn);
    for (const [px, py] of place(crown, x, y, turn, r)) {
      const bud = r * easel.between(0.33, 0.44);
      heads.push(`<circle cx="${n(px)}" cy="${n(py)}" r="${n(bud)}" fill="${easel.round(easel.chance() < 0.4 ? shade(colour, 0.12) : colour)}"/>`);
      for (let index = 0; index < 9; index++) {
        const angle = index * 2.4;
        const reach = Math.sqrt(index / 9) * bud * 0.9;
        heads.push(`<circle cx="${n(px + Math.cos(angle) * reach)}" cy="${n(py + Math.sin(angle) * reach)}" r="${n(bud * 0.17)}" fill="${index % 2 ? shade(colour, 0.26) : tint(colour, 0.32)}" opacity=".75"/>`);
      }
    }
    return castShadow(outline, r * 0.3) + solid(easel, base, { colour: stem, height: r * 0.2 }) + heads.join('');
  };

/** A prawn: a bent body in rings, a tail. */
export const prawn =
  (radius: number, { colour = '#f4a078' as Colour } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let step = 0; step <= 9; step++) {
      const angle = -0.4 + (step / 9) * 4;
      const wide = r * (0.46 - (step / 9) * 0.26);
      outer.push([Math.cos(angle) * (r * 0.62 + wide), Math.sin(angle) * (r * 0.62 + wide)]);
      inner.unshift([Math.cos(angle) * (r * 0.62 - wide), Math.sin(angle) * (r * 0.62 - wide)]);
    }
    const form = place([...outer, ...inner], x, y, turn);
    const rings = Array.from({ length: 6 }, (_, index) => {
      const [a, b] = [outer[index + 2]!, inner[inner.length - 3 - index]!];
      return line(place([a, [(a[0] + b[0]) / 2 + 1, (a[1] + b[1]) / 2], b], x, y, turn), '#d9542f', r * 0.09, 0.6);
    }).join('');
    const end = place([[Math.cos(3.6) * r * 0.62, Math.sin(3.6) * r * 0.62]], x, y, turn)[0]!;
    const tail = [0.5, -0.5].map((fan) => `<path d="${smooth(place([[0, 0], [r * 0.3, -r * 0.2], [r * 0.55, 0], [r * 0.3, r * 0.16]], end[0], end[1], turn + 5 + fan))}" fill="${easel.round('#dd5a32')}"/>`).join('');
    return solid(easel, form, { colour, height: r * 0.2, isRound: true, gloss: 0.6, face: rings }) + tail;
  };

/** A whole sausage, browned along its back. */
export const sausage =
  (colour: Colour, length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const bow = easel.between(0.1, 0.25) * length * size;
    const points: Outline = place([[-length / 2 * size, 0], [0, -bow * 1.6], [length / 2 * size, 0]], x, y + bow * 0.5, turn);
    const path = stroke([points[0]!, points[1]!, points[2]!]);
    const w = width * size;
    const mark = [0.3, 0.5, 0.7].map((t) => {
      const px = (1 - t) ** 2 * points[0]![0] + 2 * t * (1 - t) * points[1]![0] + t ** 2 * points[2]![0];
      const py = (1 - t) ** 2 * points[0]![1] + 2 * t * (1 - t) * points[1]![1] + t ** 2 * points[2]![1];
      return line(place([[-w * 0.12, -w * 0.3], [w * 0.12, w * 0.3]], px, py, turn), shade(colour, 0.62), w * 0.1, 0.6);
    });
    const wide = (dx: number, dy: number, k: number, fill: Colour, opacity: number) => `<path d="${path}" transform="translate(${n(dx)} ${n(dy)})" stroke="${fill}" stroke-width="${n(w * k)}" opacity="${opacity}"/>`;
    return strands(
      wide(w * 0.16, w * 0.24, 1.02, '#1d0a02', 0.3) + wide(0, 0, 1, shade(colour, 0.42), 1) + wide(-w * 0.05, -w * 0.06, 0.84, colour, 1) + wide(-w * 0.1, -w * 0.13, 0.5, tint(colour, 0.22), 0.7) + wide(-w * 0.17, -w * 0.22, 0.1, '#fff3e0', 0.65) + mark.join(''),
    );
  };

/** Thin shreds that lie as they fell: cheese, cabbage, carrot. */
export const shreds =
  (colours: readonly Colour[], length: number, width: number, count: number, curl = 0.35): Draw =>
  (easel, x, y, turn, size) => {
    let parts = '';
    for (let index = 0; index < count; index++) {
      const angle = turn + easel.between(0, 6.28);
      const reach = easel.between(0, length * 0.5) * size;
      const at = easel.between(0, 6.28);
      const [cx, cy] = [x + Math.cos(at) * reach, y + Math.sin(at) * reach];
      const half = (length / 2) * size * easel.between(0.7, 1.15);
      parts += strand(easel, stroke(place([[-half, 0], [0, half * curl * easel.between(-1.6, 1.6)], [half, 0]], cx, cy, angle)), width * size, easel.pick(colours));
    }
    return strands(parts);
  };

/** A loose heap of small bits, such as seeds, crumbs or mince, from bits of one draw. */
export const heap =
  (bit: Draw, count: number, spread: number): Draw =>
  (easel: Easel, x, y, _turn, size) =>
    Array.from({ length: count }, (_, index) => {
      const reach = Math.sqrt((count - index) / count) * spread * size;
      const angle = index * 2.4 + easel.between(-0.5, 0.5);
      return bit(easel, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9, easel.between(0, 6.28), size * easel.between(0.8, 1.15));
    }).join('');
