import { type Colour, mix, shade, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { around, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** Returns a random point in a disc, as a share of its radius. */
function within(easel: Easel, reach: number): readonly [number, number] {
  const angle = easel.between(0, 6.283);
  const far = Math.sqrt(easel.chance()) * reach;
  return [Math.cos(angle) * far, Math.sin(angle) * far];
}

/** A cake of puffed grains: a flat disc of swollen grains pressed together, with a bumpy rim. */
export const puffedCake =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const thick = r * 0.13;
    const disc = place(roundish(easel, r * 0.92, r * 0.92, 0.03, 17), x, y, 0);
    const rim = Array.from({ length: 40 }, (_, index) => {
      const angle = turn + (index / 40) * 6.283 + easel.between(-0.07, 0.07);
      const far = r * easel.between(0.86, 0.96);
      return {
        px: x + Math.cos(angle) * far,
        py: y + Math.sin(angle) * far,
        long: r * easel.between(0.06, 0.12),
        wide: r * easel.between(0.05, 0.07),
        degrees: (angle * 180) / Math.PI + easel.between(-50, 50),
      };
    });
    const bumps = (dy: number, fill: (index: number) => string) =>
      rim
        .map(
          ({ px, py, long, wide, degrees }, index) =>
            `<ellipse cx="${n(px)}" cy="${n(py + dy)}" rx="${n(long)}" ry="${n(wide)}" fill="${fill(index)}" transform="rotate(${n(degrees)} ${n(px)} ${n(py + dy)})"/>`,
        )
        .join('');
    const low = shade(mix(colour, '#c99a52', 0.35), 0.16);
    const under = `<path d="${smooth(disc)}" transform="translate(0 ${n(thick)})" fill="${low}"/>${bumps(thick, (index) => (index % 3 ? low : shade(low, 0.1)))}`;
    const own = [tint(colour, 0.35), colour, shade(colour, 0.06), tint(colour, 0.6)];
    const grain = ([px, py]: readonly [number, number], index: number) => {
      const [long, wide] = [r * easel.between(0.07, 0.115), r * easel.between(0.042, 0.066)];
      const angle = easel.between(0, 180);
      const [gx, gy] = [x + px * r, y + py * r];
      const turned = `rotate(${n(angle)} ${n(gx)} ${n(gy)})`;
      return `<ellipse cx="${n(gx)}" cy="${n(gy)}" rx="${n(long)}" ry="${n(wide)}" transform="translate(${n(r * 0.012)} ${n(r * 0.026)}) ${turned}" fill="${shade(mix(colour, '#b98a4a', 0.3), 0.4)}" opacity=".5"/><ellipse cx="${n(gx)}" cy="${n(gy)}" rx="${n(long)}" ry="${n(wide)}" fill="${own[index % 4]}" transform="${turned}"/>`;
    };
    const grains = Array.from({ length: 112 }, (_, index) => grain(within(easel, 0.86), index)).join('');
    return `${castShadow(place(disc, 0, thick, 0, 1), thick)}${under}${bumps(0, (index) => own[index % 4]!)}<path d="${smooth(disc)}" fill="${easel.flat(colour)}"/>${grains}`;
  };

/**
 * A Dutch rusk, seen slightly from the side: a browned face, and below it a thick, straight wall of open golden crumb.
 */
export const rusk =
  (radius: number): Draw =>
  (easel, x, y, _turn, size) => {
    const r = radius * size;
    const [flat, wall] = [r * 0.84, r * 0.25];
    const top = y - wall * 0.5;
    const side = `M${n(x - r)} ${n(top)}V${n(top + wall)}A${n(r)} ${n(flat)} 0 0 0 ${n(x + r)} ${n(top + wall)}V${n(top)}Z`;
    const shadow = `<ellipse cx="${n(x + r * 0.1)}" cy="${n(top + wall * 1.2)}" rx="${n(r * 1.02)}" ry="${n(flat * 1.02)}" fill="#1d0a02" opacity=".3"/>`;
    const crumb = '#f7e4b8';
    const pores = Array.from({ length: 46 }, () => {
      const angle = easel.between(0.06, 3.08);
      const down = easel.between(0.14, 0.86) * wall;
      const wide = r * easel.between(0.01, 0.024);
      return `<ellipse cx="${n(x + Math.cos(angle) * r)}" cy="${n(top + Math.sin(angle) * flat + down)}" rx="${n(wide)}" ry="${n(wide * 0.7)}" fill="${shade(crumb, 0.36)}" opacity=".7"/>`;
    }).join('');
    const arc = (dy: number, tone: Colour, width: number, opacity: number) =>
      `<path d="M${n(x - r)} ${n(top + dy)}A${n(r)} ${n(flat)} 0 0 0 ${n(x + r)} ${n(top + dy)}" fill="none" stroke="${tone}" stroke-width="${n(width)}" opacity="${opacity}"/>`;
    const face = Array.from({ length: 90 }, () => {
      const [px, py] = within(easel, 0.93);
      const wide = r * easel.between(0.008, 0.02);
      return `<ellipse cx="${n(x + px * r)}" cy="${n(top + py * flat)}" rx="${n(wide)}" ry="${n(wide * 0.75)}" fill="#b98a48" opacity=".5"/>`;
    }).join('');
    const light = easel.define(
      'rusk',
      '<linearGradient id="rusk" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff4d6" stop-opacity=".5"/><stop offset=".4" stop-color="#fff4d6" stop-opacity="0"/><stop offset="1" stop-color="#5a2c0a" stop-opacity=".34"/></linearGradient>',
    );
    return `${shadow}<path d="${side}" fill="${crumb}"/>${pores}<path d="${side}" fill="${light}"/>${arc(wall, '#cf9a52', r * 0.05, 0.8)}<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(r)}" ry="${n(flat)}" fill="${easel.flat('#e8c583')}"/><ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(r * 0.955)}" ry="${n(flat * 0.95)}" fill="${easel.flat('#f3dba6')}"/>${face}<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(r * 0.985)}" ry="${n(flat * 0.985)}" fill="none" stroke="#c98f44" stroke-width="${n(r * 0.035)}" opacity=".8"/>`;
  };

/** A slice of melba toast: thin and pale with browned edges, slightly bent from drying. */
export const melba =
  (radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const [w, h] = [r * easel.between(0.96, 1.02), r * easel.between(0.78, 0.84)];
    const bend = easel.between(0.04, 0.1) * r;
    const corner = (px: number, py: number) => [px * w + easel.between(-1, 1), py * h + easel.between(-1, 1)] as const;
    const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    const at = (points: Outline) => place(points, x, y, turn);
    const sheet = (share: number): string => {
      const [p, q, s, t, top, foot] = at([
        ...[a, b, c, d].map(([px, py]) => [px * share, py * share] as const),
        [0, (-h - bend) * share],
        [0, (h - bend) * share],
      ]);
      return `M${n(p![0])} ${n(p![1])}Q${n(top![0])} ${n(top![1])} ${n(q![0])} ${n(q![1])}L${n(s![0])} ${n(s![1])}Q${n(foot![0])} ${n(foot![1])} ${n(t![0])} ${n(t![1])}Z`;
    };
    const path = sheet(1);
    const spots = Array.from({ length: 34 }, () => {
      const [[px, py]] = at([[easel.between(-0.86, 0.86) * w, easel.between(-0.8, 0.8) * h]]) as [
        readonly [number, number],
      ];
      const wide = r * easel.between(0.015, 0.045);
      return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(wide)}" ry="${n(wide * 0.7)}" fill="#b98543" opacity="${n(easel.between(0.35, 0.7))}"/>`;
    }).join('');
    const shadow = (dx: number, dy: number, opacity: number) =>
      `<path d="${path}" transform="translate(${n(dx)} ${n(dy)})" fill="#1d0a02" opacity="${opacity}"/>`;
    return `${shadow(r * 0.1, r * 0.15, 0.16)}${shadow(r * 0.05, r * 0.08, 0.26)}<path d="${path}" transform="translate(.8 ${n(r * 0.055)})" fill="#b07a38"/><path d="${path}" fill="${easel.flat('#c98f48')}"/><path d="${sheet(0.93)}" fill="${easel.flat('#f3ddaa')}"/>${spots}`;
  };

/** A flat round biscuit or cracker: pricked in rows, its edge smooth or as coarse as its flour. */
export const biscuit =
  (colour: Colour, radius: number, { wobble = 0.015, pricks = true, bits = null as Colour | null } = {}): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r * 0.96, r * 0.96, wobble, 21), x, y, 0);
    const holes = pricks
      ? [
          [0, 0],
          ...Array.from({ length: 6 }, (_, at) => [Math.cos(at * 1.047) * 0.38, Math.sin(at * 1.047) * 0.38]),
          ...Array.from({ length: 12 }, (_, at) => [Math.cos(at * 0.524) * 0.72, Math.sin(at * 0.524) * 0.72]),
        ]
          .map(([px, py]) => {
            const [[hx, hy]] = place([[px! * r, py! * r]], x, y, turn) as [readonly [number, number]];
            return `<circle cx="${n(hx)}" cy="${n(hy)}" r="${n(r * 0.04)}" fill="${shade(colour, 0.5)}" opacity=".7"/>`;
          })
          .join('')
      : '';
    const flecks = bits
      ? Array.from({ length: 60 }, (_, index) => {
          const [px, py] = within(easel, 0.9);
          return `<ellipse cx="${n(x + px * r)}" cy="${n(y + py * r)}" rx="${n(r * 0.05)}" ry="${n(r * 0.03)}" fill="${index % 2 ? bits : shade(colour, 0.3)}" opacity=".7" transform="rotate(${n(easel.between(0, 180))} ${n(x + px * r)} ${n(y + py * r)})"/>`;
        }).join('')
      : '';
    const browned = `<path d="${smooth(form)}" fill="none" stroke="${mix(colour, '#9c5c1c', 0.6)}" stroke-width="${n(r * 0.1)}" opacity=".45"/><path d="${smooth(around(form, x, y, 0.86))}" fill="${tint(colour, 0.18)}" opacity=".5"/>`;
    return solid(easel, form, { colour, height: r * 0.1, face: `${browned}${flecks}${holes}` });
  };
