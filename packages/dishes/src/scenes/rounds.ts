import { swell } from '../drawing/bodies.ts';
import { shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { type Outline, place, roundish, smooth } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';

/** Baked dough: an outline with a risen, rough, browned top. */
function loaf(easel: Easel, outline: Outline, colour: string, height: number): string {
  return `${castShadow(outline, height)}<path d="${smooth(outline.map(([x, y]) => [x + height * 0.4, y + height * 0.9] as const))}" fill="${shade(colour, 0.3)}" filter="${rough(easel, 0.12, 3)}"/><g filter="${rough(easel, 0.09, 2)}"><path d="${smooth(outline)}" fill="${colour}"/></g>`;
}

/** A cookie from above, lit as a slightly domed surface. */
export function cookie(easel: Easel, x: number, y: number, size: number, colour: string): string {
  const outline = place(roundish(easel, size, size * 0.97, 0.07, 13), x, y, 0);
  return loaf(easel, outline, colour, 6) + swell(easel, { cx: x, cy: y, rx: size * 1.02, ry: size });
}

/** The coating of a ball. */
export type Coat = 'coconut' | 'sesame' | 'cocoa' | 'oats';
const COATS: Readonly<Record<Coat, readonly string[]>> = {
  coconut: ['#fffdf4', '#f6efdc', '#fffaf0'],
  sesame: ['#f4e4b8', '#e9d3a0', '#fbf0d2'],
  cocoa: ['#3f2212', '#5a341c', '#2f180c'],
  oats: ['#e9d2a0', '#d8b97e', '#f3e3bd'],
};

/** A hand-rolled ball, lit as a sphere and rolled in a coating that sticks to it. */
export function rolledBall(easel: Easel, x: number, y: number, r: number, colour: string, coat: Coat): string {
  const outline = place(roundish(easel, r * 0.97, r * 0.96, 0.018, 17), x, y, 0);
  const path = smooth(outline);
  const ground = `<ellipse cx="${n(x + r * 0.24)}" cy="${n(y + r * 0.74)}" rx="${n(r * 0.98)}" ry="${n(r * 0.5)}" fill="#160701" opacity=".5" filter="${blur(easel, 5)}"/>`;
  const tones = COATS[coat];
  const specks = Array.from({ length: coat === 'coconut' ? 150 : 100 }, (_, index) => {
    const angle = easel.between(0, 6.283);
    const far = Math.sin(Math.acos(1 - easel.chance()) * 0.98) * 0.97;
    const [px, py] = [x + Math.cos(angle) * far * r, y + Math.sin(angle) * far * r];
    // The coating follows the sphere, so it looks narrower towards the edge.
    const narrow = Math.sqrt(Math.max(0.12, 1 - far * far));
    const long = r * (coat === 'coconut' ? 0.1 : coat === 'oats' ? 0.1 : 0.06);
    const wide = r * (coat === 'coconut' ? 0.03 : coat === 'oats' ? 0.07 : 0.04);
    const turn = coat === 'coconut' ? easel.between(0, 180) : (angle * 180) / Math.PI;
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(long * (coat === 'coconut' ? 1 : narrow))}" ry="${n(wide)}" fill="${tones[index % 3]}" transform="rotate(${n(turn)} ${n(px)} ${n(py)})" opacity=".92"/>`;
  }).join('');
  const light = easel.define(
    'sphere',
    '<radialGradient id="sphere" cx=".34" cy=".26" r=".82"><stop offset="0" stop-color="#fff6dc" stop-opacity=".6"/><stop offset=".36" stop-color="#fff6dc" stop-opacity="0"/><stop offset=".7" stop-color="#2c1205" stop-opacity=".22"/><stop offset="1" stop-color="#2c1205" stop-opacity=".66"/></radialGradient>',
  );
  const bounce = `<path d="M${n(x - r * 0.3)} ${n(y + r * 0.86)}A${n(r * 0.94)} ${n(r * 0.94)} 0 0 0 ${n(x + r * 0.78)} ${n(y + r * 0.5)}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="2.4" opacity=".3"/>`;
  return `${ground}<g filter="${rough(easel, 0.07, 1.4)}"><path d="${path}" fill="${colour}"/></g>${specks}<path d="${path}" fill="${light}"/>${bounce}`;
}
