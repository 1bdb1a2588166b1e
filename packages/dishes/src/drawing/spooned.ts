import { type Colour, mix, shade, tint } from './colour.ts';
import { blur, type Easel, n, rough } from './easel.ts';
import type { Room } from './vessels.ts';

/** A point of an oval room by chance. */
function inside(easel: Easel, { cx, cy, rx, ry }: Room, reach = 0.98): readonly [number, number] {
  const angle = easel.between(0, 6.283);
  const far = Math.sqrt(easel.chance()) * reach;
  return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
}

const square = ({ cx, cy, rx, ry }: Room, fill: string): string =>
  `<rect x="${n(cx - rx - 4)}" y="${n(cy - ry - 4)}" width="${n(rx * 2 + 8)}" height="${n(ry * 2 + 8)}" fill="${fill}"/>`;

/** Milk in a bowl: flat and bright, with the light of the window on it. */
export function milk(easel: Easel, room: Room, colour: Colour): string {
  const { cx, cy, rx, ry } = room;
  return `${square(room, easel.flat(colour))}<ellipse cx="${n(cx - rx * 0.3)}" cy="${n(cy - ry * 0.36)}" rx="${n(rx * 0.5)}" ry="${n(ry * 0.34)}" fill="#fff" opacity=".5" filter="${blur(easel, 9)}"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx * 0.97)}" ry="${n(ry * 0.97)}" fill="none" stroke="${shade(colour, 0.2)}" stroke-width="5" opacity=".3" filter="${blur(easel, 3)}"/>`;
}

/** Porridge of rolled oats or other flakes: each flake an oval with a crease, swollen in what they were cooked in. */
export function flaked(easel: Easel, room: Room, colour: Colour, flake: Colour): string {
  const flakes = Array.from({ length: 210 }, () => {
    const [x, y] = inside(easel, room);
    const [rx, ry] = [easel.between(5, 8.4), easel.between(3.4, 5)];
    const tone = easel.pick([tint(flake, 0.34), flake, tint(flake, 0.16), shade(flake, 0.08)]);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(easel.between(0, 180))})"><ellipse cx=".8" cy="1.6" rx="${n(rx)}" ry="${n(ry)}" fill="${shade(flake, 0.42)}" opacity=".34"/><ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${tone}"/><path d="M${n(-rx * 0.7)} 0H${n(rx * 0.7)}" stroke="${shade(flake, 0.3)}" stroke-width=".9" opacity=".5"/></g>`;
  }).join('');
  const pools = Array.from({ length: 7 }, () => {
    const [x, y] = inside(easel, room, 0.8);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(easel.between(14, 30))}" ry="${n(easel.between(7, 14))}" fill="${tint(colour, 0.55)}" opacity=".5" filter="${blur(easel, 3.5)}"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.03, 1.2)}">${square(room, colour)}</g>${flakes}${pools}`;
}

/** A pudding of small round or long grains, such as rice, millet or quinoa. */
export function grainy(easel: Easel, room: Room, colour: Colour, grain: Colour, long: number): string {
  const grains = Array.from({ length: 340 }, () => {
    const [x, y] = inside(easel, room);
    const r = easel.between(2, 2.8);
    const tone = easel.pick([tint(grain, 0.4), grain, shade(grain, 0.1)]);
    const turn = `rotate(${n(easel.between(0, 180))} ${n(x)} ${n(y)})`;
    return `<ellipse cx="${n(x + 0.6)}" cy="${n(y + 1)}" rx="${n(r * long)}" ry="${n(r)}" fill="${shade(grain, 0.45)}" opacity=".34" transform="${turn}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * long)}" ry="${n(r * 0.94)}" fill="${tone}" transform="${turn}"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.02, 1.2)}">${square(room, colour)}</g>${grains}`;
}

/** Chia pudding: a clear pale jelly full of small dark seeds, each in its own halo. */
export function seeded(easel: Easel, room: Room, colour: Colour): string {
  const seeds = Array.from({ length: 420 }, () => {
    const [x, y] = inside(easel, room);
    const r = easel.between(1.3, 2.1);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2)}" fill="${tint(colour, 0.5)}" opacity=".5"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${easel.pick(['#3a3439', '#57504c', '#262329'])}"/>`;
  }).join('');
  const gleam = Array.from({ length: 6 }, () => {
    const [x, y] = inside(easel, room, 0.8);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(easel.between(10, 24))}" ry="${n(easel.between(3, 6))}" fill="#fff" opacity=".4" filter="${blur(easel, 2.4)}" transform="rotate(-24 ${n(x)} ${n(y)})"/>`;
  }).join('');
  return `<g filter="${rough(easel, 0.03, 1.3)}">${square(room, colour)}</g>${seeds}${gleam}`;
}

/** Cottage cheese: soft white curds in a little cream. */
export function curds(easel: Easel, room: Room): string {
  const colour = '#fdf9ec';
  const lumps = Array.from({ length: 230 }, () => {
    const [x, y] = inside(easel, room);
    const [rx, ry] = [easel.between(6, 10.5), easel.between(5, 8)];
    const turn = easel.between(0, 180);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><ellipse cx="1.2" cy="2" rx="${n(rx)}" ry="${n(ry)}" fill="#a8946a" opacity=".36"/><ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${easel.pick([colour, '#f9f2de', '#fffdf6'])}"/></g><ellipse cx="${n(x - rx * 0.28)}" cy="${n(y - ry * 0.36)}" rx="${n(rx * 0.34)}" ry="${n(ry * 0.22)}" fill="#fff" opacity=".9"/>`;
  }).join('');
  return `${square(room, mix(colour, '#e4d6b0', 0.5))}${lumps}`;
}
