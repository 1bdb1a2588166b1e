import type { Easel } from './easel.ts';

/** Draws one piece of food around a point; `turn` in radians, `size` 1 is natural (13 pixels are about a centimetre). */
export type Draw = (easel: Easel, x: number, y: number, turn: number, size: number) => string;

/** How a food lies in a dish. */
export interface Piece {
  readonly draw: Draw;
  /** Grams of one drawn piece. */
  readonly each: number;
  /** Half its width in pixels: how far apart pieces lie. */
  readonly reach: number;
  /** Whole: the middle of a plate. Part: among others. Bit: strewn. Herb: strewn last. */
  readonly layer: 'whole' | 'part' | 'bit' | 'herb';
}

export type Pieces = Readonly<Record<string, Piece>>;

export const part = (each: number, reach: number, draw: Draw): Piece => ({ draw, each, reach, layer: 'part' });
export const whole = (each: number, reach: number, draw: Draw): Piece => ({ draw, each, reach, layer: 'whole' });
export const bit = (each: number, reach: number, draw: Draw): Piece => ({ draw, each, reach, layer: 'bit' });
export const herb = (each: number, reach: number, draw: Draw): Piece => ({ draw, each, reach, layer: 'herb' });

/** The same piece under several foods. */
export const same = (piece: Piece, ...foods: readonly string[]): Pieces =>
  Object.fromEntries(foods.map((food) => [food, piece]));

/** One of several drawings, by chance. */
export const oneOf =
  (...draws: readonly Draw[]): Draw =>
  (easel, ...where) =>
    easel.pick(draws)(easel, ...where);
