import { heapUp } from '../drawing/arrange.ts';
import { cream, crust, within } from '../drawing/bodies.ts';
import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n } from '../drawing/easel.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { slice } from '../drawing/round.ts';
import { sausage } from '../drawing/strips.ts';
import { table } from '../drawing/table.ts';
import { ovenDish, type Room } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { bedOf } from './beds.ts';
import { mound } from './heaps.ts';
import { layeredPortion } from './layered-portions.ts';
import { mashOnTop, mashTopped } from './mash-topped.ts';
import { rolledBake } from './rolled-bakes.ts';

/** A dish from the oven: in layers, as rolls, under mash, or in its sauce under browned cheese. */
export const gratin: Scene = (plating) => {
  const own = layeredPortion(plating) ?? rolledBake(plating);
  if (own !== null) return own;
  const mashed = mashOnTop(plating);
  return mashed ? mashTopped(plating, mashed) : underCheese(plating);
};

const CHEESE = /cheese|gouda|cheddar|mozzarella|emmental|gruyere|feta|parmesan/;
const SALAD = /salad|rocket|lettuce|lambs|little-gem|watercress/;

/** Slices of potato that overlap like scales, golden along their edges. */
function scales(easel: Easel, { cx, cy, rx, ry }: Room): string {
  const cut = slice(23, { flesh: '#f2da92', skin: '#b9752a', rind: 0.12, height: 3, long: 1.08 });
  const columns = 8;
  const rows = 3;
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = cx - rx + ((column + (row % 2 ? 0.75 : 0.3)) / columns) * rx * 2;
    const y = cy - ry + ((row + 0.5) / rows) * ry * 2 + easel.between(-3, 3);
    return cut(easel, x, y, easel.between(-0.3, 0.3), easel.between(0.94, 1.08));
  }).join('');
}

/** Melted patches of cheese on a bake, browned where they are highest, with the bake visible in between. */
function melted(easel: Easel, room: Room, colour: Colour, patches: number, spots: number): string {
  const at = (size: number, squash: number) => {
    const [x, y] = [room.cx + easel.between(-1, 1) * room.rx, room.cy + easel.between(-1, 1) * room.ry];
    return smooth(place(roundish(easel, size, size * squash, 0.38, 11), x, y, easel.between(0, 3)));
  };
  const cheese = Array.from(
    { length: patches },
    () =>
      `<path d="${at(easel.between(12, 26), 0.62)}" fill="${easel.pick([tint(colour, 0.4), tint(colour, 0.15), mix(colour, '#e0a03a', 0.3)])}" opacity=".8"/>`,
  ).join('');
  const browned = Array.from(
    { length: spots },
    () =>
      `<path d="${at(easel.between(2.4, 10), 0.6)}" fill="${easel.pick(['#8f4a12', '#a8601c', '#6f360c', '#c57c2a'])}" opacity="${n(easel.between(0.35, 0.75))}"/>`,
  ).join('');
  return `<g filter="${blur(easel, 2)}">${cheese}</g>${browned}`;
}

/** Sausages sunk into a batter that has risen around them. */
function inBatter(plating: Plating, sausages: readonly Part[], room: Room): string {
  const { easel } = plating;
  plating.showEach(sausages);
  const draw = sausage('#a0532a', 92, 26);
  const hump = (x: number, y: number, rx: number, ry: number) => {
    const path = smooth(place(roundish(easel, rx, ry, 0.2, 12), x, y, 0));
    return `<path d="${path}" transform="translate(3 5)" fill="#5e2a08" opacity=".35" filter="${blur(easel, 3)}"/><path d="${path}" fill="${easel.round(easel.pick(['#dfa647', '#d3943a', '#e8b75a']))}"/>`;
  };
  const humps = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    return hump(200 + Math.cos(angle) * room.rx * 0.9, 150 + Math.sin(angle) * room.ry * 0.88, 30, 18);
  }).join('');
  const lying = [
    [128, 128, 0.5],
    [198, 166, -0.3],
    [272, 130, 0.4],
    [150, 200, 0.1],
    [262, 202, -0.5],
  ].map(([x, y, turn]) => draw(easel, x!, y!, turn!, 0.92));
  return humps + lying.join('');
}

function underCheese(plating: Plating): string {
  const { easel, title } = plating;
  const vessel = ovenDish(easel);
  const soft = plating.parts.filter(
    ({ food, piece }) =>
      /milk|cream|flour|yoghurt|quark|ricotta|breadcrumbs|panko|drink|silken|^egg$/.test(food) &&
      !(food === 'egg' && piece?.look === 'egg'),
  );
  const crumbs = soft.filter(({ food }) => /breadcrumbs|panko/.test(food));
  const cheeses = plating.parts.filter(({ food }) => CHEESE.test(food) && !soft.some((one) => one.food === food));
  const isCreamy = plating.has(/milk|cream|drink|yoghurt|quark|ricotta|silken/);
  if (cheeses.length > 0) plating.show('dairy', cheeses);
  if (crumbs.length > 0) plating.show('wheat', crumbs);
  plating.show(
    'other',
    soft.filter((part) => !crumbs.includes(part)),
  );
  const isTomato = plating.has(/tomatoes|passata/);
  const isMelted = cheeses.length > 0 || crumbs.length > 0;
  const colour: Colour = isTomato
    ? isCreamy
      ? mix(plating.sauceColour(), '#e8b04c', 0.25)
      : shade(plating.sauceColour(), 0.06)
    : isCreamy || cheeses.length > 0
      ? '#e6be66'
      : crumbs.length > 0
        ? '#d8a458'
        : plating.sauceColour('#c08a4c');
  const rest = plating.left();
  const isToad = /toad in the hole/.test(title);
  const sausages = isToad ? rest.filter(({ food }) => /sausage/.test(food)) : [];
  const salad = rest.filter(({ food }) => (isToad ? !/sausage|onion/.test(food) : SALAD.test(food)));
  const isOats = plating.has(/^oats|oat-bran/) && cheeses.length === 0;
  const sliced = /gratin|hotpot/.test(title)
    ? rest.find(
        ({ food, note }) =>
          food === 'potato' &&
          /slice/.test(`${note} ${/slice[\w ]* potato|potato slices/.exec(plating.says)?.[0] ?? ''}`),
      )
    : undefined;
  const bed = bedOf(rest);
  const inside = rest.filter((part) => !salad.includes(part) && !sausages.includes(part) && part !== sliced);
  const dish: Room = { ...vessel.room, rx: vessel.room.rx * 1.05, ry: vessel.room.ry * 1.05 };
  const ground = isOats
    ? cream(easel, dish, '#d3a868', { grains: '#c08f50', scale: 0.06 })
    : crust(easel, vessel.room, isToad ? '#dca548' : colour, 70);
  if (sliced) plating.show('other', [sliced]);
  const lower: Room = sliced ? { ...dish, cy: dish.cy + dish.ry * 0.42, ry: dish.ry * 0.56 } : dish;
  const isOfFlorets = /^(?:cauliflower|broccoli|romanesco)$/.test(inside[0]?.food ?? '');
  const heaped = heapUp(easel, lower, plating.take(inside), {
    coverage: isOats ? 0.5 : bed ? 1.35 : 1.2,
    fill: true,
    // A floret is drawn from a hundred buds, so more florets would take too long.
    times: isOfFlorets ? 1.6 : 2.6,
    size: isOfFlorets ? 1.6 : 1.24,
    gathered: !bed && !isOfFlorets,
    ...(isOats || bed || isOfFlorets ? {} : { sunkIn: colour }),
  });
  const upper = sliced ? scales(easel, { ...dish, cy: dish.cy - dish.ry * 0.44, ry: dish.ry * 0.58 }) : '';
  const film = isOats
    ? ''
    : melted(
        easel,
        dish,
        isTomato ? '#f5d070' : '#f3cd68',
        isMelted ? (cheeses.length > 0 ? 30 : 12) : 0,
        isMelted ? 64 : 18,
      );
  const oats = isOats
    ? Array.from({ length: 30 }, () => {
        const size = easel.between(12, 30);
        return `<path d="${smooth(place(roundish(easel, size, size * 0.72, 0.26, 11), 200 + easel.between(-1, 1) * dish.rx, 150 + easel.between(-1, 1) * dish.ry, 0))}" fill="${easel.pick(['#d3a868', '#c08f50', '#dcb678'])}" opacity="${n(easel.between(0.4, 0.72))}"/>`;
      }).join('')
    : '';
  const batter = sausages.length > 0 ? inBatter(plating, sausages, vessel.room) : '';
  const rim = `<rect x="${n(200 - dish.rx)}" y="${n(150 - dish.ry)}" width="${n(dish.rx * 2)}" height="${n(dish.ry * 2)}" rx="34" fill="none" stroke="#7a3f12" stroke-width="16" opacity=".42" filter="${blur(easel, 6)}"/>`;
  const side = salad.length > 0 ? mound(plating, { cx: 346, cy: 246, rx: 60, ry: 46 }, salad) : '';
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${ground}${heaped}${upper}${oats ? `<g filter="${blur(easel, 1.7)}">${oats}</g>` : ''}${batter}${isToad ? '' : film}${rim}`)}${vessel.over}${side}`;
}
