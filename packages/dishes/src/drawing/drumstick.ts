import { mix } from './colour.ts';
import { type Outline, place, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

/** A drumstick with its bone. */
export const drumstick: Draw = (easel, x, y, turn, size) => {
  const at = (points: Outline) => place(points, x, y, turn, size);
  const bone = at([
    [30, -8],
    [72, -7],
    [80, -15],
    [90, -10],
    [88, 0],
    [92, 9],
    [81, 14],
    [72, 7],
    [30, 8],
  ]);
  const meat: Outline = [
    [-66, -4],
    [-56, -34],
    [-22, -44],
    [12, -32],
    [36, -13],
    [46, 0],
    [36, 13],
    [12, 32],
    [-22, 42],
    [-56, 30],
  ];
  const skin = `<path d="${smooth(
    at([
      [-40, 10],
      [-10, -2],
      [20, 6],
      [4, 24],
      [-26, 32],
    ]),
  )}" fill="#8a4a18" opacity=".45"/><path d="${smooth(
    at([
      [-50, -16],
      [-26, -30],
      [0, -24],
      [-20, -12],
    ]),
  )}" fill="#f2cb86" opacity=".6"/>`;
  return `${solid(easel, bone, { colour: '#f4ead4', height: 5 })}${castShadow(at(meat), 9 * size)}${solid(easel, at(meat), { colour: mix('#c9853a', '#b56a28', easel.chance()), height: 9, isRound: true, gloss: 0.4, face: skin })}`;
};
