import { type Colour, shade, tint } from './colour.ts';
import { n } from './easel.ts';
import { type Outline, place, type Point } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow } from './solid.ts';

const sharp = (points: Outline): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A thin slice of cheese with sharp corners, one of them bent up, and a few small holes. */
export const cheeseSlice =
  (colour: Colour, width: number, { holes = 5, rind = null as Colour | null } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const [w, h] = [(width / 2) * size, (width / 2) * size * 0.9];
    const at = (points: Outline) => place(points, x, y, turn % 0.9);
    const bent = easel.between(0.66, 0.8);
    const form = at([
      [-w, -h],
      [w * bent, -h],
      [w, -h * bent],
      [w, h],
      [-w, h],
    ]);
    const path = sharp(form);
    const eyes = Array.from({ length: holes }, () => {
      const [[px, py]] = at([[easel.between(-0.75, 0.6) * w, easel.between(-0.6, 0.75) * h]]) as [Point];
      const r = easel.between(0.04, 0.085) * w;
      return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r)}" ry="${n(r * 0.85)}" fill="${shade(colour, 0.32)}"/><path d="M${n(px - r)} ${n(py + r * 0.4)}a${n(r)} ${n(r)} 0 0 0 ${n(r * 2)} 0" fill="none" stroke="${tint(colour, 0.7)}" stroke-width="${n(r * 0.3)}"/>`;
    }).join('');
    const corner = at([
      [w * bent, -h],
      [w, -h * bent],
      [w * (bent - 0.06), -h * (bent - 0.06)],
    ]);
    const edge = rind
      ? `<path d="M${n(form[4]![0])} ${n(form[4]![1])}L${n(form[3]![0])} ${n(form[3]![1])}" stroke="${rind}" stroke-width="${n(w * 0.1)}"/>`
      : '';
    return `${castShadow(form, size * 2.4)}<path d="${path}" transform="translate(.6 ${n(size * 1.8)})" fill="${shade(colour, 0.28)}"/><path d="${path}" fill="${easel.flat(colour)}" stroke="${tint(colour, 0.5)}" stroke-width=".8"/>${eyes}${edge}<path d="${sharp(corner)}" fill="${tint(colour, 0.55)}" stroke="${shade(colour, 0.2)}" stroke-width=".6"/>`;
  };

/** A wedge cut from a soft cheese: a pale, creamy face between rinds of white mould. */
export const softWedge: Draw = (easel, x, y, turn, size) => {
  const at = (points: Outline) => place(points, x, y, turn % 1.2, size);
  const top = at([
    [-24, 2],
    [20, -13],
    [22, 6],
  ]);
  const cut = at([
    [-24, 2],
    [22, 6],
    [22, 18],
    [-24, 12],
  ]);
  const heel = at([
    [20, -13],
    [26, -9],
    [27, 12],
    [22, 18],
    [22, 6],
  ]);
  return `${castShadow([...cut, ...heel], size * 3)}<path d="${sharp(heel)}" fill="#efe8d6"/><path d="${sharp(cut)}" fill="${easel.flat('#f5dfa0')}" stroke="#fffdf4" stroke-width="${n(size * 1.8)}" stroke-linejoin="round"/><path d="${sharp(top)}" fill="${easel.flat('#fffaf0')}" stroke="#e3dac4" stroke-width=".8" stroke-linejoin="round"/>`;
};
