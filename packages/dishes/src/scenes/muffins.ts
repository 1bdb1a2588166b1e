import { mix, shade } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { type Outline, smooth } from '../drawing/outline.ts';

/** A cake baked in its own case. */
export interface Cup {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** The case: pleated paper, a mug, or none. */
  readonly in: 'paper' | 'mug' | 'nothing';
}

/** A muffin, a scone or a mug cake from the front: its case, and the top that has risen over it. */
export function muffin(easel: Easel, { x, y, colour, in: cup }: Cup): string {
  const isBare = cup === 'nothing';
  const [wide, foot, deep, rise] = isBare ? [52, 43, 40, 24] : cup === 'mug' ? [62, 56, 92, 34] : [52, 37, 50, 52];
  const wall = `M${n(x - wide)} ${n(y)}L${n(x - foot)} ${n(y + deep)}Q${n(x)} ${n(y + deep + 13)} ${n(x + foot)} ${n(y + deep)}L${n(x + wide)} ${n(y)}Z`;
  const ground = isBare ? mix(colour, '#f6e2b4', 0.3) : cup === 'mug' ? '#5f8494' : '#f1e3c8';
  const shadow = `<ellipse cx="${n(x + 10)}" cy="${n(y + deep + 3)}" rx="${n(foot * 1.2)}" ry="13" fill="#160701" opacity=".5" filter="${blur(easel, 5)}"/>`;
  const pleats =
    cup === 'paper'
      ? Array.from({ length: 11 }, (_, index) => {
          const share = -1 + (index / 10) * 2;
          return `<path d="M${n(x + share * wide)} ${n(y + 2)}L${n(x + share * foot)} ${n(y + deep + 9 * (1 - share * share))}" stroke="${index % 2 ? '#b79a6c' : '#fffaf0'}" stroke-width="3" opacity=".7"/>`;
        }).join('')
      : '';
  const handle =
    cup === 'mug'
      ? `<path d="M${n(x + wide - 4)} ${n(y + 18)}q44 -2 38 28t-44 22" fill="none" stroke="${shade(ground, 0.15)}" stroke-width="13" stroke-linecap="round"/>`
      : '';
  const lit = easel.define(
    'cup',
    '<linearGradient id="cup" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".4"/></linearGradient>',
  );
  const over = cup === 'mug' ? wide * 0.96 : isBare ? wide * 1.03 : wide * 1.16;
  const dome: Outline = [
    [x - over, y + 4],
    [x - over * 1.02, y - rise * 0.34],
    [x - over * 0.7, y - rise * 0.84],
    [x - over * 0.24, y - rise * easel.between(1, 1.12)],
    [x + over * 0.26, y - rise * easel.between(0.98, 1.1)],
    [x + over * 0.72, y - rise * 0.82],
    [x + over * 1.02, y - rise * 0.32],
    [x + over, y + 4],
    [x + over * 0.5, y + 13],
    [x - over * 0.5, y + 13],
  ];
  const path = smooth(dome);
  const cracks = [-0.36, 0.12, 0.4]
    .map(
      (at) =>
        `<path d="M${n(x + at * over)} ${n(y - rise * 0.8)}q${n(easel.between(-8, 8))} ${n(rise * 0.3)} ${n(easel.between(4, 14))} ${n(rise * 0.44)}" fill="none" stroke="${shade(colour, 0.42)}" stroke-width="2" stroke-linecap="round" opacity=".45"/>`,
    )
    .join('');
  const domeLight = easel.define(
    'dome',
    '<radialGradient id="dome" cx=".36" cy=".2" r=".95"><stop offset="0" stop-color="#fff6dc" stop-opacity=".55"/><stop offset=".45" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".5"/></radialGradient>',
  );
  const grown = cup === 'mug' ? 1.42 : 1;
  const enlarged = `translate(${n(x * (1 - grown))} ${n((y + 20) * (1 - grown))}) scale(${grown})`;
  return `<g transform="${enlarged}">${shadow}${handle}<path d="${wall}" fill="${ground}"/>${pleats}<path d="${wall}" fill="${lit}"/><path d="${path}" transform="translate(0 5)" fill="#1d0a02" opacity=".3"/><g filter="${rough(easel, 0.06, 2)}"><path d="${path}" fill="${mix(colour, '#a3601e', 0.2)}"/></g>${cracks}<path d="${path}" fill="${domeLight}"/></g>`;
}

/** A scone from the front, split if it has jam: straight sides that open at the waist, a browned flat top. */
export function scone(easel: Easel, x: number, y: number, colour: string, jam: string | null): string {
  const [w, flat] = [52, 19];
  const half = (top: number, deep: number, face: string, side: string) =>
    `<path d="M${x - w} ${n(top)}q-3 ${n(deep * 0.5)} 2 ${n(deep)}A${w - 2} ${flat} 0 0 0 ${x + w - 2} ${n(top + deep)}q5 ${n(-deep * 0.5)} 2 ${n(-deep)}Z" fill="${side}"/><ellipse cx="${x}" cy="${n(top)}" rx="${w}" ry="${flat}" fill="${face}"/>`;
  const pale = mix(colour, '#f8e8c2', 0.62);
  const shadow = `<ellipse cx="${x + 9}" cy="${y + 46}" rx="${w * 1.12}" ry="${flat}" fill="#160701" opacity=".5" filter="${blur(easel, 5)}"/>`;
  const gap = jam === null ? 0 : 9;
  const filled =
    jam === null
      ? `<path d="M${x - w + 1} ${y + 14}q20 17 ${w - 1} 15t${w - 1} -16" fill="none" stroke="${shade(pale, 0.3)}" stroke-width="3" opacity=".6"/>`
      : '';
  const spread =
    jam === null
      ? ''
      : `<path d="M${x - w} ${y + 12}A${w} ${flat} 0 0 0 ${x + w} ${y + 12}q4 9 -7 12q-6 14 -16 5q-12 13 -26 3q-14 9 -28 -1q-13 7 -18 -8q-11 0 -5 -11z" fill="${jam}"/><path d="M${x - w + 10} ${y + 22}q24 15 46 14" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".55"/>`;
  return `${shadow}<g filter="${rough(easel, 0.06, 1.6)}">${half(y + 22, 24, tinted(pale), pale)}</g>${spread}<g filter="${rough(easel, 0.06, 1.6)}">${half(y - 16 - gap, 26, mix(colour, '#b87328', 0.25), pale)}</g>${filled}`;
}

const tinted = (colour: string): string => mix(colour, '#fffaea', 0.3);
