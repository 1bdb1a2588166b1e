import { type Colour, mix, shade, tint } from './colour.ts';
import { blur, type Easel, HEIGHT, n, WIDTH } from './easel.ts';

type Weave = 'wood' | 'linen' | 'stone' | 'plain';
type Ground = readonly [weave: Weave, colour: Colour];

/** The table under the dishes of each meal: light in the morning, warm and darker in the evening. */
const GROUNDS: Readonly<Record<string, readonly Ground[]>> = {
  BREAKFAST: [
    ['linen', '#f3ead9'],
    ['wood', '#e2c79c'],
    ['plain', '#dfe9e4'],
    ['stone', '#efe9e0'],
    ['linen', '#f2d9c4'],
    ['plain', '#f4dfa9'],
  ],
  LUNCH: [
    ['wood', '#d9b987'],
    ['plain', '#cfdccb'],
    ['stone', '#e6e2d9'],
    ['linen', '#e3ddcc'],
    ['plain', '#b9cfd4'],
    ['linen', '#d8c6a0'],
  ],
  DINNER: [
    ['wood', '#8f633e'],
    ['stone', '#59606a'],
    ['linen', '#c9b394'],
    ['wood', '#b98755'],
    ['plain', '#5d7268'],
    ['plain', '#b5694a'],
    ['linen', '#7c8794'],
    ['stone', '#d3cbbf'],
  ],
  SNACK: [
    ['plain', '#f0c9bf'],
    ['linen', '#efe3cc'],
    ['plain', '#c9d8e4'],
    ['stone', '#e9e5de'],
    ['plain', '#d9cfe2'],
    ['wood', '#dcbd8e'],
  ],
};

const FIBRES: Record<Weave, readonly [frequency: string, depth: number]> = {
  wood: ['0.005 0.09', 0.9],
  linen: ['0.015 0.75', 0.24],
  stone: ['0.03', 0.24],
  plain: ['0.02', 0.24],
};

/** Marks the end of the table, where a renderer may split a picture. */
export const TABLE_END = '<!--table-->';

/** A table top, lit from the top left. Its grain is the same in every picture with the same weave. */
export function table(easel: Easel, course: string): string {
  const [weave, colour] = easel.pick(GROUNDS[course] ?? GROUNDS['SNACK']!);
  const [frequency, depth] = FIBRES[weave];
  const grain = easel.define(
    `table-${weave}`,
    `<filter id="table-${weave}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="11" result="n"/><feDiffuseLighting in="n" surfaceScale="${depth}" diffuseConstant="1.4" lighting-color="#fffaf0" result="l"><feDistantLight azimuth="225" elevation="47"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="l" mode="multiply"/></filter>`,
  );
  const sun = easel.define(
    'sun',
    '<radialGradient id="sun" cx=".2" cy=".1" r="1.1"><stop offset="0" stop-color="#fff6dc" stop-opacity=".5"/><stop offset=".5" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#1d0a02" stop-opacity=".24"/></radialGradient>',
  );
  const planks =
    weave === 'wood'
      ? [62, 128, 190, 250]
          .map(
            (y) =>
              `<path d="M0 ${n(y + easel.between(-8, 8))}h${WIDTH}" stroke="${shade(colour, 0.6)}" stroke-width="1.4" opacity=".45"/>`,
          )
          .join('')
      : '';
  const cloth = weave === 'linen' || weave === 'plain' ? fabric(easel, colour) : '';
  return `<g filter="${grain}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>${planks}${cloth}</g>${TABLE_END}<rect width="${WIDTH}" height="${HEIGHT}" fill="${sun}"/>`;
}

/** A napkin under one side of the plate, in a tone that matches the table. */
function fabric(easel: Easel, colour: Colour): string {
  if (easel.chance() < 0.35) return '';
  const tone = easel.pick([
    tint(colour, 0.55),
    mix(colour, '#c2683c', 0.35),
    mix(colour, '#4f7a74', 0.4),
    mix(colour, '#31405c', 0.4),
  ]);
  const isLeft = easel.chance() < 0.5;
  const turn = easel.between(-14, 14);
  const x = isLeft ? -70 : 270;
  const stripes = [14, 20, 172, 178]
    .map(
      (at) =>
        `<path d="M${x + at} 60V330" stroke="${mix(tone, shade(colour, 0.4), 0.5)}" stroke-width="2.4" opacity=".5"/>`,
    )
    .join('');
  return `<g transform="rotate(${n(turn)} 200 150)"><rect x="${x + 5}" y="69" width="196" height="280" fill="#1d0a02" opacity=".3" filter="${blur(easel, 5)}"/><rect x="${x}" y="60" width="192" height="280" fill="${tone}"/>${stripes}</g>`;
}

/** The light over everything: a warm shine at the top left, slightly darker in the far corner. */
export const air = (easel: Easel): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${easel.define('air', '<radialGradient id="air" cx=".28" cy=".2" r="1"><stop offset="0" stop-color="#fff3d0" stop-opacity=".2"/><stop offset=".45" stop-color="#fff3d0" stop-opacity="0"/><stop offset="1" stop-color="#200c02" stop-opacity=".12"/></radialGradient>')}"/>`;
