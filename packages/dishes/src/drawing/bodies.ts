import { type Colour, mix, shade, tint } from './colour.ts';
import { bend, blur, type Easel, n, rough, wet } from './easel.ts';
import { place, roundish, smooth, stroke } from './outline.ts';
import { strand, strands } from './solid.ts';
import type { Room } from './vessels.ts';

/** Keeps markup inside a form. */
export function within(easel: Easel, clip: string, markup: string): string {
  const id = `c${Math.floor(easel.chance() * 1e9).toString(36)}`;
  return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${markup}</g>`;
}

/** A soup, a sauce or a drink from above: mottled, lighter where the light falls, with drops of fat. */
export function liquid(
  easel: Easel,
  { cx, cy, rx, ry }: Room,
  colour: Colour,
  { drops = 40, thick = false } = {},
): string {
  const r = Math.max(rx, ry);
  const oil = Array.from({ length: drops }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 0.95;
    const size = easel.between(0.8, 3.6);
    const [x, y] = [cx + Math.cos(angle) * far * rx, cy + Math.sin(angle) * far * ry];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${tint(colour, 0.35)}" opacity=".5"/><path d="M${n(x - size * 0.6)} ${n(y - size * 0.3)}a${n(size * 0.7)} ${n(size * 0.7)} 0 0 1 ${n(size * 0.8)} ${n(-size * 0.4)}" fill="none" stroke="#fff" stroke-width=".6" opacity=".7"/>`;
  }).join('');
  const cloud = (tone: Colour, dx: number, dy: number, share: number, opacity: number) =>
    `<path d="${smooth(place(roundish(easel, rx * share, ry * share * 0.8, 0.3, 9), cx + dx * r, cy + dy * r, 0))}" fill="${tone}" opacity="${opacity}" filter="${blur(easel, 9)}"/>`;
  return `<g filter="${rough(easel, thick ? 0.022 : 0.024, thick ? 1.7 : 1.5)}"><rect x="${n(cx - rx - 4)}" y="${n(cy - ry - 4)}" width="${n(rx * 2 + 8)}" height="${n(ry * 2 + 8)}" fill="${colour}"/>${cloud(tint(colour, 0.3), -0.25, -0.25, 0.6, 0.6)}${cloud(shade(colour, 0.25), 0.35, 0.35, 0.5, 0.5)}</g>${oil}`;
}

/** A pool of sauce with a bright wet edge. */
export function pool(easel: Easel, x: number, y: number, rx: number, ry: number, colour: Colour, opacity = 1): string {
  const outline = place(roundish(easel, rx, ry, 0.14, 13), x, y, easel.between(-0.3, 0.3));
  const inner = place(roundish(easel, rx * 0.6, ry * 0.55, 0.3, 9), x - rx * 0.12, y - ry * 0.14, 0);
  return `<g filter="${wet(easel, 2.2, 0.5)}" opacity="${opacity}"><path d="${smooth(outline)}" fill="${easel.flat(colour)}"/></g><path d="${smooth(inner)}" fill="${tint(colour, 0.35)}" opacity=".18" filter="${blur(easel, 5)}"/>`;
}

/** Yoghurt, porridge or purée: thick, with folds that a spoon left. */
export function cream(
  easel: Easel,
  { cx, cy, rx, ry }: Room,
  colour: Colour,
  { grains = null as Colour | null, scale = 0.02 } = {},
): string {
  const folds = Array.from({ length: 4 }, (_, ring) => {
    const start = easel.between(0, 6.283);
    const points = Array.from({ length: 10 }, (_, index) => {
      const angle = start + index * 0.42;
      const far = 0.24 + ring * 0.2 + index * 0.008;
      return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far] as const;
    });
    const path = stroke(points);
    return `<path d="${path}" transform="translate(2.4 3)" stroke="${shade(colour, 0.4)}" stroke-width="9" opacity=".18" filter="${blur(easel, 3.5)}"/><path d="${path}" stroke="${tint(colour, 0.7)}" stroke-width="6" opacity=".6" filter="${blur(easel, 2.4)}"/><path d="${path}" transform="translate(-1.4 -1.6)" stroke="#fff" stroke-width="1.2" opacity=".4"/>`;
  }).join('');
  const bits = grains
    ? Array.from({ length: 130 }, () => {
        const angle = easel.between(0, 6.283);
        const far = Math.sqrt(easel.chance()) * 0.97;
        const [x, y] = [cx + Math.cos(angle) * far * rx, cy + Math.sin(angle) * far * ry];
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(easel.between(2.4, 4.6))}" ry="${n(easel.between(1.6, 3))}" fill="${easel.pick([tint(grains, 0.3), grains, shade(grains, 0.14)])}" opacity=".6" transform="rotate(${n(easel.between(0, 180))} ${n(x)} ${n(y)})"/>`;
      }).join('')
    : '';
  return `<g filter="${rough(easel, scale, 1.7)}"><rect x="${n(cx - rx - 4)}" y="${n(cy - ry - 4)}" width="${n(rx * 2 + 8)}" height="${n(ry * 2 + 8)}" fill="${colour}"/>${bits}</g><g fill="none" stroke-linecap="round">${folds}</g>`;
}

/** The shadow and base of something heaped. */
export function base(easel: Easel, { cx, cy, rx, ry }: Room, colour: Colour): string {
  const outline = roundish(easel, rx, ry, 0.07, 15);
  return `<path d="${smooth(place(outline, cx + 6, cy + 9, 0, 1.02))}" fill="#1d0a02" opacity=".42" filter="${blur(easel, 5)}"/><path d="${smooth(place(outline, cx, cy, 0))}" fill="${colour}"/>`;
}

/** Soft light on a heap: it swells towards the top left. */
export const swell = (easel: Easel, { cx, cy, rx, ry }: Room): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${easel.define('swell', '<radialGradient id="swell" cx=".34" cy=".28" r=".76"><stop offset="0" stop-color="#fff8e0" stop-opacity=".34"/><stop offset=".5" stop-color="#fff8e0" stop-opacity="0"/><stop offset=".82" stop-color="#200c02" stop-opacity=".1"/><stop offset="1" stop-color="#200c02" stop-opacity=".22"/></radialGradient>')}"/>`;

/** Rice, couscous, quinoa: a heap of single grains. */
export function grains(easel: Easel, room: Room, colours: readonly Colour[], length: number): string {
  const count = Math.min(900, Math.round((room.rx * room.ry) / (length > 6 ? 13 : 9)));
  const middle = colours[0]!;
  const tones = [shade(middle, 0.3), ...colours, tint(middle, 0.7)];
  const paths = tones.map(() => '');
  for (let index = 0; index < count; index++) {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * (1 + easel.between(0, 0.06));
    const [x, y] = [room.cx + Math.cos(angle) * far * room.rx, room.cy + Math.sin(angle) * far * room.ry];
    const turn = easel.between(0, 3.14);
    const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
    const tone = Math.floor(easel.chance() * tones.length);
    paths[tone] += `M${n(x - dx)} ${n(y - dy)}l${n(dx * 2)} ${n(dy * 2)}`;
    paths[0] += `M${n(x - dx + 0.9)} ${n(y - dy + 1.3)}l${n(dx * 2)} ${n(dy * 2)}`;
  }
  const wide = length > 6 ? 3.3 : 3.6;
  return `${base(easel, room, shade(middle, 0.12))}<g fill="none" stroke-linecap="round">${paths.map((path, index) => (path ? `<path d="${path}" stroke="${tones[index]}" stroke-width="${index === 0 ? wide + 0.5 : wide}" opacity="${index === 0 ? 0.55 : 1}"/>` : '')).join('')}</g>${swell(easel, room)}`;
}

/** Pasta or noodles as they fall in a twist. */
export function nest(easel: Easel, room: Room, colours: readonly Colour[], width: number, count = 230): string {
  let parts = '';
  for (let index = 0; index < count; index++) {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(1 - index / count) * easel.between(0.3, 0.84);
    const [x, y] = [room.cx + Math.cos(angle) * far * room.rx, room.cy + Math.sin(angle) * far * room.ry];
    const reach = easel.between(0.16, 0.46) * Math.min(room.rx, room.ry);
    const begin = easel.between(0, 6.283);
    const sweep = easel.between(1.2, 3.2);
    const points = Array.from({ length: 6 }, (_, step) => {
      const at = begin + (step / 5) * sweep;
      return [x + Math.cos(at) * reach * 1.15, y + Math.sin(at) * reach * 0.9] as const;
    });
    parts += strand(easel, stroke(points), width, easel.pick(colours));
  }
  return (
    base(easel, { ...room, rx: room.rx * 0.66, ry: room.ry * 0.66 }, shade(colours[0]!, 0.3)) +
    strands(parts) +
    swell(easel, room)
  );
}

/** Mash: soft waves, rough, with a lit side. */
export function mash(easel: Easel, room: Room, colour: Colour): string {
  const outline = (share: number) =>
    smooth(
      place(
        roundish(easel, room.rx * share, room.ry * share, 0.09, 17),
        room.cx - (1 - share) * 14,
        room.cy - (1 - share) * 18,
        0,
      ),
    );
  const waves = Array.from({ length: 7 }, (_, index) => {
    const y = room.cy - room.ry * 0.62 + (index / 6) * room.ry * 1.2;
    const half = room.rx * Math.sqrt(Math.max(0.1, 1 - ((y - room.cy) / room.ry) ** 2)) * 0.76;
    const path = stroke(
      Array.from(
        { length: 7 },
        (_, step) => [room.cx - half + (step / 6) * half * 2, y + Math.sin(step * 1.7 + index) * 5] as const,
      ),
    );
    return `<path d="${path}" transform="translate(1.5 3.2)" stroke="${shade(colour, 0.36)}" stroke-width="5" opacity=".3"/><path d="${path}" stroke="${tint(colour, 0.5)}" stroke-width="4.5" opacity=".7"/>`;
  }).join('');
  return `<path d="${outline(1.03)}" transform="translate(6 9)" fill="#1d0a02" opacity=".42" filter="${blur(easel, 5)}"/><g filter="${rough(easel, 0.03, 1.9)}"><g filter="${bend(easel, 0.04, 7)}"><path d="${outline(1)}" fill="${shade(colour, 0.12)}"/><path d="${outline(0.88)}" fill="${colour}"/><path d="${outline(0.6)}" fill="${tint(colour, 0.25)}" opacity=".7"/><g fill="none" stroke-linecap="round" filter="${blur(easel, 1)}">${waves}</g></g></g>${swell(easel, room)}`;
}

/** A browned crust over a bake: golden with darker blisters. */
export function crust(easel: Easel, { cx, cy, rx, ry }: Room, colour: Colour, blisters = 60): string {
  const spots = Array.from({ length: blisters }, () => {
    const [x, y] = [cx + easel.between(-1, 1) * rx, cy + easel.between(-1, 1) * ry];
    const size = easel.between(4, 17);
    return `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.35, 8), x, y, 0))}" fill="${easel.pick([shade(colour, 0.3), mix(colour, '#a3581a', 0.6), tint(colour, 0.45), tint(colour, 0.3)])}" opacity="${n(easel.between(0.2, 0.6))}"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.022, 2.6)}"><rect x="${n(cx - rx - 20)}" y="${n(cy - ry - 20)}" width="${n(rx * 2 + 40)}" height="${n(ry * 2 + 40)}" fill="${colour}"/><g filter="${blur(easel, 1.6)}">${spots}</g></g>`;
}

/** Light wisps over something hot. */
export function steam(easel: Easel, { cx, cy, rx }: Room): string {
  return [-0.3, 0.05, 0.34]
    .map((at) => {
      const x = cx + at * rx;
      return `<path d="M${n(x)} ${n(cy + 10)}q${n(easel.between(-30, -14))} -34 ${n(easel.between(-4, 8))} -62t${n(easel.between(-6, 10))} -58" fill="none" stroke="#fff" stroke-width="${n(easel.between(7, 12))}" stroke-linecap="round" opacity=".13" filter="${blur(easel, 5)}"/>`;
    })
    .join('');
}
