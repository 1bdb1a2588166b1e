import { type Colour, mix, shade, tint } from './colour.ts';
import { type Easel, n, rough, wet } from './easel.ts';
import { around, type Outline, place, roundish, smooth } from './outline.ts';

interface Melted {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  /** 0 for round bread, more for bread with corners. */
  readonly squareness: number;
}

/** Cheese melted under the grill: a glossy sheet that runs over the edge of its bread, browned in spots. */
export function meltedCheese(easel: Easel, { x, y, rx, ry, turn, squareness }: Melted, colour: Colour): string {
  const start = easel.between(0, 6.283);
  const form: Outline = place(
    Array.from({ length: 30 }, (_, index) => {
      const angle = (index / 30) * Math.PI * 2;
      const corner = 1 + squareness * Math.sin(2 * angle) ** 2;
      const tongue =
        0.05 * Math.sin(angle * 5 + start) +
        0.06 * Math.max(0, Math.sin(angle * 8 - start)) * (Math.sin(angle) > 0 ? 1.6 : 0.6);
      const reach = corner * (0.97 + tongue + easel.between(-0.012, 0.012));
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
    }),
    x,
    y,
    turn,
  );
  const path = smooth(form);
  const spot = (size: number, tone: Colour, opacity: number) => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 0.8;
    const own = roundish(easel, rx * size, ry * size * 0.8, 0.35, 8);
    return `<path d="${smooth(place(own, x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far, angle))}" fill="${tone}" opacity="${opacity}"/>`;
  };
  const browned = Array.from({ length: 15 }, () => {
    const size = easel.between(0.06, 0.15);
    return spot(size, '#cf7d24', 0.55) + spot(size * 0.5, '#8a4512', 0.6);
  }).join('');
  const bubbles = Array.from({ length: 7 }, () => spot(easel.between(0.04, 0.08), tint(colour, 0.55), 0.7)).join('');
  return `<path d="${path}" transform="translate(2 4)" fill="#1d0a02" opacity=".34"/><path d="${path}" transform="translate(.8 2.4)" fill="${shade(mix(colour, '#c9782a', 0.4), 0.2)}"/><g filter="${wet(easel, 2.4, 0.5)}"><path d="${path}" fill="${easel.flat(colour)}" filter="${rough(easel, 0.03, 1.2)}"/></g><path d="${smooth(around(form, x, y, 0.86))}" fill="none" stroke="${tint(colour, 0.6)}" stroke-width="${n(rx * 0.05)}" opacity=".4"/>${bubbles}${browned}`;
}

/** A ring of pineapple under melted cheese: its round rim and its hole still show. */
export function coveredRing(easel: Easel, x: number, y: number, r: number, cheese: Colour): string {
  const fruit = '#f5d04a';
  const wide = r * 0.56;
  const fibres = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 6.283 + easel.between(-0.06, 0.06);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + cos * r * 0.5)} ${n(y + sin * r * 0.5)}L${n(x + cos * r * 0.92)} ${n(y + sin * r * 0.92)}`;
  }).join('');
  const ring = (dx: number, dy: number, stroke: Colour, width: number, opacity: number) =>
    `<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(r * 0.7)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" opacity="${opacity}"/>`;
  return `${ring(2, 3.5, '#5a2c08', wide * 1.06, 0.4)}${ring(0, 0, shade(fruit, 0.22), wide * 1.04, 1)}${ring(-0.6, -1, fruit, wide * 0.92, 1)}<path d="${fibres}" stroke="${shade(fruit, 0.3)}" stroke-width="1.1" opacity=".5"/>${ring(-0.6, -1.4, tint(cheese, 0.5), wide * 0.2, 0.5)}`;
}
