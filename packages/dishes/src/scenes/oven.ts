import { heapUp } from '../drawing/arrange.ts';
import { cream, crust, mash, swell, within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { place, polar, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { board, glaze, ovenDish, plate, type Room } from '../drawing/vessels.ts';
import type { Scene } from '../dish.ts';
import { bedOf } from './beds.ts';
import { mound } from './heaps.ts';
import { pie } from './pies.ts';

/** The corner from which a spoonful was taken. */
function scooped(easel: Easel, { rx, ry }: Room): Room & Readonly<{ path: string }> {
  const room = { cx: 200 + rx * 0.34, cy: 150 + ry * 0.3, rx: rx * 0.5, ry: ry * 0.56 };
  return { ...room, path: smooth(place(roundish(easel, room.rx, room.ry, 0.12, 13), room.cx, room.cy, 0)) };
}

/** A dish from the oven under a browned crust: gratin, lasagne, pie with mash, moussaka. */
export const gratin: Scene = (plating) => {
  const { easel, says, title } = plating;
  const vessel = ovenDish(easel);
  const mashed =
    /\bmash|pie|cottage|shepherd|philosopher|filosoof/.test(says) &&
    plating.find(/^potato$|sweet-potato|cauliflower|parsnip|celeriac/);
  const isMash = Boolean(mashed) && /pie|mash|philosopher|crust|top|jachtschotel|oven dish/.test(title);
  const creamy = plating.parts.filter(({ food }) =>
    /milk|cream|egg$|flour|grated-cheese|gouda|cheddar|mozzarella|gruyere|emmental|yoghurt|quark|ricotta|cheese|breadcrumbs|panko|drink|silken|lasagne/.test(
      food,
    ),
  );
  const cheeses = creamy.filter(({ food }) => /cheese|gouda|cheddar|mozzarella|emmental|gruyere|feta/.test(food));
  const crumbs = creamy.filter(({ food }) => /breadcrumbs|panko/.test(food));
  const isCreamy = plating.has(/milk|cream|drink|yoghurt|quark|ricotta|silken/);
  if (cheeses.length > 0) plating.show('dairy', cheeses);
  if (crumbs.length > 0) plating.show('wheat', crumbs);
  plating.show(
    'other',
    creamy.filter((part) => !cheeses.includes(part) && !crumbs.includes(part)),
  );
  const colour =
    isMash && mashed
      ? plating.blendColour([mashed])
      : plating.has(/tomatoes|passata/) && !plating.has(/milk|cream/)
        ? mix(plating.sauceColour(), '#e8b04c', 0.3)
        : cheeses.length > 0 || isCreamy
          ? '#eec565'
          : crumbs.length > 0
            ? '#d8a458'
            : plating.sauceColour('#c08a4c');
  if (isMash && mashed) plating.show('other', [mashed]);
  const rest = plating.left();
  const salad = rest.filter(({ food }) =>
    /toad in the hole/.test(title)
      ? !/sausage|onion/.test(food)
      : /salad|rocket|lettuce|lambs|little-gem|watercress/.test(food),
  );
  const bed = isMash ? undefined : bedOf(rest);
  const inside = rest.filter((part) => !salad.includes(part));
  const isOats = !isMash && plating.has(/^oats|oat-bran/) && cheeses.length === 0;
  const dish = { ...vessel.room, rx: vessel.room.rx * 1.05, ry: vessel.room.ry * 1.05 };
  if (isMash) {
    const top =
      `<rect x="40" y="20" width="320" height="260" fill="${shade(colour, 0.1)}"/>` +
      mash(easel, { ...vessel.room, rx: vessel.room.rx * 1.3, ry: vessel.room.ry * 1.32 }, colour) +
      `<g opacity=".42" style="mix-blend-mode:multiply">${crust(easel, vessel.room, tint(colour, 0.2), 70)}</g>`;
    const hole = scooped(easel, vessel.room);
    const below = heapUp(
      easel,
      { cx: hole.cx, cy: hole.cy, rx: hole.rx * 1.05, ry: hole.ry * 1.05 },
      plating.take(inside),
      { coverage: 1.6, fill: true },
    );
    const filling = `<g transform="translate(5 7)"><path d="${hole.path}" fill="#1d0a02" opacity=".35" filter="${blur(easel, 3)}"/></g>${within(easel, `<path d="${hole.path}"/>`, `<path d="${hole.path}" fill="${shade(plating.blendColour(inside, '#7a4a26'), 0.5)}"/>${below}<path d="${hole.path}" fill="none" stroke="#1d0a02" stroke-width="12" opacity=".35" filter="${blur(easel, 4)}"/>`)}<path d="${hole.path}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="4" opacity=".8"/>`;
    return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${top}${filling}`)}${vessel.over}`;
  }
  const ground = isOats
    ? cream(easel, dish, '#d3a868', { grains: '#c08f50', scale: 0.06 })
    : crust(easel, vessel.room, colour, 90);
  const heaped = heapUp(easel, dish, plating.take(inside), {
    coverage: isOats ? 0.5 : bed ? 1.05 : 0.8,
    fill: true,
    size: 1.2,
    gathered: !bed,
  });
  // What is baked lies half under the crust, which browns in spots.
  const film = Array.from({ length: cheeses.length > 0 ? 54 : isCreamy ? 30 : 0 }, () => {
    const size = easel.between(12, 30);
    return `<path d="${smooth(place(roundish(easel, size, size * 0.72, 0.26, 11), 200 + easel.between(-1, 1) * dish.rx, 150 + easel.between(-1, 1) * dish.ry, 0))}" fill="${easel.pick(isOats ? ['#d3a868', '#c08f50', '#dcb678'] : [tint(colour, 0.3), colour, mix(colour, '#d08a2c', 0.4)])}" opacity="${n(easel.between(0.4, 0.72))}"/>`;
  }).join('');
  const browned = Array.from({ length: cheeses.length > 0 || crumbs.length > 0 ? 34 : 12 }, () => {
    const size = easel.between(3, 13);
    return `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.4, 9), 200 + easel.between(-1, 1) * dish.rx, 150 + easel.between(-1, 1) * dish.ry, 0))}" fill="${easel.pick(['#8f4a12', '#a8601c', '#6f360c'])}" opacity="${n(easel.between(0.25, 0.6))}"/>`;
  }).join('');
  const rim = `<rect x="${n(200 - dish.rx)}" y="${n(150 - dish.ry)}" width="${n(dish.rx * 2)}" height="${n(dish.ry * 2)}" rx="34" fill="none" stroke="#7a3f12" stroke-width="16" opacity=".42" filter="${blur(easel, 6)}"/>`;
  const side = salad.length > 0 ? mound(plating, { cx: 346, cy: 246, rx: 60, ry: 46 }, salad) : '';
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${ground}${heaped}<g filter="${blur(easel, 1.7)}">${film}</g><g filter="${blur(easel, 1)}">${browned}</g>${rim}`)}${vessel.over}${side}`;
};

/** The round dish of what is baked without a crust. */
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
