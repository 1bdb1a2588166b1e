import type { Easel } from './easel.ts';

/**
 * Draws one piece of food around a point; `turn` is in radians, and `size` 1 is the natural size (13 pixels are about a
 * centimetre).
 */
export type Draw = (easel: Easel, x: number, y: number, turn: number, size: number) => string;

/**
 * The ingredients visible in a drawing that some people do not eat. `meat`, `fish`, `shellfish` and `egg` have a shape
 * that only the real food has: a grain, a bone, a rim of fat, flakes, a yolk. `meatlike`, `dairy` and `wheat` look the
 * same if made of something else: mince, yoghurt, bread.
 */
export type Look = 'meat' | 'meatlike' | 'fish' | 'shellfish' | 'egg' | 'dairy' | 'wheat' | 'baked' | 'other';

/** How a food is drawn in a dish. */
export interface Piece {
  readonly draw: Draw;
  readonly look: Look;
  /** Grams per drawn piece. */
  readonly each: number;
  /** Half the width in pixels, which determines how far apart pieces lie. */
  readonly reach: number;
  /**
   * The layer in which a piece lies. Whole: the main food of a plate. Part: one food among others. Bit: strewn over
   * them. Herb: strewn last.
   */
  readonly layer: 'whole' | 'part' | 'bit' | 'herb';
}

export type Pieces = Readonly<Record<string, Piece>>;

const inLayer =
  (layer: Piece['layer']) =>
  (each: number, reach: number, draw: Draw): Piece => ({ draw, each, reach, layer, look: 'other' });
export const part = inLayer('part');
export const whole = inLayer('whole');
export const bit = inLayer('bit');
export const herb = inLayer('herb');

/** Says what a piece looks like. */
export const showing = (look: Look, piece: Piece): Piece => ({ ...piece, look });

/** Says that all these pieces have the same look. */
export const allShowing = (look: Look, pieces: Pieces): Pieces =>
  Object.fromEntries(Object.entries(pieces).map(([food, piece]) => [food, showing(look, piece)]));

/** Uses the same piece for several foods. */
export const same = (piece: Piece, ...foods: readonly string[]): Pieces =>
  Object.fromEntries(foods.map((food) => [food, piece]));

/** Scales a drawing by a factor. */
export const sized =
  (draw: Draw, times: number): Draw =>
  (easel, x, y, turn, size) =>
    draw(easel, x, y, turn, size * times);

/** Draws one of several drawings, chosen at random. */
export const oneOf =
  (...draws: readonly Draw[]): Draw =>
  (easel, ...where) =>
    easel.pick(draws)(easel, ...where);
