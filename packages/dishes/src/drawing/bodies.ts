import { type Colour, mix, shade, tint } from './colour.ts';
import { blur, type Easel, n, rough } from './easel.ts';
import { around, place, roundish, smooth, stroke } from './outline.ts';
import { strand, strands } from './solid.ts';
import type { Room } from './vessels.ts';

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

/** A pool of spreading sauce: its edge uneven, thin and light, with tongues; wet towards the light. */
export function pool(easel: Easel, x: number, y: number, rx: number, ry: number, colour: Colour, opacity = 1): string {
  const turn = easel.between(-0.3, 0.3);
  const start = easel.between(0, 6.283);
  const outline = place(
    Array.from({ length: 26 }, (_, index) => {
      const angle = (index / 26) * Math.PI * 2;
      const reach =
        0.97 + 0.05 * Math.sin(angle * 3 + start) + 0.04 * Math.sin(angle * 5 - start) + easel.between(-0.045, 0.045);
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
    }),
    x,
    y,
    turn,
  );
  const path = smooth(outline);
  const deep = smooth(around(outline, x + rx * 0.03, y + ry * 0.04, 0.86));
  const shine = [-2.5, -1.9, -0.9]
    .map((angle) => {
      const points = [-0.22, 0, 0.2].map(
        (by) => [x + Math.cos(angle + by + turn) * rx * 0.86, y + Math.sin(angle + by + turn) * ry * 0.86] as const,
      );
      return `<path d="${stroke(points)}" fill="none" stroke="#fff" stroke-width="${n(Math.min(rx, ry) * 0.055)}" stroke-linecap="round" opacity=".42" filter="${blur(easel, 1.2)}"/>`;
    })
    .join('');
  return `<g opacity="${opacity}"><path d="${path}" transform="translate(1.5 2.5)" fill="#1d0a02" opacity=".28" filter="${blur(easel, 2)}"/><path d="${path}" fill="${tint(colour, 0.16)}"/><path d="${deep}" fill="${colour}" filter="${blur(easel, 5)}"/></g>${Math.min(rx, ry) > 30 ? shine : ''}`;
}

/** Yoghurt, porridge or purée: thick, with folds left by a spoon. */
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

/** The shadow and base of a heap. */
export function base(easel: Easel, { cx, cy, rx, ry }: Room, colour: Colour): string {
  const outline = roundish(easel, rx, ry, 0.07, 15);
  return `<path d="${smooth(place(outline, cx + 6, cy + 9, 0, 1.02))}" fill="#1d0a02" opacity=".42" filter="${blur(easel, 5)}"/><path d="${smooth(place(outline, cx, cy, 0))}" fill="${colour}"/>`;
}

/** Soft light on a heap, which swells towards the top left. */
export const swell = (easel: Easel, { cx, cy, rx, ry }: Room): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${easel.define('swell', '<radialGradient id="swell" cx=".34" cy=".28" r=".76"><stop offset="0" stop-color="#fff8e0" stop-opacity=".34"/><stop offset=".5" stop-color="#fff8e0" stop-opacity="0"/><stop offset=".82" stop-color="#200c02" stop-opacity=".1"/><stop offset="1" stop-color="#200c02" stop-opacity=".22"/></radialGradient>')}"/>`;

/** The number of layers of grains; each casts a shadow on the one below. */
const LAYERS = 6;

/** Rice, couscous, quinoa: a heap of individual grains. */
export function grains(easel: Easel, room: Room, colours: readonly Colour[], length: number): string {
  const isLong = length > 6;
  const isFine = length < 1;
  const count = Math.min(isFine ? 1700 : 1300, Math.round((room.rx * room.ry) / (isLong ? 10 : isFine ? 6 : 9)));
  const middle = colours[0]!;
  const wide = isLong ? length * 0.44 : isFine ? 2.7 : length > 5 ? 6.4 : 3.8;
  const reach = isLong ? length * 1.22 - wide * 0.4 : length > 5 ? 0.6 : length;
  let layers = '';
  for (let layer = 0; layer < LAYERS; layer++) {
    const paths = colours.map(() => '');
    for (let index = 0; index < count / LAYERS; index++) {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * (1 + easel.between(0, 0.03) - layer * 0.012);
      const [x, y] = [room.cx + Math.cos(angle) * far * room.rx, room.cy + Math.sin(angle) * far * room.ry];
      const turn = easel.between(0, 3.14);
      const [dx, dy] = [(Math.cos(turn) * reach) / 2, (Math.sin(turn) * reach) / 2];
      paths[Math.floor(easel.chance() * colours.length)] += `M${n(x - dx)} ${n(y - dy)}l${n(dx * 2)} ${n(dy * 2)}`;
    }
    const under = `<path d="${paths.join('')}" transform="translate(.9 1.3)" stroke="${mix(shade(middle, 0.5), '#a3733a', 0.4)}" stroke-width="${n(wide + 0.3)}" opacity=".5"/>`;
    layers +=
      under +
      paths.map((path, tone) => `<path d="${path}" stroke="${colours[tone]}" stroke-width="${n(wide)}"/>`).join('');
  }
  return `${base(easel, room, mix(middle, '#c99a52', 0.14))}<g fill="none" stroke-linecap="round">${layers}</g>${swell(easel, room)}`;
}

/** Quinoa: round grains, each with a thin germ curled around it. */
export function rings(easel: Easel, room: Room, colours: readonly Colour[], radius: number): string {
  const count = Math.min(760, Math.round((room.rx * room.ry) / 13));
  const body = colours.map(() => '');
  let germs = '';
  for (let index = 0; index < count; index++) {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 1.01;
    const [x, y] = [room.cx + Math.cos(angle) * far * room.rx, room.cy + Math.sin(angle) * far * room.ry];
    const tone = index % 11 === 0 ? colours.length - 1 : index % (colours.length - 1);
    body[tone] += `M${n(x)} ${n(y)}h.1`;
    const r = radius * 1.1;
    const turn = easel.between(0, 6.283);
    const [dx, dy] = [Math.cos(turn) * r, Math.sin(turn) * r];
    germs += `M${n(x + dx)} ${n(y + dy)}A${n(r)} ${n(r)} 0 1 1 ${n(x - dy)} ${n(y + dx)}`;
  }
  const middle = colours[0]!;
  const dots = body
    .map(
      (path, tone) =>
        `<path d="${path}" transform="translate(.8 1.2)" stroke="${shade(middle, 0.5)}" stroke-width="${n(radius * 2 + 0.4)}" opacity=".4"/><path d="${path}" stroke="${colours[tone]}" stroke-width="${n(radius * 2)}"/>`,
    )
    .join('');
  return `${base(easel, room, shade(middle, 0.28))}<g fill="none" stroke-linecap="round">${dots}<path d="${germs}" stroke="#fffdf2" stroke-width="1" opacity=".75"/></g>${swell(easel, room)}`;
}

/** Soft polenta: a smooth pool with a thick round edge, and the rings left by a spoon. */
export function poured(easel: Easel, room: Room, colour: Colour): string {
  const { cx, cy, rx, ry } = room;
  const outline = place(roundish(easel, rx, ry, 0.09, 15), cx, cy, 0);
  const path = smooth(outline);
  const ring = [0.8, 0.56, 0.32]
    .map((far) => {
      const begin = easel.between(0, 6.283);
      const points = Array.from({ length: 12 }, (_, index) => {
        const angle = begin + index * 0.4;
        return [cx + Math.cos(angle) * rx * (far + index * 0.006), cy + Math.sin(angle) * ry * far] as const;
      });
      const curve = stroke(points);
      return `<path d="${curve}" transform="translate(2 3)" stroke="${shade(colour, 0.34)}" stroke-width="8" opacity=".26"/><path d="${curve}" stroke="${tint(colour, 0.6)}" stroke-width="6" opacity=".7"/>`;
    })
    .join('');
  return `<path d="${path}" transform="translate(5 8)" fill="#1d0a02" opacity=".4" filter="${blur(easel, 5)}"/><g filter="${rough(easel, 0.03, 0.7)}"><path d="${path}" fill="${shade(colour, 0.2)}"/><path d="${smooth(around(outline, cx - 1, cy - 2, 0.97))}" fill="${colour}"/></g><g fill="none" stroke-linecap="round" filter="${blur(easel, 2.4)}">${ring}</g>${swell(easel, room)}`;
}

/** Pasta or noodles twirled into a nest: strands around its middle, with the last ones across it. */
export function nest(easel: Easel, room: Room, colours: readonly Colour[], width: number, count = 190): string {
  let parts = '';
  for (let index = 0; index < count; index++) {
    const rest = 1 - index / count;
    const far = Math.sqrt(easel.chance()) * 0.26;
    const angle = easel.between(0, 6.283);
    const [x, y] = [room.cx + Math.cos(angle) * far * room.rx, room.cy + Math.sin(angle) * far * room.ry];
    const reach = (0.1 + rest * easel.between(0.44, 0.66)) * Math.min(room.rx, room.ry);
    const begin = easel.between(0, 6.283);
    const sweep = easel.between(1.5, 3.4);
    const open = easel.between(-0.12, 0.16);
    const points = Array.from({ length: 7 }, (_, step) => {
      const at = begin + (step / 6) * sweep;
      const here = reach * (1 + open * (step / 6 - 0.5));
      return [x + Math.cos(at) * here * 1.1, y + Math.sin(at) * here * 0.94] as const;
    });
    parts += strand(easel, stroke(points), width, easel.pick(colours));
  }
  const under = base(easel, { ...room, rx: room.rx * 0.76, ry: room.ry * 0.74 }, shade(colours[0]!, 0.3));
  return under + strands(parts) + swell(easel, { ...room, rx: room.rx * 0.86, ry: room.ry * 0.84 });
}

/** Mash: one soft mound with a ragged foot and the furrows drawn by a spoon. */
export function mash(easel: Easel, room: Room, colour: Colour): string {
  const start = easel.between(0, 6.283);
  const ground = smooth(
    place(
      Array.from({ length: 22 }, (_, index) => {
        const angle = (index / 22) * Math.PI * 2;
        const reach = 0.9 + 0.04 * Math.sin(angle * 3 + start) + easel.between(-0.035, 0.035);
        return [Math.cos(angle) * room.rx * reach, Math.sin(angle) * room.ry * reach] as const;
      }),
      room.cx,
      room.cy,
      0,
    ),
  );
  const furrows = [0.74, 0.55, 0.37, 0.2]
    .map((far, ring) => {
      const begin = start + ring * 1.7;
      const points = Array.from({ length: 11 }, (_, index) => {
        const angle = begin + (index / 10) * easel.between(4.4, 4.6);
        const reach = far - index * 0.012 + 0.025 * Math.sin(index * 1.9 + ring);
        return [room.cx + Math.cos(angle) * room.rx * reach, room.cy + Math.sin(angle) * room.ry * reach] as const;
      });
      const path = stroke(points);
      const wide = Math.min(room.rx, room.ry) * 0.1;
      return `<path d="${path}" transform="translate(${n(wide * 0.3)} ${n(wide * 0.45)})" stroke="${shade(colour, 0.4)}" stroke-width="${n(wide)}" opacity=".34"/><path d="${path}" transform="translate(${n(-wide * 0.3)} ${n(-wide * 0.4)})" stroke="${tint(colour, 0.6)}" stroke-width="${n(wide * 0.7)}" opacity=".8"/>`;
    })
    .join('');
  const lumps = Array.from({ length: 16 }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 0.84;
    const [x, y] = [room.cx + Math.cos(angle) * room.rx * far, room.cy + Math.sin(angle) * room.ry * far];
    const size = easel.between(2.4, 5.4);
    return `<ellipse cx="${n(x + 1)}" cy="${n(y + 1.6)}" rx="${n(size)}" ry="${n(size * 0.7)}" fill="${shade(colour, 0.4)}" opacity=".35"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.7)}" fill="${tint(colour, 0.3)}" opacity=".75"/>`;
  }).join('');
  return `<path d="${ground}" transform="translate(8 13)" fill="#1d0a02" opacity=".42" filter="${blur(easel, 5)}"/><g filter="${rough(easel, 0.045, 1.7)}"><path d="${ground}" transform="translate(1 4)" fill="${shade(colour, 0.3)}"/><path d="${ground}" fill="${colour}"/><g fill="none" stroke-linecap="round" filter="${blur(easel, 1.6)}">${furrows}</g>${lumps}</g>${swell(easel, { ...room, rx: room.rx * 0.94, ry: room.ry * 0.94 })}`;
}

/** A browned crust on a bake: golden with darker blisters. */
export function crust(easel: Easel, { cx, cy, rx, ry }: Room, colour: Colour, blisters = 60): string {
  const spots = Array.from({ length: blisters }, () => {
    const [x, y] = [cx + easel.between(-1, 1) * rx, cy + easel.between(-1, 1) * ry];
    const size = easel.between(4, 17);
    return `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.35, 8), x, y, 0))}" fill="${easel.pick([shade(colour, 0.3), mix(colour, '#a3581a', 0.6), tint(colour, 0.45), tint(colour, 0.3)])}" opacity="${n(easel.between(0.2, 0.6))}"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.022, 2.6)}"><rect x="${n(cx - rx - 20)}" y="${n(cy - ry - 20)}" width="${n(rx * 2 + 40)}" height="${n(ry * 2 + 40)}" fill="${colour}"/><g filter="${blur(easel, 1.6)}">${spots}</g></g>`;
}

/** Pale wisps of steam over hot food. */
export function steam(easel: Easel, { cx, cy, rx }: Room): string {
  return [-0.3, 0.05, 0.34]
    .map((at) => {
      const x = cx + at * rx;
      return `<path d="M${n(x)} ${n(cy + 10)}q${n(easel.between(-30, -14))} -34 ${n(easel.between(-4, 8))} -62t${n(easel.between(-6, 10))} -58" fill="none" stroke="#fff" stroke-width="${n(easel.between(7, 12))}" stroke-linecap="round" opacity=".08" filter="${blur(easel, 5)}"/>`;
    })
    .join('');
}
