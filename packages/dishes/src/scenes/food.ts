import { table } from '../drawing/table.ts';
import type { Scene } from '../dish.ts';
import { pieceOf } from '../foods.ts';
import { LOOKS } from './food/looks.ts';
import { bowlful, servingOfPiece, type Serving } from './food/servings.ts';

/** Returns how to draw a single food with this look; null if the painter does not know the look. */
export function servingOf(look: string): Serving | null {
  const own = LOOKS[look];
  if (own !== undefined) return own;
  const piece = pieceOf(look);
  return piece === null ? null : servingOfPiece(piece);
}

/** A single food in the middle, seen close up. */
export const food: Scene = ({ easel, dish, parts, shown }) => {
  for (const part of parts) shown.add(part.id);
  const serving = servingOf(dish.title) ?? LOOKS['bowl'] ?? bowlful(() => '', 1);
  return `${table(easel, dish.meal)}${serving(easel)}`;
};
