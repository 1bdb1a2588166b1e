import { type Colour, mix, shade, tint } from './colour.ts';
import { blur, type Easel, n } from './easel.ts';
import { around, type Outline, place, smooth, stroke } from './outline.ts';

/** Foods that run clear from a spoon. */
export const CLEAR_SYRUP = /honey|syrup|treacle|agave/;

export const syrupColour = (food: string): Colour =>
  /treacle|molasses/.test(food) ? '#5f2a0a' : /maple|agave/.test(food) ? '#b4641a' : '#dc9318';

/** The outline of a liquid that has spread: a few broad lobes. */
const ran = (easel: Easel, x: number, y: number, rx: number, ry: number, lobes: number): Outline => {
  const [one, two] = [easel.between(0, 6.283), easel.between(0, 6.283)];
  return place(
    Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 24) * Math.PI * 2;
      const reach = 0.94 + 0.16 * Math.sin(angle * lobes + one) + 0.07 * Math.sin(angle * (lobes + 2) + two);
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
    }),
    x,
    y,
    easel.between(-0.3, 0.3),
  );
};

/**
 * Honey, syrup or jam that has spread: clear at the rim, dark in the middle, with a window reflected in it and light
 * shining through on the far side.
 */
export function glossy(easel: Easel, x: number, y: number, rx: number, ry: number, colour: Colour, drops = 3): string {
  const one = (form: Outline, cx: number, cy: number, w: number, h: number): string => {
    const path = smooth(form);
    const glow = smooth(around(form, cx + w * 0.14, cy + h * 0.18, 0.62));
    const arc = (from: number, to: number, far: number) =>
      stroke(
        Array.from({ length: 5 }, (_, step) => {
          const angle = from + ((to - from) * step) / 4;
          return [cx + Math.cos(angle) * w * far, cy + Math.sin(angle) * h * far] as const;
        }),
      );
    const shine =
      w < 9
        ? `<ellipse cx="${n(cx - w * 0.3)}" cy="${n(cy - h * 0.34)}" rx="${n(w * 0.24)}" ry="${n(h * 0.18)}" fill="#fff" opacity=".9"/>`
        : `<path d="${arc(3.4, 4.5, 0.66)}" fill="none" stroke="#fff" stroke-width="${n(Math.min(w, h) * 0.13)}" stroke-linecap="round" opacity=".85"/><ellipse cx="${n(cx + w * 0.1)}" cy="${n(cy - h * 0.62)}" rx="${n(w * 0.07)}" ry="${n(h * 0.06)}" fill="#fff" opacity=".85"/>`;
    return `<path d="${path}" transform="translate(1.4 2.6)" fill="#3a1604" opacity=".34" filter="${blur(easel, 1.6)}"/><path d="${path}" fill="${colour}" opacity=".9"/><path d="${path}" fill="none" stroke="${shade(colour, 0.34)}" stroke-width="${n(Math.max(1, Math.min(w, h) * 0.07))}" opacity=".6"/><path d="${glow}" fill="${mix(tint(colour, 0.42), '#ffd36a', 0.3)}" opacity=".75" filter="${blur(easel, Math.min(w, h) > 20 ? 5 : 1.6)}"/>${shine}`;
  };
  const near = Array.from({ length: drops }, (_, index) => {
    const angle = easel.between(0, 1.4) + index * 2.1;
    const size = easel.between(4, 8);
    const [dx, dy] = [x + Math.cos(angle) * (rx * 1.12 + 9), y + Math.sin(angle) * (ry * 1.12 + 9)];
    return one(ran(easel, dx, dy, size, size * 0.82, 2), dx, dy, size, size * 0.82);
  }).join('');
  return one(ran(easel, x, y, rx, ry, 3), x, y, rx, ry) + near;
}
