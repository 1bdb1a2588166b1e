import { heapUp } from '../drawing/arrange.ts';
import { within } from '../drawing/bodies.ts';
import { bread } from '../drawing/bread.ts';
import { shade, tint } from '../drawing/colour.ts';
import { blur, n, rough, wet } from '../drawing/easel.ts';
import { type Outline, place, roundish, smooth, stroke } from '../drawing/outline.ts';
import type { Piece } from '../drawing/piece.ts';
import { table } from '../drawing/table.ts';
import { board, ovenDish } from '../drawing/vessels.ts';
import type { Plating, Scene } from '../dish.ts';
import { pieceOf } from '../foods.ts';
import { platter } from './bites.ts';
import { colourOf, isCarrier, shareOf } from './breads.ts';
import { SPOONED } from './heaps.ts';
import { type Filled, folded } from './folded-breads.ts';

/** A rolled wrap cut across, tacos or flat breads folded around their filling, or leaves wrapped around it. */
export const wrapped: Scene = (plating) => {
  const { easel, title } = plating;
  const carriers = plating.left().filter(({ food }) => isCarrier(food) || /egg-wrap/.test(food));
  plating.take(carriers);
  const corn = plating.has(/corn-tortilla|taco-shells/);
  const rest = plating.left();
  const leafy = carriers.length === 0;
  const leaf = leafy
    ? rest.find(({ food }) => /little-gem|iceberg|lettuce|romaine|cabbage|nori|rice-paper/.test(food))
    : undefined;
  if (leafy && leaf === undefined) return platter(plating);
  const paper = leaf?.food === 'rice-paper' ? leaf : undefined;
  if (paper) plating.take([paper]);
  const vessel = board(easel);
  const spreads = rest.filter(({ food }) => SPOONED.test(food)).slice(0, 2);
  const solids = rest.filter((part) => !spreads.includes(part));
  const portions = plating.take(solids);
  plating.showEach(spreads);
  const tone = paper
    ? '#f3efe2'
    : plating.has(/egg-wrap/)
      ? '#f0cc66'
      : corn
        ? '#e9bf5c'
        : plating.has(/wholewheat/)
          ? '#d9b27c'
          : '#ecd6a6';
  const sauce = (x: number, y: number, rx: number, ry: number) =>
    spreads
      .map(
        (part, index) =>
          `<g filter="${wet(easel, 1.6, 0.4)}"><path d="${smooth(place(roundish(easel, rx * 0.6, ry * 0.5, 0.2, 13), x + index * 10, y + index * 9 - 4, 0))}" fill="${easel.flat(colourOf(part))}"/></g>`,
      )
      .join('');
  if (leaf && leaf !== paper) {
    const leaves = [
      [122, 112],
      [276, 106],
      [200, 212],
    ] as const;
    const drawn = leaves.map(
      ([x, y]) =>
        `${pieceOf(/cabbage/.test(leaf.food) ? 'lettuce' : leaf.food)?.draw(easel, x, y, easel.between(0, 6), 3.2) ?? ''}${heapUp(easel, { cx: x, cy: y, rx: 56, ry: 34 }, shareOf(portions, 0.34), { coverage: 1.35, fill: true, size: 0.92 })}${sauce(x, y, 26, 16)}`,
    );
    return `${table(easel, plating.dish.meal)}${vessel.markup}${drawn.join('')}`;
  }
  const filled: Filled = { portions, spreads, colour: tone };
  if (corn) {
    const tacos = [
      { cx: 126, cy: 122, rx: 84, ry: 76 },
      { cx: 280, cy: 158, rx: 84, ry: 76 },
      { cx: 158, cy: 238, rx: 88, ry: 80 },
    ].map((at) => folded(plating, filled, { ...at, share: 0.34 }));
    return `${table(easel, plating.dish.meal)}${vessel.markup}${tacos.join('')}`;
  }
  if (!/flatbread|naan|pitta|fajita|chapati|roti\b|durum|open/.test(title)) {
    const halves = [rolled(plating, filled, 128, 118, -0.5), rolled(plating, filled, 252, 186, -0.42)];
    const spilled = heapUp(
      easel,
      { cx: 118, cy: 232, rx: 44, ry: 20 },
      portions.slice(0, 4).map(({ piece }) => ({ piece, count: 2 })),
      { coverage: 0.5, size: 0.86 },
    );
    return `${table(easel, plating.dish.meal)}${vessel.markup}${spilled}${halves.join('')}`;
  }
  const pair = [
    { cx: 156, cy: 138, rx: 112, ry: 96 },
    { cx: 240, cy: 240, rx: 116, ry: 102 },
  ].map((at) => folded(plating, filled, { ...at, share: 0.5 }));
  return `${table(easel, plating.dish.meal)}${vessel.markup}${pair.join('')}`;
};

/** Half a rolled wrap, with its cut end and the filling towards the viewer. */
function rolled(
  { easel }: Plating,
  { portions, spreads, colour: tone }: Filled,
  x: number,
  y: number,
  turn: number,
): string {
  const at = (outline: Outline) => smooth(place(outline, x, y, turn));
  const body: Outline = [
    [-62, -46],
    [0, -50],
    [70, -48],
    [104, -40],
    [118, -16],
    [118, 18],
    [104, 42],
    [70, 50],
    [0, 52],
    [-62, 48],
    [-78, 24],
    [-80, -2],
    [-76, -26],
  ];
  const [ex, ey] = place([[-62, 1]], x, y, turn)[0]!;
  const spots = Array.from({ length: 22 }, () => {
    const [px, py] = place([[easel.between(-40, 106), easel.between(-38, 40)]], x, y, turn)[0]!;
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(easel.between(2, 8))}" ry="${n(easel.between(1.5, 5))}" fill="#8a4a16" opacity="${n(easel.between(0.15, 0.5))}" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
  }).join('');
  const seam = place(
    [
      [-50, 24],
      [20, 32],
      [112, 22],
    ],
    x,
    y,
    turn,
  );
  const end = smooth(place(roundish(easel, 30, 49, 0.02, 15), ex, ey, turn));
  const inner = smooth(place(roundish(easel, 24, 42, 0.05, 15), ex, ey, turn));
  const ground = spreads[0] ? colourOf(spreads[0]) : shade(tone, 0.3);
  const filling = heapUp(easel, { cx: ex, cy: ey, rx: 34, ry: 44 }, shareOf(portions, 0.5), {
    coverage: 2,
    fill: true,
    times: 4,
    size: 0.74,
  });
  const light = easel.define(
    'roll',
    '<linearGradient id="roll" x1=".35" y1="0" x2=".65" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#2c1205" stop-opacity=".42"/></linearGradient>',
  );
  return `<path d="${at(body)}" transform="translate(8 14)" fill="#1d0a02" opacity=".45" filter="${blur(easel, 6)}"/><g filter="${rough(easel, 0.05, 1.4)}"><path d="${at(body)}" fill="${tone}"/>${spots}</g><path d="${stroke(seam)}" fill="none" stroke="${shade(tone, 0.45)}" stroke-width="2" opacity=".5"/><path d="${at(body)}" fill="${light}"/><path d="${end}" fill="${easel.flat(tint(tone, 0.3))}"/><path d="${end}" fill="none" stroke="${shade(tone, 0.3)}" stroke-width="1.4"/><path d="${inner}" fill="${ground}"/>${within(easel, `<path d="${inner}"/>`, filling)}`;
}

/** A pizza or a flat pie: a blistered rim, sauce, and toppings. */
export const pizza: Scene = (plating) => {
  const { easel } = plating;
  const dough = plating.parts.filter(({ food }) =>
    /dough|flour|wrap|naan|flatbread|pitta|baguette|turkish|yeast|cauliflower$/.test(food),
  );
  if (dough.length === 0) return platter(plating);
  plating.show('baked', dough);
  const vessel = easel.chance() < 0.6 ? board(easel) : ovenDish(easel, true);
  const rest = plating.left();
  const white = rest.filter(({ food }) => /quark|creme-fraiche|sour-cream|ricotta/.test(food));
  plating.showEach(white);
  const base = white.length > 0 ? '#f6eeda' : plating.has(/tomato|passata|pizza-sauce|ketchup/) ? '#c23c1e' : '#eed9a4';
  const rim = bread(134, { crumb: '#e2b468', crust: '#c98a3a', form: 'round', toast: 1, holes: 16 })(
    easel,
    200,
    150,
    0,
    1,
  );
  const circle = `<circle cx="200" cy="150" r="114"/>`;
  const sauce = `<g filter="${wet(easel, 2, 0.35)}"><path d="${smooth(place(roundish(easel, 114, 114, 0.03, 21), 200, 150, 0))}" fill="${easel.flat(base)}" filter="${rough(easel, 0.05, 2.4)}"/></g>`;
  const solids = rest.filter((part) => !white.includes(part));
  const order: Piece['layer'][] = ['part', 'whole', 'bit', 'herb'];
  const drawn = heapUp(
    easel,
    { cx: 200, cy: 150, rx: 110, ry: 110 },
    plating.take(solids.toSorted((one, other) => order.indexOf(one.piece!.layer) - order.indexOf(other.piece!.layer))),
    { coverage: 0.95, fill: true },
  );
  return `${table(easel, plating.dish.meal)}${vessel.markup}${rim}${sauce}${within(easel, circle, drawn)}`;
};
