import { heapUp } from '../drawing/arrange.ts';
import { within } from '../drawing/bodies.ts';
import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n } from '../drawing/easel.ts';
import { place, roundish, smooth, stroke } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { ovenDish, type Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { piled } from './heaps.ts';

const MASHED = /^potato$|sweet-potato|cauliflower|parsnip|celeriac|^taro$/;
/** Matches pom, the Surinamese dish of grated taro baked to a crust. */
const POM = /^pom\b|\bpom,/;
const BY_NAME = /cottage pie|shepherd|fish pie|philosopher|filosoof|jachtschotel|mash crust|bake with.*mash|mash bake/;
const ON_TOP =
  /(?:cover(?:ed)?|top(?:ped)?) with (?:the )?(?:[\w-]+ )?mash|mash on top|spread the mash|mash over|spoon the mash|cover with the [\w ]*mash/;

/** Returns the mash that covers a bake; undefined if there is none. */
export function mashOnTop(plating: Plating): Part | undefined {
  if (POM.test(plating.title)) return plating.find(/^taro$/);
  if (!/\bmash/.test(plating.says)) return undefined;
  return BY_NAME.test(plating.title) || ON_TOP.test(plating.says) ? plating.find(MASHED) : undefined;
}

/** The tracks of a fork across the mash, with each ridge browned where it is highest. */
function forked(easel: Easel, { cx, cy, rx, ry }: Room, colour: Colour): string {
  const rows = 9;
  const ridges = Array.from({ length: rows }, (_, row) => {
    const y = cy - ry + ((row + 0.5) / rows) * ry * 2;
    const start = easel.between(0, 6.283);
    return Array.from(
      { length: 12 },
      (__, index) =>
        [cx - rx + (index / 11) * rx * 2, y + 7 * Math.sin(index * 1.1 + start) + easel.between(-1, 1)] as const,
    );
  });
  const path = ridges.map((points) => stroke(points)).join('');
  const tips = ridges
    .flatMap((points) =>
      Array.from({ length: 9 }, () => {
        const [x, y] = points[1 + Math.floor(easel.chance() * 10)]!;
        const size = easel.between(5, 15);
        return `<path d="${smooth(place(roundish(easel, size, size * 0.26, 0.36, 8), x + easel.between(-9, 9), y - 3, 0))}" fill="${easel.pick(['#b8701e', '#96540f', '#d0902f'])}" opacity="${n(easel.between(0.4, 0.75))}"/>`;
      }),
    )
    .join('');
  // A single filter for all ridges, because separate ones would take twice as long as everything else.
  return `<g fill="none" filter="${blur(easel, 1.6)}"><path d="${path}" transform="translate(1 5)" stroke="${shade(colour, 0.4)}" stroke-width="9" opacity=".34"/><path d="${path}" stroke="${tint(colour, 0.22)}" stroke-width="13" opacity=".9"/><path d="${path}" transform="translate(-1 -4)" stroke="${tint(colour, 0.7)}" stroke-width="3" opacity=".6"/></g>${tips}`;
}

/** A mash-topped pie: browned ridges, and a spooned-out corner that shows the filling in its gravy. */
export function mashTopped(plating: Plating, mashed: Part): string {
  const { easel } = plating;
  const vessel = ovenDish(easel);
  const { room } = vessel;
  const melted = plating.parts.filter(
    ({ food }) => food !== mashed.food && /milk|cream|egg$|flour|yoghurt|quark|drink|butter$/.test(food),
  );
  const cheeses = plating.parts.filter(({ food }) => /cheese|gouda|cheddar|mozzarella|emmental|gruyere/.test(food));
  const isWholeEgg = plating.has(/^egg$/) && plating.find(/^egg$/)?.piece?.look === 'egg';
  plating.show('other', [
    mashed,
    ...melted.filter(({ food }) => !(isWholeEgg && food === 'egg') && !cheeses.some((one) => one.food === food)),
  ]);
  if (cheeses.length > 0) plating.show('dairy', cheeses);
  const colour = mashed.food === 'taro' ? '#dca24a' : plating.blendColour([mashed]);
  const rest = plating.left();
  const herbs = rest.filter(({ piece }) => piece?.layer === 'herb');
  const inside = rest.filter((one) => !herbs.includes(one));
  const hole: Room = { cx: 200 + room.rx * 0.36, cy: 150 + room.ry * 0.24, rx: room.rx * 0.56, ry: room.ry * 0.66 };
  const path = smooth(place(roundish(easel, hole.rx, hole.ry, 0.12, 13), hole.cx, hole.cy, 0));
  const isPale = plating.has(/cod|haddock|salmon|fish|prawn|pollock/);
  const gravy: Colour = isPale
    ? '#f3e3bb'
    : plating.has(/tomatoes|passata|tomato-puree/)
      ? mix('#8f3216', '#6a3816', 0.4)
      : plating.sauceColour('#6a3816');
  const lid = `<rect x="40" y="20" width="320" height="260" fill="${colour}"/>${forked(easel, { ...room, rx: room.rx * 1.1, ry: room.ry * 1.06 }, colour)}`;
  const filling = within(
    easel,
    `<path d="${path}"/>`,
    `<path d="${path}" fill="${easel.flat(gravy)}"/>${heapUp(easel, { ...hole, rx: hole.rx * 0.98, ry: hole.ry * 0.96 }, plating.take(inside), { coverage: 1.5, fill: true, size: 1.16 })}<path d="${path}" fill="none" stroke="#1d0a02" stroke-width="13" opacity=".4" filter="${blur(easel, 4)}"/>`,
  );
  const edge = `<path d="${path}" fill="none" stroke="${tint(colour, 0.55)}" stroke-width="7"/><path d="${path}" fill="none" stroke="${shade(colour, 0.3)}" stroke-width="1.6" opacity=".6"/>`;
  const top = piled(plating, { cx: 130, cy: 110, rx: 50, ry: 40 }, herbs, 0.5);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${lid}${edge}${filling}${top}`)}${vessel.over}`;
}
