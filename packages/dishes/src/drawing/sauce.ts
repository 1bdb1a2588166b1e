import { type Colour, shade, tint } from './colour.ts';
import { blur, type Easel, n, rough } from './easel.ts';
import { type Point, stroke } from './outline.ts';
import type { Room } from './vessels.ts';

/**
 * A sauce that fills a vessel up to a bed on the other side (`towards` 1 is the right), and laps over the edge of the
 * bed in one uneven line. The markup extends beyond the vessel, which must clip it.
 */
export function sauceUpTo(
  easel: Easel,
  { cx, cy, rx, ry }: Room,
  edge: number,
  towards: 1 | -1,
  colour: Colour,
): Readonly<{ body: string; glaze: string }> {
  const start = easel.between(0, 6.283);
  const shore: Point[] = Array.from({ length: 15 }, (_, index) => {
    const share = -1.1 + (index / 14) * 2.2;
    const bulge = 20 * (1 - share * share);
    const wave = 8 * Math.sin(index * 1.15 + start) + 4 * Math.sin(index * 2.6 - start) + easel.between(-2, 2);
    return [cx + edge * rx + towards * (bulge + wave), cy + share * ry];
  });
  const far = cx - towards * rx * 1.2;
  const [first, last] = [shore[0]!, shore.at(-1)!];
  const path = `${stroke(shore)}L${n(far)} ${n(last[1])}L${n(far)} ${n(first[1])}Z`;
  const line = stroke(shore);
  const drops = Array.from({ length: 26 }, () => {
    const [x, y] = [cx - towards * rx * easel.between(-0.1, 0.9), cy + ry * easel.between(-0.85, 0.85)];
    const r = easel.between(0.9, 3);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${tint(colour, 0.4)}" opacity=".5"/>`;
  }).join('');
  const body = `<path d="${path}" transform="translate(${n(towards * 3)} 4)" fill="#1d0a02" opacity=".3" filter="${blur(easel, 3)}"/><g filter="${rough(easel, 0.022, 1.7)}"><path d="${path}" fill="${colour}"/><path d="${line}" fill="none" stroke="${tint(colour, 0.24)}" stroke-width="12" opacity=".5" filter="${blur(easel, 3)}"/></g><path d="${line}" fill="none" stroke="${shade(colour, 0.4)}" stroke-width="1.6" opacity=".5"/><path d="${line}" transform="translate(${n(-towards * 2.4)} -1.2)" fill="none" stroke="#fff6e4" stroke-width="2" opacity=".5"/>${drops}`;
  return { body, glaze: `<path d="${path}" fill="${colour}" opacity=".2"/>` };
}
