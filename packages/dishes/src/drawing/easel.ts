import { createRandom, type Random } from '@weekbord/domain/numbers/random';
import { type Colour, shade, tint } from './colour.ts';

export const WIDTH = 400;
export const HEIGHT = 300;

/**
 * The tools for a drawing: seeded randomness, and the gradients, clips and filters that it uses, each defined only
 * once.
 */
export interface Easel {
  /** Returns the picture's next random number, in [0, 1). */
  readonly chance: Random;
  between(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Returns a fill lit from the top left, for a rounded body. */
  round(colour: Colour): string;
  /** Returns a fill lit from the top left, for a flat face. */
  flat(colour: Colour): string;
  /** Stores a definition once; returns a reference to it. */
  define(id: string, markup: string): string;
  definitions(): string;
}

/** Formats a number for SVG with one decimal place, which is a tenth of a pixel at the size of a card. */
export function n(value: number): string {
  // Integers are formatted much faster than fractions.
  const tenths = Math.round(Math.abs(value) * 10);
  const rest = tenths % 10;
  const text = rest === 0 ? `${tenths / 10}` : `${(tenths - rest) / 10}.${rest}`;
  return value < 0 && tenths !== 0 ? `-${text}` : text;
}

export function makeEasel(seed: number): Easel {
  const chance = createRandom(seed);
  const definitions = new Map<string, string>();
  const define = (id: string, markup: string) => {
    if (!definitions.has(id)) definitions.set(id, markup);
    return `url(#${id})`;
  };
  return {
    chance,
    between: (from, to) => from + (to - from) * chance(),
    pick: (choices) => choices[Math.floor(chance() * choices.length)]!,
    define,
    round: (colour) => {
      const id = `r${colour.slice(1)}`;
      if (definitions.has(id)) return `url(#${id})`;
      return define(
        id,
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="${tint(colour, 0.42)}"/><stop offset=".42" stop-color="${colour}"/><stop offset=".8" stop-color="${shade(colour, 0.15)}"/><stop offset="1" stop-color="${shade(colour, 0.36)}"/></radialGradient>`,
      );
    },
    flat: (colour) => {
      const id = `f${colour.slice(1)}`;
      if (definitions.has(id)) return `url(#${id})`;
      return define(
        id,
        `<linearGradient id="${id}" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${tint(colour, 0.24)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.15)}"/></linearGradient>`,
      );
    },
    definitions: () => [...definitions.values()].join(''),
  };
}

/** A blur with a radius in pixels. It does not convert colours, which would take longer than the blur itself. */
export const blur = (easel: Easel, pixels: number): string =>
  easel.define(
    `b${Math.round(pixels * 10)}`,
    `<filter id="b${Math.round(pixels * 10)}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
  );

/** Lights an uneven surface from the top left; `scale` is its roughness: small for a mash, large for a sauce. */
export const rough = (easel: Easel, scale: number, depth: number, seed = 3): string => {
  const id = `t${Math.round(scale * 1000)}d${Math.round(depth * 10)}s${seed}`;
  return easel.define(
    id,
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="3" seed="${seed}" result="n"/><feDiffuseLighting in="n" surfaceScale="${depth}" diffuseConstant="1.35" lighting-color="#fffdf6" result="l"><feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="l" mode="multiply" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>`,
  );
};

/** A wet surface: the bright edge and glints that a sauce, a glaze or an oiled piece shows towards the light. */
export const wet = (easel: Easel, height: number, strength = 0.6): string => {
  const id = `w${Math.round(height * 10)}g${Math.round(strength * 10)}`;
  return easel.define(
    id,
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${height}" result="h"/><feSpecularLighting in="h" surfaceScale="${n(height * 1.6)}" specularConstant="${n(strength * 1.6)}" specularExponent="60" lighting-color="#fff8e8" result="s"><feDistantLight azimuth="225" elevation="50"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="c"/><feComposite in="SourceGraphic" in2="c" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"/></filter>`,
  );
};
