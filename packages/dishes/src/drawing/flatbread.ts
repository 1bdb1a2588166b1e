import { type Colour, mix, shade, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { line, type Outline, place, roundish, shift, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** A flat bread from the oven or the pan: pale, irregular, with blisters that are charred on top. */
export const flatbread =
  (
    colour: Colour,
    radius: number,
    { outline = 'round', chars = 12 }: Readonly<{ outline?: 'round' | 'drop' | 'long'; chars?: number }> = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(
      Array.from({ length: 18 }, (_, index) => {
        const angle = (index / 18) * Math.PI * 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const here = easel.between(0.96, 1.04);
        if (outline === 'drop') return [cos * 1.24 * here, sin * (0.86 - cos * 0.22) * here] as const;
        if (outline === 'long')
          return [
            Math.sign(cos) * Math.abs(cos) ** 0.62 * 1.42 * here,
            Math.sign(sin) * Math.abs(sin) ** 0.7 * 0.84 * here,
          ] as const;
        return [cos * 1.02 * here, sin * here] as const;
      }),
      x,
      y,
      turn,
      r,
    );
    const stretch = outline === 'round' ? 0.8 : 1;
    const spots = Array.from({ length: chars }, () => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * 0.8;
      const [[px, py]] = place([[Math.cos(angle) * far * stretch, Math.sin(angle) * far * 0.74]], x, y, turn, r) as [
        readonly [number, number],
      ];
      const wide = r * easel.between(0.07, 0.17);
      const blister = smooth(place(roundish(easel, wide, wide * 0.74, 0.24, 9), px, py, easel.between(0, 3)));
      const char = smooth(
        place(roundish(easel, wide * 0.62, wide * 0.4, 0.4, 8), px + wide * 0.1, py + wide * 0.06, easel.between(0, 3)),
      );
      return `<path d="${blister}" transform="translate(1 1.4)" fill="${shade(colour, 0.4)}" opacity=".4"/><path d="${blister}" fill="${tint(colour, 0.42)}" opacity=".9"/><path d="${char}" fill="#6b3413" opacity="${n(easel.between(0.45, 0.8))}"/>`;
    }).join('');
    return (
      castShadow(form, r * 0.08) +
      solid(easel, form, {
        colour,
        height: Math.max(3, r * 0.09),
        side: shade(mix(colour, '#c98a44', 0.4), 0.2),
        face: outline === 'long' ? pressed(easel, x, y, turn, r, colour) : spots,
      })
    );
  };

/** The rows that fingers pressed into a Turkish loaf, sprinkled with sesame and nigella seeds. */
function pressed(easel: Easel, x: number, y: number, turn: number, r: number, colour: Colour): string {
  const rows = [
    ...[-0.44, 0, 0.44].map((py) => [
      [-1.24, py],
      [1.24, py],
    ]),
    ...[-0.96, -0.48, 0, 0.48, 0.96].map((px) => [
      [px, -0.62],
      [px, 0.62],
    ]),
  ].map((row) => {
    const points = place(row as unknown as Outline, x, y, turn, r);
    return (
      line(points, shade(colour, 0.3), r * 0.07, 0.4) +
      line(shift(points, 0, r * 0.05), tint(colour, 0.5), r * 0.03, 0.5)
    );
  });
  const seeds = Array.from({ length: 70 }, (_, index) => {
    const [[px, py]] = place([[easel.between(-1.2, 1.2), easel.between(-0.66, 0.66)]], x, y, turn, r) as [
      readonly [number, number],
    ];
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 0.026)}" ry="${n(r * 0.016)}" fill="${index % 3 ? '#f8e9c4' : '#2c2420'}" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
  });
  return rows.join('') + seeds.join('');
}
