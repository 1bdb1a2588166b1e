import { type Colour, shade, tint } from '../../drawing/colour.ts';
import { blur, n } from '../../drawing/easel.ts';
import type { Serving } from './servings.ts';

/** A paper bag, folded shut. */
export const bagOf =
  (colour: Colour, band: Colour): Serving =>
  (easel) =>
    `<path d="M128 232L276 228L330 244L190 256Z" fill="#160701" opacity=".38" filter="${blur(easel, 6)}"/><path d="M136 84L262 80L272 228L130 234Z" fill="${easel.flat(colour)}"/><path d="M262 80L286 94L292 216L272 228Z" fill="${shade(colour, 0.26)}"/><path d="M262 80L286 94L264 104L138 108L136 84Z" fill="${tint(colour, 0.28)}"/><path d="M138 108L264 104" stroke="${shade(colour, 0.35)}" stroke-width="2"/><path d="M132 150L268 146L270 200L131 205Z" fill="${easel.flat(band)}"/><path d="M148 116l-8 108M176 112l4 34M232 110l-2 34" stroke="${shade(colour, 0.3)}" stroke-width="1.6" opacity=".4"/><path d="M150 165L250 162M158 184L240 181" stroke="${tint(band, 0.6)}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`;

/** An upright box. */
export const boxOf =
  (colour: Colour, band: Colour): Serving =>
  (easel) =>
    `<path d="M120 224L270 232L336 236L220 252Z" fill="#160701" opacity=".4" filter="${blur(easel, 6)}"/><path d="M116 106L252 114L252 232L116 220Z" fill="${easel.flat(colour)}"/><path d="M252 114L296 90L296 204L252 232Z" fill="${shade(colour, 0.3)}"/><path d="M116 106L164 84L296 90L252 114Z" fill="${tint(colour, 0.35)}"/><path d="M116 144L252 152V190L116 180Z" fill="${easel.flat(band)}"/><path d="M252 152L296 130V165L252 190Z" fill="${shade(band, 0.3)}"/><path d="M136 158L226 164" stroke="${tint(band, 0.65)}" stroke-width="7" stroke-linecap="round" opacity=".85"/>`;

/** A tin with a paper band. */
export const tinOf =
  (band: Colour): Serving =>
  (easel) => {
    const metal = easel.define(
      'metal',
      '<linearGradient id="metal" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#aab0b4"/><stop offset=".25" stop-color="#f1f3f4"/><stop offset=".6" stop-color="#bfc5c9"/><stop offset="1" stop-color="#7f878c"/></linearGradient>',
    );
    const rings = [112, 118, 212, 218]
      .map(
        (y) => `<path d="M132 ${y}a68 18 0 0 0 136 0" fill="none" stroke="#7f878c" stroke-width="1.6" opacity=".6"/>`,
      )
      .join('');
    return `<ellipse cx="216" cy="232" rx="84" ry="20" fill="#160701" opacity=".42" filter="${blur(easel, 6)}"/><path d="M132 92V218a68 18 0 0 0 136 0V92z" fill="${metal}"/><path d="M132 126a68 18 0 0 0 136 0v74a68 18 0 0 1 -136 0z" fill="${easel.flat(band)}"/><path d="M148 134v80" stroke="#fff" stroke-width="9" opacity=".25"/><path d="M254 134v74" stroke="#160701" stroke-width="16" opacity=".16"/><path d="M160 166a60 10 0 0 0 80 0" fill="none" stroke="${tint(band, 0.65)}" stroke-width="8" stroke-linecap="round" opacity=".85"/>${rings}<ellipse cx="200" cy="92" rx="68" ry="18" fill="#e6e9eb" stroke="#8d9599" stroke-width="2"/><ellipse cx="200" cy="92" rx="56" ry="13" fill="#cfd5d8" stroke="#9aa2a6" stroke-width="1.2"/>`;
  };

/** A round pot with a foil lid. */
export const potOf =
  (colour: Colour, lid: Colour): Serving =>
  (easel) =>
    `<ellipse cx="214" cy="230" rx="72" ry="18" fill="#160701" opacity=".42" filter="${blur(easel, 6)}"/><path d="M130 104L144 216q56 24 112 0L270 104z" fill="${easel.flat(colour)}"/><path d="M136 148q64 24 128 0l-5 40q-58 22 -118 0z" fill="${easel.flat(lid)}"/><path d="M150 124l10 86" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/><path d="M254 116l-10 92" stroke="${shade(colour, 0.5)}" stroke-width="14" opacity=".2"/><ellipse cx="200" cy="100" rx="76" ry="24" fill="${easel.flat(tint(lid, 0.25))}" stroke="${shade(lid, 0.2)}" stroke-width="2"/><path d="M270 96q22 2 20 14q-12 6 -24 -2z" fill="${tint(lid, 0.15)}"/><path d="M140 ${n(96)}a66 18 0 0 1 60 -14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
