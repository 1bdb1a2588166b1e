import { within } from '../../drawing/bodies.ts';
import { type Colour, shade, tint } from '../../drawing/colour.ts';
import { blur, type Easel, n } from '../../drawing/easel.ts';
import { glaze } from '../../drawing/vessels.ts';
import type { Serving } from './servings.ts';

const CLEAR =
  '<linearGradient id="clear" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".16" stop-color="#fff" stop-opacity=".08"/><stop offset=".55" stop-color="#2c1205" stop-opacity="0"/><stop offset=".86" stop-color="#2c1205" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity=".35"/></linearGradient>';
const clear = (easel: Easel): string => easel.define('clear', CLEAR);

/** The shadow of a tall object, to the lower right. */
const shadowOf = (easel: Easel, foot: number, bottom: number): string =>
  `<path d="M${200 - foot} ${bottom - 4}L${200 + foot} ${bottom - 18}L${200 + foot + 96} ${bottom + 4}L${200 + foot * 0.6} ${bottom + 18}Z" fill="#160701" opacity=".34" filter="${blur(easel, 7)}"/><ellipse cx="204" cy="${bottom}" rx="${n(foot * 1.08)}" ry="11" fill="#160701" opacity=".5" filter="${blur(easel, 3)}"/>`;

interface Drink {
  /** White or tan froth on top. */
  readonly foam?: Colour;
  readonly ice?: boolean;
  readonly bubbles?: boolean;
  readonly slice?: Colour;
  readonly straw?: Colour;
  readonly form?: 'tall' | 'tumbler' | 'beer';
}

/** A drink in a glass, seen slightly from above. */
export const glassOf =
  (colour: Colour, { foam, ice = false, bubbles = false, slice, straw, form = 'tall' }: Drink = {}): Serving =>
  (easel) => {
    const [top, bottom, half, foot] = {
      tall: [76, 228, 54, 42],
      tumbler: [104, 222, 60, 50],
      beer: [72, 230, 56, 44],
    }[form] as [number, number, number, number];
    const flat = 17;
    const wall = (inset: number) =>
      `M${200 - half + inset} ${top}L${200 - foot + inset} ${bottom - 8}Q${200 - foot + inset} ${bottom + 6 - inset} 200 ${bottom + 8 - inset}Q${200 + foot - inset} ${bottom + 6 - inset} ${200 + foot - inset} ${bottom - 8}L${200 + half - inset} ${top}A${half - inset} ${flat} 0 0 1 ${200 - half + inset} ${top}Z`;
    const level = top + (foam ? 4 : 16);
    const wide = half - 5 - (foam ? 0 : 1.6);
    const glow = easel.define(
      `g${colour.slice(1)}`,
      `<linearGradient id="g${colour.slice(1)}" x1="0" x2="1" y1="0" y2=".3"><stop offset="0" stop-color="${tint(colour, 0.3)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.3)}"/></linearGradient>`,
    );
    const rising = bubbles
      ? Array.from(
          { length: 40 },
          () =>
            `<circle cx="${n(200 + easel.between(-0.84, 0.84) * foot)}" cy="${n(easel.between(level + 8, bottom - 6))}" r="${n(easel.between(0.9, 2.6))}" fill="#fff" opacity="${n(easel.between(0.3, 0.7))}"/>`,
        ).join('')
      : '';
    const cubes = ice
      ? [
          [-20, 4, -12],
          [16, 0, 18],
          [-4, 22, 8],
        ]
          .map(
            ([dx, dy, turn]) =>
              `<g transform="rotate(${turn} ${200 + dx!} ${level + dy!})"><rect x="${200 + dx! - 15}" y="${level + dy! - 12}" width="30" height="26" rx="6" fill="#fff" opacity=".42"/><rect x="${200 + dx! - 15}" y="${level + dy! - 12}" width="30" height="26" rx="6" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8"/></g>`,
          )
          .join('')
      : '';
    const head = foam
      ? `<path d="M${200 - half} ${top}h${half * 2}v${form === 'beer' ? 34 : 12}q${-half} 14 ${-half * 2} 0z" fill="${foam}"/>`
      : '';
    const body = within(
      easel,
      `<path d="${wall(4)}"/>`,
      `<rect x="120" y="${level}" width="160" height="180" fill="${glow}"/>${rising}${head}<ellipse cx="200" cy="${level}" rx="${n(wide)}" ry="${flat - 3}" fill="${foam ?? tint(colour, 0.28)}"/><ellipse cx="200" cy="${level}" rx="${n(wide)}" ry="${flat - 3}" fill="none" stroke="${shade(foam ?? colour, 0.24)}" stroke-width="1.6" opacity=".6"/>${cubes}`,
    );
    const froth = foam
      ? Array.from({ length: 34 }, () => {
          const angle = easel.between(0, 6.283);
          const far = Math.sqrt(easel.chance()) * 0.95;
          return `<circle cx="${n(200 + Math.cos(angle) * far * wide)}" cy="${n(level + Math.sin(angle) * far * (flat - 4))}" r="${n(easel.between(1, 3.2))}" fill="${tint(foam, 0.5)}" stroke="${shade(foam, 0.2)}" stroke-width=".4" opacity=".8"/>`;
        }).join('')
      : '';
    const stick = straw
      ? `<path d="M214 ${top + 40}L238 ${top - 46}" stroke="${straw}" stroke-width="8" stroke-linecap="round"/><path d="M212 ${top + 38}L236 ${top - 46}" stroke="#fff" stroke-width="2" opacity=".6"/>`
      : '';
    const fruit = slice
      ? `<g transform="translate(${200 - half + 4} ${top - 2})"><circle r="22" fill="${shade(slice, 0.06)}"/><circle r="18.5" fill="${tint(slice, 0.7)}"/>${Array.from({ length: 8 }, (_, index) => `<path d="M0 0L${n(Math.cos(index * 0.785) * 17)} ${n(Math.sin(index * 0.785) * 17)}A17 17 0 0 1 ${n(Math.cos(index * 0.785 + 0.6) * 17)} ${n(Math.sin(index * 0.785 + 0.6) * 17)}Z" fill="${slice}"/>`).join('')}</g>`
      : '';
    return `${shadowOf(easel, foot, bottom)}<path d="${wall(0)}" fill="#fff" opacity=".34"/>${body}${stick}<path d="${wall(0)}" fill="${clear(easel)}"/>${froth}<ellipse cx="200" cy="${top}" rx="${half - 1}" ry="${flat}" fill="none" stroke="#fff" stroke-width="2.2" opacity=".9"/><path d="M${200 - half + 13} ${top + 30}L${200 - foot + 11} ${bottom - 26}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/>${fruit}`;
  };

/** Wine in a stemmed or a tall glass. */
export const wineGlass =
  (colour: Colour, isFlute = false): Serving =>
  (easel) => {
    const [half, depth] = isFlute ? [27, 96] : [47, 84];
    const top = 60;
    const cup = (inset: number) =>
      `M${200 - half + inset + (isFlute ? 0 : 8)} ${top}C${200 - half - (isFlute ? 0 : 10) + inset} ${top + depth * 0.6} ${200 - half * 0.7 + inset} ${top + depth} 200 ${top + depth - inset}C${200 + half * 0.7 - inset} ${top + depth} ${200 + half + (isFlute ? 0 : 10) - inset} ${top + depth * 0.6} ${200 + half - inset - (isFlute ? 0 : 8)} ${top}Z`;
    const level = top + depth * (isFlute ? 0.16 : 0.4);
    const wide = half - 3;
    const bubbles = isFlute
      ? Array.from(
          { length: 30 },
          () =>
            `<circle cx="${n(200 + easel.between(-0.6, 0.6) * half)}" cy="${n(easel.between(level + 4, top + depth - 8))}" r="${n(easel.between(0.8, 2))}" fill="#fff" opacity=".75"/>`,
        ).join('')
      : '';
    const fill = within(
      easel,
      `<path d="${cup(3)}"/>`,
      `<rect x="130" y="${n(level)}" width="140" height="120" fill="${easel.flat(colour)}"/>${bubbles}<ellipse cx="200" cy="${n(level)}" rx="${wide}" ry="9" fill="${tint(colour, 0.3)}"/>`,
    );
    return `${shadowOf(easel, 40, 226)}<ellipse cx="200" cy="224" rx="42" ry="11" fill="#fff" opacity=".5"/><ellipse cx="200" cy="224" rx="42" ry="11" fill="none" stroke="#fff" stroke-width="2" opacity=".9"/><path d="M196 ${top + depth - 2}L195 218Q200 224 205 218L204 ${top + depth - 2}Z" fill="#fff" opacity=".7"/><path d="${cup(0)}" fill="#fff" opacity=".3"/>${fill}<path d="${cup(0)}" fill="${clear(easel)}"/><path d="${cup(0)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8"/><path d="M${200 - half + 12} ${top + 14}q-6 30 8 52" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
  };

/** A cup on a saucer, from above. */
export const cupOf =
  (colour: Colour, { foam = false, leaf = false } = {}): Serving =>
  (easel) => {
    const china = glaze(easel);
    const art = foam
      ? `<g fill="none" stroke="#fbf1de" stroke-linecap="round"><path d="M176 150q24 34 48 0q-6 -26 -24 -10q-18 -16 -24 10z" fill="#fbf1de" stroke="none"/><path d="M164 140q36 70 72 0" stroke-width="5" opacity=".75"/></g>`
      : `<path d="M168 132a40 40 0 0 1 30 -22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
    const mint = leaf
      ? `<path d="M186 142q14 -22 36 -16q-4 24 -36 16z" fill="#5d9a3c"/><path d="M188 142q16 -6 32 -15" stroke="#a8cf80" stroke-width="1.4" fill="none"/>`
      : '';
    return `<ellipse cx="212" cy="168" rx="106" ry="104" fill="#160701" opacity=".42" filter="${blur(easel, 8)}"/><circle cx="200" cy="150" r="104" fill="${easel.flat(china)}"/><circle cx="200" cy="150" r="80" fill="none" stroke="${shade(china, 0.22)}" stroke-width="3" opacity=".5"/><path d="M262 136h34q14 14 0 28h-34" fill="none" stroke="${shade(china, 0.3)}" stroke-width="15" opacity=".5" transform="translate(3 5)"/><path d="M262 136h34q14 14 0 28h-34" fill="none" stroke="${easel.flat(china)}" stroke-width="13"/><ellipse cx="208" cy="162" rx="72" ry="70" fill="#160701" opacity=".35" filter="${blur(easel, 5)}"/><circle cx="200" cy="150" r="70" fill="${easel.round(china)}"/><circle cx="200" cy="150" r="61" fill="${shade(china, 0.3)}"/><circle cx="200" cy="151" r="58" fill="${easel.round(colour)}"/><circle cx="200" cy="151" r="56" fill="none" stroke="${tint(colour, 0.35)}" stroke-width="3" opacity=".6"/>${art}${mint}`;
  };

interface Bottle {
  readonly cap?: Colour;
  readonly label?: Colour | '';
  readonly form?: 'cruet' | 'slim' | 'baby';
}

/** A small bottle with a cork or a cap, in the colour of its contents. */
export const bottleOf =
  (colour: Colour, { cap = '#b98450', label = '#f6efdf', form = 'cruet' }: Bottle = {}): Serving =>
  (easel) => {
    const [half, neck, shoulder] = form === 'cruet' ? [46, 13, 126] : form === 'baby' ? [42, 24, 118] : [33, 12, 124];
    const [top, bottom] = [82, 232];
    const outline = (inset: number) =>
      `M${200 - neck + inset} ${top}V${shoulder - 22}C${200 - neck + inset} ${shoulder - 4} ${200 - half + inset} ${shoulder} ${200 - half + inset} ${shoulder + 24}V${bottom - 12}Q${200 - half + inset} ${bottom - inset} ${200 - half + 12} ${bottom - inset}H${200 + half - 12}Q${200 + half - inset} ${bottom - inset} ${200 + half - inset} ${bottom - 12}V${shoulder + 24}C${200 + half - inset} ${shoulder} ${200 + neck - inset} ${shoulder - 4} ${200 + neck - inset} ${shoulder - 22}V${top}Z`;
    const filled = within(
      easel,
      `<path d="${outline(3)}"/>`,
      `<rect x="130" y="${form === 'baby' ? shoulder : shoulder - 18}" width="140" height="140" fill="${easel.flat(colour)}"/><path d="M${200 + half - 16} ${shoulder}v120" stroke="${shade(colour, 0.35)}" stroke-width="18" opacity=".35"/>`,
    );
    const teat = form === 'baby' ? `<path d="M182 70q2 -18 12 -20q6 -12 12 0q10 2 12 20z" fill="#e9c79a"/>` : '';
    const paper =
      label === ''
        ? ''
        : `<rect x="${200 - half + 1}" y="168" width="${half * 2 - 2}" height="40" fill="${easel.flat(label)}"/><rect x="${200 - half + 1}" y="174" width="${half * 2 - 2}" height="3" fill="${colour}" opacity=".7"/><rect x="${200 - half + 1}" y="199" width="${half * 2 - 2}" height="3" fill="${colour}" opacity=".7"/>`;
    return `${shadowOf(easel, half, bottom)}<path d="${outline(0)}" fill="#fff" opacity=".42"/>${filled}${paper}<path d="${outline(0)}" fill="${clear(easel)}"/><path d="${outline(0)}" fill="none" stroke="#fff" stroke-width="1.4" opacity=".6"/><path d="M${200 - half + 10} ${shoulder + 26}v70" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>${teat}<rect x="${200 - neck - 3}" y="${top - 20}" width="${neck * 2 + 6}" height="24" rx="4" fill="${easel.flat(cap)}"/><path d="M${200 - neck + 1} ${top - 16}v16" stroke="#fff" stroke-width="3" opacity=".35"/>`;
  };

/** A jar without its lid, with its contents visible. */
export const jarOf =
  (colour: Colour, { label = '#f6efdf', thick = true } = {}): Serving =>
  (easel) => {
    const [top, bottom, half] = [96, 232, 66];
    const outline = (inset: number) =>
      `M${200 - half + 8 + inset} ${top}V${top + 14}Q${200 - half + inset} ${top + 20} ${200 - half + inset} ${top + 34}V${bottom - 18}Q${200 - half + inset} ${bottom - inset} ${200 - half + 20} ${bottom + 3 - inset}Q200 ${bottom + 12 - inset} ${200 + half - 20} ${bottom + 3 - inset}Q${200 + half - inset} ${bottom - inset} ${200 + half - inset} ${bottom - 18}V${top + 34}Q${200 + half - inset} ${top + 20} ${200 + half - 8 - inset} ${top + 14}V${top}A${half - 8 - inset} 18 0 0 1 ${200 - half + 8 + inset} ${top}Z`;
    const swirl = thick
      ? `<g fill="none" stroke-linecap="round"><path d="M168 96q20 -12 46 -4q18 8 -6 12q-22 2 -14 -6" stroke="${shade(colour, 0.3)}" stroke-width="6" opacity=".5" transform="translate(1 2.5)"/><path d="M168 96q20 -12 46 -4q18 8 -6 12q-22 2 -14 -6" stroke="${tint(colour, 0.4)}" stroke-width="5"/></g>`
      : `<path d="M160 94a42 11 0 0 1 40 -9" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
    const body = within(
      easel,
      `<path d="${outline(4)}"/>`,
      `<rect x="120" y="90" width="160" height="160" fill="${easel.flat(colour)}"/><path d="M${200 + half - 20} 110v120" stroke="${shade(colour, 0.4)}" stroke-width="26" opacity=".3"/>`,
    );
    const paper =
      label === ''
        ? ''
        : `<path d="M${200 - half + 1} 156q${half - 1} 16 ${half * 2 - 2} 0v44q${-half + 1} 18 ${-half * 2 + 2} 0z" fill="${easel.flat(label)}"/><path d="M${200 - half + 1} 163q${half - 1} 16 ${half * 2 - 2} 0M${200 - half + 1} 193q${half - 1} 17 ${half * 2 - 2} 0" fill="none" stroke="${colour}" stroke-width="4" opacity=".8"/>`;
    return `${shadowOf(easel, half, bottom)}<path d="${outline(0)}" fill="#fff" opacity=".45"/>${body}${paper}<path d="${outline(0)}" fill="${clear(easel)}"/><ellipse cx="200" cy="${top}" rx="${half - 9}" ry="17" fill="#fff" opacity=".5"/><ellipse cx="200" cy="${top + 2}" rx="${half - 13}" ry="14" fill="${easel.round(colour)}"/>${swirl}<ellipse cx="200" cy="${top}" rx="${half - 9}" ry="17" fill="none" stroke="#fff" stroke-width="2.4" opacity=".9"/><path d="M${200 - half + 12} ${top + 40}v74" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/>`;
  };
