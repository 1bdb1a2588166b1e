import { heapUp, type Portion } from '../drawing/arrange.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough, wet } from '../drawing/easel.ts';
import { type Outline, roundish, smooth, stroke } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { board, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { platter } from './bites.ts';
import { colourOf, isCarrier, onBread, shareOf, SPREAD } from './breads.ts';
import { mound } from './heaps.ts';

interface Loaf {
  readonly crumb: string;
  readonly crust: string;
}

const loafOf = (food: string): Loaf =>
  /ontbijtkoek/.test(food)
    ? { crumb: '#9c6232', crust: '#5e3618' }
    : /rye|pumpernickel/.test(food)
      ? { crumb: '#7d5230', crust: '#4a2a14' }
      : /wholewheat|brown|multigrain|spelt/.test(food)
        ? { crumb: '#cda46c', crust: '#8a5426' }
        : /pitta|naan|flatbread|turkish|chapati|roti|tortilla|wrap/.test(food)
          ? { crumb: '#efd9a8', crust: '#d6a35c' }
          : { crumb: '#f5e5c0', crust: '#c58a40' };

/** What lies between the halves: seen at an angle, so flatter than from above. */
function filling(
  plating: Plating,
  portions: readonly Portion[],
  { cx, cy, rx, ry }: Readonly<{ cx: number; cy: number; rx: number; ry: number }>,
): string {
  const flat = 0.62;
  // Large pieces lie in slices along the whole cut.
  const sliced = portions.map(({ piece, count }) => ({ piece, count: piece.each >= 20 ? count * 3 : count }));
  const heap = heapUp(plating.easel, { cx, cy: 0, rx, ry: ry / flat }, sliced, {
    coverage: 2.1,
    fill: true,
    times: 5,
    size: 1.02,
  });
  return `<g transform="translate(0 ${n(cy)}) scale(1 ${flat})">${heap}</g>`;
}

/** A spread that runs out below the upper half. */
function drip(easel: Easel, left: number, right: number, y: number, colour: string): string {
  const points: [number, number][] = [];
  for (let step = 0; step <= 12; step++)
    points.push([left + ((right - left) * step) / 12, y + (step % 2 ? easel.between(3, 9) : easel.between(0, 3))]);
  const outline: Outline = [[left, y - 6], ...points, [right, y - 6]];
  return `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${smooth(outline)}" fill="${easel.flat(colour)}"/></g>`;
}

/** Two halves of a sandwich of slices, cut corner to corner, the cut towards us. */
function cutSlices(plating: Plating, carrier: Part, portions: readonly Portion[], spreads: readonly Part[]): string {
  const { easel, title } = plating;
  const isToasted = /toast|toastie|melt|croque|panini|grilled|reuben|hot sandwich/.test(`${title} `);
  const own = loafOf(carrier.food);
  const crumb = isToasted ? mix(own.crumb, '#b9762c', 0.45) : own.crumb;
  const half = (cx: number, cy: number, apex: number): string => {
    const w = 108;
    const [left, right, slab, gap] = [cx - w, cx + w, 15, 30];
    const tip = cx + apex * 52;
    const corners = (inset: number, rise: number) =>
      `M${n(left + inset * 2)} ${n(cy - inset * 0.2)}L${n(tip)} ${n(cy - rise)}L${n(right - inset * 2)} ${n(cy - inset * 0.2)}Z`;
    const band = (y: number, height: number) =>
      `<path d="M${n(left)} ${n(y)}H${n(right)}q3 ${height / 2} -5 ${height}H${n(left + 5)}q-8 ${-height / 2} -5 ${-height}z" fill="${easel.flat(shade(own.crumb, 0.05))}"/><path d="M${n(left)} ${n(y)}q-3 ${height / 2} 5 ${height}M${n(right)} ${n(y)}q3 ${height / 2} -5 ${height}" fill="none" stroke="${own.crust}" stroke-width="3.4"/>${pores(easel, left + 8, right - 8, y + 3, y + height - 3, own.crumb, 26)}`;
    const marks = isToasted
      ? [-0.5, -0.1, 0.3, 0.7]
          .map((at) => {
            const x = cx + apex * 20 + at * 60;
            return `<path d="M${n(x - 12)} ${n(cy - 6)}L${n(x + 6)} ${n(cy - 42)}" stroke="#6a3812" stroke-width="6" stroke-linecap="round" opacity=".4"/>`;
          })
          .join('')
      : '';
    const lower = band(cy + slab + gap, slab + 3);
    const upper = `<path d="${corners(2, 74)}" fill="${own.crust}" stroke="${own.crust}" stroke-width="9" stroke-linejoin="round"/><g filter="${rough(easel, 0.06, 1.2)}"><path d="${corners(6, 66)}" fill="${crumb}" stroke="${crumb}" stroke-width="6" stroke-linejoin="round"/></g>${marks}${pores(easel, cx - 60, cx + 60, cy - 44, cy - 6, crumb, 30)}${band(cy - 2, slab)}`;
    const shadow = `<path d="M${n(left)} ${n(cy + 30)}H${n(right + 8)}L${n(right + 2)} ${n(cy + 76)}H${n(left + 14)}z" fill="#1d0a02" opacity=".5" filter="${blur(easel, 5)}"/>`;
    const inside = filling(plating, shareOf(portions, 0.5), {
      cx,
      cy: cy + slab + gap * 0.52,
      rx: w * 1.02,
      ry: gap * 0.62,
    });
    const dark = `<rect x="${n(left + 4)}" y="${n(cy + slab - 4)}" width="${n(w * 2 - 8)}" height="${gap + 6}" fill="${shade(own.crumb, 0.55)}" opacity=".8"/>`;
    const spread = spreads[0] ? drip(easel, left + 6, right - 6, cy + slab, colourOf(spreads[0])) : '';
    return `${shadow}${lower}${dark}${inside}${spread}${upper}`;
  };
  return half(166, 100, -0.55) + half(236, 186, 0.5);
}

function pores(
  easel: Easel,
  left: number,
  right: number,
  top: number,
  bottom: number,
  crumb: string,
  count: number,
): string {
  return Array.from(
    { length: count },
    () =>
      `<ellipse cx="${n(easel.between(left, right))}" cy="${n(easel.between(top, bottom))}" rx="${n(easel.between(0.8, 2.4))}" ry="${n(easel.between(0.5, 1.3))}" fill="${shade(crumb, 0.32)}" opacity=".5"/>`,
  ).join('');
}

/** A roll, a burger or a filled stick of bread, seen from the front: base, filling, crown. */
function stacked(
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
  const rise = (isFlat ? 46 : isLong ? 58 : 84) * size;
  const gap = (patty !== null ? 66 : portions.length === 0 ? 16 : 36) * size;
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

/** A burger from its edge: thick, rough and browned. */
function drawPatty(
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

/** What a burger is made of. */
const isPatty = ({ piece, food }: Part): boolean =>
  piece?.layer === 'whole' ||
  /mince|burger|chicken|cod|pollock|salmon|tempeh|halloumi|portobello|chickpeas|beans-canned|lentils|beetroot|tofu/.test(
    food,
  );

/** The colour of the burger of a dish, where it has one. */
function pattyOf(title: string, parts: readonly Part[]): string | null {
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

/** What a bread is filled with, and the colour of the bread. */
export interface Filled {
  readonly portions: readonly Portion[];
  readonly spreads: readonly Part[];
  readonly colour: string;
}

interface Fold {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly share: number;
}

/** Burnt spots of a flat bread, within its half disc. */
const blisters = (easel: Easel, { cx, cy, rx, ry }: Fold, up: 1 | -1, colour: string): string =>
  Array.from({ length: 13 }, () => {
    const angle = easel.between(0.25, 2.9);
    const far = easel.between(0.2, 0.86);
    const spot = roundish(easel, rx * easel.between(0.03, 0.08), rx * easel.between(0.025, 0.06), 0.4, 8).map(
      ([a, b]) => [a + cx + Math.cos(angle) * far * rx, b + cy - up * Math.sin(angle) * far * ry] as const,
    );
    return `<path d="${smooth(spot)}" fill="${mix(colour, '#7a3d12', 0.6)}" opacity="${n(easel.between(0.2, 0.5))}"/>`;
  }).join('');

const lightOfFold = (easel: Easel): string =>
  easel.define(
    'fold',
    '<linearGradient id="fold" x1=".3" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".36"/></linearGradient>',
  );

const halfDisc = (easel: Easel, { cx, cy, rx, ry }: Fold, up: 1 | -1, bulge: number): Outline => [
  ...Array.from({ length: 13 }, (_, step) => {
    const angle = Math.PI * (1 - step / 12);
    const reach = easel.between(0.985, 1.02);
    return [cx + Math.cos(angle) * rx * reach, cy - up * Math.sin(angle) * ry * reach] as const;
  }),
  [cx + rx * 0.7, cy + up * bulge],
  [cx, cy + up * bulge * 1.3],
  [cx - rx * 0.7, cy + up * bulge],
];

/** A flat bread folded over its filling, its round side up: what is in it comes out all along the edge. */
export function folded({ easel }: Plating, { portions, spreads, colour }: Filled, fold: Fold): string {
  const { cx, cy, rx, ry, share } = fold;
  const back = halfDisc(easel, { ...fold, cx: cx + rx * 0.05, cy: cy - ry * 0.07 }, 1, ry * 0.1);
  const front = halfDisc(easel, { ...fold, cy: cy + ry * 0.05, rx: rx * 0.95, ry: ry * 0.5 }, 1, ry * 0.12);
  const spots = 7;
  const heaps = Array.from({ length: spots }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / spots);
    return heapUp(
      easel,
      { cx: cx + Math.cos(angle) * rx * 0.8, cy: cy - Math.sin(angle) * ry * 0.72, rx: rx * 0.24, ry: ry * 0.26 },
      shareOf(portions, share / spots),
      { coverage: 1.5, fill: true, size: Math.min(1, Math.max(0.74, rx / 120)) },
    );
  }).join('');
  const side = (outline: Outline, tone: string) =>
    `<g filter="${rough(easel, 0.05, 1.2)}"><path d="${smooth(outline)}" fill="${tone}"/></g>`;
  const sauces = spreads
    .map((part, index) => {
      const points = Array.from({ length: 11 }, (_, step) => {
        const angle = Math.PI * (0.9 - (step / 10) * 0.8);
        const far = (step % 2 ? 0.6 : 0.84) - index * 0.1;
        return [cx + Math.cos(angle) * rx * far, cy - Math.sin(angle) * ry * far] as const;
      });
      return `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${stroke(points)}" fill="none" stroke="${colourOf(part)}" stroke-width="${n(ry * 0.085)}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    })
    .join('');
  const shadow = `<path d="${smooth(back)}" transform="translate(8 ${n(ry * 0.14)})" fill="#1d0a02" opacity=".5" filter="${blur(easel, 5)}"/>`;
  return `${shadow}${side(back, shade(colour, 0.16))}${heaps}${sauces}${side(front, colour)}${blisters(easel, { ...fold, ry: ry * 0.46 }, 1, colour)}<path d="${smooth(front)}" fill="${lightOfFold(easel)}"/><path d="${smooth(front)}" fill="none" stroke="${shade(colour, 0.34)}" stroke-width="1.3" opacity=".6"/>`;
}

/** Half a pitta cut open as a pocket, its straight side up. */
function pocket({ easel }: Plating, { portions, spreads, colour }: Filled, fold: Fold): string {
  const { cx, cy, rx, ry, share } = fold;
  const back = halfDisc(easel, { ...fold, cy: cy - ry * 0.05 }, -1, ry * 0.34);
  const front = halfDisc(easel, fold, -1, -ry * 0.1);
  const heap = heapUp(easel, { cx, cy: cy - ry * 0.12, rx: rx * 0.86, ry: ry * 0.34 }, shareOf(portions, share), {
    coverage: 1.9,
    fill: true,
    times: 4,
    size: Math.min(1.1, Math.max(0.8, rx / 100)),
  });
  const sauces = spreads
    .map((part, index) => {
      const points = Array.from(
        { length: 9 },
        (_, step) =>
          [
            cx - rx * 0.62 + (step / 8) * rx * 1.24,
            cy - ry * (0.16 + 0.12 * index) + (step % 2 ? 1 : -1) * ry * 0.1,
          ] as const,
      );
      return `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${stroke(points)}" fill="none" stroke="${colourOf(part)}" stroke-width="${n(ry * 0.09)}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    })
    .join('');
  const side = (outline: Outline, tone: string) =>
    `<g filter="${rough(easel, 0.05, 1.2)}"><path d="${smooth(outline)}" fill="${tone}"/></g>`;
  const shadow = `<path d="${smooth(back)}" transform="translate(7 ${n(ry * 0.14)})" fill="#1d0a02" opacity=".5" filter="${blur(easel, 5)}"/>`;
  return `${shadow}${side(back, shade(colour, 0.14))}${heap}${sauces}${side(front, colour)}${blisters(easel, { ...fold, cy: cy + ry * 0.1, ry: ry * 0.84 }, -1, colour)}<path d="${smooth(front)}" fill="${lightOfFold(easel)}"/><path d="${smooth(front)}" fill="none" stroke="${shade(colour, 0.3)}" stroke-width="1.2" opacity=".6"/>`;
}

const ROLL = /roll|bun|bagel|muffin|crumpet|baguette|ciabatta|turkish|focaccia/;
const FLAT = /pitta|naan|flatbread|chapati|roti|tortilla|wrap/;

/** Bread with its filling between: slices cut across, a roll from the front, a flat bread folded. */
export const closed: Scene = (plating) => {
  const { easel, title } = plating;
  const carriers = plating.left().filter(({ food }) => isCarrier(food));
  const carrier = carriers[0];
  if (carrier === undefined || carrier.food === 'croissant') return platter(plating);
  if (!/bread|koek/.test(carrier.food) && !ROLL.test(carrier.food) && !FLAT.test(carrier.food)) return onBread(plating);
  const vessel = easel.chance() < 0.5 ? board(easel) : plate(easel, 152);
  plating.take(carriers);
  const rest = plating.left();
  const spreads = rest.filter(({ food, grams }) => SPREAD.test(food) && grams >= 4).slice(0, 2);
  const isFruit = ({ food }: Part) =>
    /^(?:orange|mandarin|clementine|grapes|kiwi|melon|galia-melon|watermelon|banana)$/.test(food);
  const sweet = spreads.some(({ food }) => /peanut-butter|hazelnut/.test(food)) ? [] : rest.filter(isFruit);
  const sides =
    /salad|slaw|fries|wedges|soup/.test(title) && rest.length > 4
      ? rest.filter(
          ({ food, grams }) =>
            /tomato|cucumber|lettuce|salad-leaves|potato|chips|fries|slaw|cabbage|little-gem|iceberg/.test(food) &&
            grams > 30,
        )
      : [];
  const beside = [...sweet, ...sides].slice(0, 3);
  const fillings = rest.filter((part) => !spreads.includes(part) && !beside.includes(part));
  const patty = pattyOf(title, fillings);
  const all = plating.take(fillings);
  const portions = FLAT.test(carrier.food)
    ? all
    : all.filter((_, index) => patty === null || !isPatty(fillings.filter(({ piece }) => piece !== null)[index]!));
  plating.showEach(spreads);
  const side = mound(plating, { cx: 330, cy: 74, rx: 58, ry: 46 }, beside);
  const count = Math.round(carrier.grams / (carrier.piece?.each ?? 60));
  const { crumb } = loafOf(carrier.food);
  const filled = { portions, spreads, colour: crumb };
  const drawn = /pitta/.test(carrier.food) ? pocket : folded;
  const drop = /pitta/.test(carrier.food) ? 0 : 1;
  const food = FLAT.test(carrier.food)
    ? count >= 2
      ? drawn(plating, filled, { cx: 160, cy: 88 + drop * 52, rx: 100, ry: 78, share: 0.5 }) +
        drawn(plating, filled, { cx: 240, cy: 176 + drop * 66, rx: 104, ry: 82, share: 0.5 })
      : drawn(plating, filled, { cx: 196, cy: 116 + drop * 96, rx: 132, ry: 116, share: 1 })
    : ROLL.test(carrier.food)
      ? count >= 2 && !/baguette|ciabatta|focaccia/.test(carrier.food)
        ? stacked(plating, carrier, portions, spreads, { cx: 132, cy: 110, size: 0.84, share: 0.5, patty }) +
          stacked(plating, carrier, portions, spreads, { cx: 262, cy: 184, size: 0.84, share: 0.5, patty })
        : stacked(plating, carrier, portions, spreads, {
            cx: 196,
            cy: patty === null ? 152 : 132,
            size: 1.12,
            share: 1,
            patty,
          })
      : cutSlices(plating, carrier, portions, spreads);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${side}${food}`;
};
