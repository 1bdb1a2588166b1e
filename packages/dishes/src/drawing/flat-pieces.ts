import { type Colour, mix, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { blockish, type Outline, place, roundish, smooth, stroke } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

const around = (outline: Outline, x: number, y: number, share: number): Outline =>
  place(outline.map(([px, py]) => [px - x, py - y] as const), x, y, 0, share);

/** A wedge lying on its side: skin at the back, flesh in front. */
export const wedge =
  (skin: Colour, flesh: Colour, length: number, { core = null as Colour | null, width = 0.5, seeds = false, gloss = 0.4 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const form = place([[-1, 0.1], [-0.8, -0.5], [-0.3, -0.95], [0.3, -0.95], [0.8, -0.5], [1, 0.1], [0.5, 0.45], [0, 0.55], [-0.5, 0.45]].map(([px, py]) => [px!, py! * width] as const), x, y, turn, half);
    const cut = place([[-0.9, 0.06], [-0.6, -0.32], [0, -0.52], [0.6, -0.32], [0.9, 0.06], [0.45, 0.38], [0, 0.46], [-0.45, 0.38]].map(([px, py]) => [px!, py! * width] as const), x, y, turn, half);
    const middle = core ? `<path d="${smooth(place([[-0.45, 0.2], [0, 0.02], [0.45, 0.2], [0, 0.36]].map(([px, py]) => [px!, py! * width] as const), x, y, turn, half))}" fill="${core}" opacity=".8"/>` : '';
    const pips = seeds ? place([[-0.3, 0.1], [0.05, 0.02], [0.36, 0.12]].map(([px, py]) => [px!, py! * width] as const), x, y, turn, half).map(([px, py]) => `<ellipse cx="${n(px)}" cy="${n(py)}" rx="1.3" ry=".9" fill="#f4dd9a"/>`).join('') : '';
    return solid(easel, form, { colour: skin, height: half * 0.2, face: `<path d="${smooth(cut)}" fill="${easel.flat(flesh)}"/>${middle}${pips}`, gloss });
  };

/** A thin slice that folds on itself: ham, smoked salmon, cheese. */
export const fold =
  (colour: Colour, length: number, { edge = tint(colour, 0.35), stripes = null as Colour | null, wide = 0.55 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const half = (length / 2) * size;
    const wave = (): number => easel.between(-0.1, 0.1);
    const top: Outline = [[-1, 0.1], [-0.8, -0.55 + wave()], [-0.35, -0.85 + wave()], [0.15, -0.7 + wave()], [0.6, -0.9 + wave()], [1, -0.2]];
    const bottom: Outline = [[0.85, 0.5 + wave()], [0.35, 0.7 + wave()], [-0.2, 0.85 + wave()], [-0.7, 0.65 + wave()]];
    const form = place([...top, ...bottom].map(([px, py]) => [px, py * wide] as const), x, y, turn, half);
    const crease = (shiftY: number, tone: Colour, width: number, opacity: number) =>
      `<path d="${stroke(place([[-0.88, (0.25 + shiftY) * wide], [-0.35, (-0.12 + shiftY + wave()) * wide], [0.3, (0.2 + shiftY) * wide], [0.88, (-0.05 + shiftY) * wide]], x, y, turn, half))}" fill="none" stroke="${tone}" stroke-width="${n(width * half)}" stroke-linecap="round" opacity="${opacity}"/>`;
    const lines = stripes ? [-0.5, -0.28, 0.42, 0.62].map((at) => crease(at, stripes, 0.035, 0.75)).join('') : '';
    const face = `${lines}${crease(0.1, shade(colour, 0.45), 0.09, 0.32)}${crease(0, edge, 0.06, 0.8)}`;
    return solid(easel, form, { colour, height: 2.4 * size, face, gloss: 0.25 });
  };

interface Bread {
  readonly crumb: Colour;
  readonly crust: Colour;
  readonly form?: 'slice' | 'round' | 'oval' | 'square' | 'long';
  readonly spots?: readonly Colour[];
  readonly toast?: number;
  readonly holes?: number;
}

const BREADS: Record<NonNullable<Bread['form']>, Outline> = {
  slice: [[-1, -0.55], [-0.92, -0.95], [-0.4, -1.06], [0, -1], [0.4, -1.06], [0.92, -0.95], [1, -0.55], [0.88, -0.2], [0.88, 0.5], [0.86, 0.95], [0.4, 1], [0, 1], [-0.4, 1], [-0.86, 0.95], [-0.88, 0.5], [-0.88, -0.2]],
  square: [[-1, -0.9], [-0.9, -1], [0, -1], [0.9, -1], [1, -0.9], [1, 0], [1, 0.9], [0.9, 1], [0, 1], [-0.9, 1], [-1, 0.9], [-1, 0]],
  round: Array.from({ length: 14 }, (_, index) => [Math.cos((index / 14) * 6.283), Math.sin((index / 14) * 6.283)] as const),
  oval: Array.from({ length: 14 }, (_, index) => [Math.cos((index / 14) * 6.283) * 1.25, Math.sin((index / 14) * 6.283) * 0.8] as const),
  long: [[-1.7, 0], [-1.6, -0.5], [-1.1, -0.66], [0, -0.7], [1.1, -0.66], [1.6, -0.5], [1.7, 0], [1.6, 0.5], [1.1, 0.66], [0, 0.7], [-1.1, 0.66], [-1.6, 0.5]],
};

/** A slice, roll or cracker: crust around a crumb with pores, seeds and toasted spots. */
export const bread =
  (radius: number, { crumb, crust, form = 'slice', spots = [], toast = 0.35, holes = 40 }: Bread): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const outline = place(BREADS[form].map(([px, py]) => [px * easel.between(0.98, 1.02), py * easel.between(0.98, 1.02)] as const), x, y, turn, r);
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
    return castShadow(outline, r * 0.1) + solid(easel, outline, { colour: crust, height: Math.max(3, r * 0.1), side: shade(crust, 0.3), face: `<path d="${smooth(inner)}" fill="${easel.flat(crumb)}"/>${toasted}${pores}${bits.join('')}` });
  };

/** A tile: a square of chocolate, a slice of tofu, a cracker. */
export const tile =
  (colour: Colour, width: number, height: number, { thick = 3, dots = null as Colour | null, holes = false, gloss = 0 } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const form = place(blockish(easel, width * size, height * size, 0.05), x, y, turn);
    const marks = dots
      ? Array.from({ length: 16 }, () => {
          const [px, py] = place([[easel.between(-0.42, 0.42) * width * size, easel.between(-0.42, 0.42) * height * size]], x, y, turn)[0]!;
          return holes
            ? `<circle cx="${n(px)}" cy="${n(py)}" r="${n(size * 1.3)}" fill="${shade(colour, 0.4)}" opacity=".6"/>`
            : `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size * 2)}" ry="${n(size * 1.2)}" fill="${dots}" opacity=".7" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
        }).join('')
      : '';
    return solid(easel, form, { colour, height: thick * size, face: marks, gloss });
  };

/** A spoonful of something thick: a swirl with a peak. */
export const dollop =
  (colour: Colour, radius: number, { grain = null as Colour | null } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * 1.1, r * 0.92, 0.12, 11), x, y, turn);
    const curl = (reach: number, width: number, tone: Colour, opacity: number, dx = 0) =>
      `<path d="${stroke(Array.from({ length: 9 }, (_, index) => {
        const angle = turn + index * 0.78;
        const far = r * reach * (1 - index / 10);
        return [x + dx + Math.cos(angle) * far, y + dx + Math.sin(angle) * far * 0.86] as const;
      }))}" fill="none" stroke="${tone}" stroke-width="${n(r * width)}" stroke-linecap="round" opacity="${opacity}"/>`;
    const bits = grain
      ? Array.from({ length: 16 }, () => `<circle cx="${n(x + easel.between(-0.7, 0.7) * r)}" cy="${n(y + easel.between(-0.6, 0.6) * r)}" r="${n(easel.between(0.7, 1.5))}" fill="${grain}" opacity=".8"/>`).join('')
      : '';
    const face = curl(0.7, 0.16, shade(colour, 0.3), 0.4, 1) + curl(0.7, 0.13, tint(colour, 0.75), 0.85) + bits;
    return solid(easel, form, { colour, height: r * 0.22, isRound: true, face, gloss: 0.5 });
  };

/** A mushroom cut lengthwise. */
export const mushroomSlice =
  (cap: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const form = place([[-1, 0.05], [-0.9, -0.5], [-0.4, -0.9], [0.4, -0.9], [0.9, -0.5], [1, 0.05], [0.7, 0.22], [0.3, 0.15], [0.28, 0.8], [0, 0.95], [-0.28, 0.8], [-0.3, 0.15], [-0.7, 0.22]], x, y, turn, radius * size);
    const inner = around(form, x, y, 0.82);
    const gills = `<path d="${stroke(place([[-0.72, 0], [-0.3, -0.1], [0, 0.05], [0.3, -0.1], [0.72, 0]], x, y, turn, radius * size))}" fill="none" stroke="${shade(cap, 0.5)}" stroke-width="${n(radius * size * 0.12)}" opacity=".65"/>`;
    return solid(easel, form, { colour: cap, height: 2 * size, face: `<path d="${smooth(inner)}" fill="${easel.flat('#ecdcc0')}"/>${gills}` });
  };
