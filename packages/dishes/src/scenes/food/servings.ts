import { heapUp } from '../../drawing/arrange.ts';
import { base, cream, liquid, swell, within } from '../../drawing/bodies.ts';
import { type Colour, shade, tint } from '../../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../../drawing/easel.ts';
import { place, roundish, smooth } from '../../drawing/outline.ts';
import { type Draw, part, type Piece } from '../../drawing/piece.ts';
import { board, bowl, plate, type Room, type Vessel } from '../../drawing/vessels.ts';

/** Draws a single food on the table, around the middle of the picture: the smallest sizes show nothing else. */
export type Serving = (easel: Easel) => string;

/** Half the width of the area that is visible at the smallest sizes. */
export const CLOSE = 82;
const BOWL = 100;

const inside = (vessel: Vessel, body: string, easel: Easel): string =>
  `${vessel.markup}${within(easel, vessel.clip, body)}${vessel.over}`;

/** A smooth or poured food in a small bowl. */
export const bowlOf =
  (body: (easel: Easel, room: Room) => string, glazed?: Colour): Serving =>
  (easel) => {
    const vessel = bowl(easel, BOWL, glazed);
    return inside(vessel, body(easel, vessel.room), easel);
  };

/** A thick food, with folds left by a spoon. */
export const creamy = (colour: Colour, grains: Colour | null = null, glazed?: Colour): Serving =>
  bowlOf((easel, room) => cream(easel, room, colour, { grains, scale: grains ? 0.05 : 0.016 }), glazed);

/** A food thin enough to pour. */
export const runny = (colour: Colour, drops = 14, glazed?: Colour): Serving =>
  bowlOf((easel, room) => liquid(easel, room, colour, { drops }), glazed);

/** Flour, sugar, a spice: a mound with a soft peak. */
export const powder = (colour: Colour, { coarse = 0.09, specks = null as Colour | null, glazed = '' } = {}): Serving =>
  bowlOf(
    (easel, room) => {
      const mound = (share: number, dx: number) =>
        smooth(
          place(roundish(easel, room.rx * share, room.ry * share * 0.94, 0.07, 15), room.cx - dx, room.cy - dx, 0),
        );
      const grit = specks
        ? Array.from({ length: 150 }, () => {
            const angle = easel.between(0, 6.283);
            const far = Math.sqrt(easel.chance()) * 0.9;
            return `<ellipse cx="${n(room.cx + Math.cos(angle) * far * room.rx)}" cy="${n(room.cy + Math.sin(angle) * far * room.ry)}" rx="${n(easel.between(1, 3.4))}" ry="${n(easel.between(0.8, 1.8))}" fill="${easel.pick([specks, shade(specks, 0.25), tint(specks, 0.3)])}" transform="rotate(${n(easel.between(0, 180))} ${n(room.cx)} ${n(room.cy)})"/>`;
          }).join('')
        : '';
      return `<g filter="${rough(easel, coarse, 1.7)}"><rect x="60" y="20" width="280" height="260" fill="${shade(colour, 0.16)}"/><path d="${mound(0.86, 2)}" fill="${shade(colour, 0.05)}"/><path d="${mound(0.6, 7)}" fill="${tint(colour, 0.1)}"/>${grit}</g><path d="${mound(0.34, 16)}" fill="${tint(colour, 0.5)}" opacity=".5" filter="${blur(easel, 9)}"/>${swell(easel, { ...room, rx: room.rx * 0.92, ry: room.ry * 0.92 })}`;
    },
    glazed === '' ? undefined : glazed,
  );

/** A small bowl filled with a heap of one food. */
export const bowlful = (
  draw: Draw,
  reach: number,
  { ground = '#7a552c', size = 1, coverage = 2.1, glazed = '' } = {},
): Serving =>
  bowlOf(
    (easel, room) =>
      `<rect x="60" y="20" width="280" height="260" fill="${ground}"/>${[0, 1].map(() => heapUp(easel, room, [{ piece: part(5, reach, draw), count: 60 }], { coverage, fill: true, size, times: 6 })).join('')}`,
    glazed === '' ? undefined : glazed,
  );

/** The positions of one to five items. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-32, -22],
    [32, 26],
  ],
  [
    [-36, -22],
    [36, -24],
    [2, 36],
  ],
  [
    [-36, -34],
    [36, -36],
    [-38, 34],
    [36, 36],
  ],
  [
    [-42, -38],
    [40, -40],
    [-44, 36],
    [42, 38],
    [0, 0],
  ],
];

interface Laid {
  readonly count?: number;
  readonly size?: number;
  /** The rotation of all items, in radians; random by default. */
  readonly turn?: number;
  readonly on?: 'plate' | 'board' | 'nothing';
  readonly apart?: number;
}

/** One to five items on a small plate or a board. */
export const laid =
  (draw: Draw, { count = 3, size = 1, turn, on = 'plate', apart = 1 }: Laid = {}): Serving =>
  (easel) => {
    const under = on === 'plate' ? plate(easel, 118).markup : on === 'board' ? board(easel).markup : '';
    const pieces = SPOTS[count - 1]!.map(([dx, dy]) =>
      draw(
        easel,
        200 + dx * apart,
        150 + dy * apart,
        (turn ?? easel.between(0, 6.283)) + easel.between(-0.08, 0.08),
        size * easel.between(0.96, 1.04),
      ),
    );
    return under + pieces.join('');
  };

/** A heap of one food on a small plate. */
export const heaped = (
  draw: Draw,
  reach: number,
  { size = 1, ground = '', coverage = 1.9, radius = CLOSE } = {},
): Serving => {
  const piece = part(5, reach, draw);
  return (easel) => {
    const room = { cx: 200, cy: 150, rx: radius, ry: radius * 0.92 };
    const under = ground === '' ? '' : base(easel, { ...room, rx: room.rx * 0.7, ry: room.ry * 0.7 }, ground);
    return `${plate(easel, 122).markup}${under}${heapUp(easel, room, [{ piece, count: 40 }], { coverage, fill: true, size, times: 6 })}`;
  };
};

/** A food drawn with the painter's piece for it: a few large pieces, or a heap of small ones. */
export const servingOfPiece =
  (piece: Piece): Serving =>
  (easel) => {
    const size = Math.min(2.6, Math.max(1, 25 / piece.reach));
    if (piece.layer === 'whole')
      return laid(piece.draw, { count: 1, size: Math.min(1.9, 78 / piece.reach), turn: -0.5 })(easel);
    if (piece.reach >= 34)
      return laid(piece.draw, { count: 2, size: Math.min(1.4, 62 / piece.reach), apart: 1.1 })(easel);
    if (piece.layer === 'bit')
      return bowlful(piece.draw, piece.reach, { size: Math.min(3.2, 15 / piece.reach), ground: '#6b4a26' })(easel);
    return heaped(piece.draw, piece.reach, { size })(easel);
  };

export type Looks = Readonly<Record<string, Serving>>;
