import { base, cream, pool, steam, within } from '../drawing/bodies.ts';
import { shade } from '../drawing/colour.ts';
import { sauceUpTo } from '../drawing/sauce.ts';
import { table } from '../drawing/table.ts';
import { bowl, plate, type Room } from '../drawing/vessels.ts';
import type { Scene } from '../dish.ts';
import { pieceOf } from '../foods.ts';
import { bedOf, drawBed, isPoured } from './beds.ts';
import { sideBread } from './bowls.ts';
import { BREADS, layered, piled, SPOONED, spoonfuls } from './heaps.ts';
import { drawSkewers, partsOnSkewers } from './skewers.ts';
import { isWet, meltedPulse, sauceColourOf } from './wetness.ts';

/** Rice or grain on one side, everything else in a sauce on the other. */
export const withBed: Scene = (plating) => {
  const { easel } = plating;
  const vessel = easel.chance() < 0.6 ? bowl(easel, 146) : plate(easel, 150);
  const beside = sideBread(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const pulse = meltedPulse(plating);
  const rest = plating.left().filter((part) => !spooned.includes(part));
  const bed = bedOf(rest);
  const others = rest.filter((part) => part !== bed);
  const herbs = others.filter(({ piece }) => piece?.layer === 'herb');
  const onSkewers = partsOnSkewers(plating, others);
  const solids = others.filter((part) => !herbs.includes(part) && !onSkewers.includes(part));
  // Peanut sauce is poured over the skewers, not only under them.
  const isSatay = onSkewers.length > 0 && plating.has(/^peanut-(?:sauce|butter)$/) && spooned.length === 0;
  const poured = isSatay ? (pieceOf('peanut-sauce')?.draw(easel, 206, 148, -0.35, 1.45) ?? '') : '';
  const skewers = drawSkewers(plating, { cx: 200, cy: 150, rx: 86, ry: 50 }, onSkewers) + poured;
  const towards = easel.chance() < 0.5 ? -1 : 1;
  const reach = vessel.room.rx;
  const start = `${table(easel, plating.dish.meal)}${beside}${vessel.markup}`;
  const isSauced = pulse !== undefined || isWet(plating);
  const colour = sauceColourOf(plating, pulse ? '#dc9a34' : shade(plating.blendColour(solids, '#a5682a'), 0.16));
  if (bed && isPoured(bed)) {
    // A soft bed spreads over the whole plate, with the rest in the middle.
    const under = drawBed(plating, bed, { ...vessel.room, rx: reach * 0.92, ry: reach * 0.9 });
    const middle: Room = { cx: 203, cy: 154, rx: reach * 0.6, ry: reach * 0.54 };
    const sauce = isSauced ? pool(easel, middle.cx, middle.cy, middle.rx * 1.06, middle.ry * 1.06, colour) : '';
    const main = layered(plating, middle, solids, { coverage: isSauced ? 0.95 : 1.3, size: 1.16 });
    const top = spoonfuls(plating, { ...middle, rx: 34, ry: 30 }, spooned) + piled(plating, middle, herbs, 0.5);
    return `${start}${within(easel, vessel.clip, `${under}${sauce}${main}${skewers}${top}`)}${vessel.over}`;
  }
  const bedRoom: Room = { cx: 200 + towards * reach * 0.46, cy: 148, rx: reach * 0.6, ry: reach * 0.88 };
  const sideRoom: Room = { cx: 200 - towards * reach * 0.3, cy: 153, rx: reach * 0.68, ry: reach * 0.86 };
  const under = bed ? drawBed(plating, bed, bedRoom) : '';
  const sauce = isSauced
    ? sauceUpTo(easel, vessel.room, towards * 0.14, towards, colour)
    : {
        body: base(
          easel,
          { ...sideRoom, rx: sideRoom.rx * 0.84, ry: sideRoom.ry * 0.86 },
          shade(plating.blendColour(solids, '#7a5a2c'), 0.34),
        ),
        glaze: '',
      };
  const thick = pulse ? `<g opacity=".55">${cream(easel, sideRoom, colour, { grains: shade(colour, 0.12) })}</g>` : '';
  const main = layered(plating, sideRoom, solids, {
    coverage: isSauced ? 0.84 : 1.5,
    size: 1.18,
    ...(isSauced ? { sunkIn: colour } : {}),
  });
  const top =
    spoonfuls(plating, { cx: 200 - towards * 26, cy: 140, rx: 40, ry: 38 }, spooned) +
    piled(plating, { cx: 200 - towards * 30, cy: 146, rx: 56, ry: 56 }, herbs, 0.7);
  const thickened =
    thick && within(easel, `<ellipse cx="${sideRoom.cx}" cy="150" rx="${reach * 0.62}" ry="${reach * 0.8}"/>`, thick);
  return `${start}${within(easel, vessel.clip, `${under}${sauce.body}${thickened}${main}${sauce.glaze}${skewers}${top}`)}${vessel.over}${isSauced ? steam(easel, vessel.room) : ''}`;
};
