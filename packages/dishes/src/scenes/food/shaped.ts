import type { Colour } from '../../drawing/colour.ts';
import { type Outline, place } from '../../drawing/outline.ts';
import type { Draw } from '../../drawing/piece.ts';
import { castShadow, solid } from '../../drawing/solid.ts';

/** Returns both halves of an outline, given the first from one end of its axis to the other. */
export const mirrored = (half: Outline, axis: 'x' | 'y'): Outline => [
  ...half,
  ...half
    .slice(1, -1)
    .toReversed()
    .map(([px, py]) => (axis === 'y' ? ([-px, py] as const) : ([px, -py] as const))),
];

/** A custom shape from radii or points, with a stem at its top; lit as a round body. */
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
