import { heapUp } from '../drawing/arrange.ts';
import { crust, swell, within } from '../drawing/bodies.ts';
import { shade } from '../drawing/colour.ts';
import { blur, type Easel, rough } from '../drawing/easel.ts';
import { place, polar, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { board, glaze, plate, type Room } from '../drawing/vessels.ts';
import type { Scene } from '../dish.ts';
import { mound } from './heaps.ts';
import { pie } from './pies.ts';

/** The round dish for a bake without a crust. */
function tin(easel: Easel): string {
  const colour = glaze(easel);
  return `<circle cx="198" cy="162" r="124" fill="#160701" opacity=".5" filter="${blur(easel, 6)}"/><circle cx="190" cy="150" r="122" fill="${easel.flat(colour)}"/><circle cx="190" cy="150" r="110" fill="${shade(colour, 0.35)}"/>`;
}

/** A quiche, a tart or a pie in its crust. */
export const quiche: Scene = (plating) => {
  const sweet = pie(plating);
  if (sweet !== null) return sweet;
  const { easel, title } = plating;
  const vessel = easel.chance() < 0.5 ? board(easel) : plate(easel, 156, glaze(easel));
  const isSweet = /apple|cherry|plum|rhubarb|berry|cheesecake|quark cake|crumble/.test(title);
  const melted = plating.parts.filter(
    ({ food }) =>
      /pastry|filo|flour|egg|milk|quark|cream|ricotta|sugar|butter|digestives|custard|silken|yoghurt|cheese$|gouda|cheddar|gruyere/.test(
        food,
      ) ||
      (/potato/.test(food) && /potato crust/.test(title)),
  );
  const isShell = ({ food }: { food: string }) =>
    /pastry|filo|flour|digestives|oats|almond-flour|potato|nuts/.test(food);
  const shells = melted.filter(isShell);
  const eggs = melted.filter(({ food }) => food.startsWith('egg'));
  if (shells.length > 0) plating.show('baked', shells);
  plating.show(
    eggs.length > 0 ? 'egg' : 'other',
    melted.filter((part) => !shells.includes(part)),
  );
  const rest = plating.left();
  const salad = rest.filter(
    ({ food, grams }) => /salad|rocket|lettuce|lambs|little-gem|watercress|cucumber/.test(food) && grams >= 15,
  );
  const rim = place(
    polar(
      Array.from({ length: 56 }, (_, index) => (index % 2 ? 1.02 : 0.965)),
      122,
      122,
    ),
    190,
    150,
    0,
  );
  const room: Room = { cx: 190, cy: 150, rx: 104, ry: 104 };
  const shell =
    shells.length === 0
      ? tin(easel)
      : `<path d="${smooth(rim)}" transform="translate(8 12)" fill="#160701" opacity=".5" filter="${blur(easel, 6)}"/><g filter="${rough(easel, 0.08, 2.6)}"><path d="${smooth(rim)}" fill="#c98d42"/></g><path d="${smooth(rim)}" fill="none" stroke="#8a5420" stroke-width="1.4" opacity=".6"/><circle cx="190" cy="150" r="112" fill="none" stroke="#edc987" stroke-width="5" opacity=".6" filter="${blur(easel, 1.4)}"/>`;
  const custard = crust(easel, room, isSweet ? '#e3b862' : '#f0c761', 50);
  const pieces = heapUp(
    easel,
    { ...room, rx: 100, ry: 100 },
    plating.take(rest.filter((part) => !salad.includes(part))),
    { coverage: 0.85, fill: true },
  );
  const film = `<g opacity=".3">${Array.from({ length: 14 }, () => `<path d="${smooth(place(roundish(easel, easel.between(12, 30), easel.between(9, 20), 0.3, 9), 190 + easel.between(-80, 80), 150 + easel.between(-80, 80), 0))}" fill="#f3cf70"/>`).join('')}</g>`;
  const side = mound(plating, { cx: 330, cy: 230, rx: 62, ry: 52 }, salad);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${shell}${within(easel, '<circle cx="190" cy="150" r="105"/>', `${custard}${pieces}${film}${swell(easel, room)}`)}${side}`;
};
