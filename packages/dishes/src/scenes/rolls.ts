import type { Portion } from '../drawing/arrange.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { type Outline, roundish, smooth } from '../drawing/outline.ts';
import type { Part, Plating } from '../dish.ts';
import { colourOf, shareOf } from './breads.ts';
import { drip, filling, loafOf } from './fillings.ts';

/** A roll, a burger or a filled baguette, seen from the front: base, filling, crown. */
export function stacked(
  plating: Plating,
  carrier: Part,
  portions: readonly Portion[],
  spreads: readonly Part[],
  {
    cx,
    cy,
    size,
    share,
    patty,
  }: Readonly<{ cx: number; cy: number; size: number; share: number; patty: string | null }>,
): string {
  const { easel } = plating;
  const isLong = patty === null && /baguette|ciabatta|turkish|focaccia/.test(carrier.food);
  const isFlat = patty === null && /muffin|crumpet|ciabatta|turkish|focaccia/.test(carrier.food);
  const { crumb, crust } = loafOf(carrier.food);
  const golden = mix(crust, '#c98032', 0.35);
  const w = (isLong ? 158 : 104) * size;
  const rise = (isFlat ? 46 : isLong ? 54 : patty === null ? 74 : 84) * size;
  const gap = (patty !== null ? 66 : portions.length === 0 ? 16 : 46) * size;
  const foot = 32 * size;
  const [left, right, floor] = [cx - w, cx + w, cy + gap + foot];
  const shadow = `<ellipse cx="${n(cx + 10)}" cy="${n(floor - 2)}" rx="${n(w * 1.06)}" ry="${n(18 * size)}" fill="#160701" opacity=".55" filter="${blur(easel, 6)}"/>`;
  const base = `<path d="M${n(left + 4)} ${n(cy + gap - 6)}H${n(right - 4)}q8 ${n(foot * 0.5)} -6 ${n(foot * 0.86)}q${n(-w * 0.9)} ${n(foot * 0.36)} ${n(-w * 2 + 20)} 0q-14 ${n(-foot * 0.36)} -6 ${n(-foot * 0.86)}z" fill="${easel.flat(golden)}"/><ellipse cx="${n(cx)}" cy="${n(cy + gap - 4)}" rx="${n(w - 6)}" ry="${n(10 * size)}" fill="${crumb}"/>`;
  const dome: Outline = [
    [left, cy - 2],
    [left - 2, cy - rise * 0.42],
    [cx - w * 0.72, cy - rise * 0.92],
    [cx - w * 0.3, cy - rise * 1.06],
    [cx + w * 0.3, cy - rise * 1.06],
    [cx + w * 0.72, cy - rise * 0.92],
    [right + 2, cy - rise * 0.42],
    [right, cy - 2],
    [cx + w * 0.6, cy + 9 * size],
    [cx, cy + 11 * size],
    [cx - w * 0.6, cy + 9 * size],
  ];
  const seeds = /burger/.test(carrier.food)
    ? Array.from({ length: 26 }, () => {
        const x = easel.between(-0.66, 0.66);
        return `<ellipse cx="${n(cx + x * w)}" cy="${n(cy - rise * easel.between(0.45, 1) * Math.sqrt(1 - x * x * 0.8))}" rx="${n(3.6 * size)}" ry="${n(2.2 * size)}" fill="#f8e9c0" transform="rotate(${n(easel.between(-40, 40))} ${n(cx + x * w)} ${n(cy - rise * 0.7)})" opacity=".95"/>`;
      }).join('')
    : isLong
      ? [-0.55, -0.1, 0.36]
          .map(
            (at) =>
              `<path d="M${n(cx + at * w)} ${n(cy - rise * 0.42)}q${n(w * 0.1)} ${n(-rise * 0.4)} ${n(w * 0.26)} ${n(-rise * 0.48)}" fill="none" stroke="${tint(crumb, 0.2)}" stroke-width="${n(8 * size)}" stroke-linecap="round" opacity=".75"/>`,
          )
          .join('')
      : carrier.food === 'bagel'
        ? `<ellipse cx="${n(cx)}" cy="${n(cy - rise * 0.82)}" rx="${n(w * 0.27)}" ry="${n(rise * 0.13)}" fill="${shade(golden, 0.62)}"/><path d="M${n(cx - w * 0.27)} ${n(cy - rise * 0.82)}a${n(w * 0.27)} ${n(rise * 0.13)} 0 0 0 ${n(w * 0.54)} 0" fill="none" stroke="${tint(golden, 0.4)}" stroke-width="2.4"/>`
        : /roll/.test(carrier.food)
          ? `<path d="M${n(cx - w * 0.5)} ${n(cy - rise * 0.66)}q${n(w * 0.46)} ${n(-rise * 0.34)} ${n(w * 1.02)} ${n(-rise * 0.04)}" fill="none" stroke="${shade(golden, 0.3)}" stroke-width="${n(13 * size)}" stroke-linecap="round" opacity=".5"/><path d="M${n(cx - w * 0.5)} ${n(cy - rise * 0.68)}q${n(w * 0.46)} ${n(-rise * 0.34)} ${n(w * 1.02)} ${n(-rise * 0.04)}" fill="none" stroke="${tint(crumb, 0.15)}" stroke-width="${n(9 * size)}" stroke-linecap="round" opacity=".85"/>`
          : `<path d="${smooth(roundish(easel, w * 0.5, rise * 0.14, 0.3, 9).map(([a, b]) => [a + cx - w * 0.1, b + cy - rise * 0.78] as const))}" fill="${tint(golden, 0.6)}" opacity=".35"/>`;
  const light = easel.define(
    'crown',
    '<linearGradient id="crown" x1=".3" y1="0" x2=".62" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#2c1205" stop-opacity=".45"/></linearGradient>',
  );
  const crown = `<g filter="${rough(easel, 0.03, 0.9)}"><path d="${smooth(dome)}" fill="${golden}"/></g><path d="${smooth(dome)}" fill="${light}"/>${seeds}`;
  const inside = filling(plating, shareOf(portions, share), {
    cx,
    cy: cy + gap * (patty === null ? 0.5 : 0.24),
    rx: w * 1.05,
    ry: gap * (patty === null ? 0.68 : 0.36),
  });
  const meat = patty === null ? '' : drawPatty(easel, { cx, cy: cy + gap * 0.66, rx: w * 1.02, ry: gap * 0.27 }, patty);
  const spread = spreads[0] ? drip(easel, left + 12, right - 12, cy + 8, colourOf(spreads[0])) : '';
  const dark = `<ellipse cx="${n(cx)}" cy="${n(cy + gap * 0.5)}" rx="${n(w * 0.96)}" ry="${n(gap * 0.6)}" fill="${portions.length === 0 && spreads[0] ? colourOf(spreads[0]) : shade(crumb, 0.55)}" opacity=".9"/>`;
  return `${shadow}${base}${dark}${meat}${inside}${spread}${crown}`;
}

/** A burger patty seen from the side: thick, rough and browned. */
export function drawPatty(
  easel: Easel,
  { cx, cy, rx, ry }: Readonly<{ cx: number; cy: number; rx: number; ry: number }>,
  colour: string,
): string {
  const edge = (up: 1 | -1) =>
    Array.from({ length: 15 }, (_, step) => {
      const t = -1 + (step / 14) * 2;
      const bulge = Math.max(0, 1 - t ** 6) * ry * easel.between(0.88, 1.08);
      return [cx + up * t * rx, cy - up * bulge] as const;
    });
  const path = smooth([...edge(1), ...edge(-1)]);
  const crumbs = Array.from({ length: 70 }, () => {
    const [x, y] = [cx + easel.between(-0.94, 0.94) * rx, cy + easel.between(-0.8, 0.8) * ry];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(easel.between(1.6, 5))}" ry="${n(easel.between(1, 2.6))}" fill="${easel.pick([shade(colour, 0.4), tint(colour, 0.22), shade(colour, 0.2)])}" opacity=".6"/>`;
  }).join('');
  return `<path d="${path}" transform="translate(2 6)" fill="#1d0a02" opacity=".4"/><g filter="${rough(easel, 0.05, 2.2)}"><path d="${path}" fill="${colour}"/>${crumbs}</g><path d="${smooth(edge(1).map(([x, y]) => [x, y + ry * 0.34] as const))}" fill="none" stroke="#fff0d8" stroke-width="2" opacity=".22"/>`;
}

export const isPatty = ({ piece, food }: Part): boolean =>
  piece?.layer === 'whole' ||
  /mince|burger|chicken|cod|pollock|salmon|tempeh|halloumi|portobello|chickpeas|beans-canned|lentils|beetroot|tofu/.test(
    food,
  );

/** Returns the colour of the dish's burger; null if it has none. */
export function pattyOf(title: string, parts: readonly Part[]): string | null {
  if (!/burger/.test(title)) return null;
  const patty = parts.find(isPatty);
  if (patty === undefined) return null;
  if (/salmon|fish|cod/.test(patty.food)) return '#d38f52';
  return /mince|beef|lamb|black-beans|portobello/.test(patty.food) && !/vegan|chicken|turkey/.test(patty.food)
    ? '#7a4628'
    : /beetroot/.test(patty.food)
      ? '#7c2f3c'
      : '#b07a40';
}
