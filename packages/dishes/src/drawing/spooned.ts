import { type Colour, mix, shade, tint } from './colour.ts';
import { blur, type Easel, n, rough } from './easel.ts';
import type { Room } from './vessels.ts';

/** Returns a random point in an oval area. */
function inside(easel: Easel, { cx, cy, rx, ry }: Room, reach = 0.98): readonly [number, number] {
  const angle = easel.between(0, 6.283);
  const far = Math.sqrt(easel.chance()) * reach;
  return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
}

const square = ({ cx, cy, rx, ry }: Room, fill: string): string =>
  `<rect x="${n(cx - rx - 4)}" y="${n(cy - ry - 4)}" width="${n(rx * 2 + 8)}" height="${n(ry * 2 + 8)}" fill="${fill}"/>`;

/** Milk in a bowl: flat and bright, with the light of a window on it. */
export function milk(easel: Easel, room: Room, colour: Colour): string {
  const { cx, cy, rx, ry } = room;
  return `${square(room, easel.flat(colour))}<ellipse cx="${n(cx - rx * 0.3)}" cy="${n(cy - ry * 0.36)}" rx="${n(rx * 0.5)}" ry="${n(ry * 0.34)}" fill="#fff" opacity=".5" filter="${blur(easel, 9)}"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx * 0.97)}" ry="${n(ry * 0.97)}" fill="none" stroke="${shade(colour, 0.2)}" stroke-width="5" opacity=".3" filter="${blur(easel, 3)}"/>`;
}

interface Strewn {
  /** The number of flakes, and of layers; each layer casts a shadow on the one below. */
  readonly count: number;
  readonly layers: number;
  readonly tones: readonly Colour[];
  readonly shadow: Colour;
  /** Half the length without the round ends, and the width. */
  readonly reach: readonly [from: number, to: number];
  readonly wide: number;
  /** The colour of a line along the middle of each flake. */
  readonly crease?: Colour;
  /** Whether there is light on each flake. */
  readonly shine?: boolean;
}

/**
 * Flakes, grains or curds all over an area. All those of one tone are a single path, which takes a tenth of the time of
 * separate shapes.
 */
function strewn(
  easel: Easel,
  room: Room,
  { count, layers, tones, shadow, reach, wide, crease, shine }: Strewn,
): string {
  let markup = '';
  for (let layer = 0; layer < layers; layer++) {
    const paths = tones.map(() => '');
    let lights = '';
    for (let index = 0; index < count / layers; index++) {
      const [x, y] = inside(easel, room);
      const turn = easel.between(0, 3.14);
      const half = easel.between(reach[0], reach[1]);
      const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
      paths[index % tones.length] += `M${n(x - dx)} ${n(y - dy)}l${n(dx * 2)} ${n(dy * 2)}`;
      lights += `M${n(x - dx * 0.4 - wide * 0.16)} ${n(y - dy * 0.4 - wide * 0.2)}l${n(dx * 0.5)} ${n(dy * 0.5)}`;
    }
    const all = paths.join('');
    markup += `<path d="${all}" transform="translate(.9 1.7)" stroke="${shadow}" stroke-width="${n(wide + 0.4)}" opacity=".36"/>${paths.map((path, tone) => `<path d="${path}" stroke="${tones[tone]}" stroke-width="${n(wide)}"/>`).join('')}`;
    if (crease) markup += `<path d="${all}" stroke="${crease}" stroke-width="1" opacity=".5"/>`;
    if (shine) markup += `<path d="${lights}" stroke="#fff" stroke-width="${n(wide * 0.22)}" opacity=".9"/>`;
  }
  return `<g fill="none" stroke-linecap="round">${markup}</g>`;
}

/** Porridge of rolled oats or other flakes: each flake an oval with a crease, swollen from cooking. */
export function flaked(easel: Easel, room: Room, colour: Colour, flake: Colour): string {
  const flakes = strewn(easel, room, {
    count: 210,
    layers: 4,
    tones: [tint(flake, 0.34), flake, tint(flake, 0.16), shade(flake, 0.08)],
    shadow: shade(flake, 0.42),
    reach: [1.6, 4],
    wide: 8.4,
    crease: shade(flake, 0.3),
  });
  const pools = Array.from({ length: 7 }, () => {
    const [x, y] = inside(easel, room, 0.8);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(easel.between(14, 30))}" ry="${n(easel.between(7, 14))}" fill="${tint(colour, 0.55)}"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.03, 1.2)}">${square(room, colour)}</g>${flakes}<g opacity=".5" filter="${blur(easel, 3.5)}">${pools}</g>`;
}

/** A pudding of small round or long grains, such as rice, millet or quinoa. */
export function grainy(easel: Easel, room: Room, colour: Colour, grain: Colour, long: number): string {
  const grains = strewn(easel, room, {
    count: 340,
    layers: 3,
    tones: [tint(grain, 0.4), grain, shade(grain, 0.1)],
    shadow: shade(grain, 0.45),
    reach: [(long - 1) * 2 + 0.1, (long - 1) * 2.8 + 0.1],
    wide: 4.8,
  });
  return `<g filter="${rough(easel, 0.02, 1.2)}">${square(room, colour)}</g>${grains}`;
}

/** Chia pudding: a clear pale jelly full of small dark seeds, each in its own halo. */
export function seeded(easel: Easel, room: Room, colour: Colour): string {
  const spots = Array.from({ length: 420 }, () => inside(easel, room));
  const dots = (of: readonly (readonly [number, number])[], wide: number, tone: Colour, opacity: number) =>
    `<path d="${of.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join('')}" stroke="${tone}" stroke-width="${wide}" opacity="${opacity}"/>`;
  const seeds = ['#3a3439', '#57504c', '#262329']
    .map((tone, index) =>
      dots(
        spots.filter((_, at) => at % 3 === index),
        3 + index * 0.5,
        tone,
        1,
      ),
    )
    .join('');
  const gleam = Array.from({ length: 6 }, () => {
    const [x, y] = inside(easel, room, 0.8);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(easel.between(10, 24))}" ry="${n(easel.between(3, 6))}" fill="#fff" transform="rotate(-24 ${n(x)} ${n(y)})"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.03, 1.3)}">${square(room, colour)}</g><g stroke-linecap="round">${dots(spots, 7, tint(colour, 0.5), 0.5)}${seeds}</g><g opacity=".4" filter="${blur(easel, 2.4)}">${gleam}</g>`;
}

/** Cottage cheese: soft white curds in a little cream. */
export function curds(easel: Easel, room: Room): string {
  const colour = '#fdf9ec';
  const lumps = strewn(easel, room, {
    count: 230,
    layers: 4,
    tones: [colour, '#f9f2de', '#fffdf6'],
    shadow: '#a8946a',
    reach: [0.4, 3.4],
    wide: 14,
    shine: true,
  });
  return `${square(room, mix(colour, '#e4d6b0', 0.5))}${lumps}`;
}
