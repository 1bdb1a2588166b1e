import { type Colour, shade, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { type Outline, shift, smooth } from './outline.ts';

interface Solid {
  readonly colour: Colour;
  /** The solid's height in pixels, from which its shadow and side are drawn. */
  readonly height?: number;
  /** The colour of the solid's side; by default, a darker one. */
  readonly side?: Colour;
  /** Whether the solid is rounded like a ball, rather than flat with an edge. */
  readonly isRound?: boolean;
  /** A glint, from 0 to 1. */
  readonly gloss?: number;
  /** Markup drawn on the face, not clipped. */
  readonly face?: string;
}

const RIM =
  '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".45" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#2c1205" stop-opacity=".35"/></linearGradient>';

/**
 * The shadow that a shape casts on the surface below, to the lower right: a hard one at the contact, and a wide faint
 * one.
 */
export function castShadow(outline: Outline, height: number): string {
  const [near, far] = [
    [height * 0.75 + 0.4, height + 0.6],
    [height * 1.5 + 0.8, height * 1.9 + 1.2],
  ] as const;
  const path = `<path d="${smooth(outline)}" fill="#1d0a02"`;
  return `${path} opacity=".3" transform="translate(${n(near[0])} ${n(near[1])})"/>${path} opacity=".13" transform="translate(${n(far[0])} ${n(far[1])})"/>`;
}

/** A body with a shadow, a side, a lit face, a bright edge and a glint. */
export function solid(
  easel: Easel,
  outline: Outline,
  { colour, height = 2, side, isRound = false, gloss = 0, face = '' }: Solid,
): string {
  const rim = easel.define('rim', RIM);
  const path = smooth(outline);
  const body = isRound
    ? ''
    : `<path d="${smooth(shift(outline, height * 0.35, height * 0.75))}" fill="${side ?? shade(colour, 0.34)}"/>`;
  const fill = isRound ? easel.round(colour) : easel.flat(colour);
  const edge = `stroke="${rim}" stroke-width="${isRound ? 0.8 : 1}"`;
  // Uses a single path if nothing lies in between: outlines are most of a picture's bytes.
  const lit = face
    ? `<path d="${path}" fill="${fill}"/>${face}<path d="${path}" fill="none" ${edge}/>`
    : `<path d="${path}" fill="${fill}" ${edge}/>`;
  return `${castShadow(outline, height)}${body}${lit}${gloss > 0 ? glint(outline, gloss) : ''}`;
}

/** The bright spot of a wet or smooth body, towards the light. */
function glint(outline: Outline, strength: number): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  return `<ellipse cx="${n(left + width * 0.36)}" cy="${n(top + height * 0.3)}" rx="${n(width * 0.13)}" ry="${n(height * 0.085)}" fill="#fff" opacity="${n(strength)}" transform="rotate(-32 ${n(left + width * 0.36)} ${n(top + height * 0.3)})"/>`;
}

/** A line with thickness: shadow, dark edge, colour, light along its top. */
export function strand(easel: Easel, path: string, width: number, colour: Colour): string {
  const dark = shade(colour, 0.42);
  const light = tint(colour, 0.55);
  return `<path d="${path}" transform="translate(1.2 1.8)" stroke="#1d0a02" stroke-width="${n(width)}" opacity=".2"/><path d="${path}" stroke="${dark}" stroke-width="${n(width)}"/><path d="${path}" stroke="${easel.chance() < 0.3 ? tint(colour, 0.18) : colour}" stroke-width="${n(width * 0.76)}"/><path d="${path}" transform="translate(-.4 -.5)" stroke="${light}" stroke-width="${n(width * 0.2)}" opacity=".75"/>`;
}

/** Groups all strands of a heap, so that they share their line attributes. */
export const strands = (parts: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${parts}</g>`;
