import { heapUp } from '../drawing/arrange.ts';
import { within } from '../drawing/bodies.ts';
import { table } from '../drawing/table.ts';
import { bowl, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { bedOf, drawBed, drawOver } from './beds.ts';
import { BREADS, layered, mound, SPOONED, spoonfuls } from './heaps.ts';
import { drawSkewers, partsOnSkewers } from './skewers.ts';

/** Bread at the edge of the table, half outside the picture. */
export function sideBread(plating: Plating, breads: readonly Part[]): string {
  const { easel } = plating;
  if (breads.length === 0) return '';
  const portions = plating.take(breads.slice(0, 1));
  const spots: readonly (readonly [number, number])[] = [
    [352, 248],
    [372, 214],
  ];
  return portions
    .flatMap(({ piece }) => spots.map(([x, y]) => piece.draw(easel, x, y, easel.between(-0.5, 0.2), 0.95)))
    .join('');
}

/** Dishes whose foods lie in separate heaps around the bowl. */
const COMPOSED = /\bbowl\b|bibimbap|\bcobb\b|niçoise|gado|pok[ée]|mezze|antipast/;
/** Draws each food as a separate heap around the middle, where an egg or the smallest food lies. */
function composed(plating: Plating, room: Room, parts: readonly Part[]): string {
  const isCentre = ({ food, piece }: Part) => food === 'egg' && (piece?.reach ?? 0) > 20;
  const isLeaf = ({ food }: Part) => /lettuce|salad-leaves|rocket|little-gem|iceberg|romaine|lambs|endive/.test(food);
  const leaves = heapUp(plating.easel, room, plating.take(parts.filter(isLeaf)), {
    coverage: 1.5,
    fill: true,
    times: 6,
    size: 1.2,
  });
  const large = parts
    .filter((part) => part.piece?.layer !== 'herb' && part.grams >= 12 && !isCentre(part) && !isLeaf(part))
    .slice(0, 6);
  const count = Math.max(1, large.length);
  const start = plating.easel.between(0, 6.283);
  const far = room.rx * (count === 1 ? 0 : count < 4 ? 0.46 : 0.54);
  const wide = room.rx * (count < 3 ? 0.6 : count < 5 ? 0.5 : 0.42);
  const heaps = large.map((part, index) => {
    const angle = start + (index / count) * 6.283;
    const at = { cx: room.cx + Math.cos(angle) * far, cy: room.cy + Math.sin(angle) * far };
    return mound(plating, { ...at, rx: wide, ry: wide * 0.94 }, [part], 1.6, 6);
  });
  const rest = parts.filter((part) => !large.includes(part) && !isLeaf(part));
  const centre = heapUp(plating.easel, { ...room, rx: 12, ry: 12 }, plating.take(rest.filter(isCentre)), { size: 1.3 });
  const last = heapUp(
    plating.easel,
    { ...room, rx: room.rx * 0.6, ry: room.ry * 0.6 },
    plating.take(rest.filter((part) => !isCentre(part))),
    { coverage: 0.3 },
  );
  return `${leaves}${heaps.join('')}${centre}${last}`;
}

/** Everything tossed together in a bowl: a salad, a stir-fry, noodles, fruit. */
export const tossed: Scene = (plating) => {
  const { easel } = plating;
  const vessel = bowl(easel, 144);
  const beside = plating.left().filter(({ food }) => BREADS.test(food) && !/crouton/.test(food));
  const aside = sideBread(plating, beside);
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !spooned.includes(part) && !beside.includes(part));
  const bed = bedOf(rest);
  const under = bed
    ? drawBed(plating, bed, { ...vessel.room, rx: vessel.room.rx * 0.99, ry: vessel.room.ry * 0.99 })
    : '';
  const onSkewers = partsOnSkewers(plating, rest);
  const solids = rest.filter((part) => part !== bed && !onSkewers.includes(part));
  const isComposed = COMPOSED.test(plating.title);
  const ground = bed ? '<rect x="40" y="0" width="320" height="300" fill="#8a6a3a"/>' : '';
  const sides = isComposed
    ? composed(plating, vessel.room, solids)
    : layered(plating, vessel.room, solids, { coverage: bed ? 0.7 : 1.7, times: 4.5, size: 1.28 }) +
      (bed ? drawOver(plating, bed, { ...vessel.room, rx: vessel.room.rx * 0.8, ry: vessel.room.ry * 0.8 }, 26) : '');
  const dressing = spoonfuls(plating, { cx: 204, cy: 150, rx: 40, ry: 38 }, spooned);
  return `${table(easel, plating.dish.meal)}${aside}${vessel.markup}${within(easel, vessel.clip, `${ground}${under}${sides}${drawSkewers(plating, { cx: 200, cy: 150, rx: 84, ry: 50 }, onSkewers)}${dressing}`)}${vessel.over}`;
};
