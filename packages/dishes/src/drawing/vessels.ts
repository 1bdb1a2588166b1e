import { type Colour, shade, tint } from './colour.ts';
import { blur, type Easel, n } from './easel.ts';

/** The area of a vessel in which food lies. */
export interface Room {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Vessel {
  readonly markup: string;
  /** Drawn over the food: the shadow of the rim. */
  readonly over: string;
  readonly room: Room;
  /** The outline of the area, for clipping liquids. */
  readonly clip: string;
}

const GLAZES: readonly Colour[] = [
  '#f6f2ea',
  '#efe6d6',
  '#dfe4e2',
  '#c9d3c4',
  '#8fa3ad',
  '#d9b8a2',
  '#f3efe8',
  '#4d5a63',
  '#e6d3b0',
  '#a9b9a2',
  '#7d8f9c',
  '#c98f72',
];

export const glaze = (easel: Easel): Colour => easel.pick(GLAZES);

const ground = (easel: Easel, rx: number, ry: number, cy: number, drop: number): string =>
  `<ellipse cx="${200 + drop}" cy="${n(cy + drop * 1.3)}" rx="${n(rx * 1.01)}" ry="${n(ry * 1.01)}" fill="#160701" opacity=".5" filter="${blur(easel, 9)}"/><ellipse cx="${200 + drop * 0.3}" cy="${n(cy + drop * 0.4)}" rx="${n(rx)}" ry="${n(ry)}" fill="#160701" opacity=".45" filter="${blur(easel, 2.5)}"/>`;

const speckle = (easel: Easel, radius: number, inner: number, colour: Colour): string =>
  Array.from({ length: 46 }, () => {
    const angle = easel.between(0, 6.283);
    const far = easel.between(inner, radius - 2);
    return `<circle cx="${n(200 + Math.cos(angle) * far)}" cy="${n(150 + Math.sin(angle) * far)}" r="${n(easel.between(0.4, 1.1))}" fill="${shade(colour, 0.55)}" opacity=".45"/>`;
  }).join('');

/** The light on a glazed rim: bright at the top left, dark opposite. */
function rim(easel: Easel): string {
  return easel.define(
    'rimlight',
    '<linearGradient id="rimlight" x1=".1" y1=".05" x2=".9" y2=".95"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".4" stop-color="#fff" stop-opacity=".1"/><stop offset=".62" stop-color="#2c1205" stop-opacity=".02"/><stop offset="1" stop-color="#2c1205" stop-opacity=".4"/></linearGradient>',
  );
}

const insideShade = (easel: Easel): string =>
  easel.define(
    'inside',
    '<radialGradient id="inside" cx=".56" cy=".57" r=".56"><stop offset=".8" stop-color="#200b02" stop-opacity="0"/><stop offset=".93" stop-color="#200b02" stop-opacity=".12"/><stop offset="1" stop-color="#200b02" stop-opacity=".42"/></radialGradient>',
  );

/** A deep bowl from above. */
export function bowl(easel: Easel, radius = 140, colour: Colour = glaze(easel)): Vessel {
  const inner = radius * 0.865;
  const wall = tint(colour, 0.1);
  const markup = `${ground(easel, radius, radius, 150, 15)}<circle cx="200" cy="150" r="${n(radius)}" fill="${easel.round(colour)}"/>${speckle(easel, radius, inner, colour)}<circle cx="200" cy="150" r="${n(radius - 1.5)}" fill="none" stroke="${rim(easel)}" stroke-width="3"/><circle cx="200" cy="150" r="${n(inner + 4)}" fill="none" stroke="${shade(colour, 0.25)}" stroke-width="1.2" opacity=".6"/><circle cx="200" cy="150" r="${n(inner + 2.5)}" fill="${shade(wall, 0.22)}"/>`;
  const over = `<circle cx="200" cy="150" r="${n(inner)}" fill="${insideShade(easel)}"/>`;
  return {
    markup,
    over,
    room: { cx: 200, cy: 150, rx: inner, ry: inner },
    clip: `<circle cx="200" cy="150" r="${n(inner)}"/>`,
  };
}

/** A mug from above: as deep as a bowl, but narrower, with a handle. */
export function mug(easel: Easel): Vessel {
  const colour = glaze(easel);
  const body = bowl(easel, 116, colour);
  const ear = (wide: number, fill: string, dx = 0) =>
    `<path d="M${300 + dx} ${118 + dx}c66 -16 66 80 0 64" fill="none" stroke="${fill}" stroke-width="${wide}" stroke-linecap="round"/>`;
  const handle = `<g opacity=".45" filter="${blur(easel, 5)}">${ear(24, '#160701', 10)}</g>${ear(25, shade(colour, 0.3))}${ear(20, colour)}<path d="M302 112c40 -10 56 14 52 40" fill="none" stroke="#fff" stroke-width="3" opacity=".55" stroke-linecap="round"/>`;
  return { ...body, markup: handle + body.markup };
}

/** A plate from above: a broad rim, a flat well. */
export function plate(easel: Easel, radius = 146, colour: Colour = glaze(easel)): Vessel {
  const well = radius * 0.82;
  const edge =
    easel.chance() < 0.35
      ? `<circle cx="200" cy="150" r="${n(radius - 2)}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="2.6" opacity=".7"/>`
      : '';
  const markup = `${ground(easel, radius, radius, 150, 9)}<circle cx="200" cy="150" r="${n(radius)}" fill="${easel.flat(colour)}"/>${speckle(easel, radius, 0, colour)}${edge}<circle cx="200" cy="150" r="${n(radius - 1)}" fill="none" stroke="${rim(easel)}" stroke-width="2.6"/><circle cx="201" cy="151" r="${n(well + 2)}" fill="none" stroke="${shade(colour, 0.35)}" stroke-width="5" opacity=".3" filter="${blur(easel, 2.2)}"/><circle cx="200" cy="150" r="${n(well)}" fill="${easel.flat(tint(colour, 0.25))}"/><circle cx="200" cy="150" r="${n(well)}" fill="none" stroke="${rim(easel)}" stroke-width="1.6" transform="rotate(180 200 150)"/>`;
  return {
    markup,
    over: '',
    room: { cx: 200, cy: 150, rx: well + 8, ry: well + 8 },
    clip: `<circle cx="200" cy="150" r="${n(well + 8)}"/>`,
  };
}

/** A pan with a handle, dark inside. */
export function pan(easel: Easel, radius = 138): Vessel {
  const colour = easel.pick(['#2f3134', '#3a3634', '#2a2d33']);
  const inner = radius * 0.9;
  const angle = easel.pick([28, 152, -24]);
  const handle = `<g transform="rotate(${angle} 200 150)"><rect x="${n(200 + radius - 14)}" y="137" width="110" height="26" rx="12" fill="#160701" opacity=".4" transform="translate(6 10)" filter="${blur(easel, 4)}"/><rect x="${n(200 + radius - 14)}" y="137" width="110" height="26" rx="12" fill="${easel.flat(shade(colour, 0.1))}"/><rect x="${n(200 + radius)}" y="140" width="90" height="5" rx="2.5" fill="#fff" opacity=".16"/></g>`;
  const markup = `${handle}${ground(easel, radius, radius, 150, 12)}<circle cx="200" cy="150" r="${radius}" fill="${easel.flat(tint(colour, 0.14))}"/><circle cx="200" cy="150" r="${radius - 1}" fill="none" stroke="${rim(easel)}" stroke-width="2" opacity=".7"/><circle cx="200" cy="150" r="${n(inner)}" fill="${shade(colour, 0.3)}"/>`;
  const over = `<circle cx="200" cy="150" r="${n(inner)}" fill="${insideShade(easel)}"/>`;
  return {
    markup,
    over,
    room: { cx: 200, cy: 150, rx: inner, ry: inner },
    clip: `<circle cx="200" cy="150" r="${n(inner)}"/>`,
  };
}

/** An oven dish with two handles, or a lined baking tray. */
export function ovenDish(easel: Easel, isTray = false): Vessel {
  const colour = isTray ? '#6d6f72' : easel.pick(['#f1e9da', '#9c4a34', '#5d7480', '#e2c07c', '#6f8468']);
  const [x, y, w, h, r] = isTray ? [34, 18, 332, 264, 16] : [44, 30, 312, 240, 42];
  const box = (inset: number, fill: string, extra = '') =>
    `<rect x="${x + inset}" y="${y + inset}" width="${w - inset * 2}" height="${h - inset * 2}" rx="${Math.max(4, r - inset)}" ${fill} ${extra}/>`;
  const grips = isTray
    ? ''
    : [x - 18, x + w - 10]
        .map(
          (at) =>
            `<rect x="${at}" y="112" width="28" height="76" rx="14" fill="${easel.flat(colour)}" stroke="${shade(colour, 0.4)}" stroke-width="1"/>`,
        )
        .join('');
  const paper = isTray
    ? box(12, `fill="${easel.flat('#e9d9b8')}"`) +
      `<path d="M60 70L130 100M300 40L260 120M90 240L150 210M330 230L280 205" stroke="#b99c68" stroke-width="1.2" opacity=".5"/>`
    : box(13, `fill="${shade(colour, 0.35)}"`);
  const markup = `<g transform="translate(11 15)" opacity=".5" filter="${blur(easel, 9)}">${box(0, 'fill="#160701"')}</g>${grips}${box(0, `fill="${easel.flat(colour)}"`)}${box(1.2, `fill="none" stroke="${rim(easel)}" stroke-width="3"`)}${paper}`;
  const clip = isTray ? box(14, '') : box(14, '');
  const over = box(14, `fill="none" stroke="#200b02" stroke-width="9" opacity=".2" filter="${blur(easel, 4)}"`);
  return { markup, over, room: { cx: 200, cy: 150, rx: w / 2 - 20, ry: h / 2 - 20 }, clip };
}

/** A wooden board. */
export function board(easel: Easel): Vessel {
  const colour = easel.pick(['#b98450', '#c99a62', '#8f5f36', '#d8b27a']);
  const wood = easel.define(
    'board',
    '<filter id="board" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.16" numOctaves="3" seed="7" result="n"/><feDiffuseLighting in="n" surfaceScale="0.9" diffuseConstant="1.36" lighting-color="#fff8ec" result="l"><feDistantLight azimuth="225" elevation="47"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="l" mode="multiply" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>',
  );
  const turn = easel.between(-7, 7);
  const box = `x="36" y="34" width="328" height="232" rx="26"`;
  const markup = `<g transform="rotate(${n(turn)} 200 150)"><rect ${box} fill="#160701" opacity=".5" transform="translate(8 12)" filter="${blur(easel, 7)}"/><rect ${box} fill="${shade(colour, 0.5)}" transform="translate(2 5)"/><rect ${box} fill="${colour}" filter="${wood}"/><rect ${box} fill="none" stroke="${rim(easel)}" stroke-width="2"/></g>`;
  return { markup, over: '', room: { cx: 200, cy: 150, rx: 138, ry: 98 }, clip: `<rect ${box}/>` };
}
