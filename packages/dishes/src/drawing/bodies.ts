import { type Colour, mix, shade, tint } from './colour.ts';
import { blur, type Easel, n, rough, wet } from './easel.ts';
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

/** How many times grains are laid over those before, with the shadow of each layer on the last. */
const LAYERS = 6;

/** Rice, couscous, quinoa: a heap of single grains. */
export function grains(easel: Easel, room: Room, colours: readonly Colour[], length: number): string {
  const isLong = length > 6;
  const count = Math.min(1260, Math.round((room.rx * room.ry) / (isLong ? 13 : 9)));
  const middle = colours[0]!;
  const wide = isLong ? 4.4 : 3.8;
  const reach = isLong ? length * 1.12 - wide * 0.4 : length;
  let layers = '';
  for (let layer = 0; layer < LAYERS; layer++) {
    const paths = colours.map(() => '');
    for (let index = 0; index < count / LAYERS; index++) {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * (1 + easel.between(0, 0.06) - layer * 0.012);
      const [x, y] = [room.cx + Math.cos(angle) * far * room.rx, room.cy + Math.sin(angle) * far * room.ry];
      const turn = easel.between(0, 3.14);
      const [dx, dy] = [(Math.cos(turn) * reach) / 2, (Math.sin(turn) * reach) / 2];
      paths[Math.floor(easel.chance() * colours.length)] += `M${n(x - dx)} ${n(y - dy)}l${n(dx * 2)} ${n(dy * 2)}`;
    }
    const under = `<path d="${paths.join('')}" transform="translate(.9 1.3)" stroke="${shade(middle, 0.42)}" stroke-width="${n(wide + 0.4)}" opacity=".5"/>`;
    layers +=
      under +
      paths.map((path, tone) => `<path d="${path}" stroke="${colours[tone]}" stroke-width="${n(wide)}"/>`).join('');
  }
  return `${base(easel, room, mix(middle, '#c99a52', 0.3))}<g fill="none" stroke-linecap="round">${layers}</g>${swell(easel, room)}`;
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

/** Mash: an uneven mound of spoonfuls, each with a lit back and a shadow below, and the marks of the spoon. */
export function mash(easel: Easel, room: Room, colour: Colour): string {
  const at = (angle: number, far: number) =>
    [room.cx + Math.cos(angle) * room.rx * far, room.cy + Math.sin(angle) * room.ry * far] as const;
  const spoonful = (x: number, y: number, size: number, tone: Colour) => {
    const outline = place(
      roundish(easel, size * room.rx, size * room.ry * 0.86, 0.2, 10),
      x,
      y,
      easel.between(-0.6, 0.6),
    );
    const light = place(
      roundish(easel, size * room.rx * 0.56, size * room.ry * 0.34, 0.3, 9),
      x - size * room.rx * 0.22,
      y - size * room.ry * 0.3,
      -0.4,
    );
    return `<path d="${smooth(outline)}" transform="translate(3 6)" fill="${shade(colour, 0.55)}" opacity=".6"/><path d="${smooth(outline)}" fill="${tone}"/><path d="${smooth(light)}" fill="${tint(tone, 0.6)}" opacity=".8"/>`;
  };
  const turn = easel.between(0, 6.283);
  const ring = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = at(turn + index * 0.571 + easel.between(-0.3, 0.3), easel.between(0.46, 0.76));
    return spoonful(x, y, easel.between(0.2, 0.42), shade(colour, easel.between(0.02, 0.12)));
  }).join('');
  const middle = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = at(turn + index * 1.05 + 0.4, easel.between(0.16, 0.4));
    return spoonful(x, y, easel.between(0.3, 0.44), index % 2 ? colour : tint(colour, 0.1));
  }).join('');
  const marks = [-0.34, 0.02, 0.36]
    .map((dy, index) => {
      const [x, y] = [room.cx - room.rx * (0.46 - index * 0.1), room.cy + dy * room.ry];
      const path = stroke([
        [x, y + 7],
        [x + room.rx * 0.22, y - room.ry * 0.12],
        [x + room.rx * 0.5, y - room.ry * 0.1],
        [x + room.rx * easel.between(0.66, 0.86), y + 6],
      ]);
      return `<path d="${path}" transform="translate(1.4 4)" stroke="${shade(colour, 0.46)}" stroke-width="${n(room.rx * 0.055)}" opacity=".4"/><path d="${path}" stroke="${tint(colour, 0.55)}" stroke-width="${n(room.rx * 0.045)}" opacity=".75"/>`;
    })
    .join('');
  const ground = smooth(place(roundish(easel, room.rx * 0.84, room.ry * 0.84, 0.16, 13), room.cx, room.cy, 0));
  return `<path d="${ground}" transform="translate(8 14)" fill="#1d0a02" opacity=".42" filter="${blur(easel, 5)}"/><g filter="${rough(easel, 0.03, 1.9)}"><path d="${ground}" fill="${shade(colour, 0.14)}"/>${ring}${middle}<g fill="none" stroke-linecap="round" filter="${blur(easel, 1)}">${marks}</g></g>${swell(easel, { ...room, rx: room.rx * 0.9, ry: room.ry * 0.9 })}`;
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
