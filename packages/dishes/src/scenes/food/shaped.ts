import type { Colour } from '../../drawing/colour.ts';
import { type Outline, place } from '../../drawing/outline.ts';
import type { Draw } from '../../drawing/piece.ts';
import { castShadow, solid } from '../../drawing/solid.ts';

/** Returns a symmetrical outline, given half of it from one end of its axis to the other. */
export const mirrored = (half: Outline, axis: 'x' | 'y'): Outline => [
  ...half,
  ...half
    .slice(1, -1)
    .toReversed()
    .map(([px, py]) => (axis === 'y' ? ([-px, py] as const) : ([px, -py] as const))),
];

/** A custom shape given by radii or points, with a stem on top; lit as a round body. */
export const shaped =
  (
    outline: Outline,
    colour: Colour,
    over: (at: (points: Outline) => Outline, size: number) => string,
    gloss = 0.45,
  ): Draw =>
  (easel, x, y, turn, size) => {
    const at = (points: Outline) => place(points, x, y, turn, size);
    const form = at(outline);
    return (
      castShadow(form, 9 * size) +
      solid(easel, form, { colour, height: 9 * size, isRound: true, gloss, face: over(at, size) })
    );
  };
