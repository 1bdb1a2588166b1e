import { within } from '../drawing/bodies.ts';
import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { type Outline, place, roundish, smooth } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';
import { glossy } from '../drawing/syrup.ts';
import type { Room } from '../drawing/vessels.ts';

/** Draws random spots where the batter browned. */
const browned = (easel: Easel, { cx, cy, rx, ry }: Room, tone: Colour, count: number): string =>
  Array.from({ length: count }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 0.86;
    const spot = roundish(easel, rx * easel.between(0.05, 0.17), ry * easel.between(0.04, 0.13), 0.3, 8);
    return `<path d="${smooth(place(spot, cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far, 0))}" fill="${easel.pick([shade(tone, 0.35), shade(tone, 0.25), tint(tone, 0.35)])}" opacity=".3"/>`;
  }).join('');

/** A pancake from above: a pale rim and a browned face. */
export function disc(easel: Easel, x: number, y: number, r: number, tone: Colour): string {
  const outline = place(roundish(easel, r, r * 0.96, 0.035, 17), x, y, 0);
  const face = place(roundish(easel, r * 0.84, r * 0.8, 0.06, 15), x, y, 0);
  return `${castShadow(outline, 6)}<path d="${smooth(outline.map(([a, b]) => [a + 2, b + 5] as const))}" fill="${mix(tone, '#f4dfa6', 0.55)}"/><g filter="${rough(easel, 0.03, 1.1)}"><path d="${smooth(outline)}" fill="${mix(tone, '#f7dea0', 0.5)}"/><path d="${smooth(face)}" fill="${mix(tone, '#8a4a14', 0.25)}" filter="${blur(easel, 2.6)}"/>${browned(easel, { cx: x, cy: y, rx: r * 0.8, ry: r * 0.8 }, tone, 16)}</g>`;
}

export const TOP_OF_STACK: Room = { cx: 200, cy: 136, rx: 104, ry: 46 };

/** A stack of thick pancakes from the front and above, with any syrup running over its edge. */
export function stack(easel: Easel, tone: Colour, syrup: Colour | null): string {
  const { cx, rx, ry, cy } = TOP_OF_STACK;
  const thick = 23;
  const layers = Array.from({ length: 4 }, (_, index) => {
    const level = 3 - index;
    const [x, y] = [cx + easel.between(-5, 5), cy + level * (thick + 2)];
    const [w, h] = [rx * easel.between(0.97, 1.03), ry];
    const side = `M${n(x - w)} ${n(y)}q${n(-3)} ${n(thick * 0.5)} 3 ${thick}A${n(w - 3)} ${n(h)} 0 0 0 ${n(x + w - 3)} ${n(y + thick)}q6 ${n(-thick * 0.5)} 3 ${-thick}Z`;
    const pale = mix(tone, '#f7e2ae', 0.72);
    const seam = `<path d="M${n(x - w)} ${n(y + thick * 0.52)}A${n(w)} ${n(h)} 0 0 0 ${n(x + w)} ${n(y + thick * 0.52)}" fill="none" stroke="${tint(pale, 0.5)}" stroke-width="5" opacity=".7"/>`;
    const foot = `<path d="M${n(x - w + 3)} ${n(y + thick)}A${n(w - 3)} ${n(h)} 0 0 0 ${n(x + w - 3)} ${n(y + thick)}" fill="none" stroke="${mix(tone, '#7a3f10', 0.45)}" stroke-width="4" opacity=".8"/>`;
    const shadow = `<path d="${side}" transform="translate(3 5)" fill="#1d0a02" opacity=".3"/>`;
    const face =
      level > 0
        ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="${mix(tone, '#8a4a14', 0.2)}"/>`
        : `<g filter="${rough(easel, 0.03, 1.1)}"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="${mix(tone, '#f7dea0', 0.45)}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w * 0.9)}" ry="${n(h * 0.86)}" fill="${mix(tone, '#8a4a14', 0.22)}"/>${browned(easel, { cx: x, cy: y, rx: w, ry: h }, tone, 14)}</g>`;
    return `${shadow}<path d="${side}" fill="${pale}"/>${seam}${foot}${face}`;
  }).join('');
  const light = easel.define(
    'stack',
    '<linearGradient id="stack" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff4d6" stop-opacity=".35"/><stop offset=".4" stop-color="#fff4d6" stop-opacity="0"/><stop offset="1" stop-color="#4a2006" stop-opacity=".36"/></linearGradient>',
  );
  const low = cy + 3 * (thick + 2) + thick;
  const lit = `<path d="M${cx - rx - 4} ${cy}A${rx + 4} ${ry} 0 0 0 ${cx + rx + 4} ${cy}V${low}A${rx + 4} ${ry} 0 0 1 ${cx - rx - 4} ${low}Z" fill="${light}"/>`;
  const ground = `<ellipse cx="${cx + 12}" cy="${low + 6}" rx="${rx * 1.12}" ry="${ry * 1.02}" fill="#160701" opacity=".5" filter="${blur(easel, 7)}"/>`;
  return `${ground}${layers}${lit}${syrup === null ? '' : overEdge(easel, syrup)}`;
}

/** Syrup on top of a stack and running down its side in tongues. */
function overEdge(easel: Easel, colour: Colour): string {
  const { cx, cy, rx, ry } = TOP_OF_STACK;
  const tongues = [-0.62, -0.2, 0.3, 0.7]
    .map((at) => {
      const x = cx + at * rx;
      const y = cy + ry * Math.sqrt(1 - at * at) * 0.84;
      const long = easel.between(26, 66);
      const wide = easel.between(7, 11);
      return `<path d="M${n(x - wide * 1.5)} ${n(y - 6)}q${n(wide * 0.7)} 6 ${n(wide * 0.6)} ${n(long * 0.6)}q0 ${n(long * 0.42)} ${n(wide * 0.9)} ${n(long * 0.42)}t${n(wide * 0.9)} ${n(-long * 0.42)}q0 ${n(-long * 0.5)} ${n(wide * 0.6)} ${n(-long * 0.6)}z" fill="${colour}" opacity=".92"/><path d="M${n(x - wide * 0.35)} ${n(y + 4)}v${n(long * 0.6)}" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`;
    })
    .join('');
  return glossy(easel, cx, cy + 2, rx * 0.82, ry * 0.74, colour, 0) + tongues;
}

/** A thin pancake folded twice, pointing towards `turn`: layers along its round edge, a lacy brown face. */
function quarter(easel: Easel, x: number, y: number, r: number, turn: number, tone: Colour): string {
  const sector = (grown: number): Outline =>
    place(
      [
        [-0.5, 0],
        [-0.44, -0.08],
        ...Array.from({ length: 9 }, (_, step) => {
          const angle = -0.7 + (step / 8) * 1.4;
          const reach = easel.between(0.97, 1.02) * grown;
          return [Math.cos(angle) * reach - 0.5, Math.sin(angle) * reach] as const;
        }),
        [-0.44, 0.08],
      ],
      x,
      y,
      turn,
      r,
    );
  const layers = [1.07, 1.03, 1]
    .map((grown, index) => {
      const form = sector(grown);
      return `${index === 0 ? castShadow(form, 5) : `<path d="${smooth(form)}" transform="translate(1.5 2.5)" fill="#1d0a02" opacity=".22"/>`}<path d="${smooth(form)}" fill="${mix(tone, '#f8e6b4', 0.42 + index * 0.06)}" stroke="${mix(tone, '#8a4a14', 0.4)}" stroke-width="1.6"/>`;
    })
    .join('');
  const clip = `<path d="${smooth(sector(0.98))}"/>`;
  return `${layers}${within(easel, clip, `<g filter="${rough(easel, 0.03, 0.9)}">${browned(easel, { cx: x, cy: y, rx: r * 0.7, ry: r * 0.7 }, mix(tone, '#9a5a1c', 0.4), 46)}</g>`)}`;
}

export const foldedThin = (easel: Easel, tone: Colour): string =>
  quarter(easel, 146, 108, 126, -0.42, tone) +
  quarter(easel, 170, 150, 130, 0, tone) +
  quarter(easel, 154, 196, 126, 0.4, tone);

/** A buckwheat galette with its four sides folded in over the filling. */
export function galette(easel: Easel, tone: Colour, filling: string): string {
  const turned = (points: Outline, side: number): Outline => place(points, 200, 150, side * 1.5708 + 0.1);
  const round = place(roundish(easel, 126, 122, 0.03, 21), 200, 150, 0);
  const flap = (side: number) => {
    const own = turned(
      [
        [-96, -84],
        [-60, -106],
        [0, -112],
        [60, -106],
        [96, -84],
        [74, -58],
        [48, easel.between(-50, -40)],
        [14, easel.between(-56, -48)],
        [-16, easel.between(-52, -44)],
        [-46, easel.between(-54, -46)],
        [-76, -60],
      ],
      side,
    );
    const path = smooth(own);
    const room = { cx: own[2]![0] * 0.7 + 60, cy: own[2]![1] * 0.7 + 45, rx: 60, ry: 60 };
    return `<path d="${path}" transform="translate(1.5 4)" fill="#1d0a02" opacity=".34"/><path d="${path}" fill="${mix(tone, '#f0d8a4', 0.26)}" stroke="${shade(tone, 0.3)}" stroke-width="2"/>${within(easel, `<path d="${path}"/>`, browned(easel, room, tone, 30))}`;
  };
  return `${castShadow(round, 7)}<path d="${smooth(round)}" fill="${shade(tone, 0.12)}"/><circle cx="200" cy="150" r="72" fill="${mix(tone, '#f4e2b8', 0.45)}"/>${filling}<g filter="${rough(easel, 0.05, 1.2)}">${[0, 2, 1, 3].map(flap).join('')}</g>`;
}

/** A waffle with straight edges and rows of pockets. */
function waffle(easel: Easel, x: number, y: number, size: number, turn: number): string {
  const tone = '#d99a41';
  const cells = 5;
  const step = (size * 2) / cells;
  const box = (inset: number, fill: string, radius: number) =>
    `<rect x="${n(-size + inset)}" y="${n(-size + inset)}" width="${n(size * 2 - inset * 2)}" height="${n(size * 2 - inset * 2)}" rx="${radius}" fill="${fill}"/>`;
  const pockets = Array.from({ length: cells * cells }, (_, index) => {
    const px = -size + (index % cells) * step + step * 0.16;
    const py = -size + Math.floor(index / cells) * step + step * 0.16;
    const wide = step * 0.68;
    return `<rect x="${n(px)}" y="${n(py)}" width="${n(wide)}" height="${n(wide)}" rx="3" fill="#8f5217"/><rect x="${n(px + wide * 0.22)}" y="${n(py + wide * 0.24)}" width="${n(wide * 0.78)}" height="${n(wide * 0.76)}" rx="2" fill="#c07c2b"/>`;
  }).join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><g transform="translate(6 10)" opacity=".4" filter="${blur(easel, 4)}">${box(0, '#160701', 10)}</g><g transform="translate(1.5 6)">${box(0, shade(tone, 0.3), 10)}</g><g filter="${rough(easel, 0.04, 1)}">${box(0, tone, 10)}${box(3, tint(tone, 0.14), 8)}</g>${pockets}</g>`;
}

export const waffles = (easel: Easel): string =>
  waffle(easel, 172, 132, 70, -12) + waffle(easel, 222, 172, 72, easel.between(4, 12));

/** Poffertjes: small and domed, with a pale waist. */
export function puffs(easel: Easel, tone: Colour): string {
  const spots: (readonly [number, number])[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < (row % 2 ? 4 : 5); column++)
      spots.push([112 + column * 44 + (row % 2 ? 22 : 0) + easel.between(-4, 4), 92 + row * 40 + easel.between(-3, 3)]);
  return spots
    .map(([x, y]) => {
      const form = place(roundish(easel, 25, 23, 0.04, 13), x, y, 0);
      return `${castShadow(form, 6)}<path d="${smooth(form.map(([a, b]) => [a + 1, b + 5] as const))}" fill="${mix(tone, '#f7e2ae', 0.6)}"/><path d="${smooth(form)}" fill="${easel.round(mix(tone, '#f4d695', 0.25))}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="15" ry="13" fill="${mix(tone, '#7a3f10', 0.4)}" opacity=".55" filter="${blur(easel, 2.6)}"/>`;
    })
    .join('');
}

/** A fritter or a cake of fish or vegetables: thick, craggy, with a crisp edge. */
export function fritter(easel: Easel, x: number, y: number, r: number, tone: Colour, bits: string): string {
  const outline = place(roundish(easel, r, r * 0.94, 0.08, 19), x, y, 0);
  const crisp = Array.from({ length: 20 }, () => {
    const angle = easel.between(0, 6.283);
    const far = easel.between(0.7, 0.98);
    return `<path d="${smooth(place(roundish(easel, r * easel.between(0.06, 0.14), r * easel.between(0.04, 0.09), 0.4, 7), x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far, angle + 1.57))}" fill="${easel.pick(['#7a3f10', '#94540f', '#f0c878'])}" opacity=".5"/>`;
  }).join('');
  return `${castShadow(outline, 8)}<path d="${smooth(outline.map(([a, b]) => [a + 3, b + 9] as const))}" fill="${shade(tone, 0.34)}"/><g filter="${rough(easel, 0.05, 1.5)}"><path d="${smooth(outline)}" fill="${tone}"/><path d="${smooth(place(roundish(easel, r * 0.8, r * 0.74, 0.06, 13), x, y, 0))}" fill="${tint(tone, 0.22)}" filter="${blur(easel, 5)}"/>${crisp}</g>${bits}`;
}
